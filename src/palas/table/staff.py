"""Those who work in the house while it is open: painters, driver, flags, notices."""

from __future__ import annotations

from contextlib import AsyncExitStack, asynccontextmanager
from typing import TYPE_CHECKING

from palas.table.driving import Driver
from palas.table.flags import Flags
from palas.table.notices import Notices
from palas.table.thinking import Thinking

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable

    from palas.table.config import Config
    from palas.table.house import House
    from palas.table.painting.studio import Studio


@asynccontextmanager
async def staff(
    house: House, studio: Studio, config: Config, is_looking: Callable[[str], bool]
) -> AsyncIterator[Notices]:
    """Let everybody work, and end them in the right order: who asks before who answers."""
    thinking = Thinking(config.bot_workers, config.bot_seconds)
    notices = Notices(house, is_looking, config)
    async with AsyncExitStack() as stack:
        stack.push_async_callback(thinking.close)
        for worker in (studio, Driver(house, thinking, config.bot_pause), Flags(house), notices):
            worker.start()
            stack.push_async_callback(worker.close)
        yield notices

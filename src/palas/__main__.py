"""`python -m palas` is the program `palas`."""

from __future__ import annotations

from palas.cli.main import run

if __name__ == "__main__":
    run()

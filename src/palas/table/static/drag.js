// Dragging from one choice to another plays the move they share: with a mouse, and with a finger
// out of the hand.

import { lift } from "./motion.js"

const CHOICE = "[data-actions]"

export function draggable(chosen) {
  let from = null, copy = null, start = null
  document.addEventListener("pointerdown", event => {
    const near = event.button === 0 && event.target.closest?.(CHOICE)
    from = near && (event.pointerType !== "touch" || near.closest("#hand")) ? near : null
    start = [event.clientX, event.clientY]
  })
  document.addEventListener("pointermove", event => {
    if (!from) return
    const right = event.clientX - start[0], down = event.clientY - start[1]
    if (!copy && Math.hypot(right, down) < 8) return
    if (!copy) { copy = lift(from); from.classList.add("dragged") }
    copy.style.translate = `${right}px ${down}px`
  })
  document.addEventListener("pointercancel", stop)
  document.addEventListener("pointerup", event => {
    const source = from
    if (!stop()) return
    document.addEventListener("click", swallow, true)
    setTimeout(() => document.removeEventListener("click", swallow, true))
    const target = document.elementFromPoint(event.clientX, event.clientY)?.closest(CHOICE)
    if (target && target !== source) chosen(source, target)
  })

  function stop() {
    const moved = copy
    from?.classList.remove("dragged")
    copy?.remove()
    from = copy = null
    return Boolean(moved)
  }
}

const swallow = event => { event.stopPropagation(); event.preventDefault() }

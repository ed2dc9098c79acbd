// Turns one piece of the page into another by ids, wherever they stood before: what stays keeps
// focus, scroll and typed text; pieces of pictures travel.

import { calm, places, travel } from "./motion.js"

export function morph(old, html) {
  const box = document.createElement("template")
  box.innerHTML = html
  const fresh = box.content.firstElementChild
  if (!fresh) return
  const before = calm.matches ? null : places(old), focused = document.activeElement
  const known = new Map([...old.querySelectorAll("[id]")].filter(one => !one.parentNode.closest("[data-keep]")).map(one => [one.id, one]))
  change(old, fresh, known)
  if (focused !== document.activeElement && focused.isConnected) focused.focus({ preventScroll: true })
  if (before) travel(old, before)
}

function change(old, fresh, known) {
  if (old.isEqualNode(fresh)) return
  attributes(old, fresh)
  if (old.dataset?.keep === undefined) children(old, fresh, known)
}

// Whether something is unfolded is the reader's affair, as long as it is about the same.
function attributes(old, fresh) {
  const kept = old.localName === "details" && old.dataset.for === fresh.dataset.for ? "open" : ""
  for (const { name } of [...old.attributes]) if (!fresh.hasAttribute(name) && name !== kept) old.removeAttribute(name)
  for (const { name, value } of fresh.attributes) if (old.getAttribute(name) !== value && name !== kept) old.setAttribute(name, value)
}

function children(old, fresh, known) {
  const pairs = []
  let at = old.firstChild
  for (const next of [...fresh.childNodes]) {
    let same = next.id ? known.get(next.id) : at && !at.id && at.nodeType === next.nodeType && at.nodeName === next.nodeName ? at : null
    if (!same || same.nodeName !== next.nodeName || same.contains(old)) same = next.cloneNode(false)
    else known.delete(next.id)
    if (same === at) at = at.nextSibling
    else old.insertBefore(same, at)
    pairs.push([same, next])
  }
  while (at) {
    const gone = at
    at = at.nextSibling
    gone.remove()
  }
  for (const [same, next] of pairs) {
    if (same.nodeType === Node.ELEMENT_NODE) change(same, next, known)
    else if (same.nodeValue !== next.nodeValue) same.nodeValue = next.nodeValue
  }
}

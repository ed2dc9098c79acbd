// Pieces that moved travel from where they were on the screen, what is new fades in.

const TIME = { duration: 200, easing: "ease-out", id: "travel" }
const MOST = 80 // when more than this moves at once, it is another picture
const FADES = "fades", FLIES = "flies"
const SVG = "http://www.w3.org/2000/svg"
export const calm = matchMedia("(prefers-reduced-motion: reduce)")

const pictures = root => root.querySelectorAll("svg.palas")
const pieces = picture => picture.querySelectorAll("[id]:not(defs, defs *)")
const nameOf = picture => picture.closest("[id]")?.id
const written = m => `matrix(${m.a},${m.b},${m.c},${m.d},${m.e},${m.f})`
const far = (one, other) => Math.hypot(one.e - other.e, one.f - other.f)
const near = (one, other) => far(one, other) < .5 && ["a", "b", "c", "d"].every(key => Math.abs(one[key] - other[key]) < .01)

// Where every piece is, by id; what still travels is taken where it is now.
export function places(root) {
  const found = new Map()
  for (const picture of pictures(root)) {
    const home = picture.getScreenCTM()
    if (!home) continue
    for (const one of pieces(picture)) {
      const at = one.getScreenCTM?.()
      if (at) found.set(one.id, { at, home, picture: nameOf(picture), kind: one.dataset.piece })
    }
  }
  for (const old of root.getAnimations({ subtree: true })) if (old.id === TIME.id) old.cancel()
  return found
}

export function travel(root, before) {
  const now = [...pictures(root)].flatMap(picture => [...pieces(picture)].map(one => [one, picture]))
  const gone = vanished(now, before), shifts = new Map(), steps = []
  for (const [one, picture] of now) {
    const home = picture.getScreenCTM(), at = one.getScreenCTM?.(), parent = one.parentNode.getScreenCTM?.()
    const above = shifts.get(ancestor(one, shifts))
    if (!home || !at || !parent || above === FLIES) continue
    const was = before.get(one.id), kind = one.dataset.piece
    const from = kind && was?.kind !== kind ? gone.get(kind)?.shift() ?? was : was
    if (!from) {
      if (above === FADES || [...one.querySelectorAll("[id]")].some(inner => before.has(inner.id))) continue
      steps.push(() => one.animate([{ opacity: 0 }, { opacity: 1 }], TIME))
      shifts.set(one, FADES)
    } else if (from.picture !== nameOf(picture)) {
      steps.push(() => fly(one, from.at, at))
      shifts.set(one, FLIES)
    } else if (above !== FADES) {
      const carried = home.multiply(from.home.inverse()).multiply(from.at)
      const old = far(from.at, at) < far(carried, at) ? from.at : carried // a picture itself may shift
      const held = above ? above.multiply(parent) : parent
      const first = held.inverse().multiply(old), last = parent.inverse().multiply(at)
      if (near(held.multiply(last), old)) continue
      steps.push(() => one.animate([{ transform: written(first) }, { transform: written(last) }], TIME))
      shifts.set(one, old.multiply(at.inverse()))
    }
  }
  if (steps.length <= MOST) steps.forEach(step => step())
}

// Pieces that are all alike have no names of their own: one that vanished is one that appears.
function vanished(now, before) {
  const gone = new Map(), still = new Map(now.map(([one]) => [one.id, one.dataset.piece]))
  for (const [id, place] of before) {
    if (place.kind && still.get(id) !== place.kind) gone.set(place.kind, [...gone.get(place.kind) ?? [], place])
  }
  return gone
}

// What moves with something else moves from there on its own only as far as is left.
function ancestor(one, shifts) {
  for (let up = one.parentNode; up instanceof SVGElement; up = up.parentNode) if (shifts.has(up)) return up
}

// From one picture to another above both.
function fly(one, from, to) {
  const copy = lift(one, to)
  one.animate([{ opacity: 0 }, { opacity: 0 }], TIME)
  copy.firstChild.animate([{ transform: written(from) }, { transform: written(to) }], TIME).onfinish = () => copy.remove()
}

// A copy of a piece over the whole page, exactly above it.
export function lift(piece, at = piece.getScreenCTM()) {
  const sheet = document.createElementNS(SVG, "svg"), copy = piece.cloneNode(true)
  sheet.setAttribute("class", "palas lifted")
  sheet.setAttribute("aria-hidden", "true")
  for (const one of [copy, ...copy.querySelectorAll("*")]) for (const name of ["id", "tabindex", "data-actions"]) one.removeAttribute(name)
  copy.setAttribute("transform", written(at))
  sheet.append(copy)
  document.body.append(sheet)
  return sheet
}

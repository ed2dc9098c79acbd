// The table: plays what is chosen in the picture or in words, and shows what the server draws.

import { draggable } from "./drag.js"
import { Live } from "./live.js"
import { morph } from "./morph.js"

const main = document.getElementById("main"), body = document.body
const address = `/t/${main.dataset.table}`
const small = matchMedia("(max-width: 820px)")
const title = document.title.replace(/^.*? · /, "")
const seen = `palas-seen-${main.dataset.table}`
let wish = main.dataset.wish, shownView = main.dataset.view, picked = null, asked = false, read = 0
const FEW = 3 // moves in words that a phone shows at once
const find = id => document.getElementById(id)
const layout = () => small.matches ? "phone" : "desk"
const moves = () => Number(find("table").dataset.moves)
let away = Number(localStorage.getItem(seen) ?? Infinity)
if (away >= moves()) away = NaN

const live = new Live(address, () => new URLSearchParams({ layout: layout(), wish, scripts: main.dataset.scripts }), show, lost => {
  const line = find("line")
  line.hidden = !lost
  line.textContent = lost ? line.dataset.lost : ""
})

function show(html, view, told) {
  if (view !== shownView) morph(find("table"), html)
  shownView = view
  unlight.html = null
  const turn = find("table").dataset.turn === "1"
  if (told) document.title = (turn ? `● ${find("line").dataset.turn} · ` : `${told.title.replace(/\.$/, "")} · `) + title
  if (told && turn && !asked && document.hidden) notify(told.title)
  asked = turn
  settle()
}

// What the server does not know: tabs, filters, what was read.
function settle() {
  for (const tab of document.querySelectorAll("[data-tab][role=tab]")) {
    tab.setAttribute("aria-selected", tab.dataset.tab === body.dataset.tab)
  }
  const said = document.querySelectorAll("#said li").length
  const open = body.dataset.tab === "chat" && (!small.matches || body.dataset.sheet === "open")
  if (open) read = said
  const unread = find("unread")
  if (unread) { unread.hidden = said <= read; unread.textContent = said - read }
  if (body.dataset.tab === "score") score()
  for (const line of document.querySelectorAll("[data-since]")) delete line.dataset.since
  const line = find(`move-${away + 1}`)
  if (line) line.dataset.since = find("lines").dataset.away
  if (!document.hidden) localStorage.setItem(seen, moves())
  const share = find("share")
  if (share) { share.hidden = false; share.dataset.copy = location.origin + address }
  const bell = find("notify")
  if (bell) bell.hidden = !("Notification" in window) || Notification.permission !== "default"
  filter(picked && picked.filter(action => button(action)))
  find("confirm")?.querySelector("button").focus({ preventScroll: true })
}

function tab(name, toggle) {
  const same = body.dataset.tab === name
  body.dataset.tab = name
  if (small.matches) body.dataset.sheet = same && toggle && body.dataset.sheet === "open" ? "shut" : "open"
  settle()
}

let scored = ""
async function score() {
  const box = find("score")
  if (!box || scored === shownView) return
  scored = shownView
  const answer = await fetch(box.dataset.address)
  if (!answer.ok) return
  const open = [...box.querySelectorAll("details")].map(one => one.open)
  box.innerHTML = await answer.text()
  box.querySelectorAll("details").forEach((one, at) => { one.open = open[at] ?? one.open })
}

// Choosing
const button = action => find("moves")?.querySelector(`button[value="${action}"]`)
const actions = element => element.dataset.actions.split(" ").filter(Boolean)

// A second choice narrows the first: from where, then to where.
function pick(element) {
  const offered = actions(element), both = picked ? offered.filter(action => picked.includes(action)) : []
  choose(both.length ? both : offered)
}

function choose(offered) {
  if (offered.length === 1) play(offered[0])
  else if (offered.length) { filter(offered); find("moves")?.querySelector("button:not([hidden])")?.focus() }
}

function filter(offered) {
  const were = picked, moves = find("moves"), back = find("back"), box = find("moves-box")
  picked = offered?.length ? offered : null
  if (!moves) return
  for (const one of moves.querySelectorAll("button.move")) one.hidden = Boolean(picked) && !picked.includes(one.value)
  for (const group of moves.querySelectorAll("fieldset")) group.hidden = !group.querySelector("button:not([hidden])")
  moves.toggleAttribute("data-picked", Boolean(picked))
  if (picked) box.open = true
  else if (were && small.matches) box.open = moves.querySelectorAll("button.move").length <= FEW
  if (back) back.hidden = !picked
  find("which").textContent = picked ? find("which").dataset.many : ""
  for (const place of document.querySelectorAll("[data-actions]")) {
    place.classList.toggle("picked", Boolean(picked) && actions(place).some(action => picked.includes(action)))
  }
}

function play(action) {
  const form = find("moves")
  if (form && button(action)) post(form, { action })
}

let busy = false
async function post(form, more = {}) {
  if (busy) return
  busy = true
  const content = new URLSearchParams(new FormData(form))
  for (const [name, value] of Object.entries(more)) content.set(name, value)
  try {
    const answer = await fetch(form.getAttribute("action"), { method: "POST", body: content, headers: { Accept: "application/json" } })
    const told = await answer.json()
    if (!answer.ok) { say(told.detail); live.open(); return }
    say("")
    filter(null)
    if (content.has("action") && !told.wish) { asked = false; find("hand")?.scrollTo(0, 0) }
    if (form.dataset.clear !== undefined) form.reset()
    if (form.dataset.turns !== undefined || told.wish || wish) go(told.wish || "")
  } catch { say(find("line").dataset.lost) } finally { busy = false }
}

function go(wanted) {
  wish = wanted
  filter(null)
  live.open()
}

let quiet
function say(words) {
  const word = find("word")
  word.hidden = !words
  word.querySelector("p").textContent = words
  clearTimeout(quiet)
  if (words) quiet = setTimeout(() => say(""), 7000)
}

document.addEventListener("submit", event => {
  const form = event.target
  if (form.dataset.post === undefined && form.dataset.turns === undefined) return
  event.preventDefault()
  const by = event.submitter
  if (by?.getAttribute("aria-disabled") === "true") say(by.title)
  else post(form, by?.name ? { [by.name]: by.value } : {})
})

// The second half of a double click, or a key held down, never plays what has just come there.
const again = event => (event.detail > 1 || event.repeat) && event.target.closest?.("[data-actions], #dock button")

document.addEventListener("click", event => {
  const element = event.target
  if (again(event)) { event.preventDefault(); return }
  const wanted = element.closest("[data-wish]:not(#main)"), choice = element.closest("[data-actions]")
  if (wanted) { event.preventDefault(); go(wanted.dataset.wish) }
  else if (element.closest("[role=tab]")) tab(element.closest("[role=tab]").dataset.tab, true)
  else if (element.closest("#back")) filter(null)
  else if (element.closest("#notify")) Notification.requestPermission().then(settle)
  else if (choice) pick(choice)
  else if (body.dataset.sheet === "open" && !element.closest("#panel")) body.dataset.sheet = "shut"
})

const KEYS = {
  u: () => find("take-back")?.requestSubmit(find("take-back").querySelector("button")),
  h: () => find("hint")?.click(),
  l: () => tab("log"), s: () => tab("score"),
  c: () => { tab("chat"); find("say-text")?.focus() },
  "/": () => { const box = find("moves-box"); if (box) { box.open = true; box.querySelector("button:not([hidden])").focus() } },
  Escape: () => { if (picked) filter(null); else if (wish) go(""); else body.dataset.sheet = "shut" },
}
document.addEventListener("keydown", event => {
  const choice = event.target.closest?.("[data-actions]")
  if (/^(Enter| )$/.test(event.key) && again(event)) { event.preventDefault(); return }
  if (event.ctrlKey || event.metaKey || event.altKey) return
  if (choice && (event.key === "Enter" || event.key === " ")) { event.preventDefault(); pick(choice) }
  else if (event.target.closest?.("[role=tab]") && /^Arrow(Left|Right)$/.test(event.key)) {
    const tabs = [...document.querySelectorAll("[role=tab]")], step = event.key === "ArrowLeft" ? -1 : 1
    const next = tabs[(tabs.indexOf(event.target) + step + tabs.length) % tabs.length]
    next.focus()
    tab(next.dataset.tab)
  } else if (KEYS[event.key] && (event.key === "Escape" || !event.target.closest?.("input, textarea, select"))) {
    event.preventDefault()
    KEYS[event.key]()
  }
})

draggable((source, target) => choose(actions(target).filter(action => actions(source).includes(action))))

// Lighting the places of a line
let lighting
async function light(line) {
  const answer = await fetch(`${address}/lit?places=${line.dataset.places}&layout=${layout()}`)
  if (!answer.ok || lighting !== line) return
  unlight.html ??= find("board").innerHTML
  find("board").innerHTML = await answer.text()
}
function unlight() {
  lighting = null
  if (unlight.html) find("board").innerHTML = unlight.html
  unlight.html = null
}
for (const [come, leave] of [["mouseover", "mouseout"], ["focusin", "focusout"]]) {
  document.addEventListener(come, event => {
    const line = event.target.closest?.("[data-places]")
    if (!line || line === lighting) return
    lighting = line
    setTimeout(() => lighting === line && light(line), 120)
  })
  document.addEventListener(leave, event => {
    if (lighting && event.target.closest?.("[data-places]") && !event.relatedTarget?.closest?.("[data-places]")) unlight()
  })
}

// Said once when my turn comes, not for every move that others or I make meanwhile.
function notify(words) {
  if (!("Notification" in window) || Notification.permission !== "granted") return
  try {
    const note = new Notification(title.split(" · ")[0], { body: words, tag: address })
    note.onclick = () => { focus(); note.close() }
  } catch { /* some phones let only workers notify */ }
}

// The same words as `time_words` in views/people.py; the units stand in the page.
function time(left, units) {
  const [d, h, m, s] = [left / 86400, left / 3600, left / 60, left].map(Math.floor)
  const two = number => String(number % 60).padStart(2, "0")
  if (d) return units.days.replace("{d}", d).replace("{h}", h % 24)
  return h ? units.hours.replace("{h}", h).replace("{m}", two(m)) : `${m}:${two(s)}`
}

setInterval(() => {
  for (const clock of document.querySelectorAll("[data-until]")) {
    const left = Math.max(0, clock.dataset.until - Date.now() / 1000)
    clock.textContent = time(left, clock.closest("ol").dataset)
  }
}, 1000)

let left = NaN
document.addEventListener("visibilitychange", () => {
  if (document.hidden) left = moves()
  else if (left < moves()) away = left
  settle()
})
small.addEventListener("change", () => live.open())
document.cookie = `palas_layout=${layout()};path=/;max-age=31536000;samesite=lax`
body.dataset.tab = "log"
read = document.querySelectorAll("#said li").length
settle()
live.begin()

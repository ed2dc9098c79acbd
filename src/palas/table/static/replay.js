// Looking back at a game: every step is a link; with a script the board changes in its place.

import { Stream } from "./live.js"
import { morph } from "./morph.js"

const find = id => document.getElementById(id), moment = find("moment"), body = document.body
const small = matchMedia("(max-width: 820px)")
const PACE = 1100, KEPT = 80
const layout = () => small.matches ? "phone" : "desk"
const moves = () => Number(moment.dataset.moves)
const shown = () => Number(moment.dataset.move)
const kept = new Map()
const course = element => parseInt(element.dataset.course)
let wanted = shown(), newest = moves(), latest = course(moment), settled = -1, busy = false, playing = 0

function address(move, part) {
  const query = new URLSearchParams({ move, as: moment.dataset.as })
  if (part) { query.set("layout", layout()); query.set("part", part) }
  return `${location.pathname}?${query}`
}

function load(move, part = "moment") {
  const from = address(move, part)
  if (!kept.has(from)) {
    const got = fetch(from).then(answer => answer.ok ? answer.text() : Promise.reject(new Error(answer.status)))
    got.catch(() => kept.delete(from))
    kept.set(from, got)
    if (kept.size > KEPT) kept.delete(kept.keys().next().value)
  }
  return kept.get(from)
}

// Whether moves were made or taken back that the page does not show yet.
const behind = () => Math.min(course(moment), course(find("lines"))) < latest

// While one moment is on its way only the latest wish counts.
async function go(move) {
  wanted = Math.max(0, Math.min(newest, move))
  find("slider").value = wanted
  if (busy) return
  busy = true
  try {
    while (wanted !== shown() || moment.dataset.layout !== layout() || behind()) {
      show(await load(wanted, behind() ? "news" : "moment"))
    }
    for (const near of [wanted + 1, wanted - 1]) if (near >= 0 && near <= moves()) load(near).catch(() => {})
  } catch (wrong) { miss(Number(wrong.message)) } finally { busy = false }
}

// What could not be loaded: a move that was taken back just now, or news while the network is lost.
function miss(status) {
  if (status === 404 && stream) setTimeout(() => go(Math.min(shown(), newest)), 500)
  else if (status || !behind()) location.assign(address(wanted))
}

function show(html) {
  const pressed = find("play").getAttribute("aria-pressed")
  const [board, lines] = html.split(/(?=<ol id="lines")/)
  morph(moment, board)
  if (lines) morph(find("lines"), lines)
  if (!(course(moment) < latest)) newest = moves()
  find("play").setAttribute("aria-pressed", pressed)
  if (!busy || wanted === shown()) find("slider").value = shown()
  settle()
}

// A running game goes on: who stands at its end goes along. When it is over, there is more to see.
function follow(event) {
  const told = JSON.parse(event.data), stood = wanted >= newest
  if (told.over) return location.replace(address(stood ? told.moves : wanted))
  kept.clear()
  newest = told.moves
  latest = parseInt(event.lastEventId)
  go(stood ? newest : wanted)
}

// What stands around the board: the log, the address, the links that lead back here.
function settle() {
  const here = address(shown()), lines = find("lines")
  lines.querySelector("[aria-current]")?.removeAttribute("aria-current")
  const line = find(`line-${shown()}`)
  line?.querySelector("a").setAttribute("aria-current", "step")
  if (line && !small.matches && settled !== shown()) {
    const above = line.offsetTop - 60, below = line.offsetTop + line.offsetHeight + 60 - lines.clientHeight
    if (lines.scrollTop > above) lines.scrollTop = above
    else if (lines.scrollTop < below) lines.scrollTop = below
  }
  settled = shown()
  if (here !== location.pathname + location.search) history.replaceState(null, "", here)
  for (const back of document.querySelectorAll("input[name=back]")) back.value = here
  find("share").dataset.copy = location.origin + here
}

function play(on = !playing) {
  clearInterval(playing)
  playing = on ? setInterval(() => { if (busy) return; shown() < moves() ? go(shown() + 1) : play(false) }, PACE) : 0
  const button = find("play")
  button.setAttribute("aria-pressed", Boolean(playing))
  if (on) go(shown() < moves() ? shown() + 1 : 0)
}

document.addEventListener("click", event => {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.button) return
  const graph = event.target.closest("#graph"), link = event.target.closest("a[data-move]")
  if (event.target.closest("#play")) return play()
  if (!graph && !link) return
  event.preventDefault()
  play(false)
  const box = graph?.getBoundingClientRect()
  if (small.matches && link?.closest("#lines")) moment.scrollIntoView()
  go(graph ? Math.round((event.clientX - box.left) / box.width * moves()) : Number(link.dataset.move))
})

document.addEventListener("input", event => {
  if (event.target.id !== "slider") return
  play(false)
  go(Number(event.target.value))
})

const KEYS = {
  ArrowLeft: () => go(wanted - 1), ArrowRight: () => go(wanted + 1),
  Home: () => go(0), End: () => go(moves()),
}
document.addEventListener("keydown", event => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
  const field = event.target.closest?.("input, textarea, select, details[open]")
  if (event.key === " " && !event.target.closest?.("button, summary") && (!field || field.id === "slider")) {
    event.preventDefault()
    play()
  } else if (KEYS[event.key] && !field) {
    event.preventDefault()
    play(false)
    KEYS[event.key]()
  }
})

const stream = moment.dataset.course && new Stream(() => `${location.pathname}/live?base=${moment.dataset.course}`, follow)
const listen = () => document.hidden ? stream.close() : stream.open()
if (stream) document.addEventListener("visibilitychange", listen)

small.addEventListener("change", () => go(shown()))
document.cookie = `palas_layout=${layout()};path=/;max-age=31536000;samesite=lax`
body.dataset.script = ""
find("share").hidden = false
find("slider").value = shown()
settle()
go(shown())
if (stream) listen()

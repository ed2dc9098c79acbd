// The hall and the invitation, smoother than without a script; nothing here is needed to play.

const form = document.querySelector("#set")
const lists = document.querySelector("#lists")
const seats = document.querySelector("[data-arrivals]")

if (form) setting()
if (lists) listing()
if (seats) arriving()

// A change of the form (another game, one more seat) is drawn by the server, in place.
function setting() {
  let sent = false
  form.addEventListener("click", event => {
    const button = event.target.closest("button[data-change]")
    if (!button) return
    event.preventDefault()
    change(button.value)
  })
  form.addEventListener("submit", event => {
    if (sent) event.preventDefault()
    sent = true
    setTimeout(() => { sent = false }, 3000)
  })
  document.addEventListener("click", event => {
    const link = event.target.closest("a[data-game]")
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    link.closest("[popover]")?.hidePopover()
    if (location.hash !== "#set") location.hash = "set"
    change("game:" + link.dataset.game)
    form.scrollIntoView({ block: "nearest", behavior: calm() ? "auto" : "smooth" })
  })
}

// Changes are made one after the other, however quickly somebody clicks.
let changing = Promise.resolve()

function change(wish) {
  changing = changing.then(() => changed(wish))
}

async function changed(wish) {
  const known = new FormData(form), content = new FormData(form)
  content.set("do", wish)
  const answer = await fetch("/tables", { method: "POST", body: new URLSearchParams(content), headers: { "Palas-Part": "form" } }).catch(() => null)
  if (!answer?.ok) return location.assign("/#set")
  const html = await answer.text()
  const since = [...new FormData(form)].filter(([name, value]) => known.get(name) !== value)
  const open = form.querySelector("details")?.open, top = form.scrollTop
  form.innerHTML = html
  for (const [name, value] of since) fill(form.elements[name], value)
  if (open && form.querySelector("details")) form.querySelector("details").open = true
  form.scrollTop = top
  const again = form.querySelector(`button[data-change][value="${CSS.escape(wish)}"]`)
  const next = wish === "add" ? [...form.querySelectorAll(".kinds input:checked")].at(-1) : again
  ;(next ?? form.querySelector(".add, #set-name"))?.focus({ preventScroll: true })
}

// What was typed or chosen while the server drew is not lost.
function fill(field, value) {
  if (field?.type === "checkbox") field.checked = true
  else if (field) field.value = value
}

// The lists follow what happens, while somebody looks.
function listing() {
  const words = document.title.replace(/^● .*? · /, "")
  const look = async () => {
    if (document.hidden) return
    const answer = await fetch("/lists").catch(() => null)
    if (!answer?.ok) return
    const html = await answer.text()
    if (html !== look.last) swap(lists, html)
    look.last = html
    const waiting = Number(lists.querySelector("[data-waiting]").dataset.waiting)
    document.title = waiting ? `● ${words}` : words
  }
  setInterval(look, 10000)
  document.addEventListener("visibilitychange", look)
}

// At an invitation people arrive; when the last one sits down the game begins for all.
function arriving() {
  const source = new EventSource(seats.dataset.arrivals)
  source.onmessage = event => {
    const told = JSON.parse(event.data)
    if (told.status !== "open") {
      source.close()
      location.reload()
    } else if (seats.innerHTML !== told.seats) {
      swap(seats, told.seats)
    }
  }
}

function swap(place, html) {
  const focused = place.contains(document.activeElement) ? document.activeElement.getAttribute("aria-label") : null
  place.innerHTML = html
  if (focused) place.querySelector(`[aria-label="${CSS.escape(focused)}"]`)?.focus()
}

function calm() {
  return matchMedia("(prefers-reduced-motion: reduce)").matches
}

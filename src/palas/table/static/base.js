// What every page can do with a script; without one everything still works.

document.addEventListener("click", async event => {
  const button = event.target.closest("[data-copy]")
  if (button) await copy(button)
  for (const menu of document.querySelectorAll("details.me[open], details[data-menu][open]")) {
    if (!menu.contains(event.target)) menu.open = false
  }
})

document.addEventListener("keydown", event => {
  if (event.key !== "Escape") return
  for (const menu of document.querySelectorAll("details.me[open], details[data-menu][open]")) {
    menu.open = false
    menu.querySelector("summary").focus()
  }
})

async function copy(button) {
  const said = button.dataset.said, before = button.textContent
  try {
    await navigator.clipboard.writeText(button.dataset.copy)
  } catch {
    const field = document.querySelector(button.dataset.field || "none")
    if (field) { field.select(); document.execCommand("copy") }
  }
  if (said) {
    button.textContent = said
    setTimeout(() => { button.textContent = before }, 2000)
  }
}

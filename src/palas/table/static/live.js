// The view this browser has, kept in step with the table: patches by server-sent events.

const CUT = ' id="'
const LONGEST = 20000
const SILENCE = 40000 // the server is heard every 15 s; a connection may die without a word

export class Live {
  constructor(address, query, shown, lost) {
    Object.assign(this, { address, query, shown, lost, view: "", html: "", wait: 500, source: null })
    for (const change of ["online", "offline"]) addEventListener(change, () => this.open())
    addEventListener("pageshow", event => event.persisted && this.open())
    document.addEventListener("visibilitychange", () => !document.hidden && this.source?.readyState === EventSource.CLOSED && this.open())
  }

  async begin() {
    try {
      const answer = await fetch(`${this.address}/view?${this.query()}`)
      if (!answer.ok) throw new Error(answer.status)
      this.view = answer.headers.get("Palas-View")
      this.html = await answer.text()
      this.shown(this.html, this.view)
    } catch { this.view = "" }
    this.open()
  }

  open() {
    clearTimeout(this.timer)
    this.source?.close()
    const source = this.source = new EventSource(`${this.address}/live?${this.query()}&base=${this.view}`)
    source.onopen = () => { this.wait = 500; this.lost(false); this.heard() }
    source.onmessage = event => { this.heard(); this.take(event) }
    source.addEventListener("beat", () => this.heard())
    source.onerror = () => {
      source.close()
      if (source !== this.source) return
      this.lost(true)
      this.timer = setTimeout(() => this.open(), this.wait * (.75 + Math.random() / 2))
      this.wait = Math.min(LONGEST, this.wait * 2)
    }
  }

  heard() {
    clearTimeout(this.timer)
    this.timer = setTimeout(() => this.open(), SILENCE)
  }

  take(event) {
    const told = JSON.parse(event.data)
    if (told.base && told.base !== this.view) { this.view = ""; this.open(); return }
    const old = this.html.split(CUT)
    this.html = told.patch.map(part => typeof part === "string" ? part : old.slice(part[0], part[1]).join(CUT)).join(CUT)
    this.view = event.lastEventId
    this.shown(this.html, this.view, told)
  }
}

// The view this browser has, kept in step with the table: patches by server-sent events.

const CUT = ' id="'
const LONGEST = 20000
const YOUNG = 60000 // a page's first minute
const SILENCE = 40000 // the server is heard every 15 s; connections die without a word

// A stream that comes back by itself after the network was lost.
export class Stream {
  constructor(from, take, lost = () => {}) {
    Object.assign(this, { from, take, lost, wait: 500, source: null })
    for (const change of ["online", "offline"]) addEventListener(change, () => this.source && this.open())
    addEventListener("pageshow", event => event.persisted && this.source && this.open())
    document.addEventListener("visibilitychange", () => !document.hidden && this.source?.readyState === EventSource.CLOSED && this.open())
  }

  open() {
    this.close()
    const source = this.source = new EventSource(this.from())
    source.onopen = () => { this.wait = 500; this.lost(false); this.heard() }
    source.onmessage = event => { this.heard(); this.take(event) }
    source.addEventListener("beat", () => this.heard())
    source.addEventListener("renew", () => performance.now() > YOUNG && location.reload())
    source.onerror = () => {
      source.close()
      if (source !== this.source) return
      this.lost(true)
      this.timer = setTimeout(() => this.open(), this.wait * (.75 + Math.random() / 2))
      this.wait = Math.min(LONGEST, this.wait * 2)
    }
  }

  close() {
    clearTimeout(this.timer)
    this.source?.close()
    this.source = null
  }

  heard() {
    clearTimeout(this.timer)
    this.timer = setTimeout(() => this.open(), SILENCE)
  }
}

export class Live {
  constructor(address, query, shown, lost) {
    Object.assign(this, { address, query, shown, view: "", html: "" })
    this.stream = new Stream(() => `${address}/live?${query()}&base=${this.view}`, event => this.take(event), lost)
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
    this.stream.open()
  }

  take(event) {
    const end = event.data.indexOf("\n")
    const told = JSON.parse(event.data.slice(0, end))
    if (told.base && told.base !== this.view) { this.view = ""; this.open(); return }
    const old = this.html.split(CUT), texts = event.data.slice(end + 1).split(CUT)
    this.html = told.patch.flatMap(step => pieces(step, old, texts)).join(CUT)
    this.view = event.lastEventId
    this.shown(this.html, this.view, told)
  }
}

function pieces(step, old, texts) {
  if (typeof step === "number") return texts.splice(0, step)
  const [at, front, back] = step
  if (step.length === 2) return old.slice(at, front)
  return old[at].slice(0, front) + texts.shift() + old[at].slice(old[at].length - back)
}

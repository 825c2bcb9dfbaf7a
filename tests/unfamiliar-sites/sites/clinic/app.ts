/** The bundle of the practice: Turbo changes pages, Stimulus adds behavior, inputs are GitHub's elements. */
export const script = `
import '@hotwired/turbo'
import { Application, Controller } from '@hotwired/stimulus'
import '@github/auto-complete-element'
import '@github/file-attachment-element'
import '@github/include-fragment-element'
import '@github/relative-time-element'
import '@github/tab-container-element'
import IMask from 'imask'
import SignaturePad from 'signature_pad'

// The bundle is loaded by a script in the body; Turbo would run it again on every page.
document.addEventListener('turbo:before-render', (event) => {
  for (const script of event.detail.newBody.querySelectorAll('script[src]')) script.dataset.turboEval = 'false'
})

const app = Application.start()
const sleep = (ms) => new Promise((done) => setTimeout(done, ms))
const toast = (text, undo) => {
  const host = document.getElementById('toasts')
  const note = document.createElement('p')
  note.setAttribute('role', 'status')
  note.textContent = text + ' '
  if (undo) {
    const button = document.createElement('button')
    button.textContent = 'Undo'
    button.onclick = () => { undo(); note.remove() }
    note.append(button)
  }
  host.append(note)
  setTimeout(() => note.remove(), 6000)
}

app.register('notice', class extends Controller { dismiss() { this.element.remove() } })

app.register('rows', class extends Controller {
  static targets = ['list', 'template']
  add() { this.listTarget.append(this.templateTarget.content.cloneNode(true)) }
  remove(event) { event.target.closest('li').remove() }
})

app.register('password', class extends Controller {
  static targets = ['field', 'button']
  toggle() {
    const isHidden = this.fieldTarget.type === 'password'
    this.fieldTarget.type = isHidden ? 'text' : 'password'
    this.buttonTarget.textContent = isHidden ? 'Hide' : 'Show'
  }
})

app.register('card-number', class extends Controller {
  check() {
    if (!/^[A-Z][0-9]{9}$/.test(this.element.value))
      this.element.setCustomValidity('Enter the number as on your card, for example A123456789')
  }
})

app.register('postcode', class extends Controller {
  check() { this.element.setCustomValidity(/^[0-9]{5}$/.test(this.element.value) ? '' : 'A postcode has five digits') }
})

app.register('counter', class extends Controller {
  static targets = ['left']
  count(event) { this.leftTarget.textContent = 300 - event.target.value.length + ' characters left' }
})

app.register('results', class extends Controller {
  static values = { series: String }
  connect() {
    const series = JSON.parse(this.seriesValue || 'null')
    this.element.innerHTML = series.points.map((point) => '<rect height="' + point + '"/>').join('')
  }
})

app.register('notes', class extends Controller {
  indent(event) {
    if (event.key !== 'Tab') return
    event.preventDefault()
    const { selectionStart, value } = this.element
    this.element.value = value.slice(0, selectionStart) + '  ' + value.slice(selectionStart)
  }
})

app.register('prices', class extends Controller {
  static targets = ['amount']
  show(event) {
    const factor = event.target.value === 'private' ? 1.4 : 1
    const change = () => this.amountTargets.forEach((cell) => { cell.textContent = (Number(cell.dataset.base) * factor).toFixed(2) + ' €' })
    document.startViewTransition ? document.startViewTransition(change) : change()
  }
  print() { window.print() }
  async copy({ target, params }) {
    try {
      await navigator.clipboard.writeText(params.text)
    } catch {
      const field = document.createElement('textarea')
      field.value = params.text
      document.body.append(field)
      field.select()
      document.execCommand('copy')
      field.remove()
    }
    target.textContent = 'Copied'
    await sleep(2000)
    target.textContent = 'Copy'
  }
})

app.register('sheet', class extends Controller {
  static targets = ['dialog']
  open() { this.dialogTarget.showModal() }
  close() { this.dialogTarget.close() }
})

app.register('strip', class extends Controller {
  static targets = ['track']
  next() { this.trackTarget.scrollBy({ left: 230, behavior: 'smooth' }) }
  previous() { this.trackTarget.scrollBy({ left: -230, behavior: 'smooth' }) }
})

app.register('setting', class extends Controller {
  static targets = ['state']
  async toggle(event) {
    const button = event.currentTarget
    const isOn = button.getAttribute('aria-checked') !== 'true'
    button.setAttribute('aria-checked', String(isOn))
    let saved = await fetch('/api/' + (button.dataset.first ?? '204'), { method: 'POST' })
    if (!saved.ok) {
      await sleep(400)
      saved = await fetch('/api/' + (button.dataset.first ?? '204'), { method: 'POST' })
    }
    this.stateTarget.textContent = saved.ok ? 'All changes saved' : 'Not saved'
  }
})

app.register('queue', class extends Controller {
  connect() {
    let place = 14
    this.timer = setInterval(async () => {
      await fetch('/api/200')
      place = Math.max(1, place - 1)
      this.element.textContent = 'You are number ' + place + ' on the telephone'
    }, 1500)
  }
  disconnect() { clearInterval(this.timer) }
})

app.register('letters', class extends Controller {
  remove(event) {
    const row = event.target.closest('li')
    const { parentNode, nextSibling } = row
    row.remove()
    toast('Letter deleted.', () => parentNode.insertBefore(row, nextSibling))
  }
})

app.register('draft', class extends Controller {
  static targets = ['state']
  save() {
    clearTimeout(this.timer)
    this.stateTarget.textContent = 'Saving …'
    this.timer = setTimeout(async () => {
      await fetch('/api/204?ms=300', { method: 'POST' })
      this.stateTarget.textContent = 'Draft saved'
    }, 700)
  }
})

app.register('signature', class extends Controller {
  static targets = ['canvas', 'state']
  connect() {
    this.pad = new SignaturePad(this.canvasTarget)
    this.pad.addEventListener('endStroke', () => { this.stateTarget.textContent = 'Signed' })
  }
  clear() { this.pad.clear(); this.stateTarget.textContent = 'Not signed' }
  disconnect() { this.pad.off() }
})

app.register('upload', class extends Controller {
  static targets = ['list', 'bar']
  async send({ detail: { attachments } }) {
    for (const { file } of attachments) {
      for (let done = 0; done <= 100; done += 20) { this.barTarget.value = done; await sleep(180) }
      await fetch('/api/204', { method: 'POST', body: file })
      this.listTarget.insertAdjacentHTML('beforeend', '<li>' + file.name + '</li>')
    }
  }
})

app.register('mask', class extends Controller {
  connect() { this.mask = IMask(this.element, { mask: '{+49} 000 000000' }) }
  disconnect() { this.mask.destroy() }
})

app.register('tone', class extends Controller {
  static targets = ['level', 'state']
  async play() {
    const audio = new AudioContext()
    const source = audio.createOscillator()
    source.connect(audio.destination)
    source.start()
    this.stateTarget.textContent = 'Playing a tone …'
    for (let step = 0; step < 40; step += 1) { this.levelTarget.value = 50 + 40 * Math.sin(step); await sleep(50) }
    source.stop()
    await audio.close()
    this.stateTarget.textContent = 'Did you hear it?'
  }
  async camera() {
    try {
      const stream = await navigator.mediaDevices.getUserMedia({ video: true })
      stream.getTracks().forEach((track) => track.stop())
      this.stateTarget.textContent = 'Your camera works.'
    } catch {
      this.stateTarget.textContent = 'Allow the camera in the address bar, then try again.'
    }
  }
})

app.register('plan', class extends Controller {
  static targets = ['layer']
  start({ clientX, clientY, target, pointerId }) { this.from = { clientX, clientY }; target.setPointerCapture(pointerId) }
  move({ clientX, clientY }) {
    if (!this.from) return
    this.layerTarget.style.transform = 'translate(' + (clientX - this.from.clientX) + 'px,' + (clientY - this.from.clientY) + 'px)'
  }
  end() { this.from = undefined }
})

app.register('dates', class extends Controller {
  static targets = ['list', 'from']
  show() {
    const from = this.fromTarget.value || 'today'
    this.listTarget.innerHTML = '<li>First dose: from ' + from + '</li><li>Second dose: four weeks later</li>'
  }
})

app.register('vaccines', class extends Controller {
  static targets = ['advice']
  chosen(event) { this.adviceTarget.textContent = 'For ' + event.relatedTarget.value + ' we recommend hepatitis A and tetanus.' }
})
`;

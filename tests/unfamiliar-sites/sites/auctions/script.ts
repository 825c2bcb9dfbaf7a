/** The bundle of the house: Phoenix's LiveView client with topbar, hooks, and Alpine around the live part. */
export const script = `
import { Socket } from 'phoenix'
import { LiveSocket } from 'phoenix_live_view'
import topbar from 'topbar'
import Alpine from 'alpinejs'
import EmblaCarousel from 'embla-carousel'
import PhotoSwipe from 'photoswipe'
import 'photoswipe/style.css'

const clock = (seconds) => {
  const left = Math.max(0, seconds)
  const two = (number) => String(Math.floor(number)).padStart(2, '0')
  return two(left / 3600) + ':' + two((left / 60) % 60) + ':' + two(left % 60)
}
const opened = Date.now()
const sinceOpened = () => Math.floor((Date.now() - opened) / 1000)

const Hooks = {}

Hooks.Countdown = {
  mounted() {
    const paint = () => { this.el.textContent = clock(Number(this.el.dataset.seconds) - sinceOpened()) }
    paint()
    this.timer = setInterval(paint, 1000)
  },
  destroyed() { clearInterval(this.timer) },
}

Hooks.Elapsed = {
  mounted() {
    const from = Date.now()
    this.timer = setInterval(() => { this.el.textContent = clock((Date.now() - from) / 1000).slice(3) }, 1000)
  },
  destroyed() { clearInterval(this.timer) },
}

Hooks.Carousel = {
  mounted() {
    const embla = EmblaCarousel(this.el.querySelector('.viewport'), { loop: true, duration: 22 })
    const position = this.el.querySelector('#position')
    this.el.querySelector('#previous').onclick = () => embla.scrollPrev()
    this.el.querySelector('#next').onclick = () => embla.scrollNext()
    embla.on('select', () => { position.textContent = embla.selectedScrollSnap() + 1 + ' / ' + embla.slideNodes().length })
    this.timer = setInterval(() => embla.scrollNext(), 6000)
    this.embla = embla
  },
  destroyed() { clearInterval(this.timer); this.embla.destroy() },
}

Hooks.More = {
  mounted() {
    this.observer = new IntersectionObserver(([entry]) => { if (entry.isIntersecting) this.pushEvent('more', {}) }, { rootMargin: '200px' })
    this.observer.observe(this.el)
  },
  destroyed() { this.observer.disconnect() },
}

Hooks.Zoom = {
  mounted() {
    this.el.addEventListener('click', () => {
      const { lot, view } = this.el.dataset
      const dataSource = [0, 1, 2, 3].map((index) => ({ src: '/photographs/' + lot + '-' + index + '.svg', width: 1200, height: 900, alt: 'View ' + (index + 1) }))
      new PhotoSwipe({ dataSource, index: Number(view), wheelToZoom: true }).init()
    })
  },
}

// The viewer is thrown away with every patch and made again only when there are other plates.
Hooks.DeepZoom = {
  mounted() {
    this.prepare()
    this.el.addEventListener('click', (event) => {
      const button = event.target.closest('[data-plate]')
      if (button) this.viewer.open(Number(button.dataset.plate))
    })
  },
  updated() { this.viewer = undefined; this.prepare() },
  prepare() {
    if (this.plates === this.el.dataset.plates) return
    this.plates = this.el.dataset.plates
    const dataSource = JSON.parse(this.plates).map((src) => ({ src, width: 3600, height: 2700 }))
    this.viewer = { open: (index) => new PhotoSwipe({ dataSource, index }).init() }
  },
}

Hooks.SaleClocks = {
  mounted() {
    const rows = [...this.el.querySelectorAll('tbody tr')]
    const paint = () => {
      for (const row of rows) {
        const format = new Intl.DateTimeFormat('en-GB', { timeZone: row.dataset.zone, hour: '2-digit', minute: '2-digit' })
        row.querySelector('.local').textContent = format.format(new Date())
      }
      for (const row of rows) row.querySelector('.opens').textContent = clock(Number(row.dataset.seconds) - sinceOpened())
      this.timer = setTimeout(paint, 1000)
    }
    this.timer = setTimeout(paint, 300)
  },
  destroyed() { clearTimeout(this.timer) },
}

Hooks.Copy = {
  mounted() {
    const { textContent } = this.el
    this.el.addEventListener('click', async () => {
      const text = this.el.dataset.copy
      await navigator.clipboard.writeText(text.startsWith('/') ? location.origin + text : text).catch(() => {
        const area = document.body.appendChild(Object.assign(document.createElement('textarea'), { value: text }))
        area.select()
        document.execCommand('copy')
        area.remove()
      })
      this.el.textContent = 'Copied'
      setTimeout(() => { this.el.textContent = textContent }, 2200)
    })
  },
}

Hooks.Video = {
  mounted() {
    const button = this.el.querySelector('#mute')
    const delay = this.el.querySelector('.delay')
    button.onclick = () => {
      const isOn = button.getAttribute('aria-pressed') === 'true'
      button.setAttribute('aria-pressed', String(!isOn))
      button.textContent = isOn ? 'Sound on' : 'Sound off'
    }
    this.timer = setInterval(() => { delay.textContent = (0.6 + Math.random() * 0.5).toFixed(1) }, 1500)
  },
  destroyed() { clearInterval(this.timer) },
}

Hooks.Chat = {
  mounted() {
    this.handleEvent('said', () => {
      this.el.reset()
      this.el.elements.text.value = ''
      const messages = document.getElementById('messages')
      messages.scrollTop = messages.scrollHeight
    })
  },
  updated() {
    const messages = document.getElementById('messages')
    messages.scrollTop = messages.scrollHeight
  },
}

// Fades the alert out; it keeps its place above the card.
Hooks.Fade = {
  mounted() { this.timer = setTimeout(() => { this.el.style.opacity = '0' }, 1800) },
  destroyed() { clearTimeout(this.timer) },
}

Hooks.Payment = {
  mounted() {
    const button = this.el.querySelector('#pay')
    button.addEventListener('click', async () => {
      const label = button.textContent
      button.textContent = 'Processing…'
      const response = await fetch('/payments/intents', { method: 'POST', body: JSON.stringify({ invoice: this.el.dataset.invoice }) })
      button.textContent = label
      if (!response.ok) return
      const { redirect } = await response.json()
      location.assign(redirect)
    })
  },
}

const liveSocket = new LiveSocket('/live', Socket, {
  hooks: Hooks,
  params: { _csrf_token: 'house' },
  reconnectAfterMs: (tries) => [2200, 1500, 3000][tries - 1] || 5000,
  dom: { onBeforeElUpdated(from, to) { if (from._x_dataStack) Alpine.clone(from, to) } },
})

topbar.config({ barColors: { 0: '#8a2432' }, shadowColor: 'rgba(0,0,0,.2)' })
window.addEventListener('phx:page-loading-start', () => topbar.show(250))
window.addEventListener('phx:page-loading-stop', () => topbar.hide())
window.Alpine = Alpine
Alpine.start()
liveSocket.connect()
window.liveSocket = liveSocket

setInterval(() => navigator.sendBeacon('/statistics', JSON.stringify({ path: location.pathname, seconds: sinceOpened() })), 10_000)
`;

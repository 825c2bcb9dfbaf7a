export const offers = /* js */ `
import { View, define, html, load, nothing, price } from '$lib/base.js';

define('jz-offers', class extends View {
  static properties = { items: { state: true } };
  connectedCallback() {
    super.connectedCallback();
    load('/api/promocje').then(({ items }) => { this.items = items; });
  }
  render() {
    return html\`<h1>Promocje tygodnia</h1>\${this.items ? html\`<div class="grid">\${this.items.map(({ id, name, price: amount }) => html\`<article class="card"><a href="/leki/\${id}">\${name}</a><p><s>\${price(amount * 1.3)}</s> <b>\${price(amount)}</b></p></article>\`)}</div>\` : html\`<div class="grid">\${[1, 2, 3, 4, 5, 6].map(() => html\`<article class="card skeleton"></article>\`)}</div>\`}\`;
  }
});

define('jz-loyalty', class extends View {
  static properties = { left: { state: true }, scratched: { state: true }, turned: { state: true } };
  constructor() {
    super();
    Object.assign(this, { left: 5400, scratched: 0, turned: false });
  }
  connectedCallback() {
    super.connectedCallback();
    this.timer = setInterval(() => { this.left -= 1; }, 1000);
  }
  disconnectedCallback() {
    super.disconnectedCallback();
    clearInterval(this.timer);
  }
  firstUpdated() {
    const pen = this.querySelector('canvas').getContext('2d');
    pen.fillStyle = '#a9a9b5';
    pen.fillRect(0, 0, 280, 120);
    pen.globalCompositeOperation = 'destination-out';
  }
  scratch({ offsetX, offsetY, buttons }) {
    if (!buttons) return;
    const pen = this.querySelector('canvas').getContext('2d');
    pen.beginPath();
    pen.arc(offsetX, offsetY, 16, 0, 7);
    pen.fill();
  }
  render() {
    const minutes = Math.floor(this.left / 60);
    return html\`<h1>Program stałego klienta</h1><p>Zdrapka na dziś wygaśnie za <b class="clock">\${minutes}:\${String(this.left % 60).padStart(2, '0')}</b></p>
      <div class="scratch"><p>Rabat 7% na kosmetyki</p><canvas width="280" height="120" @pointerdown=\${this.scratch} @pointermove=\${this.scratch}></canvas></div>
      <div class="flip \${this.turned ? 'turned' : ''}" @click=\${() => { this.turned = !this.turned; }}><span class="front">Karta Jarzębina, 240 punktów</span><span class="back">Numer 5901 2345 6789</span></div>
      \${nothing}\`;
  }
});
`;

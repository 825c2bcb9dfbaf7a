export const catalog = /* js */ `
import '@vaadin/checkbox-group';
import '@vaadin/checkbox';
import '@vaadin/select';
import '@vaadin/progress-bar';
import { View, cart, define, html, load, nothing, price, toast } from '$lib/base.js';

const orders = [
  { label: 'Polecane', value: 'polecane' },
  { label: 'Cena rosnąco', value: 'rosnaco' },
  { label: 'Cena malejąco', value: 'malejaco' },
  { label: 'Nazwa', value: 'nazwa' },
];

define('jz-catalog', class extends View {
  static properties = { items: { state: true }, busy: { state: true }, added: { state: true }, order: { state: true } };
  constructor() {
    super();
    Object.assign(this, { items: [], page: 0, forms: [], order: 'polecane', added: new Set(), busy: false, run: 0 });
  }
  firstUpdated() {
    this.observer = new IntersectionObserver(([{ isIntersecting }]) => { if (isIntersecting) this.more(); }, { rootMargin: '200px' });
    this.observer.observe(this.querySelector('#end'));
  }
  disconnectedCallback() {
    super.disconnectedCallback();
    this.observer?.disconnect();
  }
  reset(change) {
    Object.assign(this, change, { items: [], page: 0, isComplete: false, busy: false });
    this.run += 1;
    this.more();
  }
  async more() {
    if (this.busy || this.isComplete) return;
    this.busy = true;
    const { run } = this;
    const { items, last } = await load('/api/leki?page=' + this.page + '&order=' + this.order + '&forms=' + this.forms.join());
    if (run !== this.run) return;
    this.page += 1;
    this.isComplete = last;
    this.items = [...this.items, ...items];
    this.busy = false;
    await this.updateComplete;
    this.observer.unobserve(this.querySelector('#end'));
    this.observer.observe(this.querySelector('#end'));
  }
  async add(product) {
    this.added = new Set([...this.added, product.id]);
    setTimeout(() => { this.added = new Set([...this.added].filter((id) => id !== product.id)); }, 1200);
    const response = await cart.add(product);
    if (response.ok) toast(product.name + ': w koszyku');
  }
  render() {
    return html\`<h1>Leki i suplementy</h1>
      <div class="filters"><vaadin-checkbox-group id="forms" label="Postać" @value-changed=\${({ detail }) => { if (detail.value.join() !== this.forms.join()) this.reset({ forms: detail.value }); }}>
        \${['tabletki', 'syrop', 'krople', 'maść'].map((form) => html\`<vaadin-checkbox value=\${form} label=\${form}></vaadin-checkbox>\`)}</vaadin-checkbox-group>
      <vaadin-select id="order" label="Sortowanie" .items=\${orders} .value=\${this.order} @value-changed=\${({ detail }) => { if (detail.value !== this.order) this.reset({ order: detail.value }); }}></vaadin-select></div>
      <div class="grid">\${this.items.map((product) => html\`<article class="card"><img src="/picture.svg" alt="" loading="lazy" width="120" height="72"><a href="/leki/\${product.id}">\${product.name}</a><p>\${product.form} · <b>\${price(product.price)}</b></p>
        <vaadin-button class="add" @click=\${() => this.add(product)}>\${this.added.has(product.id) ? 'Dodano ✓' : 'Do koszyka'}</vaadin-button></article>\`)}
        \${this.busy ? [1, 2, 3].map(() => html\`<article class="card skeleton"></article>\`) : nothing}</div>
      <div id="end">\${this.isComplete ? 'To już wszystko.' : ''}</div>\`;
  }
});
`;

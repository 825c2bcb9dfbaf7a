export const product = /* js */ `
import { LitElement, css } from 'lit';
import { dialogRenderer } from '@vaadin/dialog/lit.js';
import '@vaadin/dialog';
import '@vaadin/tabs';
import '@vaadin/integer-field';
import { cart, define, html, load, nothing, price, toast } from '$lib/base.js';

const panels = [
  'Lek przeciwbólowy i przeciwgorączkowy. Działa po około 30 minutach.',
  'Dorośli: 1 tabletka co 6 godzin, najwyżej 4 na dobę. Nie łącz z alkoholem.',
  'Ocena 4,7 z 5 (128 opinii). „Pomaga, a żołądek nie boli.”',
];

/** The only view with a shadow root: it came from an older project. */
define('jz-product', class extends LitElement {
  static styles = css\`:host{display:block}.photo{border:0;background:none;padding:0;cursor:zoom-in}.panel{min-height:120px}.skeleton{height:260px;background:#e8ecea;border-radius:8px}.actions{display:flex;gap:12px;flex-wrap:wrap;align-items:end}a{color:#8a1c2b}\`;
  static properties = { product: { state: true }, tab: { state: true }, zoomed: { state: true }, liked: { state: true }, count: { state: true } };
  constructor() {
    super();
    Object.assign(this, { tab: 0, zoomed: false, liked: false, count: 1 });
  }
  onBeforeEnter({ params }) {
    this.product = undefined;
    load('/api/leki/' + params.id).then((product) => { this.product = product; });
  }
  async like() {
    this.liked = !this.liked;
    const { ok } = await fetch('/api/204?ms=350', { method: this.liked ? 'PUT' : 'DELETE' });
    if (!ok) this.liked = !this.liked;
  }
  notify() {
    const profile = (window.jzProfil ?? []).find(({ rodzaj }) => rodzaj === 'powiadomienia');
    fetch('/api/200', { method: 'POST', body: JSON.stringify({ adres: profile.kontakt.email, lek: this.product.id }) });
  }
  async buy() {
    const response = await cart.add(this.product, this.count);
    if (response.ok) toast('Dodano do koszyka', 'success');
  }
  render() {
    if (!this.product) return html\`<div class="skeleton"></div>\`;
    const { name, form, price: amount, id } = this.product;
    return html\`<h1>\${name}</h1><button class="photo" aria-label="Powiększ zdjęcie" @click=\${() => { this.zoomed = true; }}><img src="/picture.svg" alt="" width="220" height="132"></button>
      <vaadin-dialog header-title=\${name} .opened=\${this.zoomed} @opened-changed=\${({ detail }) => { this.zoomed = detail.value; }} \${dialogRenderer(() => html\`<img src="/picture.svg" alt="" width="280">\`, [])}></vaadin-dialog>
      <p>\${form}, <b>\${price(amount)}</b></p>
      <div class="actions"><vaadin-integer-field id="count" label="Liczba opakowań" helper-text="Najwyżej 3 w jednym zamówieniu" min="1" max="3" step-buttons-visible .value=\${String(this.count)} @value-changed=\${({ detail }) => { this.count = Number(detail.value); }}></vaadin-integer-field>
        <vaadin-button id="buy" theme="primary" @click=\${this.buy}>Do koszyka</vaadin-button>
        <vaadin-button id="like" aria-pressed=\${this.liked} @click=\${this.like}>\${this.liked ? '♥ Zapisano' : '♡ Zapisz'}</vaadin-button></div>
      <p>Opakowanie 48 sztuk: chwilowo niedostępne. <vaadin-button id="notify" theme="tertiary" @click=\${this.notify}>Powiadom o dostępności</vaadin-button></p>
      <vaadin-tabs .selected=\${this.tab} @selected-changed=\${({ detail }) => { this.tab = detail.value; }}>\${['Opis', 'Dawkowanie', 'Opinie'].map((label) => html\`<vaadin-tab>\${label}</vaadin-tab>\`)}</vaadin-tabs>
      <div class="panel"><p>\${panels[this.tab] ?? nothing}</p></div>
      <p><a id="leaflet" href="/ulotka/\${id}">Ulotka dla pacjenta</a></p>\`;
  }
});
`;

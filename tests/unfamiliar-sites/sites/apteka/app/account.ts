export const account = /* js */ `
import '@vaadin/grid';
import '@vaadin/checkbox';
import '@vaadin/button';
import { gridRowDetailsRenderer } from '@vaadin/grid/lit.js';
import { View, define, html, nothing, price } from '$lib/base.js';

const orders = [
  { number: 'JZ/1184', date: '21 listopada', total: 64.3, content: 'Tran, magnez, termometr' },
  { number: 'JZ/1102', date: '3 listopada', total: 22.9, content: 'Syrop prawoślazowy' },
  { number: 'JZ/0987', date: '14 września', total: 118, content: 'Ciśnieniomierz' },
];

define('jz-account', class extends View {
  static properties = { saved: { state: true }, open: { state: true }, copied: { state: true }, editing: { state: true } };
  constructor() {
    super();
    Object.assign(this, { saved: '', open: [], copied: false, editing: false });
  }
  async save() {
    const { ok } = await fetch('/api/204?ms=500', { method: 'PUT' });
    if (ok) this.saved = 'Zapisano o ' + new Date().toLocaleTimeString('pl-PL');
  }
  async copy() {
    await navigator.clipboard?.writeText('590123456789').catch(() => {});
    this.copied = true;
    setTimeout(() => { this.copied = false; }, 1500);
  }
  render() {
    return html\`<h1>Moje konto</h1><p>Karta 5901 2345 6789 <button id="copy" @click=\${this.copy}>\${this.copied ? 'Skopiowano' : 'Kopiuj'}</button></p>
      <p>Adres: ul. Lipowa 4, Kielce <span id="address" class="act" role="button" tabindex="0" @click=\${() => { this.editing = !this.editing; }}>Zmień adres</span></p>
      \${this.editing ? html\`<p><label>Ulica <input name="ulica"></label></p>\` : nothing}
      <h2>Powiadomienia</h2><p><vaadin-checkbox id="sms" label="SMS, gdy lek jest do odbioru" @change=\${this.save}></vaadin-checkbox> <vaadin-checkbox id="mail" label="E-mail z promocjami" @change=\${this.save}></vaadin-checkbox></p><p role="status">\${this.saved}</p>
      <h2>Zamówienia</h2><vaadin-grid id="orders" .items=\${orders} all-rows-visible .detailsOpenedItems=\${this.open} @active-item-changed=\${({ detail }) => { this.open = detail.value ? [detail.value] : []; }}
        \${gridRowDetailsRenderer(({ content, total }) => html\`<p class="content">\${content}, razem \${price(total)}</p>\`, [])}><vaadin-grid-column path="number" header="Numer"></vaadin-grid-column><vaadin-grid-column path="date" header="Data"></vaadin-grid-column></vaadin-grid>\`;
  }
});
`;

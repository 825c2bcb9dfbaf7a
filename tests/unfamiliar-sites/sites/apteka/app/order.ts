export const order = /* js */ `
import '@vaadin/radio-group';
import '@vaadin/details';
import '@vaadin/checkbox';
import '@vaadin/combo-box';
import '@vaadin/text-field';
import { View, cart, define, html, nothing, price, send } from '$lib/base.js';

const lockers = ['KIE01A, Sienkiewicza 12', 'KIE07N, Warszawska 140', 'KIE15M, Bohaterów 3', 'KIE22H, Grunwaldzka 45'];

define('jz-order', class extends View {
  static properties = { way: { state: true }, busy: { state: true }, help: { state: true } };
  constructor() {
    super();
    Object.assign(this, { way: 'paczkomat', busy: false, help: false });
  }
  async place() {
    if (this.busy) return;
    const fields = [...this.querySelectorAll('[required]')].filter((each) => each.validate);
    const isComplete = fields.map((field) => field.validate()).every(Boolean);
    if (!isComplete) return;
    this.busy = true;
    await send('POST', '/api/zamowienia', { way: this.way, lines: cart.lines });
    setTimeout(() => location.assign('/bank'), 900);
  }
  render() {
    return html\`<h1>Zamówienie</h1><p>Do zapłaty: <b>\${price(cart.total() + 11.99)}</b> z dostawą</p>
      <vaadin-text-field id="name" label="Imię i nazwisko" required error-message="Podaj imię i nazwisko"></vaadin-text-field>
      <vaadin-text-field id="phone" label="Telefon" required error-message="Podaj numer telefonu"></vaadin-text-field>
      <vaadin-radio-group id="way" label="Dostawa" .value=\${this.way} @value-changed=\${({ detail }) => { this.way = detail.value || this.way; }}>
        <vaadin-radio-button id="locker" value="paczkomat" label="Automat paczkowy"></vaadin-radio-button><vaadin-radio-button id="courier" value="kurier" label="Kurier"></vaadin-radio-button></vaadin-radio-group>
      \${this.way === 'paczkomat' ? html\`<vaadin-details id="point-section" summary="Punkt odbioru: najbliższy"><vaadin-combo-box id="point" label="Automat" .items=\${lockers} required error-message="Wybierz automat"></vaadin-combo-box></vaadin-details>\`
        : html\`<div><vaadin-text-field id="street" label="Ulica i numer" required error-message="Podaj ulicę"></vaadin-text-field> <vaadin-text-field id="town" label="Miejscowość" required error-message="Podaj miejscowość"></vaadin-text-field></div>\`}
      <vaadin-radio-group label="Płatność" value="blik"><vaadin-radio-button value="blik" label="BLIK"></vaadin-radio-button><vaadin-radio-button value="karta" label="Karta"></vaadin-radio-button></vaadin-radio-group>
      <p><button id="blik" aria-expanded=\${this.help} @click=\${() => { this.help = !this.help; }}>Co to jest BLIK?</button></p>\${this.help ? html\`<p>Sześciocyfrowy kod z aplikacji banku, ważny dwie minuty.</p>\` : nothing}
      <vaadin-button id="place" theme="primary" ?disabled=\${this.busy} @click=\${this.place}>\${this.busy ? 'Przekierowujemy do banku…' : 'Zamawiam i płacę'}</vaadin-button>\`;
  }
});
`;

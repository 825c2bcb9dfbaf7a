export const signup = /* js */ `
import '@vaadin/text-field';
import '@vaadin/email-field';
import '@vaadin/password-field';
import '@vaadin/confirm-dialog';
import { View, define, html, nothing, send } from '$lib/base.js';

/** Knows only people who were born in the 20th century: later months count from 21. */
const isPesel = (text) => /^\\d{2}(0[1-9]|1[0-2])([0-2]\\d|3[01])\\d{5}$/.test(text);

define('jz-signup', class extends View {
  static properties = { problem: { state: true }, terms: { state: true }, done: { state: true }, strength: { state: true } };
  constructor() {
    super();
    Object.assign(this, { problem: '', terms: false, strength: 0 });
  }
  async create(event) {
    event.preventDefault();
    this.problem = isPesel(this.querySelector('#pesel').value) ? '' : 'Nieprawidłowy numer PESEL';
    if (this.problem) return;
    await send('POST', '/api/konta', {});
    this.done = true;
  }
  render() {
    if (this.done) return html\`<h1>Witaj w Jarzębinie</h1><p>Konto jest gotowe.</p>\`;
    return html\`<h1>Załóż konto</h1><form @submit=\${this.create}>
      <p><vaadin-text-field id="first" label="Imię" required></vaadin-text-field></p>
      <p><vaadin-email-field id="mail" label="E-mail"></vaadin-email-field></p>
      <p><vaadin-text-field id="pesel" label="PESEL" maxlength="11" helper-text="Potrzebny do e-recept" manual-validation .invalid=\${Boolean(this.problem)} .errorMessage=\${this.problem}></vaadin-text-field></p>
      <p><vaadin-password-field id="secret" label="Hasło" @value-changed=\${({ detail }) => { this.strength = Math.min(4, Math.floor(detail.value.length / 3)); }}></vaadin-password-field> <span class="meter">\${['', 'słabe', 'średnie', 'dobre', 'bardzo dobre'][this.strength]}</span></p>
      <p><button type="button" id="terms" class="link" @click=\${() => { this.terms = true; }}>Regulamin</button></p>
      <button id="create" class="main">Załóż konto</button></form>
      \${this.terms ? html\`<vaadin-confirm-dialog header="Regulamin" confirm-text="Rozumiem" .opened=\${this.terms} @opened-changed=\${({ detail }) => { this.terms = detail.value; }}>Dane przetwarzamy tylko po to, aby zrealizować recepty i zamówienia.</vaadin-confirm-dialog>\` : nothing}\`;
  }
});
`;

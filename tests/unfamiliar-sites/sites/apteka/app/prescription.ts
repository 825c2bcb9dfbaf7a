export const prescription = /* js */ `
import '@vaadin/text-field';
import '@vaadin/password-field';
import '@vaadin/upload';
import { View, define, html, nothing, send } from '$lib/base.js';

define('jz-prescription', class extends View {
  static properties = { found: { state: true } };
  async check() {
    try {
      const response = await send('POST', '/api/recepty', { kod: this.querySelector('#kod').value, pesel: this.querySelector('#pesel').value });
      if (!response.ok) throw new Error('HTTP ' + response.status);
      this.found = await response.json();
    } catch (error) {
      console.warn('Recepta', error);
    }
  }
  render() {
    return html\`<h1>E-recepta</h1><p>Wpisz czterocyfrowy kod z SMS-a i PESEL pacjenta. Powiemy, która apteka ma wszystkie leki.</p>
      <vaadin-text-field id="kod" label="Kod recepty" maxlength="4" inputmode="numeric"></vaadin-text-field>
      <vaadin-password-field id="pesel" label="PESEL" maxlength="11"></vaadin-password-field>
      <vaadin-button id="check" theme="primary" @click=\${this.check}>Sprawdź receptę</vaadin-button>
      \${this.found ? html\`<p>Recepta: \${this.found.leki}</p>\` : nothing}
      <h2>Recepta papierowa</h2><p>Prześlij zdjęcie, oddzwonimy w ciągu godziny.</p>
      <vaadin-upload id="scan" target="/api/skany" accept="image/*" max-files="2" nodrop></vaadin-upload>\`;
  }
});
`;

export const contact = /* js */ `
import '@vaadin/text-field';
import '@vaadin/text-area';
import '@vaadin/email-field';
import { View, define, html, send, toast } from '$lib/base.js';

/** The widget keeps a transparent area around its button for messages that slide in. */
const chat = '<style>body{margin:0;font:15px sans-serif}#bubble{position:absolute;right:12px;top:12px;width:56px;height:56px;border-radius:50%;border:0;background:#8a1c2b;color:#fff}</style><button id="bubble" aria-label="Czat">Czat</button><script>let open=false;bubble.onclick=()=>{open=!open;parent.postMessage(open?"jz-czat-otwarty":"jz-czat-zamkniety","*");if(open&&!document.querySelector("p"))setTimeout(()=>document.body.insertAdjacentHTML("beforeend","<p style=\\'padding:80px 16px 0\\'>Dzień dobry! W czym pomóc?</p>"),600)}</script>';

define('jz-contact', class extends View {
  static properties = { open: { state: true }, busy: { state: true } };
  connectedCallback() {
    super.connectedCallback();
    this.listen = ({ data }) => { if (String(data).startsWith('jz-czat')) this.open = data === 'jz-czat-otwarty'; };
    window.addEventListener('message', this.listen);
  }
  disconnectedCallback() {
    super.disconnectedCallback();
    window.removeEventListener('message', this.listen);
  }
  async write() {
    const fields = [...this.querySelectorAll('[required]')].filter((each) => each.validate);
    if (!fields.map((field) => field.validate()).every(Boolean)) return;
    this.busy = true;
    await send('POST', '/api/wiadomosci', {});
    for (const field of fields) { field.value = ''; field.invalid = false; }
    toast('Dziękujemy, odpowiemy jutro do południa', 'success');
    this.busy = false;
  }
  render() {
    return html\`<h1>Kontakt</h1><vaadin-email-field id="from" label="E-mail" required error-message="Podaj adres e-mail"></vaadin-email-field>
      <p><vaadin-text-area id="message" label="Wiadomość" required error-message="Napisz kilka słów"></vaadin-text-area></p>
      <div class="sendbar"><vaadin-button id="write" theme="primary" ?disabled=\${this.busy} @click=\${this.write}>Wyślij wiadomość</vaadin-button></div>
      <iframe class="chat \${this.open ? 'open' : ''}" title="Czat z farmaceutą" srcdoc=\${chat}></iframe>\`;
  }
});
`;

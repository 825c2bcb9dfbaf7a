export const cart = /* js */ `
import '@vaadin/integer-field';
import '@vaadin/text-field';
import { Notification } from '@vaadin/notification';
import { View, cart, define, html, nothing, price, send } from '$lib/base.js';

define('jz-cart', class extends View {
  static properties = { lines: { state: true }, problem: { state: true } };
  constructor() {
    super();
    this.lines = cart.lines;
    this.problem = '';
  }
  connectedCallback() {
    super.connectedCallback();
    this.renew = () => { this.lines = [...cart.lines]; };
    window.addEventListener('jz-koszyk', this.renew);
  }
  disconnectedCallback() {
    super.disconnectedCallback();
    window.removeEventListener('jz-koszyk', this.renew);
  }
  async change(line, count) {
    const before = line.count;
    if (!count || count === before) return;
    line.count = count;
    cart.save();
    const { ok } = await send('PATCH', '/api/koszyk/' + line.id, { count });
    if (ok) return;
    line.count = before;
    cart.save();
  }
  drop(line) {
    const before = cart.lines;
    cart.lines = before.filter((each) => each !== line);
    cart.save();
    send('DELETE', '/api/koszyk/' + line.id);
    const note = Notification.show(html\`<span>Usunięto z koszyka</span> <vaadin-button id="undo" theme="tertiary-inline" @click=\${() => { cart.lines = before; cart.save(); note.close(); }}>Cofnij</vaadin-button>\`, { position: 'bottom-start', duration: 6000 });
  }
  async redeem() {
    const code = this.querySelector('#code').value;
    this.problem = '';
    const response = await send('POST', '/api/kody', { code });
    if (!response.ok) this.problem = (await response.json()).message;
  }
  render() {
    return html\`<h1>Koszyk</h1>\${this.lines.map((line) => html\`<div class="line" id="line-\${line.id}"><b>\${line.name}</b>
        <vaadin-integer-field id="count-\${line.id}" aria-label="Liczba" min="1" max="9" step-buttons-visible .value=\${String(line.count)} @value-changed=\${({ detail }) => this.change(line, Number(detail.value))}></vaadin-integer-field>
        <span>\${price(line.count * line.price)}</span><vaadin-button id="remove-\${line.id}" theme="tertiary" @click=\${() => this.drop(line)}>Usuń</vaadin-button></div>\`)}
      \${this.lines.length === 0 ? html\`<p>Koszyk jest pusty.</p>\` : nothing}
      <p>Razem: <b>\${price(cart.total())}</b></p>
      <vaadin-text-field id="code" label="Kod rabatowy" .invalid=\${Boolean(this.problem)} .errorMessage=\${this.problem} manual-validation></vaadin-text-field> <vaadin-button id="redeem" @click=\${this.redeem}>Zastosuj</vaadin-button>
      <p><a href="/zamowienie">Przejdź do zamówienia</a></p>\`;
  }
});
`;

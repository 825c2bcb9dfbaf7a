export const base = /* js */ `
import { LitElement, html, nothing } from 'lit';
import { Notification } from '@vaadin/notification';

export { html, nothing };

/** Views render without a shadow root, as those of Hilla do. */
export class View extends LitElement {
  createRenderRoot() {
    return this;
  }
}

export const define = (name, view) => customElements.define(name, view);

export const send = (method, path, data) =>
  fetch(path, { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(data) });

export const load = (path) => fetch(path).then((response) => response.json());

const plural = new Intl.PluralRules('pl');
const forms = { one: 'produkt', few: 'produkty', many: 'produktów', other: 'produktu' };
export const countOf = (count) => count + ' ' + forms[plural.select(count)];

const money = new Intl.NumberFormat('pl-PL', { style: 'currency', currency: 'PLN' });
export const price = (amount) => money.format(amount);

export const toast = (text, theme = 'contrast') =>
  Notification.show(text, { position: 'bottom-start', duration: 2600, theme });

const KEY = 'jz-koszyk';
const initial = [
  { id: 3, name: 'Rutinoscorbin, 90 tabletek', price: 12.9, count: 1 },
  { id: 7, name: 'Sól fizjologiczna, 10 ampułek', price: 8.4, count: 1 },
];

/** The cart of this browser; every change is shown first and sent afterwards. */
export const cart = {
  lines: JSON.parse(localStorage.getItem(KEY) ?? 'null') ?? initial,
  save() {
    localStorage.setItem(KEY, JSON.stringify(cart.lines));
    window.dispatchEvent(new CustomEvent('jz-koszyk'));
  },
  count: () => cart.lines.reduce((sum, { count }) => sum + count, 0),
  total: () => cart.lines.reduce((sum, { count, price: each }) => sum + count * each, 0),
  add(product, count = 1) {
    const line = cart.lines.find(({ id }) => id === product.id);
    if (line) line.count += count;
    else cart.lines = [...cart.lines, { ...product, count }];
    cart.save();
    return send('POST', '/api/koszyk', { id: product.id, count });
  },
};
`;

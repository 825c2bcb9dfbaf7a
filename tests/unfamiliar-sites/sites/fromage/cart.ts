import { euros, type Product, type Variant, variantOf } from './catalog.ts';

export interface Line {
  readonly product: Product;
  readonly variant: Variant;
  readonly quantity: number;
}

const FREE_FROM = 6_000;
const STARTING_CART = '4120-1.4060-1';

export const cookieOf = (cookie = '', name: string) =>
  new RegExp(`(?:^|; )${name}=([^;]*)`).exec(cookie)?.[1];

/** The cart is kept in a cookie: variants and quantities. A new visitor has a restored one. */
export function linesOf(cookie?: string): Line[] {
  const text = cookieOf(cookie, 'panier') ?? STARTING_CART;
  return text.split('.').flatMap((part) => {
    const [id = '', quantity = ''] = part.split('-');
    const found = variantOf(Number(id));
    return found ? [{ ...found, quantity: Number(quantity) }] : [];
  });
}

export const cookieWith = (lines: readonly Line[]) =>
  `panier=${lines.map(({ variant, quantity }) => `${variant.id}-${quantity}`).join('.')}; path=/`;

/** Adds to the line of a variant, or sets its quantity. */
export function changed(lines: readonly Line[], id: number, change: (old: number) => number) {
  const found = variantOf(id);
  if (!found) return [...lines];
  const old = lines.find(({ variant }) => variant.id === id);
  const quantity = Math.max(0, Math.min(24, change(old?.quantity ?? 0)));
  const line = { ...found, quantity };
  const next = old ? lines.map((each) => (each === old ? line : each)) : [...lines, line];
  return next.filter((each) => each.quantity > 0);
}

export const totalOf = (lines: readonly Line[]) =>
  lines.reduce((sum, { variant, quantity }) => sum + variant.cents * quantity, 0);
export const countOf = (lines: readonly Line[]) =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);

function shippingBar(lines: readonly Line[]) {
  const missing = FREE_FROM - totalOf(lines);
  const share = Math.min(100, Math.round((totalOf(lines) / FREE_FROM) * 100));
  return `<div class="barre-port" data-app="barre-port"><p>${
    missing > 0
      ? `Plus que <b>${euros(missing)}</b> pour la livraison offerte`
      : 'La livraison est <b>offerte</b>'
  }</p><div class="barre-port__fond"><div style="width:${share}%"></div></div></div>`;
}

const thumb = ({ product }: Line) =>
  `<a class="ligne__image" href="/products/${product.handle}" tabindex="-1"><img src="/cdn/${product.handle}.svg" width="84" height="84" alt=""></a>`;

export const quantityInput = (name: string, value: number, data = '') =>
  `<quantity-input class="quantite" ${data}><button type="button" name="minus" aria-label="Réduire la quantité">−</button><input type="number" name="${name}" value="${value}" min="0" max="24" aria-label="Quantité"><button type="button" name="plus" aria-label="Augmenter la quantité">+</button></quantity-input>`;

const lineRow = (line: Line) =>
  `<div class="ligne" data-id="${line.variant.id}">${thumb(line)}<div class="ligne__texte"><a href="/products/${line.product.handle}">${line.product.title}</a><small>${line.variant.label}, ${euros(line.variant.cents)}</small>${quantityInput('updates', line.quantity, `data-variant="${line.variant.id}"`)}</div><div class="ligne__fin"><span class="prix">${euros(line.variant.cents * line.quantity)}</span><cart-remove-button data-variant="${line.variant.id}"><button type="button" class="lien" aria-label="Retirer ${line.product.title}">Retirer</button></cart-remove-button></div></div>`;

const empty =
  '<div class="vide"><p>Votre panier est vide.</p><a class="bouton" href="/collections/all">Continuer mes achats</a></div>';

const upsell = (lines: readonly Line[]) => {
  const found = [4_150, 4_090, 4_180].map(variantOf);
  const offers = found.filter(
    (each) => each && !lines.some(({ variant }) => variant.id === each.variant.id),
  );
  return `<div class="upsell" data-app="upsell"><p class="upsell__titre">Souvent choisi avec</p>${offers
    .slice(0, 2)
    .map((each) =>
      each
        ? `<div class="upsell__offre"><img src="/cdn/${each.product.handle}.svg" width="48" height="48" alt=""><span>${each.product.title}<br><small>${euros(each.variant.cents)}</small></span><button type="button" class="bouton bouton--petit" data-upsell="${each.variant.id}">Ajouter</button></div>`
        : '',
    )
    .join('')}</div>`;
};

export const drawerContents = (lines: readonly Line[]) =>
  `<div class="tiroir__tete"><h2>Votre panier (${countOf(lines)})</h2><button type="button" class="icone" id="fermer-panier" aria-label="Fermer le panier">×</button></div>${
    lines.length === 0
      ? empty
      : `${shippingBar(lines)}<div class="lignes">${lines.map(lineRow).join('')}</div>${upsell(lines)}<div class="tiroir__pied"><p class="total"><span>Sous-total</span><b>${euros(totalOf(lines))}</b></p><a class="bouton bouton--large" href="/cart">Voir le panier</a><a class="bouton bouton--large bouton--fort" href="/checkout/adresse">Commander</a></div>`
  }`;

export function cartItems(lines: readonly Line[]) {
  if (lines.length === 0) return empty;
  return `${shippingBar(lines)}<div class="lignes lignes--page">${lines.map(lineRow).join('')}</div>${upsell(lines)}`;
}

export function cartTotals(lines: readonly Line[], code?: string) {
  const total = totalOf(lines);
  const off = code ? Math.round(total * 0.1) : 0;
  return `${code ? `<p class="total total--remise"><span>Remise <span class="etiquette">${code} <button type="button" id="retirer-code" aria-label="Retirer le code ${code}">×</button></span></span><b>−${euros(off)}</b></p>` : ''}<p class="total"><span>Total estimé</span><b>${euros(total - off)}</b></p>`;
}

/** The catalogue and the session of a customer, which the shop keeps in one cookie. */

export interface Product {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly price: number;
  readonly was?: number;
  readonly cat: 'piatti' | 'tazze' | 'vasi' | 'casa';
  readonly glazes?: readonly string[];
  readonly isSoldOut?: boolean;
}

const product = (
  id: number,
  slug: string,
  name: string,
  price: number,
  cat: Product['cat'],
  rest: Partial<Product> = {},
): Product => ({ id, slug, name, price, cat, ...rest });

export const products: readonly Product[] = [
  product(211, 'piatto-agrumi', 'Piatto Agrumi', 38, 'piatti'),
  product(212, 'piatto-melograno', 'Piatto Melograno', 42, 'piatti', { was: 52 }),
  product(213, 'piatto-gallo', 'Piatto Gallo', 36, 'piatti'),
  product(214, 'vassoio-uliveto', 'Vassoio Uliveto', 74, 'piatti'),
  product(215, 'insalatiera-orto', 'Insalatiera Orto', 68, 'piatti', { isSoldOut: true }),
  product(216, 'ciotola-onda', 'Ciotola Onda', 29, 'piatti', {
    glazes: ['Bianco latte', 'Verde salvia', 'Terracotta'],
  }),
  product(221, 'tazza-alba', 'Tazza Alba', 22, 'tazze'),
  product(222, 'tazza-rondine', 'Tazza Rondine', 24, 'tazze'),
  product(223, 'tazzina-moka', 'Tazzina Moka', 16, 'tazze'),
  product(224, 'tazza-fiordaliso', 'Tazza Fiordaliso', 24, 'tazze', { was: 29 }),
  product(225, 'tazzone-inverno', 'Tazzone Inverno', 27, 'tazze'),
  product(231, 'vaso-luna', 'Vaso Luna', 89, 'vasi', {
    glazes: ['Bianco luna', 'Blu notte', 'Rame'],
  }),
  product(232, 'vaso-anfora', 'Vaso Anfora', 118, 'vasi'),
  product(233, 'brocca-vento', 'Brocca Vento', 64, 'vasi'),
  product(234, 'portafiori-stelo', 'Portafiori Stelo', 31, 'vasi'),
  product(241, 'lampada-corallo', 'Lampada Corallo', 145, 'casa'),
  product(242, 'acquasantiera-giglio', 'Acquasantiera Giglio', 58, 'casa'),
  product(243, 'orologio-meriggio', 'Orologio Meriggio', 96, 'casa', { was: 110 }),
  product(244, 'portacandela-brace', 'Portacandela Brace', 19, 'casa'),
];

export const bySlug = (slug: string) => products.find((each) => each.slug === slug);
export const byId = (id: number) => products.find((each) => each.id === id);
export const inCategory = (cat: string) => products.filter((each) => each.cat === cat);
export const categories = {
  piatti: 'Piatti e ciotole',
  tazze: 'Tazze',
  vasi: 'Vasi e brocche',
  casa: 'Per la casa',
} as const;

interface Line {
  readonly id: number;
  readonly count: number;
  readonly glaze?: string;
}

export interface Session {
  cart: Line[];
  removed?: Line | undefined;
  wishes: number[];
  isMember: boolean;
  attempts: number;
  province: string;
}

const fresh = (): Session => ({
  cart: [
    { id: 222, count: 1 },
    { id: 212, count: 1 },
  ],
  wishes: [232, 243],
  isMember: false,
  attempts: 0,
  province: 'RA',
});

const COOKIE = 'wp_woocommerce_session';

export function sessionOf(cookie = ''): Session {
  const value = new RegExp(`${COOKIE}=([\\w-]+)`).exec(cookie)?.[1];
  if (!value) return fresh();
  try {
    return { ...fresh(), ...JSON.parse(Buffer.from(value, 'base64url').toString()) };
  } catch {
    return fresh();
  }
}

export const keeping = (session: Session) => ({
  'set-cookie': `${COOKIE}=${Buffer.from(JSON.stringify(session)).toString('base64url')}; Path=/`,
});

export function addLine(session: Session, id: number, count: number, glaze?: string) {
  const same = session.cart.find((line) => line.id === id && line.glaze === glaze);
  session.cart = same
    ? session.cart.map((line) => (line === same ? { ...line, count: line.count + count } : line))
    : [...session.cart, glaze ? { id, count, glaze } : { id, count }];
}

export const countOf = ({ cart }: Session) => cart.reduce((sum, { count }) => sum + count, 0);
export const subtotalOf = ({ cart }: Session) =>
  cart.reduce((sum, { id, count }) => sum + (byId(id)?.price ?? 0) * count, 0);
const islands = ['CA', 'SS', 'PA', 'CT'];
export const shippingOf = (session: Session, method = 'corriere') =>
  method === 'ritiro' ? 0 : islands.includes(session.province) ? 12.9 : 7.5;

export const provinces: Readonly<Record<string, string>> = {
  BO: 'Bologna',
  CA: 'Cagliari',
  CT: 'Catania',
  FI: 'Firenze',
  MI: 'Milano',
  NA: 'Napoli',
  PA: 'Palermo',
  RA: 'Ravenna',
  RM: 'Roma',
  SS: 'Sassari',
  TO: 'Torino',
  VE: 'Venezia',
};

export const money = (amount: number) =>
  `<span class="woocommerce-Price-amount amount"><bdi>${amount.toFixed(2).replace('.', ',')}&nbsp;<span class="woocommerce-Price-currencySymbol">€</span></bdi></span>`;

export const priceOf = ({ price, was }: Product) =>
  `<span class="price">${was ? `<del>${money(was)}</del> <ins>${money(price)}</ins>` : money(price)}</span>`;

const glazeColours = ['#c96f3b', '#d9a441', '#5d7f8c', '#7f8f5b', '#a84f4a', '#37546b'];

/** A drawing of a glazed piece. */
export function picture(id: number, view: number): string {
  const main = glazeColours[(id + view) % glazeColours.length];
  const second = glazeColours[(id * 3 + view + 1) % glazeColours.length];
  const isFlat = id < 220;
  const shape = isFlat
    ? `<circle cx="300" cy="300" r="210" fill="#fffaf0" stroke="${main}" stroke-width="26"/><circle cx="300" cy="300" r="130" fill="none" stroke="${second}" stroke-width="6"/>`
    : `<path d="M230 150h140c-10 60 60 110 60 210s-60 110-130 110-130-10-130-110 70-150 60-210z" fill="${main}"/><path d="M185 330q115 60 230 0" fill="none" stroke="#fffaf0" stroke-width="14"/>`;
  const leaves = Array.from({ length: 9 }, (_, n) => {
    const turn = n * 40 + view * 13;
    return `<ellipse cx="300" cy="${isFlat ? 215 : 380}" rx="12" ry="34" fill="${second}" transform="rotate(${turn} 300 300)"/>`;
  }).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600" viewBox="0 0 600 600"><rect width="600" height="600" fill="#efe6d8"/>${shape}${isFlat ? leaves : ''}</svg>`;
}

export const lazy = (src: string, alt: string, width = 300, height = 300, attrs = '') =>
  `<img src="data:image/svg+xml,%3Csvg%20xmlns='http://www.w3.org/2000/svg'%20viewBox='0%200%20${width}%20${height}'%3E%3C/svg%3E" data-lazy-src="${src}" width="${width}" height="${height}" alt="${alt}" ${attrs}>`;
export const photo = (id: number, view = 1) => `/wp-content/uploads/${id}-${view}.svg`;

interface Choice {
  readonly id: number;
  readonly label: string;
  /** A color swatch; a text swatch when absent. */
  readonly color?: string;
}

interface Attribute {
  readonly id: number;
  readonly code: string;
  readonly label: string;
  readonly options: readonly Choice[];
}

export interface Product {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly price: number;
  readonly hue: number;
  readonly category: string;
  readonly text: string;
  readonly attributes?: readonly Attribute[];
  /** The options of each child product, by attribute. */
  readonly children?: readonly Readonly<Record<number, number>>[];
}

const fabric: Attribute = {
  id: 93,
  code: 'tecido',
  label: 'Tecido',
  options: [
    { id: 49, label: 'Linho Cru', color: '#e6dcc6' },
    { id: 50, label: 'Verde Musgo', color: '#5c6b45' },
    { id: 51, label: 'Terracota', color: '#b5573a' },
  ],
};
const size: Attribute = {
  id: 144,
  code: 'largura',
  label: 'Largura',
  options: [
    { id: 166, label: '1,80 m' },
    { id: 167, label: '2,20 m' },
    { id: 168, label: '2,60 m' },
  ],
};
const area: Attribute = {
  id: 145,
  code: 'medida',
  label: 'Medida',
  options: [
    { id: 171, label: '1,50 x 2,00 m' },
    { id: 172, label: '2,00 x 2,50 m' },
    { id: 173, label: '2,50 x 3,00 m' },
  ],
};
const pairs = (first: Attribute, second: Attribute, skipped: readonly number[] = []) =>
  first.options
    .filter(({ id }) => !skipped.includes(id))
    .flatMap(({ id }) =>
      second.options.map((other) => ({ [first.id]: id, [second.id]: other.id })),
    );
const alone = (attribute: Attribute) => attribute.options.map(({ id }) => ({ [attribute.id]: id }));

const armchair = (id: number, slug: string, name: string, price: number, hue: number): Product => ({
  id,
  slug,
  name,
  price,
  hue,
  category: 'poltronas',
  text: 'Estrutura de madeira de reflorestamento, percintas elásticas e espuma de densidade 28. Chega montada, com os pés embalados à parte. Suporta até 130 kg.',
  attributes: [fabric],
  children: alone(fabric),
});

const decor = (id: number, slug: string, name: string, price: number, hue: number): Product => ({
  id,
  slug,
  name,
  price,
  hue,
  category: 'decoracao',
  text: 'Feito à mão em pequenas oficinas do interior. Cada peça tem variações de cor e de textura, que não são defeitos.',
});

export const products: readonly Product[] = [
  armchair(2001, 'poltrona-ipe', 'Poltrona Ipê', 1_890, 28),
  armchair(2002, 'poltrona-gamela', 'Poltrona Gamela', 2_340, 96),
  armchair(2003, 'poltrona-mandacaru', 'Poltrona Mandacaru', 1_620, 140),
  armchair(2004, 'poltrona-varanda', 'Poltrona Varanda', 990, 200),
  {
    ...armchair(2010, 'sofa-parati', 'Sofá Parati', 4_790, 40),
    category: 'sofas',
    attributes: [fabric, size],
    children: pairs(fabric, size, [49]),
  },
  {
    ...armchair(2011, 'banqueta-aroeira', 'Banqueta Aroeira', 549, 15),
    attributes: [],
    children: [],
  },
  {
    ...decor(2020, 'tapete-rede', 'Tapete Rede', 879, 350),
    attributes: [{ ...fabric, label: 'Cor', code: 'cor' }, area],
    children: pairs(fabric, area),
  },
  decor(2021, 'luminaria-caju', 'Luminária Caju', 329, 45),
  decor(2022, 'mesa-lateral-cobogo', 'Mesa Lateral Cobogó', 459, 10),
  decor(2023, 'vaso-sertao', 'Vaso Sertão', 129, 22),
  decor(2024, 'cesto-piacava', 'Cesto Piaçava', 189, 34),
  decor(2025, 'espelho-lua', 'Espelho Lua', 399, 260),
  decor(2026, 'almofada-renda', 'Almofada Renda', 99, 320),
  decor(2027, 'castical-barro', 'Castiçal Barro', 79, 18),
  decor(2028, 'manta-algodao', 'Manta de Algodão', 219, 210),
  decor(2029, 'quadro-xilo', 'Quadro Xilo', 259, 0),
  decor(2030, 'bandeja-imbuia', 'Bandeja Imbuia', 149, 25),
  decor(2031, 'cachepo-folha', 'Cachepô Folha', 109, 120),
];

export const productOf = (id: number) => products.find((each) => each.id === id);

export const reais = (value: number) =>
  `R$ ${value
    .toFixed(2)
    .replace('.', ',')
    .replace(/\B(?=(\d{3})+(?=,))/g, '.')}`;

export const picture = (hue: number, view: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480" viewBox="0 0 640 480"><rect width="640" height="480" fill="hsl(${hue} 30% ${88 - view * 6}%)"/><rect x="${150 + view * 20}" y="150" width="340" height="170" rx="34" fill="hsl(${hue} 45% 42%)"/><rect x="${190 + view * 20}" y="320" width="20" height="80" fill="#5a3c22"/><rect x="${430 + view * 20}" y="320" width="20" height="80" fill="#5a3c22"/></svg>`;

export const imageOf = (hue: number, view = 0) => `/media/catalog/product/${hue}-${view}.svg`;

interface Line {
  readonly item: number;
  readonly product: Product;
  readonly options: string;
  qty: number;
}

export interface Session {
  lines: Line[];
  compare: number[];
  wishlist: number[];
  coupon: string;
  messages: { type: 'success' | 'error'; text: string }[];
}

const sessions = new Map<string, Session>();

/** A visitor comes back to the cart of an earlier visit. */
export function sessionOf(id: string): Session {
  const known = sessions.get(id);
  if (known) return known;
  const session: Session = { lines: [], compare: [], wishlist: [], coupon: '', messages: [] };
  addLine(session, 2023, 1);
  sessions.set(id, session);
  return session;
}

export function addLine(session: Session, id: number, qty: number, options = '') {
  const product = productOf(id);
  if (!product) return;
  const line = session.lines.find((each) => each.product === product && each.options === options);
  if (line) line.qty += qty;
  else session.lines.push({ item: id * 10 + session.lines.length, product, options, qty });
}

export const subtotalOf = ({ lines }: Session) =>
  lines.reduce((total, { product, qty }) => total + product.price * qty, 0);

/** What the shop sells, and how a German shop writes numbers. */
export interface Product {
  readonly id: number;
  readonly category: Category;
  readonly name: string;
  readonly brand: string;
  readonly price: number;
  readonly before?: number;
}

export const categories = {
  gartenscheren: 'Gartenscheren',
  pflanzen: 'Pflanzen & Stauden',
  rasenmaeher: 'Rasenmäher',
} as const;
export type Category = keyof typeof categories;

export const brands = ['Eichenhain', 'Möller & Söhne', 'Grünspecht', 'Weißdorn'];

const shears = [
  ['Rosenschere Klassik', 34.9],
  ['Bypass-Schere Nr. 7', 46.5],
  ['Amboss-Schere Robust', 29.95],
  ['Heckenschere Langgriff', 64.9],
  ['Akku-Strauchschere 12 V', 89],
  ['Astschere Teleskop', 119],
  ['Blumenschere Floristik', 18.5],
  ['Bonsaischere Edelstahl', 24.9],
  ['Gelenkschere Rollgriff', 58],
  ['Grasschere schwenkbar', 21.9],
  ['Getriebe-Astschere XL', 74.5],
  ['Kinder-Gartenschere', 9.95],
] as const;
const plants = [
  ['Strauchrose Westerland', 16.9],
  ['Lavendel Hidcote Blue', 4.95],
  ['Hortensie Endlesssommer', 22.5],
  ['Kirschlorbeer Novita', 18.9],
  ['Japanischer Ahorn', 49],
  ['Sonnenhut Goldsturm', 5.5],
  ['Fetthenne Herbstfreude', 5.2],
  ['Apfelbaum Topaz', 34.9],
] as const;
const mowers = [
  ['Akku-Mäher 38 Li', 349],
  ['Benzinmäher B 46', 529],
  ['Spindelmäher Leise', 139],
  ['Mähroboter M 800', 1299],
  ['Aufsitzmäher R 92', 2899],
  ['Elektromäher E 34', 179.9],
] as const;

const brandOf = (index: number) => brands[index % brands.length] ?? 'Eichenhain';
const sizes = ['', ' im Topf 3 l', ' im Topf 5 l', ' wurzelnackt'];

export const products: readonly Product[] = [
  ...shears.map(([name, price], index) => ({
    id: 1041 + index,
    category: 'gartenscheren' as const,
    name,
    price,
    brand: brandOf(index),
    ...(index % 4 === 1 ? { before: price + 8 } : {}),
  })),
  ...sizes.flatMap((size, round) =>
    plants.map(([name, price], index) => ({
      id: 2016 + round * plants.length + index,
      category: 'pflanzen' as const,
      name: `${name}${size}`,
      price: price + round * 3,
      brand: 'Baumschule Weißdorn',
    })),
  ),
  ...mowers.map(([name, price], index) => ({
    id: 3051 + index,
    category: 'rasenmaeher' as const,
    name,
    price,
    brand: brandOf(index + 1),
  })),
];

export const productOf = (id: number): Product | undefined =>
  products.find((product) => product.id === id);

export const euros = (amount: number): string =>
  `${amount
    .toFixed(2)
    .replace('.', ',')
    .replace(/\B(?=(\d{3})+,)/g, '.')} €`;

/** Drawn, because not every system has a font with these symbols. */
const drawing = (path: string) =>
  `<svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true"><path d="${path}"/></svg>`;
export const icons = {
  heart: drawing('M12 20C5 15 3 11 3 8a4.5 4.5 0 0 1 9-1 4.5 4.5 0 0 1 9 1c0 3-2 7-9 12z'),
  cart: drawing('M3 4h3l2 11h10l2-8H7M9 19h1M17 19h1'),
  menu: drawing('M3 6h18M3 12h18M3 18h18'),
  chat: drawing('M4 5h16v11H10l-5 4v-4H4z'),
  star: drawing('M12 3l3 6 6 1-4 4 1 6-6-3-6 3 1-6-4-4 6-1z'),
};

export const heart = ({ id, name }: Product): string =>
  `<button type="button" class="merken" data-merkzettel="${id}" aria-pressed="false" aria-label="${name} merken">${icons.heart}</button>`;

export const card = (product: Product): string => {
  const { id, category, name, brand, price, before } = product;
  return `<div class="col produkt" data-id="${id}"><div class="card h-100">${heart(product)}
  <a class="bild" href="/${category}/${id}"><img src="/media/${id}-1.svg" width="240" height="180" loading="lazy" class="card-img-top" alt="${name}"></a>
  <div class="card-body"><small class="text-muted">${brand}</small><h3 class="h6"><a href="/${category}/${id}">${name}</a></h3>
  <p class="preis">${before ? `<s>${euros(before)}</s> ` : ''}<b>${euros(price)}</b> <small>inkl. MwSt.</small></p></div></div></div>`;
};

/** The lines of a cart as the cookie keeps them: `1042:1,2017:2`. */
export type Cart = ReadonlyMap<number, number>;
const REMEMBERED = '1042:1,2017:2';

export function cartOf(cookie: string): Cart {
  const written = /(?:^|; )warenkorb=([^;]*)/.exec(cookie)?.[1] ?? REMEMBERED;
  const pairs = written.split(/[,_]/).map((pair) => pair.split(':').map(Number));
  return new Map(
    pairs.flatMap(([id = 0, count = 0]) => (productOf(id) && count > 0 ? [[id, count]] : [])),
  );
}

export const cookieOf = (cart: Cart): string =>
  `warenkorb=${[...cart].map(([id, count]) => `${id}:${count}`).join('_')}; path=/`;

export const sumOf = (cart: Cart): number =>
  [...cart].reduce((sum, [id, count]) => sum + (productOf(id)?.price ?? 0) * count, 0);

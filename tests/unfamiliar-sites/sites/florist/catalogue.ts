export interface Product {
  readonly slug: string;
  readonly name: string;
  readonly group: string;
  readonly price: number;
}

const groups = {
  peonies: ['Peony Cloud', 'Peony and Mint', 'Coral Charm', 'Peony Pail', 'Sarah Bernhardt'],
  roses: ['Twelve Red Roses', 'Garden Roses', 'Rose and Fig', 'Peach Avalanche', 'Rose Basket'],
  seasonal: [
    'Wild Meadow',
    'Late Dahlias',
    'Anemone Bowl',
    'Harvest Sheaf',
    'First Frost',
    'Orchard Bunch',
    'Tulip Armful',
  ],
  plants: ['Olive Tree', 'Kitchen Herbs', 'String of Hearts', 'Fiddle Fig', 'White Orchid'],
  dried: ['Straw and Statice', 'Bunny Tails', 'Hop Garland', 'Dried Lavender'],
} as const;

export const groupNames = Object.keys(groups);

const slugOf = (name: string) => name.toLowerCase().replaceAll(' ', '-');

export const products: readonly Product[] = Object.entries(groups).flatMap(([group, names], row) =>
  names.map((name, column) => ({
    slug: slugOf(name),
    name,
    group,
    price: 24 + ((row * 13 + column * 17) % 9) * 8,
  })),
);

const first = products[0] as Product;
export const productOf = (slug: string): Product =>
  products.find((each) => each.slug === slug) ?? first;

const shapes = {
  heart: 'M12 20S4 14.5 4 9a4 4 0 0 1 8-1 4 4 0 0 1 8 1c0 5.500-8 11-8 11z',
  star: 'M12 3l2.700 6 6.300.600-4.800 4.300 1.500 6.400L12 17l-5.700 3.300 1.500-6.400L3 9.600 9.300 9z',
  person: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4 21c0-4 4-6 8-6s8 2 8 6',
  bag: 'M5 8h14l1 12H4zM9 8a3 3 0 0 1 6 0',
  bubble: 'M4 5h16v11H10l-5 4v-4H4z',
  send: 'M4 12l16-7-6 15-3-6z',
} as const;

export const icon = (name: keyof typeof shapes, isFilled = false): string =>
  `<svg class="glyph${isFilled ? ' is-filled' : ''}" viewBox="0 0 24 24" width="22" height="22" aria-hidden="true"><path d="${shapes[name]}"/></svg>`;

const stars = (count: number) => icon('star', true).repeat(count);

export const fiveStars = (more = ''): string => `<p class="stars">${stars(5)}${more}</p>`;

export const picture = (slug: string, alt: string, isLazy = true, size = 320) =>
  isLazy
    ? `<img class="lazy" src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" data-src="/media/${slug}.svg" width="${size}" height="${size}" alt="${alt}">`
    : `<img src="/media/${slug}.svg" width="${size}" height="${size}" alt="${alt}">`;

export const tile = ({ slug, name, group, price }: Product, isLazy = true): string => `
<article class="tile" data-group="${group}" data-price="${price}" data-slug="${slug}">
  <a class="tile-picture" href="/products/${slug}">${picture(slug, name, isLazy)}${price > 70 ? '<span class="badge">Florist’s pick</span>' : ''}</a>
  <button class="wish" type="button" aria-pressed="false" aria-label="Save ${name}">${icon('heart')}</button>
  <h3><a href="/products/${slug}">${name}</a></h3>
  <p class="stars" aria-label="${(price % 3) + 3} of 5 stars">${stars((price % 3) + 3)}</p>
  <div class="tile-foot"><span class="price">£${price}.00</span>
  <button class="quick-add" type="button" data-slug="${slug}" data-name="${name}" data-price="${price}">Quick add</button></div>
</article>`;

export const crumbs = (...steps: readonly (readonly [string, string])[]): string =>
  `<nav class="crumbs" aria-label="Breadcrumb"><ol>${[['/', 'Home'] as const, ...steps]
    .map(([path, label]) => `<li><a href="${path}">${label}</a></li>`)
    .join('')}</ol></nav>`;

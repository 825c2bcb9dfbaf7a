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

export const picture = (slug: string, alt: string, isLazy = true, size = 320) =>
  isLazy
    ? `<img class="lazy" src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" data-src="/media/${slug}.svg" width="${size}" height="${size}" alt="${alt}">`
    : `<img src="/media/${slug}.svg" width="${size}" height="${size}" alt="${alt}">`;

export const tile = ({ slug, name, group, price }: Product, isLazy = true): string => `
<article class="tile" data-group="${group}" data-price="${price}" data-slug="${slug}">
  <a class="tile-picture" href="/products/${slug}">${picture(slug, name, isLazy)}${price > 70 ? '<span class="badge">Florist’s pick</span>' : ''}</a>
  <button class="wish" type="button" aria-pressed="false" aria-label="Save ${name}"><i class="icon-heart" aria-hidden="true">♡</i></button>
  <h3><a href="/products/${slug}">${name}</a></h3>
  <p class="stars" aria-label="${(price % 3) + 3} of 5 stars">${'★'.repeat((price % 3) + 3)}</p>
  <div class="tile-foot"><span class="price">£${price}.00</span>
  <button class="quick-add" type="button" data-slug="${slug}" data-name="${name}" data-price="${price}">Quick add</button></div>
</article>`;

export const crumbs = (...steps: readonly (readonly [string, string])[]): string =>
  `<nav class="crumbs" aria-label="Breadcrumb"><ol>${[['/', 'Home'] as const, ...steps]
    .map(([path, label]) => `<li><a href="${path}">${label}</a></li>`)
    .join('')}</ol></nav>`;

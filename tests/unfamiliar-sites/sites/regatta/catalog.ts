export interface Product {
  readonly slug: string;
  readonly name: string;
  readonly kind: 'clothing' | 'gear' | 'gifts';
  readonly price: number;
  readonly sizes: readonly string[];
  /** Sizes that the stock list of the boathouse no longer has. */
  readonly gone?: readonly string[];
  readonly colors?: readonly string[];
  readonly text: string;
}

export const products: readonly Product[] = [
  {
    slug: 'club-hoodie',
    name: 'Club hoodie',
    kind: 'clothing',
    price: 54,
    sizes: ['XS', 'S', 'M', 'L', 'XL'],
    gone: ['M', 'L'],
    text: 'Heavy organic cotton with the embroidered burgee. Runs a little large.',
  },
  {
    slug: 'club-cap',
    name: 'Club cap',
    kind: 'clothing',
    price: 24,
    sizes: ['One size'],
    colors: ['Navy', 'White', 'Signal red'],
    text: 'Cotton twill, with a loop for the retainer.',
  },
  {
    slug: 'splash-top',
    name: 'Splash top',
    kind: 'clothing',
    price: 79,
    sizes: ['S', 'M', 'L'],
    text: 'Keeps the spray out, lets the sweat out.',
  },
  {
    slug: 'dry-bag',
    name: 'Dry bag 20 l',
    kind: 'gear',
    price: 29,
    sizes: ['20 l'],
    text: 'Floats if you roll it three times.',
  },
  {
    slug: 'rigger-wrench',
    name: 'Rigger wrench',
    kind: 'gear',
    price: 12,
    sizes: ['10/13 mm'],
    text: 'The one that always gets lost.',
  },
  {
    slug: 'burgee',
    name: 'Burgee',
    kind: 'gifts',
    price: 18,
    sizes: ['30 cm', '45 cm'],
    text: 'Sewn in the village.',
  },
  {
    slug: 'enamel-mug',
    name: 'Enamel mug',
    kind: 'gifts',
    price: 14,
    sizes: ['350 ml'],
    text: 'Survives the boathouse dishwasher.',
  },
  {
    slug: 'chart-print',
    name: 'Chart of the lake',
    kind: 'gifts',
    price: 35,
    sizes: ['50 × 70 cm'],
    text: 'Reprint of the survey of 1931.',
  },
];

export const dollars = (amount: number) => `$${amount.toFixed(2)}`;

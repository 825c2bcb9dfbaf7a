export interface Variant {
  readonly id: number;
  readonly label: string;
  readonly cents: number;
  readonly isAvailable: boolean;
}
export interface Product {
  readonly handle: string;
  readonly title: string;
  readonly milk: 'vache' | 'brebis' | 'chèvre';
  readonly region: string;
  readonly collection: string;
  readonly color: string;
  readonly text: string;
  readonly variants: readonly Variant[];
}

type Row = readonly [
  handle: string,
  title: string,
  milk: Product['milk'],
  region: string,
  collection: string,
  color: string,
  cents: number,
];

const rows: readonly Row[] = [
  ['comte-18-mois', 'Comté 18 mois', 'vache', 'Jura', 'pates-dures', '#e2b95b', 890],
  [
    'beaufort-alpage',
    'Beaufort chalet d’alpage',
    'vache',
    'Savoie',
    'pates-dures',
    '#e8c470',
    1090,
  ],
  ['reblochon-fermier', 'Reblochon fermier', 'vache', 'Savoie', 'pates-molles', '#e59a4e', 1150],
  ['abondance', 'Abondance fermière', 'vache', 'Savoie', 'pates-dures', '#dcae55', 760],
  ['tomme-de-savoie', 'Tomme de Savoie', 'vache', 'Savoie', 'pates-dures', '#b9a58a', 620],
  ['morbier', 'Morbier au lait cru', 'vache', 'Jura', 'pates-dures', '#d9c896', 590],
  ['saint-nectaire', 'Saint-nectaire fermier', 'vache', 'Auvergne', 'pates-molles', '#a99b86', 940],
  ['cantal-vieux', 'Cantal vieux', 'vache', 'Auvergne', 'pates-dures', '#d3a94c', 710],
  ['salers', 'Salers tradition', 'vache', 'Auvergne', 'pates-dures', '#cf9f43', 980],
  ['fourme-ambert', 'Fourme d’Ambert', 'vache', 'Auvergne', 'bleus', '#c9cbb6', 560],
  ['bleu-auvergne', 'Bleu d’Auvergne', 'vache', 'Auvergne', 'bleus', '#c3cab9', 540],
  ['roquefort', 'Roquefort de cave', 'brebis', 'Aveyron', 'bleus', '#cdd6c4', 870],
  ['ossau-iraty', 'Ossau-iraty d’estive', 'brebis', 'Béarn', 'pates-dures', '#e0b872', 990],
  [
    'brebis-pyrenees',
    'Tomme de brebis des Pyrénées',
    'brebis',
    'Béarn',
    'pates-dures',
    '#d8ab62',
    930,
  ],
  ['selles-sur-cher', 'Selles-sur-Cher', 'chèvre', 'Berry', 'chevres', '#8f9497', 720],
  ['crottin', 'Crottin de Chavignol', 'chèvre', 'Berry', 'chevres', '#e6dcc2', 390],
  ['valencay', 'Valençay cendré', 'chèvre', 'Berry', 'chevres', '#7d8388', 740],
  ['sainte-maure', 'Sainte-maure de Touraine', 'chèvre', 'Touraine', 'chevres', '#9aa0a3', 780],
  ['rocamadour', 'Rocamadour (les six)', 'chèvre', 'Quercy', 'chevres', '#efe4c8', 690],
  ['camembert', 'Camembert de Normandie', 'vache', 'Normandie', 'pates-molles', '#efe7d3', 620],
  ['livarot', 'Livarot', 'vache', 'Normandie', 'pates-molles', '#d98a46', 830],
  ['pont-eveque', 'Pont-l’évêque', 'vache', 'Normandie', 'pates-molles', '#e4c08a', 790],
  ['brie-de-meaux', 'Brie de Meaux', 'vache', 'Île-de-France', 'pates-molles', '#f0e8d2', 680],
  ['epoisses', 'Époisses à la coupe', 'vache', 'Bourgogne', 'pates-molles', '#d8803c', 960],
  ['munster', 'Munster fermier', 'vache', 'Alsace', 'pates-molles', '#dd8f45', 770],
  [
    'coffret-raclette',
    'Coffret raclette 6 personnes',
    'vache',
    'Savoie',
    'coffrets',
    '#c98f52',
    4290,
  ],
  ['coffret-fondue', 'Coffret fondue moitié-moitié', 'vache', 'Jura', 'coffrets', '#c59d58', 3450],
  ['coffret-decouverte', 'Coffret découverte', 'chèvre', 'Berry', 'coffrets', '#b9a06a', 3890],
  ['coffret-brebis', 'Coffret tout brebis', 'brebis', 'Béarn', 'coffrets', '#c7ab74', 3640],
  ['plateau-apero', 'Plateau apéritif', 'vache', 'Auvergne', 'coffrets', '#a98855', 2790],
];

const cuts = [
  ['250 g', 1],
  ['500 g', 1.95],
  ['1 kg', 3.7],
] as const;

/** The large piece of some cheeses and all of one cheese are sold out. */
const isSoldOut = (handle: string, cut: number) =>
  handle === 'reblochon-fermier' || (cut === 2 && ['comte-18-mois', 'salers'].includes(handle));

export const products: readonly Product[] = rows.map(
  ([handle, title, milk, region, collection, color, cents], index) => ({
    handle,
    title,
    milk,
    region,
    collection,
    color,
    text: `Lait de ${milk}, ${region}. Affiné dans notre cave voûtée, retourné et frotté à la main chaque semaine, puis découpé le jour de l’envoi.`,
    variants:
      collection === 'coffrets'
        ? [{ id: 4_000 + index * 10, label: 'Unique', cents, isAvailable: true }]
        : cuts.map(([label, factor], cut) => ({
            id: 4_000 + index * 10 + cut,
            label,
            cents: Math.round((cents * factor) / 10) * 10,
            isAvailable: !isSoldOut(handle, cut),
          })),
  }),
);

export const collections: Readonly<Record<string, string>> = {
  all: 'Tous nos fromages',
  'pates-dures': 'Pâtes pressées',
  'pates-molles': 'Pâtes molles',
  bleus: 'Bleus',
  chevres: 'Chèvres',
  coffrets: 'Coffrets et plateaux',
};

export const euros = (cents: number) => `${(cents / 100).toFixed(2).replace('.', ',')} €`;
export const productOf = (handle: string) => products.find((each) => each.handle === handle);
export const variantOf = (id: number) => {
  const product = products.find(({ variants }) => variants.some((each) => each.id === id));
  const variant = product?.variants.find((each) => each.id === id);
  return product && variant ? { product, variant } : undefined;
};

export interface Article {
  readonly handle: string;
  readonly title: string;
  readonly minutes: number;
  readonly color: string;
}
export const articles: readonly Article[] = (
  [
    ['tartiflette', 'La tartiflette de Jeanne', 55, '#b5763f'],
    ['fondue', 'Fondue savoyarde, les bonnes proportions', 30, '#caa14f'],
    ['gougeres', 'Gougères au comté', 40, '#c98c3d'],
    ['chevre-miel', 'Tartines chèvre, miel et thym', 15, '#b7a16a'],
    ['aligot', 'Aligot filant', 45, '#d5bf86'],
    ['croque-brebis', 'Croque au brebis et piment doux', 20, '#b2733a'],
    ['soupe-oignon', 'Soupe à l’oignon gratinée', 65, '#a06a36'],
    ['plateau', 'Composer un plateau pour huit', 25, '#9d8a5c'],
  ] as const
).map(([handle, title, minutes, color]) => ({ handle, title, minutes, color }));

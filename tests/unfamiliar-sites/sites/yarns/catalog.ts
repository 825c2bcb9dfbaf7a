export interface Yarn {
  readonly slug: string;
  readonly name: string;
  readonly price: number;
  readonly fibre: 'wool' | 'alpaca' | 'linen' | 'tools';
  readonly text: string;
}

export const yarns: readonly Yarn[] = [
  ['shetland-4ply', 'Shetland 4 ply', 7.5, 'wool', 'Woollen spun, with a little bounce.'],
  ['harbour-dk', 'Harbour DK', 9.2, 'wool', 'A round three-strand yarn for sweaters.'],
  ['fisherman-aran', 'Fisherman Aran', 8.4, 'wool', 'Undyed and full of lanolin.'],
  ['merino-lace', 'Merino Lace', 12, 'wool', 'Eight hundred metres to a skein.'],
  ['alpaca-cloud', 'Alpaca Cloud', 14.5, 'alpaca', 'Brushed, warm and very light.'],
  ['summer-linen', 'Summer Linen', 8.9, 'linen', 'Softer with every wash.'],
  ['mitten-kit', 'Mitten kit', 29, 'tools', 'Yarn, pattern and a stitch marker.'],
  ['needle-set', 'Bamboo needle set', 24, 'tools', 'Nine pairs in a cotton roll.'],
].map(([slug, name, price, fibre, text]) => ({ slug, name, price, fibre, text }) as Yarn);

/** What "Load more" fetches. */
export const olderYarns: readonly Yarn[] = [
  ['bluefaced-dk', 'Bluefaced DK', 10.5, 'wool', 'With a quiet shine.'],
  ['tweed-aran', 'Tweed Aran', 9.8, 'wool', 'Flecks of seven colours.'],
  ['cabin-chunky', 'Cabin Chunky', 11, 'wool', 'A hat in an evening.'],
  ['baby-alpaca', 'Baby Alpaca', 13.2, 'alpaca', 'For a first cardigan.'],
].map(([slug, name, price, fibre, text]) => ({ slug, name, price, fibre, text }) as Yarn);

export const colors = {
  Fern: '#5d7a4a',
  Heather: '#8d7ba3',
  Peat: '#5b4636',
  Saffron: '#d79a2b',
  Slate: '#5d6b78',
  Rowan: '#b5432f',
} as const;
type Color = keyof typeof colors;

const skein = (fill: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="480" viewBox="0 0 48 48"><rect width="48" height="48" fill="#efe8dc"/>${[
    14, 19, 24, 29, 34,
  ]
    .map(
      (x) =>
        `<ellipse cx="${x}" cy="24" rx="6" ry="15" fill="none" stroke="${fill}" stroke-width="3"/>`,
    )
    .join('')}<rect x="13" y="21" width="22" height="6" fill="#fff"/></svg>`;

/** `/media/fern-2.svg`: a skein in that colour. */
export function pictureOf(path: string): string | undefined {
  const name = /^\/media\/([a-z]+)-\d\.svg$/.exec(path)?.[1];
  const color = Object.keys(colors).find((each) => each.toLowerCase() === name) as
    | Color
    | undefined;
  return color && skein(colors[color]);
}

const colorNames = Object.keys(colors) as Color[];
export const picturesOf = (yarn: Yarn, count = 4): string[] => {
  const start = [...yarns, ...olderYarns].indexOf(yarn);
  return Array.from({ length: count }, (_, n) => {
    const color = colorNames[(Math.max(start, 0) + n) % colorNames.length] ?? 'Fern';
    return `/media/${color.toLowerCase()}-${n + 1}.svg`;
  });
};

export const money = (amount: number): string =>
  `<span class="amount">£${amount.toFixed(2)}</span>`;

export interface Variation {
  readonly id: number;
  readonly attributes: { readonly color: string; readonly weight: string };
  readonly price_html: string;
  /** Null where the importer of the wholesaler's list brought none. */
  readonly image: { readonly src: string } | null;
}

export const weights = ['50 g', '100 g'] as const;

export const variationsOf = (yarn: Yarn, isImported: boolean): Variation[] =>
  colorNames.flatMap((color, row) =>
    weights.map((weight, column) => ({
      id: 7_100 + row * 2 + column,
      attributes: { color, weight },
      price_html: money(yarn.price * (column === 0 ? 1 : 1.9)),
      image: isImported ? null : { src: `/media/${color.toLowerCase()}-1.svg` },
    })),
  );

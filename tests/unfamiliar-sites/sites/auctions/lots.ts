export const departments = ['Paintings', 'Watches', 'Wine'] as const;
type Department = (typeof departments)[number];

export interface Lot {
  readonly id: number;
  readonly maker: string;
  readonly title: string;
  readonly department: Department;
  readonly low: number;
  readonly high: number;
  price: number;
  bids: number;
  /** Seconds until the hammer falls, counted from the start of the visit. */
  readonly endsIn: number;
  mine?: 'leading' | 'outbid';
}

type Row = readonly [maker: string, title: string, low: number, high: number];

const paintings: readonly Row[] = [
  ['Agnes Thorburn', 'Harbour at Low Water, Evening', 8_000, 12_000],
  ['Circle of Pieter Valk', 'Still Life with Quinces and a Pewter Jug', 14_000, 18_000],
  ['Lucien Armand', 'Les Toits, Rue Lepic', 22_000, 28_000],
  ['Hedda Lindqvist', 'Birch Wood in March', 6_000, 9_000],
  ['Tomas Okoro', 'Market Day, Enugu', 18_000, 24_000],
  ['Ruth Castellan', 'Study in Ochre No. 4', 4_000, 6_000],
  ['Attributed to J. Merrow', 'Portrait of a Naval Surgeon', 9_000, 14_000],
  ['Noemi Brandt', 'Blue Interior with Cat', 12_000, 16_000],
  ['Emil Faber', 'Winter Canal with Skaters', 16_000, 20_000],
  ['Isolde Marsh', 'Two Figures on a Pier', 5_000, 7_000],
];
const watches: readonly Row[] = [
  ['Aubrac Frères', 'Ref. 1518 Perpetual Calendar in Rose Gold', 60_000, 80_000],
  ['Norden', 'Steel Diver with Tropical Dial, 1967', 12_000, 18_000],
  ['Castellane', 'Ultra-thin Dress Watch, White Gold', 7_000, 9_000],
  ['Vauclair', 'Split-seconds Chronograph, 1954', 24_000, 32_000],
  ['Norden', 'GMT with Faded Bezel', 9_000, 12_000],
  ['Helvia', "Officer's Trench Watch, Silver", 1_200, 1_800],
  ['Aubrac Frères', 'World Time with Cloisonné Dial', 45_000, 60_000],
  ['Sternwald', 'Glashütte Deck Chronometer', 5_000, 8_000],
  ['Vauclair', 'Moonphase in Yellow Gold', 11_000, 15_000],
  ['Helvia', 'Jump Hour, Art Deco Case', 2_400, 3_200],
];
const wine: readonly Row[] = [
  ['Château Larroque', '1982, twelve bottles, original wooden case', 9_000, 12_000],
  ['Domaine des Ormes', 'Grand Cru 2005, six magnums', 14_000, 18_000],
  ['Quinta do Vale', 'Vintage Port 1963, eleven bottles', 2_200, 2_800],
  ['Tenuta Serralta', 'Riserva 1997, twelve bottles', 1_800, 2_400],
  ['Weingut Hohenfels', 'Trockenbeerenauslese 1976, half bottles', 3_000, 4_000],
  ['Château Larroque', '2000, imperial', 4_500, 6_000],
  ['Maison Delorme', 'Blanc de Blancs 1996, six bottles', 2_600, 3_400],
  ['Bodega Alcázar', 'Gran Reserva 1964, mixed lot', 1_600, 2_000],
  ['Domaine des Ormes', 'Premier Cru 2010, twelve bottles', 5_000, 7_000],
  ['Glen Arrow', 'Single Cask 1974, cask strength', 3_800, 4_600],
];

const rows: readonly (readonly [Department, Row])[] = paintings.flatMap((painting, index) => [
  ['Paintings', painting] as const,
  ['Watches', watches[index] as Row] as const,
  ['Wine', wine[index] as Row] as const,
]);

export const newLots = (): Lot[] =>
  rows.map(([department, [maker, title, low, high]], index) => ({
    id: 201 + index,
    maker,
    title,
    department,
    low,
    high,
    price: Math.round((low * 0.55) / 100) * 100,
    bids: 2 + ((index * 7) % 9),
    endsIn: 1_800 + ((index * 431) % 7_000),
  }));

export const stepOf = (price: number): number =>
  price < 2_000 ? 100 : price < 5_000 ? 250 : price < 10_000 ? 500 : price < 20_000 ? 1_000 : 2_000;

export const pounds = (amount: number): string => `£${amount.toLocaleString('en-GB')}`;

const hues = { Paintings: 28, Watches: 215, Wine: 345 } as const;

/** A photograph of a lot: no two views are alike. */
export function photographOf(lot: Lot, view: number): string {
  const hue = hues[lot.department] + ((lot.id * 13 + view * 9) % 24);
  const body = {
    Paintings: `<rect x="60" y="40" width="280" height="220" fill="hsl(${hue} 45% 30%)"/><rect x="78" y="58" width="244" height="184" fill="hsl(${hue + 160} 30% 72%)"/><path d="M78 ${190 - view * 12} q60 -${40 + (lot.id % 30)} 122 0 t122 0 v52 H78z" fill="hsl(${hue + 100} 35% 45%)"/><circle cx="${130 + view * 30}" cy="105" r="20" fill="hsl(${hue + 20} 80% 75%)"/>`,
    Watches: `<rect x="170" y="10" width="60" height="280" rx="20" fill="hsl(${hue} 20% 25%)"/><circle cx="200" cy="150" r="90" fill="hsl(${hue} 15% 60%)"/><circle cx="200" cy="150" r="76" fill="hsl(${hue} 20% 92%)"/><path d="M200 150 L200 ${95 + view * 6} M200 150 L${240 - view * 8} 165" stroke="#222" stroke-width="6"/>`,
    Wine: `<rect x="165" y="110" width="70" height="170" rx="12" fill="hsl(${hue} 45% 18%)"/><rect x="185" y="30" width="30" height="100" fill="hsl(${hue} 45% 18%)"/><rect x="168" y="${160 + view * 5}" width="64" height="70" fill="#f1e9d6"/><rect x="183" y="26" width="34" height="34" fill="hsl(${hue} 60% 40%)"/>`,
  }[lot.department];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300" width="1200" height="900"><rect width="400" height="300" fill="hsl(${hue} 20% ${88 - view * 4}%)"/>${body}</svg>`;
}

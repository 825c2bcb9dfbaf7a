/** What is for sale, and everything else that the API knows. */

const makers = ['Danish', 'Victorian', 'Mid-century', 'Farmhouse', 'Art deco', 'Industrial'];
const woods = ['walnut', 'oak', 'teak', 'pine', 'beech', 'elm'];
const kindsOfFurniture = ['chair', 'desk', 'sideboard', 'lamp', 'bookcase', 'table'] as const;
const towns = ['Leeds', 'York', 'Bath', 'Hull', 'Derby', 'Kendal'];
const sellers = ['Maud', 'Tomasz', 'Priya', 'Glen', 'Ottilie', 'Kofi'];
const conditions = ['Like new', 'Good', 'Well loved'];

const FIRST_ID = 4_101;

export interface Item {
  readonly id: number;
  readonly title: string;
  readonly kind: string;
  readonly price: number;
  readonly town: string;
  readonly seller: string;
  readonly condition: string;
  readonly likes: number;
}

const pick = <T>(from: readonly T[], index: number): T => from[index % from.length] as T;

export const items: readonly Item[] = Array.from({ length: 240 }, (_, index) => {
  const kind = pick(kindsOfFurniture, index * 5 + Math.floor(index / 6));
  return {
    id: FIRST_ID + index,
    title: `${pick(makers, index * 7 + 1)} ${pick(woods, index + Math.floor(index / 4))} ${kind}`,
    kind,
    price: 35 + ((index * 47) % 460),
    town: pick(towns, index * 3 + Math.floor(index / 3)),
    seller: pick(sellers, index),
    condition: pick(conditions, index),
    likes: (index * 13) % 29,
  };
});

export const itemOf = (id: number): Item => items[id - FIRST_ID] ?? (items[0] as Item);

export const favorites = [4_112, 4_131, 4_158, 4_170].map(itemOf);

export const savedSearches = [
  { id: 1, name: 'Oak desks under £200', alert: true, hits: 14 },
  { id: 2, name: 'Teak sideboards near Leeds', alert: false, hits: 5 },
  { id: 3, name: 'Anything art deco', alert: true, hits: 31 },
];

export const orders = [
  { id: 90_004, title: 'Victorian oak chair', seller: 'Glen', state: 'Collected', price: 85 },
  { id: 90_009, title: 'Danish teak lamp', seller: 'Priya', state: 'Delivered', price: 60 },
  { id: 90_012, title: 'Industrial pine desk', seller: 'Maud', state: 'On its way', price: 210 },
];

export const dealers = ['Rust & Dust', 'Second Sitting', 'The Chair Menders', 'Long Table'].map(
  (name, index) => ({ name, town: pick(towns, index), rating: 4.6 + index / 10 }),
);

export const rooms = [
  { id: 1, name: 'Reading corner', designer: { name: 'Ines' }, pieces: 4 },
  { id: 2, name: 'Long kitchen', designer: { name: 'Wallace' }, pieces: 6 },
  // The designer closed the account.
  { id: 3, name: 'Box room office', designer: null, pieces: 3 },
];

export const wantedAds = (page: number) =>
  Array.from({ length: 12 }, (_, index) => {
    const n = (page - 1) * 12 + index;
    const title = `${pick(woods, n)} ${pick(kindsOfFurniture, n * 5 + 1)}`;
    return { id: n + 1, title: `Looking for: ${title}`, town: pick(towns, n), budget: 40 + n * 5 };
  });

export const pickupPlaces = [
  { name: 'Attic Leeds, Granary Wharf', at: [53.794, -1.551], hours: 'Mon to Sat, 9 to 6' },
  { name: 'Attic York, Foss Islands', at: [53.958, -1.07], hours: 'Tue to Sun, 10 to 7' },
  { name: 'Attic Hull, Princes Quay', at: [53.743, -0.337], hours: 'Daily, 10 to 5' },
];

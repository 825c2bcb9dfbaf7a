export interface Saree {
  readonly id: number;
  readonly name: string;
  readonly weave: string;
  readonly price: number;
}

export const weaves = {
  banarasi: 'बनारसी',
  kanjivaram: 'कांजीवरम',
  chanderi: 'चंदेरी',
  patola: 'पटोला',
} as const;
type Weave = keyof typeof weaves;

const keys = Object.keys(weaves) as Weave[];
const motifs = ['जंगला', 'बूटीदार', 'मीनाकारी', 'कढ़वा', 'शिकारगाह', 'तनछुई', 'जामदानी'];

export const sarees: readonly (Saree & { readonly key: Weave })[] = Array.from(
  { length: 48 },
  (_, index) => {
    const key = keys[index % keys.length] ?? 'banarasi';
    return {
      id: index + 1,
      key,
      weave: weaves[key],
      name: `${motifs[index % motifs.length]} ${weaves[key]} साड़ी`,
      price: 2_450 + ((index * 1_730) % 19_000),
    };
  },
);

export const sareeOf = (id: number) => sarees.find((each) => each.id === id) ?? sarees[0];

const rupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
});
export const price = (amount: number) => rupees.format(amount);

/** A cart lives in a cookie, for example `4.1-9.2`: one of number 4, two of number 9. */
export type Cart = ReadonlyMap<number, number>;

export function cartOf(cookie = ''): Cart {
  const text = /jhola=([\d.-]*)/.exec(cookie)?.[1] ?? '4.1-9.2';
  return new Map(
    text
      .split('-')
      .filter(Boolean)
      .map((line) => line.split('.').map(Number) as [number, number]),
  );
}

export const cookieOf = (cart: Cart) =>
  `jhola=${[...cart].map((line) => line.join('.')).join('-')}; path=/`;
export const countOf = (cart: Cart) => [...cart.values()].reduce((sum, count) => sum + count, 0);
export const totalOf = (cart: Cart) =>
  [...cart].reduce((sum, [id, count]) => sum + (sareeOf(id)?.price ?? 0) * count, 0);

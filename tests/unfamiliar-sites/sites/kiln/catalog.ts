/** What the school teaches, sells and shows. */
export interface Course {
  readonly id: number;
  readonly title: string;
  readonly level: 'beginner' | 'improver' | 'advanced';
  readonly price: number;
  readonly teacher: string;
}

const titles = [
  ['First steps at the wheel', 'beginner', 'Maud Tierney'],
  ['Hand building for pots and planters', 'beginner', 'Olu Adeyemi'],
  ['Throwing with porcelain', 'advanced', 'Maud Tierney'],
  ['Slip trailing and sgraffito', 'improver', 'Inge Holm'],
  ['A dinner service in ten weeks', 'advanced', 'Olu Adeyemi'],
  ['Teapots: spouts, lids, handles', 'improver', 'Maud Tierney'],
  ['Raku weekend', 'improver', 'Inge Holm'],
  ['Parent and child Saturday', 'beginner', 'Olu Adeyemi'],
  ['Glaze chemistry for potters', 'advanced', 'Inge Holm'],
  ['Large coil vessels', 'improver', 'Maud Tierney'],
  ['Friday evening taster', 'beginner', 'Inge Holm'],
  ['Tiles and reliefs', 'beginner', 'Olu Adeyemi'],
] as const;

export const courses: readonly Course[] = titles.map(([title, level, teacher], index) => ({
  id: 11 + index,
  title,
  level,
  teacher,
  price: 45 + ((index * 35) % 180),
}));

export const products = [
  { id: 31, name: 'Loop tool set', price: 18.5 },
  { id: 32, name: 'Stoneware clay, 12.5 kg', price: 14 },
  { id: 33, name: 'Canvas apron', price: 32 },
  { id: 34, name: 'Cutting wire', price: 4.9 },
  { id: 35, name: 'Banding wheel', price: 58 },
  { id: 36, name: 'Rib, boxwood', price: 7.25 },
] as const;

const forms = ['Bowls', 'Cups', 'Vases', 'Lidded jars'] as const;
export const chips = ['All', ...forms] as const;

export const pieces = Array.from({ length: 18 }, (_, index) => ({
  id: index + 1,
  form: forms[index % forms.length] as string,
  name: `${['Ash', 'Celadon', 'Tenmoku', 'Salt', 'Shino'][index % 5]} ${
    ['bowl', 'cup', 'vase', 'jar'][index % 4]
  }`,
  by: ['Hana', 'Pete', 'Lucia', 'Sven', 'Amara', 'Joan'][index % 6],
}));

export const pounds = (price: number) => `£${price.toFixed(2)}`;

/** A drawing of a pot in one hue. */
export const drawing = (hue: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="360" viewBox="0 0 480 360"><rect width="480" height="360" fill="hsl(${hue},28%,88%)"/><path d="M150 110 Q110 230 190 300 H290 Q370 230 330 110 Z" fill="hsl(${hue},38%,46%)"/><ellipse cx="240" cy="110" rx="90" ry="20" fill="hsl(${hue},38%,34%)"/></svg>`;

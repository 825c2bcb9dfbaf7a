export interface Course {
  readonly id: number;
  readonly title: string;
  readonly topic: 'bread' | 'wine' | 'pasta' | 'vegetables' | 'pastry' | 'fish';
  readonly level: 'beginner' | 'advanced';
  readonly price: number;
  readonly weeks: number;
  readonly teacher: string;
  readonly blurb: string;
}

export const topics = ['bread', 'wine', 'pasta', 'vegetables', 'pastry', 'fish'] as const;

const rows: readonly (readonly [
  string,
  Course['topic'],
  Course['level'],
  number,
  number,
  string,
  string,
])[] = [
  [
    'Sourdough from the First Starter',
    'bread',
    'beginner',
    180,
    6,
    'Noor Haddad',
    'Flour, water, patience: a starter that survives your holidays.',
  ],
  [
    'Reading a Wine Label',
    'wine',
    'beginner',
    90,
    3,
    'Luc Armand',
    'Vintage, cru, village: what the small print promises.',
  ],
  [
    'Knife Skills in Four Evenings',
    'vegetables',
    'beginner',
    120,
    4,
    'Mei Tan',
    'Dice, julienne and chiffonade without losing a fingertip.',
  ],
  [
    'Fresh Pasta by Hand',
    'pasta',
    'beginner',
    140,
    4,
    'Paola Ricci',
    'Two doughs, nine shapes and one rolling pin.',
  ],
  [
    'Laminated Doughs',
    'pastry',
    'advanced',
    260,
    8,
    'Étienne Roux',
    'Croissants with visible layers, also in a warm kitchen.',
  ],
  [
    'Whole Fish, Nose to Tail',
    'fish',
    'advanced',
    210,
    5,
    'Sigrid Holm',
    'Scale, fillet, stock. Nothing is thrown away.',
  ],
  [
    'Pinot Noir around the World',
    'wine',
    'advanced',
    190,
    5,
    'Luc Armand',
    'Six bottles at home and a tasting grid that stays with you.',
  ],
  [
    'Rye and Spelt Loaves',
    'bread',
    'advanced',
    170,
    5,
    'Noor Haddad',
    'Dense, dark and never gummy.',
  ],
  [
    'Vegetables over Fire',
    'vegetables',
    'advanced',
    150,
    4,
    'Mei Tan',
    'Char, smoke and ash for roots and leaves.',
  ],
  [
    'Filled Pasta for Sundays',
    'pasta',
    'advanced',
    160,
    4,
    'Paola Ricci',
    'Tortellini, agnolotti and a broth worth the wait.',
  ],
  [
    'Tarts and Short Crusts',
    'pastry',
    'beginner',
    130,
    4,
    'Étienne Roux',
    'A crust that holds and a filling that sets.',
  ],
  [
    'Cured and Smoked Fish',
    'fish',
    'beginner',
    140,
    3,
    'Sigrid Holm',
    'Gravlax on Friday, hot smoke on Sunday.',
  ],
  [
    'Wine and Cheese at Home',
    'wine',
    'beginner',
    110,
    3,
    'Luc Armand',
    'Twelve pairs, four of them surprising.',
  ],
  [
    'Flatbreads of Five Countries',
    'bread',
    'beginner',
    95,
    3,
    'Noor Haddad',
    'Pan, griddle and oven, one dough each evening.',
  ],
  [
    'Ferments and Pickles',
    'vegetables',
    'beginner',
    125,
    6,
    'Mei Tan',
    'Salt, time and a cool shelf.',
  ],
  [
    'Sparkling Wine, Start to Finish',
    'wine',
    'advanced',
    230,
    5,
    'Luc Armand',
    'From base wine to the last turn of the rack.',
  ],
  [
    'Chocolate Work',
    'pastry',
    'advanced',
    280,
    6,
    'Étienne Roux',
    'Temper, mould and fill with a steady hand.',
  ],
  [
    'Sauces that Hold',
    'vegetables',
    'advanced',
    145,
    4,
    'Paola Ricci',
    'Emulsions, reductions and how to rescue them.',
  ],
];

export const courses: readonly Course[] = rows.map(
  ([title, topic, level, price, weeks, teacher, blurb], index) => ({
    id: 11 + index,
    title,
    topic,
    level,
    price,
    weeks,
    teacher,
    blurb,
  }),
);

export const teachers = [
  {
    name: 'Noor Haddad',
    craft: 'Bread',
    town: 'Ghent',
    since: 2016,
    word: 'A loaf tells you when it is ready; we learn to listen.',
  },
  {
    name: 'Luc Armand',
    craft: 'Wine',
    town: 'Beaune',
    since: 2012,
    word: 'I pour first and talk later.',
  },
  {
    name: 'Mei Tan',
    craft: 'Vegetables',
    town: 'Leeds',
    since: 2018,
    word: 'A sharp knife is the friendliest tool you own.',
  },
  {
    name: 'Paola Ricci',
    craft: 'Pasta',
    town: 'Modena',
    since: 2014,
    word: 'Eggs, flour, hands. The rest is Sunday.',
  },
  {
    name: 'Étienne Roux',
    craft: 'Pastry',
    town: 'Lyon',
    since: 2017,
    word: 'Butter forgives if you keep it cold.',
  },
  {
    name: 'Sigrid Holm',
    craft: 'Fish',
    town: 'Bergen',
    since: 2019,
    word: 'Buy the fish that looks back at you.',
  },
] as const;

export const dates = [
  {
    id: 501,
    course: 'Knife Skills in Four Evenings',
    day: 'Tue 12 January',
    time: '18:30',
    seats: 5,
  },
  {
    id: 502,
    course: 'Sourdough from the First Starter',
    day: 'Sat 16 January',
    time: '10:00',
    seats: 8,
  },
  { id: 503, course: 'Wine and Cheese at Home', day: 'Thu 21 January', time: '19:00', seats: 0 },
  { id: 504, course: 'Fresh Pasta by Hand', day: 'Sun 24 January', time: '11:00', seats: 3 },
  { id: 505, course: 'Laminated Doughs', day: 'Sat 30 January', time: '09:00', seats: 6 },
  { id: 506, course: 'Whole Fish, Nose to Tail', day: 'Fri 5 February', time: '17:00', seats: 4 },
  { id: 507, course: 'Chocolate Work', day: 'Sat 13 February', time: '10:00', seats: 0 },
  { id: 508, course: 'Ferments and Pickles', day: 'Wed 17 February', time: '18:30', seats: 9 },
] as const;

export const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

export const pictureOf = (seed: string | number, width = 300, height = 180): string =>
  `<img src="/picture.svg?${seed}" width="${width}" height="${height}" alt="" loading="lazy">`;

export const courseCard = (
  { id, title, topic, level, price, weeks, teacher, blurb }: Course,
  extra = '',
): string =>
  `<article class="card" wire:key="course-${id}">
    <a class="card-link" wire:navigate href="/courses/${id}">${pictureOf(id)}<h3>${title}</h3></a>
    <p class="tags"><span class="tag">${capital(topic)}</span><span class="tag">${capital(level)}</span></p>
    <p>${blurb}</p>
    <p class="meta"><span>${teacher}</span><span>${weeks} weeks</span><b>€${price}</b></p>${extra}
  </article>`;

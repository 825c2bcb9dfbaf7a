/** What the store sells and where; the API serves it. */
const names = [
  'Aldrin',
  'Beacon',
  'Calloway',
  'Dunmore',
  'Ellison',
  'Fairfax',
  'Garland',
  'Hollis',
  'Ingram',
  'Juniper',
  'Keaton',
  'Larkin',
  'Marlowe',
  'Nolan',
  'Oakley Park',
  'Prescott',
  'Quimby',
  'Rowan',
  'Sutton',
  'Thatcher',
  'Upton',
  'Vaughn',
  'Whitman',
  'Yates',
];
const shapes = ['Round', 'Square', 'Cat-eye', 'Aviator', 'Rectangle'];
const materials = ['Acetate', 'Titanium', 'Stainless steel'];
const colors = [
  { name: 'Whiskey Tortoise', hex: '#7a4a21' },
  { name: 'Jet Black', hex: '#1d1d1f' },
  { name: 'Crystal', hex: '#c9d4da' },
  { name: 'Sea Glass', hex: '#5d8f86' },
];

export const frames = Array.from({ length: 48 }, (_, index) => ({
  id: 1201 + index * 3,
  name: `${names[index % names.length]}${index < names.length ? '' : ' Narrow'}`,
  price: [95, 125, 145, 175][index % 4] ?? 95,
  shape: shapes[index % shapes.length] ?? 'Round',
  material: materials[index % materials.length] ?? 'Acetate',
  colors: colors.slice(0, 2 + (index % 3)),
  rating: 4 + (index % 10) / 10,
  reviews: 12 + index * 7,
  isNew: index % 9 === 0,
}));

const hours = [
  { days: 'Mon – Fri', time: '10 am – 7 pm' },
  { days: 'Saturday', time: '10 am – 6 pm' },
  { days: 'Sunday', time: '11 am – 5 pm' },
];

export const stores = [
  {
    id: 11,
    name: 'Ballard',
    street: '5214 Ballard Ave NW',
    city: 'Seattle, WA',
    zip: '98107',
    miles: 1.2,
    hours,
  },
  {
    id: 12,
    name: 'Capitol Hill',
    street: '1531 Melrose Ave',
    city: 'Seattle, WA',
    zip: '98122',
    miles: 2.8,
    hours,
  },
  {
    id: 13,
    name: 'University Village',
    street: '2623 NE University St',
    city: 'Seattle, WA',
    zip: '98105',
    miles: 4.1,
    hours,
  },
  // Opened last month; the content team has not entered its hours yet.
  {
    id: 14,
    name: 'Tacoma Proctor',
    street: '3816 N 26th St',
    city: 'Tacoma, WA',
    zip: '98407',
    miles: 31,
    hours: null,
  },
  {
    id: 15,
    name: 'Bellevue Square',
    street: '575 Bellevue Way NE',
    city: 'Bellevue, WA',
    zip: '98004',
    miles: 9.6,
    hours,
  },
];

const sentences = [
  'Lightweight and they do not slide down my nose, even on hot days.',
  'The color is a bit warmer than in the photos, but I love it.',
  'My progressive lenses took nine days. Worth the wait.',
  'Great fit for a wide face. The nose pads could be larger.',
  'Third pair from here. The case is nicer than my old one, too.',
  'Ordered with my FSA card in December, no trouble at all.',
];
const people = [
  'Marisol G.',
  'Devon W.',
  'Priya N.',
  'Hank O.',
  'Tess L.',
  'Jerome A.',
  'Kaylee B.',
];

export const reviews = Array.from({ length: 18 }, (_, index) => ({
  id: index + 1,
  who: people[index % people.length],
  stars: 5 - (index % 4 === 3 ? 2 : index % 2),
  text: `${sentences[index % sentences.length]}${index % 3 === 0 ? ' Would buy again.' : ''}`,
  date: `November ${28 - index}, 2026`,
  hasPhoto: index % 3 === 0,
  helpful: (index * 5) % 17,
}));

export const contactLenses = [
  { id: 310, name: 'Acuvue Oasys 1-Day, 90 pack', price: 84, brand: 'Johnson & Johnson' },
  { id: 311, name: 'Dailies Total1, 90 pack', price: 97, brand: 'Alcon' },
  { id: 312, name: 'Biofinity, 6 pack', price: 58, brand: 'CooperVision' },
  { id: 313, name: 'Precision1 for Astigmatism, 30 pack', price: 42, brand: 'Alcon' },
];

export const articles: Readonly<Record<string, { title: string; text: string }>> = {
  12: {
    title: 'FSA grace periods for the 2023 plan year',
    text: 'Funds from the 2023 plan year could be spent until March 15, 2024. This offer has ended.',
  },
  13: {
    title: 'How to read your eyeglass prescription',
    text: 'OD is your right eye and OS is your left. Sphere (SPH) is the main power, cylinder (CYL) corrects astigmatism, and axis says at which angle, from 1 to 180.',
  },
  14: {
    title: 'Blue light, explained by an optometrist',
    text: 'Screens emit far less blue light than the sun. What helps tired eyes most is the 20-20-20 rule: every 20 minutes, look 20 feet away for 20 seconds.',
  },
};

export interface StudioClass {
  readonly id: number;
  readonly title: string;
  readonly kind: 'yoga' | 'pilates' | 'barre';
  readonly studio: 'Harbour' | 'Mill' | 'Old Town';
  readonly teacher: string;
  readonly at: string;
  readonly minutes: number;
  readonly left: number;
}

const titles = [
  ['Morning Flow', 'yoga'],
  ['Reformer Basics', 'pilates'],
  ['Slow Yin', 'yoga'],
  ['Barre Burn', 'barre'],
  ['Power Vinyasa', 'yoga'],
  ['Mat Pilates', 'pilates'],
  ['Prenatal Yoga', 'yoga'],
  ['Reformer Jump', 'pilates'],
  ['Candlelight Restore', 'yoga'],
] as const;
const studios = ['Harbour', 'Mill', 'Old Town'] as const;
export const teachers = [
  'Noa Lind',
  'Marta Reyes',
  'Jonas Beck',
  'Ayu Santoso',
  'Clara Voss',
  'Eli Hart',
];
const times = ['07:00', '08:15', '09:30', '12:10', '16:45', '17:30', '18:30', '19:15', '20:00'];

export const classes: readonly StudioClass[] = titles.map(([title, kind], index) => ({
  id: 201 + index,
  title,
  kind,
  studio: studios[index % 3] ?? 'Mill',
  teacher: teachers[index % teachers.length] ?? '',
  at: times[index] ?? '07:00',
  minutes: index % 2 ? 50 : 60,
  left: [4, 2, 11, 7, 3, 9, 6, 1, 12][index] ?? 5,
}));

export const days = ['Mon 30', 'Tue 1', 'Wed 2', 'Thu 3', 'Fri 4', 'Sat 5', 'Sun 6'];

export const locations = [
  { id: 1, name: 'Harbour', street: 'Quay Street 12', lat: 54.3213, lng: 10.1349, rooms: 3 },
  { id: 2, name: 'Mill', street: 'Weaver Lane 4', lat: 54.3301, lng: 10.1222, rooms: 2 },
  { id: 3, name: 'Old Town', street: 'Cloister Court 1', lat: 54.3252, lng: 10.1411, rooms: 2 },
];

export const passes = [
  { id: 'intro', name: 'Intro pass', price: 39, text: 'Two weeks, all studios' },
  { id: 'five', name: '5 classes', price: 85, text: 'Valid for three months' },
  { id: 'ten', name: '10 classes', price: 155, text: 'Valid for six months' },
  { id: 'reformer', name: 'Reformer 6', price: 138, text: 'Six reformer classes' },
];

/** Rotates the program so that every day has another one. */
export const programOf = (day: number, week: number): readonly StudioClass[] =>
  classes.filter((each) => (each.id + day + week) % 3 !== 0).slice(0, 6);

const cities = ['Bristol', 'Leeds', 'Manchester', 'Birmingham'] as const;
const models = [
  ['Ford Transit L3H2', 'Panel van'],
  ['Mercedes Sprinter LWB', 'Panel van'],
  ['Vauxhall Vivaro', 'Small van'],
  ['Ifor Williams tipping trailer', 'Trailer'],
  ['Iveco Daily tipper', 'Tipper'],
  ['Renault Master Luton', 'Luton'],
  ['Citroën Berlingo', 'Small van'],
] as const;
const owners = [
  'Priya Nair',
  'Owen Pritchard',
  'Dawid Kowal',
  'Shanice Cole',
  'Tom Ashby',
] as const;
const features = ['Tow bar', 'Ply lined', 'Roof rack', 'Tail lift', 'ULEZ compliant'] as const;

const TOTAL = 60;
export const PAGE_SIZE = 9;
/** Its owner paused it; the search index has not noticed. */
const PAUSED = 11;

const pick = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;

export const vanOf = (id: number) => {
  const [model, type] = pick(models, id * 3 + 1);
  return {
    id,
    model,
    type,
    city: pick(cities, id),
    owner: pick(owners, id * 2 + 1),
    day: 38 + ((id * 17) % 72),
    rating: (42 + ((id * 7) % 8)) / 10,
    trips: 6 + ((id * 13) % 90),
    seats: id % 3 === 0 ? 2 : 3,
    payload: 620 + ((id * 97) % 900),
    features: features.filter((_, index) => (id + index) % 2 === 0),
    x: 70 + ((id * 83) % 460),
    y: 80 + ((id * 131) % 420),
    isPaused: id === PAUSED,
  };
};

const vans = Array.from({ length: TOTAL }, (_, index) => vanOf(index + 1));

export const search = (query: URLSearchParams) => {
  const city = (query.get('city') ?? '').trim().toLowerCase();
  const types = (query.get('types') ?? '').split('|').filter(Boolean);
  const wanted = (query.get('features') ?? '').split('|').filter(Boolean);
  const [low, high] = [Number(query.get('min') ?? 0), Number(query.get('max') || 999)];
  return vans
    .filter((van) => !city || van.city.toLowerCase().startsWith(city))
    .filter((van) => types.length === 0 || types.includes(van.type))
    .filter((van) => wanted.every((each) => (van.features as readonly string[]).includes(each)))
    .filter(({ day }) => day >= low && day <= high)
    .sort((a, b) => (query.get('sort') === 'price' ? a.day - b.day : a.id - b.id));
};

export const suggestions = (text: string) =>
  [...cities, 'Bradford', 'Bath', 'Brighton', 'Leicester', 'Liverpool', 'Milton Keynes']
    .filter((city) => city.toLowerCase().startsWith(text.trim().toLowerCase()))
    .map((value) => ({ value }));

const DAY_MS = 86_400_000;
const isoIn = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

export const detailOf = (id: number) => ({
  ...vanOf(id),
  booked: [2, 3, 9, 10, 11, 17, 24, 25].map((days) => isoIn(days + (id % 3))),
  about: `Tidy ${vanOf(id).model} that I use on site four days a week and rent out for the rest. Bulkhead, two sets of straps and a sack truck stay in the back. It is serviced every ten thousand miles, the tyres were new in the spring and the cab is cleaned before each handover. Collection is from the yard behind the builders' merchant; ring the bell at the side gate. If you are late, send me a message and I will wait, within reason. Please bring it back with the tank as full as you found it.`,
});

const names = ['Marek', 'Jo', 'Hamid', 'Ellie', 'Chris', 'Beatriz', 'Gareth', 'Sunita'] as const;
const texts = [
  'Picked it up at seven, did two runs to the tip and one to the merchant, and had it back by four. Owner was on the phone within a minute when I could not find the locking wheel nut. The straps were a nice touch, and so was the sack truck, which saved my back on the boiler. Would book again next week if it were free.',
  'Does what it says. A bit loud on the motorway but that is a Transit for you.',
  'Great handover, clear photos of every scratch before we left, no arguing afterwards. We moved a whole kitchen in one go, worktops and all, and there was still room for the dog. Only thing: the yard is a pain to find in the dark, so go while it is light or ask for the pin on the map.',
  'Clean, cheap, on time.',
] as const;

export const reviewsOf = (id: number, page: number) =>
  Array.from({ length: 4 }, (_, index) => ({
    key: `${id}-${page}-${index}`,
    name: pick(names, id + page * 4 + index),
    when: `${index + page * 3 + 1} weeks ago`,
    stars: 5 - ((id + index) % 2),
    text: pick(texts, index + page),
  }));

export const trips = () => [
  { id: 91, van: vanOf(14), from: isoIn(6), to: isoIn(8), state: 'upcoming', total: 148 },
  { id: 90, van: vanOf(33), from: isoIn(19), to: isoIn(20), state: 'upcoming', total: 96 },
  { id: 84, van: vanOf(7), from: isoIn(-21), to: isoIn(-19), state: 'past', total: 171 },
  { id: 79, van: vanOf(28), from: isoIn(-46), to: isoIn(-45), state: 'past', total: 74 },
  { id: 88, van: vanOf(41), from: isoIn(-9), to: isoIn(-7), state: 'cancelled', total: 132 },
];

/** A booking that its owner cancelled has no refund lines, because the whole amount goes back. */
export const receiptOf = (id: number) => ({
  ...trips().find((trip) => trip.id === id),
  lines: [
    { label: 'Rental', amount: 58 },
    { label: 'Insurance', amount: 11 },
    { label: 'Service fee', amount: 5 },
  ],
  ...(id === 88 ? { owner_cancelled: true } : { refund: { lines: [] } }),
});

export const articles = [
  {
    id: 201,
    title: 'What your licence photo has to show',
    intro: 'Front and back, all four corners, no glare.',
  },
  { id: 202, title: 'Fuel, charging and mileage', intro: 'Bring it back as you found it.' },
  {
    id: 203,
    title: 'Who is insured to drive',
    intro: 'Anyone on the booking who is over 23 and has held a licence for two years.',
  },
  {
    id: 204,
    title: 'How deposits work',
    intro: 'We hold an amount on your card and release it within three days.',
  },
  {
    id: 205,
    title: 'Late returns',
    intro: 'The first thirty minutes are free. After that it is £12 for each hour.',
  },
  { id: 206, title: 'When owners are paid', intro: 'Two working days after the van is back.' },
  { id: 207, title: 'Towing with a rented van', intro: 'Which licence and which plate you need.' },
  {
    id: 208,
    title: 'Damage: what to do first',
    intro: 'Photographs, then a message to the owner.',
  },
];

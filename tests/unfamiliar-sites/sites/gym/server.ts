import { jsonReply, type Reply, type SiteRequest } from '../../site.ts';

const kindsOfClass = ['Strength', 'Cycling', 'Yoga', 'Boxing', 'Pilates'];
const coaches = ['Ada Quill', 'Ben Osei', 'Cleo Marsh', 'Dev Anand', 'Esme Hart'];
const towns = [
  'Leeds',
  'York',
  'Hull',
  'Derby',
  'Bath',
  'Truro',
  'Exeter',
  'Luton',
  'Oxford',
  'Ely',
];
const from = <T>(list: readonly T[], index: number) => list[index % list.length] as T;

const lessonOf = (id: number) => ({
  id,
  kind: from(kindsOfClass, id),
  name: `${from(kindsOfClass, id)} ${from(['Basics', 'Flow', 'Power'], id * 7)}`,
  coach: from(coaches, id * 3),
  club: `Ironwake ${from(towns, id * 11)}`,
  length: 45,
  left: id % 4 === 3 ? 0 : (id * 5) % 17 || 2,
});

const classesOf = (day: number) =>
  Array.from({ length: 60 }, (_, index) => {
    const minutes = 360 + index * 14;
    const hour = Math.floor(minutes / 60);
    return {
      ...lessonOf(2_000 + day * 60 + index),
      time: `${String(hour).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`,
      part: hour < 11 ? 'Morning' : hour < 16 ? 'Midday' : 'Evening',
    };
  });

const clubs = Array.from({ length: 60 }, (_, index) => ({
  id: index + 1,
  name: `Ironwake ${from(towns, index)} ${from(['Central', 'North', 'Docks', 'Park', 'Mill', 'Station'], Math.floor(index / 10))}`,
  street: `${(index * 7) % 90} Foundry Street`,
  until: 22 + (index % 2),
}));

const bookings = {
  Upcoming: [0, 1, 2, 3].map((index) => ({ ...lessonOf(2_010 + index), time: `${17 + index}:30` })),
  Past: [4, 5].map((index) => ({ ...lessonOf(2_010 + index), time: `${12 + index}:15` })),
};

const pages: Readonly<Record<string, string>> = {
  row: 'Row 34 kilometers in a month, on any machine, in any club. Every meter counts once.',
  'pull-ups': 'One hundred pull-ups in thirty days. Bands are allowed, kipping is not.',
};

function read(path: string, query: URLSearchParams): Reply | undefined {
  const [, , group, id = ''] = path.split('/');
  if (path === '/api/classes')
    return jsonReply(classesOf(Number(query.get('day'))), { afterMs: 520 });
  if (group === 'classes')
    return jsonReply({ ...lessonOf(Number(id)), time: '18:15' }, { afterMs: 280 });
  if (path === '/api/clubs') {
    const wanted = (query.get('q') ?? '').toLowerCase();
    if (wanted.includes(' '))
      return jsonReply({ error: 'bad tsquery' }, { status: 500, afterMs: 240 });
    const found = clubs.filter(({ name }) => name.toLowerCase().includes(wanted));
    return jsonReply(found, { afterMs: 260 });
  }
  if (group === 'clubs') return jsonReply(clubs[Number(id) - 1], { afterMs: 240 });
  if (path === '/api/bookings') return jsonReply(bookings, { afterMs: 620 });
  if (path === '/api/me') return jsonReply({ error: 'no session' }, { status: 401, afterMs: 180 });
  if (path === '/api/credit') return jsonReply({ sum: 20 }, { afterMs: 120 });
  if (path === '/api/news') {
    const page = Number(query.get('page'));
    const rows = Array.from({ length: 12 }, (_, index) => ({
      id: page * 12 + index,
      title: from(['New racks', 'Sauna is back', 'Holiday hours', 'Meet the team'], index + page),
      club: `Ironwake ${from(towns, index + page)}`,
    }));
    return jsonReply(rows, { afterMs: 700 });
  }
  if (group === 'pages') {
    const text = pages[id];
    return text
      ? jsonReply({ title: 'The rules', text }, { afterMs: 240 })
      : jsonReply({ error: 'not found' }, { status: 404, afterMs: 200 });
  }
  return undefined;
}

function write(path: string): Reply | undefined {
  if (path === '/api/bookings')
    return jsonReply({ error: 'SPOT_HELD' }, { status: 409, afterMs: 640 });
  if (path === '/api/waitlist') return jsonReply({ place: 3 }, { afterMs: 1_800 });
  if (path === '/api/chat')
    return jsonReply({ answer: 'Yes, of course. Anything else?' }, { afterMs: 1_500 });
  if (path === '/api/guests') return jsonReply({ code: 'K7-204' }, { afterMs: 900 });
  if (path.startsWith('/api/')) return jsonReply({ ok: true }, { afterMs: 240 });
  return undefined;
}

export const reply = ({ method, path, query }: SiteRequest): Reply | undefined =>
  method === 'GET' || method === 'HEAD' ? read(path, query) : write(path);

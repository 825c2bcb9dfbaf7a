import { jsonReply, type Reply, type SiteRequest } from '../../site.ts';
import { sent } from './pages.ts';

const titles = ['Paper Moons', 'The Ferry', 'Nine Doors', 'Low Tide', 'Salt', 'Her Atlas'];
const PER_PAGE = 12;

function films(page: number) {
  const items = Array.from({ length: page > 4 ? 0 : PER_PAGE }, (_, index) => {
    const id = (page - 1) * PER_PAGE + index + 1;
    return {
      id,
      title: `${titles[id % titles.length]} ${id}`,
      about: 'A quiet film about weather.',
    };
  });
  return jsonReply({ films: items }, { afterMs: 240 });
}

function archive(page: number): Reply {
  if (page > 2) return jsonReply({}, { status: 503, afterMs: 300 });
  const items = Array.from({ length: 30 }, (_, index) => ({
    title: `${titles[(index * 5) % titles.length]} ${page * 30 + index}`,
    year: 1961 + ((index * 7 + page) % 60),
  }));
  return jsonReply({ films: items }, { afterMs: 220 });
}

const times = Array.from(
  { length: 24 },
  (_, index) =>
    `${titles[index % titles.length]} at ${12 + (index % 10)}:30 in screen ${index % 4}`,
);

export function reply({ method, path, query }: SiteRequest): Reply | undefined {
  const page = Number(query.get('page') ?? 1);
  if (path === '/api/films') return films(page);
  if (path === '/api/archive') return archive(page);
  if (path === '/api/times') return jsonReply({ times }, { afterMs: 5_200 });
  if (path === '/api/surprise') return jsonReply({ title: 'Nine Doors' }, { afterMs: 3_400 });
  if (path === '/api/vouchers')
    return jsonReply({ ok: false, reason: 'expired' }, { afterMs: 250 });
  if (path === '/contact' && method === 'POST') return { body: sent, isPage: true, afterMs: 300 };
  return undefined;
}

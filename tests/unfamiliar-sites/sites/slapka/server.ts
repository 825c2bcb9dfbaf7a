import { jsonReply, type Reply, type SiteRequest } from '../../site.ts';

const names = ['Otava', 'Malše', 'Blanice', 'Vltavín', 'Lužnice', 'Kleť', 'Boubín', 'Plechý'];
const kinds = ['Gravel', 'Silniční', 'Horská', 'Elektrokola', 'Dětská'];
const firstWords = ['Gravel', 'Silniční kolo', 'Horské kolo', 'Elektrokolo', 'Dětské kolo'];
const PER_PAGE = 12;

const bikes = Array.from({ length: 72 }, (_, index) => ({
  id: index + 1,
  name: `${firstWords[index % kinds.length]} ${names[index % names.length]} ${index + 1}`,
  kind: kinds[index % kinds.length] ?? '',
  price: 8_990 + ((index * 3_700) % 98_000),
}));

function list(query: URLSearchParams): Reply {
  const chosen = (query.get('druhy') ?? '').split(',').filter(Boolean);
  const order = query.get('razeni');
  const sign = order === 'levne' ? 1 : -1;
  const found = bikes
    .filter(({ kind }) => chosen.length === 0 || chosen.includes(kind))
    .filter(({ price }) => price >= Number(query.get('od')) * 1_000)
    .filter(({ price }) => price <= Number(query.get('do')) * 1_000)
    .sort((a, b) => (order === 'tip' ? a.id - b.id : sign * (a.price - b.price)));
  const first = Number(query.get('strana')) * PER_PAGE;
  return jsonReply(
    {
      items: found.slice(first, first + PER_PAGE),
      all: found.length,
      last: first + PER_PAGE >= found.length,
    },
    { afterMs: 380 },
  );
}

function bike(id: number): Reply {
  const found = bikes[id - 1] ?? bikes[0];
  const price = found?.price ?? 0;
  const variants = [
    { size: 'S', sku: `${id}-S`, price, stock: 2 },
    { size: 'M', sku: `${id}-M`, price, stock: 4 },
    { size: 'L', sku: `${id}-L`, price: price + 500, stock: 0 },
  ];
  return jsonReply({ ...found, variants }, { afterMs: 350 });
}

const ok = (afterMs: number, status = 200) => jsonReply({ ok: true }, { afterMs, status });
const error = (status: number, zprava: string, afterMs: number) =>
  jsonReply({ zprava }, { status, afterMs });

const rest: Readonly<Record<string, Reply>> = {
  'GET /api/tipy': jsonReply({ items: bikes.slice(10, 13) }, { afterMs: 900 }),
  'GET /api/bazar': jsonReply({ items: bikes.slice(30, 39) }, { afterMs: 5_600 }),
  'GET /api/servis/hodiny': jsonReply({ items: ['9:00', '11:30', '15:00'] }, { afterMs: 500 }),
  'POST /api/odber': ok(400),
  'POST /api/kosik': ok(450),
  'POST /api/slevy': error(422, 'Platnost kódu skončila 31. října', 350),
  'POST /api/objednavky': ok(700, 201),
  'POST /api/servis': ok(600, 201),
  'POST /api/servis/odhad': {
    body: '<!doctype html><title>Přihlášení</title><h1>Přihlášení</h1>',
    type: 'text/html',
    afterMs: 600,
  },
  'POST /api/fotky': ok(800),
  'POST /api/inzeraty': error(422, 'Telefonní číslo není platné', 450),
  'POST /api/zpravy': ok(500, 201),
  'PUT /api/nastaveni': ok(300),
  'PUT /api/prani': ok(300),
  'PATCH /api/profil': error(500, 'Internal Server Error', 1_100),
};

const prices: Readonly<Record<string, number>> = { trek: 390, mtb: 590, elektro: 890 };

export function reply({ method, path, query, form }: SiteRequest): Reply | undefined {
  if (path === '/brana')
    return {
      body: '<main><h1>Platební brána</h1><p>Potvrďte platbu v mobilu.</p></main>',
      type: 'text/html; charset=utf-8',
    };
  if (path.startsWith('/api/204/')) return { body: '', status: 204 };
  const fixed = rest[`${method} ${path}`];
  if (fixed) return fixed;
  if (path === '/api/kola') return list(query);
  if (path.startsWith('/api/kola/')) return bike(Number(path.split('/')[3]));
  if (path.startsWith('/api/kosik/')) return ok(300);
  if (path.startsWith('/api/kategorie/')) return error(404, 'Not Found', 250);
  if (path === '/api/pujcovna/cena')
    return jsonReply({ castka: prices[query.get('druh') ?? ''] ?? 0 }, { afterMs: 600 });
  if (path === '/api/rezervace')
    return form?.includes('elektro')
      ? error(409, 'SLOT_TAKEN', 700)
      : jsonReply({ cislo: 'P-118' }, { status: 201, afterMs: 700 });
  if (path === '/api/hledat') {
    const wanted = (query.get('q') ?? '').toLowerCase();
    const items = bikes.filter(({ name }) => name.toLowerCase().includes(wanted)).slice(0, 8);
    return jsonReply({ items }, { afterMs: 400 });
  }
  return undefined;
}

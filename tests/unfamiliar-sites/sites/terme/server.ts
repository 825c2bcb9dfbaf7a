import { jsonReply, type Reply, type SiteRequest } from '../../site.ts';
import { articles, nightly, offers, passes, photo, rooms, treatments } from './catalogue.ts';
import { bank, tables } from './elsewhere.ts';

const shared = { 'access-control-allow-origin': '*' };
const PAGE = 6;

const roomReply = (slug: string): Reply => {
  const room = rooms.find((each) => each.slug === slug) ?? rooms[0];
  return jsonReply({
    ...room,
    // The suite was entered without terms for the new season.
    condizioni: slug === 'junior-suite-laghetto' ? null : { notti: 2, caparra: 30 },
    foto: Array.from({ length: 7 }, (_, index) => `/media/${slug}-${index + 1}.svg`),
    servizi: ['Accappatoio e ciabattine', 'Wi-Fi', 'Bollitore con tisane', 'Accesso alle piscine'],
  });
};

const ratesReply = (slug: string, month: string): Reply => {
  const base = rooms.find((each) => each.slug === slug)?.prezzo ?? 148;
  return jsonReply({ mese: month, giorni: nightly(month, base) }, { afterMs: 420 });
};

const listOf = <T>(all: readonly T[], query: URLSearchParams) => {
  const start = Number(query.get('da') ?? 0);
  return { voci: all.slice(start, start + PAGE), totale: all.length };
};

const therapists = ['Giulia Ferro', 'Marco Zanin', 'Anna Rigon'];
const times = (therapist: string) =>
  ['9.30', '10.45', '12.00', '14.30', '15.45', '17.00', '18.15']
    .filter((_, index) => (index + therapist.length) % 3 !== 0)
    .map((ora, index) => ({ id: `${therapist.slice(0, 2)}-${index}`, ora }));

const login = ({ form = '' }: SiteRequest): Reply =>
  JSON.parse(form || '{}').password === 'vapore24'
    ? jsonReply({ nome: 'Elena', tessera: 'TMB-0041-7723', punti: 1_240 }, { afterMs: 640 })
    : jsonReply({ messaggio: 'E-mail o password non corretti.' }, { status: 401, afterMs: 560 });

const hold = ({ form = '' }: SiteRequest): Reply => {
  const { fascia } = JSON.parse(form || '{}');
  // The counter of places is cached for an hour, so the list goes on offering what is gone.
  if (fascia === 'pomeriggio')
    return jsonReply({ codice: 'POSTI_INSUFFICIENTI' }, { status: 409, afterMs: 620 });
  return jsonReply({ scade: 600 }, { afterMs: 540 });
};

const removal = ({ form = '' }: SiteRequest): Reply =>
  JSON.parse(form || '{}').tipo === 'trattamento'
    ? jsonReply({ errore: 'agenda' }, { status: 500, afterMs: 1_100 })
    : jsonReply({ ok: true }, { afterMs: 400 });

const ok = (afterMs: number) => () => jsonReply({ ok: true }, { afterMs });

const api: Readonly<Record<string, (request: SiteRequest) => Reply>> = {
  'GET /api/camere': () => jsonReply({ voci: rooms }, { afterMs: 160 }),
  'GET /api/offerte': () => jsonReply({ voci: offers }, { afterMs: 6_100 }),
  'GET /api/ingressi': () => jsonReply({ fasce: passes }, { afterMs: 240 }),
  'POST /api/ingressi/blocco': hold,
  'POST /api/ingressi/attesa': ok(480),
  'GET /api/trattamenti': ({ query }) => {
    const group = query.get('gruppo') ?? 'tutti';
    const chosen = treatments.filter(({ gruppo }) => group === 'tutti' || gruppo === group);
    return jsonReply({ ...listOf(chosen, query), operatori: therapists }, { afterMs: 320 });
  },
  'GET /api/listino': () => jsonReply({ voci: treatments.slice(0, 24) }, { afterMs: 300 }),
  'GET /api/orari': ({ query }) =>
    jsonReply({ orari: times(query.get('operatore') ?? '') }, { afterMs: 480 }),
  'POST /api/appuntamenti': ok(720),
  'POST /api/carrello/rimuovi': removal,
  'POST /api/prenotazioni': () => jsonReply({ numero: 'PR-26-11870' }, { afterMs: 900 }),
  'POST /api/pagamenti': () => jsonReply({ numero: 'OR-26-50412' }, { afterMs: 2_900 }),
  'POST /api/accesso': login,
  'GET /api/area/movimenti': () =>
    jsonReply(
      {
        voci: Array.from({ length: 11 }, (_, index) => ({
          data: `${28 - index}/11/2026`,
          voce: ['Ingresso giornaliero', 'Fango termale', 'Tisaneria'][index % 3],
          punti: [46, 64, 8][index % 3],
        })),
      },
      { afterMs: 520 },
    ),
  'GET /api/diario': ({ query }) =>
    Number(query.get('da') ?? 0) >= 12
      ? jsonReply({ errore: 'cms' }, { status: 500, afterMs: 700 })
      : jsonReply(listOf(articles, query), { afterMs: 380 }),
  'POST /api/messaggi': ({ form = '' }) =>
    JSON.parse(form || '{}').tentativo === 1
      ? jsonReply(
          { messaggio: 'Troppi messaggi in questo momento: riprovi tra qualche secondo.' },
          { status: 429, afterMs: 520 },
        )
      : jsonReply({ ok: true }, { afterMs: 640 }),
  'POST /api/newsletter': ok(520),
  'GET /api/presenze': () =>
    jsonReply({ ospiti: 60 + (Math.floor(Date.now() / 4_000) % 9) }, { afterMs: 120 }),
};

const article = (slug: string) =>
  jsonReply(articles.find((each) => each.slug === slug) ?? articles[0], { afterMs: 260 });

/** The German pages are a separate build behind the proxy; its configuration still names the old locale. */
const german = `<div id="__nuxt"></div><script>window.__NUXT__={config:{app:{baseURL:"/"},public:{locale:"de-AT"}}}</script>`;

export function reply(request: SiteRequest): Reply | undefined {
  const { method, path, query } = request;
  if (path.startsWith('/media/') || path.startsWith('/webcam/')) {
    const [width = 640, height = 420] = (query.get('f') ?? '640x420').split('x').map(Number);
    const name = path.slice(path.lastIndexOf('/') + 1, -4);
    return { body: photo(name, width, height), type: 'image/svg+xml', afterMs: 90 };
  }
  if (path.startsWith('/hls/')) return { body: 'Not Found', type: 'text/plain', status: 404 };
  if (path === '/g/collect') return { body: '', status: 204, headers: shared };
  if (path === '/v1/previsioni') return { body: '{}', status: 503, type: 'application/json' };
  if (path === '/cs/sdk.js')
    return {
      body: '(function(){var q=window._tm=window._tm||[];setTimeout(function(){q.push(["ready",Date.now()])},700)})();',
      type: 'text/javascript',
      afterMs: 180,
    };
  if (path === '/pagamento-sicuro')
    return {
      body: bank(query.get('importo') ?? '', query.get('ritorno') ?? '/cassa'),
      afterMs: 420,
    };
  if (path === '/tavolosubito') return { body: tables, afterMs: 350 };
  if (path === '/de/kontakt') return { body: german, isPage: true, afterMs: 260 };
  if (path.startsWith('/_nuxt/payload')) return jsonReply({}, { afterMs: 60 });
  const [, , section = '', slug = '', part = ''] = path.split('/');
  if (method === 'GET' && path.startsWith('/api/camere/'))
    return part === 'tariffe' ? ratesReply(slug, query.get('mese') ?? '2026-12') : roomReply(slug);
  if (method === 'GET' && section === 'diario' && path.startsWith('/api/') && slug)
    return article(slug);
  return api[`${method} ${path}`]?.(request);
}

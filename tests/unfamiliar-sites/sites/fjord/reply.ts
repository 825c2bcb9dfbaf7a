import { jsonReply, type Reply, type SiteRequest } from '../../site.ts';

const vessels = [
  ['MS Terna', 'north of Landegode, on time'],
  ['MS Havella', 'at the quay in Svolvær'],
  ['MF Lundefjell', 'on the Vestfjord, 10 minutes late'],
];

const ports = [
  { name: 'Bodø', geo: { lat: 67.283, lng: 14.376 } },
  { name: 'Moskenes', geo: { lat: 67.9, lng: 13.05 } },
  { name: 'Stokmarknes', geo: null },
  { name: 'Svolvær', geo: { lat: 68.234, lng: 14.568 } },
];

const tile =
  '<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"><rect width="256" height="256" fill="#bcd6e2" stroke="#a8c6d4"/></svg>';

/** The names of the islands in the current build; the chunks of earlier builds are gone. */
const build = 'k3v9a';

function chunk(path: string): Reply {
  const [, name, hash] = /^\/_hb\/(\w+)\.(\w+)\.js$/.exec(path) ?? [];
  if (!name || hash !== build) return { body: 'Not found', type: 'text/plain', status: 404 };
  return { body: `export default window.__hb.${name};`, type: 'text/javascript', afterMs: 90 };
}

function bookingOf(form: string): Reply {
  const { reference = '', lastName = '' } = JSON.parse(form);
  const isFound =
    reference.trim().toUpperCase() === 'HB7K2Q' && /^[a-z -]+$/i.test(lastName.trim());
  return jsonReply(
    isFound
      ? { found: true, reference: 'HB7K2Q', text: 'Bodø – Moskenes, 2 adults, 1 car.' }
      : { found: false },
    { afterMs: 650 },
  );
}

const answers: Readonly<Record<string, (request: SiteRequest) => Reply>> = {
  '/api/vessels': () => jsonReply({ vessels }, { afterMs: 5_200 }),
  '/api/ports': () => jsonReply(ports, { afterMs: 180 }),
  '/api/departures': () => jsonReply({}, { afterMs: 350 }),
  '/api/stays': () => jsonReply({}, { afterMs: 800 }),
  '/api/vehicle-price': () => jsonReply({}, { afterMs: 2_100 }),
  '/api/newsletter': () => jsonReply({ ok: true }, { afterMs: 600 }),
  '/api/chat': () =>
    jsonReply({ reply: 'The ramp closes ten minutes before departure.' }, { afterMs: 2_400 }),
  '/api/drafts': () => jsonReply({ id: 'd-118' }, { afterMs: 700 }),
  '/api/holds/confirm': () => jsonReply({ code: 'HOLD_EXPIRED' }, { status: 409, afterMs: 420 }),
  '/api/bookings/find': ({ form = '{}' }) => bookingOf(form),
  '/api/groups': () => jsonReply({ ok: true }, { afterMs: 500 }),
  '/api/claims': () => jsonReply({ number: 'K-2204' }, { afterMs: 400 }),
};

export function reply(request: SiteRequest): Reply | undefined {
  const { path } = request;
  if (path.startsWith('/_hb/')) return chunk(path);
  if (path.startsWith('/tiles/')) return { body: tile, type: 'image/svg+xml' };
  return answers[path]?.(request);
}

import { randomUUID } from 'node:crypto';
import type { Reply, SiteRequest } from '../../site.ts';
import { deadRender, layout, plainPage } from './layout.ts';
import { connectTo, type Router, type View } from './live.ts';
import { photographOf } from './lots.ts';
import { alerts, documents, paddle, registration, watchList } from './views-account.ts';
import { about, archivePage, calendar, home, modernSale, viewingRoom } from './views-home.ts';
import { catalogue, lotPage } from './views-lots.ts';
import { rooms, saleRoom } from './views-rooms.ts';
import { help, invoice, invoices, shipping } from './views-service.ts';
import { World } from './world.ts';

/** The client warns when the server's package is another version. */
const LIVE_VIEW = '1.2.12';
const ARCHIVE_MS = 5_200;

const views: Readonly<Record<string, (world: World) => View>> = {
  '/': home,
  '/lots': catalogue,
  '/sales/modern': modernSale,
  '/viewing': viewingRoom,
  '/calendar': calendar,
  '/about': about,
  '/watchlist': watchList,
  '/register': registration,
  '/paddle': paddle,
  '/account/documents': documents,
  '/account/alerts': alerts,
  '/shipping': shipping,
  '/invoices': invoices,
  '/help': help,
  ...Object.fromEntries(
    rooms.map((room) => [room.path, (world: World) => saleRoom(world, room)] as const),
  ),
};

const worlds = new Map<string, World>();

const router: Router = {
  worldOf: (session) => {
    const known = worlds.get(session) ?? new World(LIVE_VIEW);
    worlds.set(session, known);
    return known;
  },
  viewOf: (world, { pathname }) => {
    world.query = '';
    const [, folder, id] = pathname.split('/');
    const lot = folder === 'lots' ? world.lot(Number(id)) : undefined;
    if (lot) return lotPage(world, lot);
    if (folder === 'invoices' && id) return invoice(Number(id));
    return views[pathname]?.(world);
  },
  layout,
};

export const sockets = connectTo(router);

function photograph(path: string): Reply | undefined {
  const [, id, view] = /^\/photographs\/(\d+)-(\d)\.svg$/.exec(path) ?? [];
  const lot = id ? photographs.lot(Number(id)) : undefined;
  if (!lot) return undefined;
  return {
    body: photographOf(lot, Number(view)),
    type: 'image/svg+xml',
    headers: { 'cache-control': 'max-age=3600' },
  };
}
const photographs = new World(LIVE_VIEW);

/** What is left of plain requests: first renders, photographs, the statistics and the payment partner. */
export function reply({ method, path, query, cookie = '' }: SiteRequest): Reply | undefined {
  if (path === '/statistics') return { body: '', status: 204 };
  if (path === '/payments/intents')
    return { body: '{"error":"upstream"}', type: 'application/json', status: 502, afterMs: 900 };
  if (path === '/archive')
    return { body: plainPage(archivePage, cookie), isPage: true, afterMs: ARCHIVE_MS };
  if (method !== 'GET') return undefined;
  const image = photograph(path);
  if (image) return image;
  const [, known] = /house_session=([\w-]+)/.exec(cookie) ?? [];
  const session = known ?? randomUUID();
  const address = new URL(`${path}?${query}`, 'http://site');
  const world = router.worldOf(session);
  const view = router.viewOf(world, address);
  if (!view) return undefined;
  view.patch?.(query);
  return {
    body: deadRender(layout(world, view, address), { session, cookie }),
    isPage: true,
    afterMs: 60,
    headers: { 'set-cookie': `house_session=${session}; Path=/; SameSite=Lax` },
  };
}

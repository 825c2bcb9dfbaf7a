import { jsonReply, type Reply, type Site, type SiteRequest } from '../../site.ts';
import { bookingScript } from './app-booking.ts';
import { moreScript } from './app-more.ts';
import { pagesScript } from './app-pages.ts';
import { decoys } from './decoys.ts';
import { frameScript } from './motion.ts';
import { classPage, pages, rows, studioPage, teacherPage } from './pages.ts';
import { bookPage, clips, enquiryFrame, morePages, trialForm } from './pages-more.ts';
import { plants } from './plants.ts';
import { styles } from './styles.ts';

// Built the way agencies build: full pages from a server, joined by swup, moved by GSAP, Lenis and AOS.

const TILE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"><rect width="256" height="256" fill="#dfe7e3"/><path d="M0 90h256M120 0v256" stroke="#fff" stroke-width="9"/></svg>';

let holds = 0;
/** A spot that is held is booked by the first request; every further one comes too late. */
const booked = new Set<string>();

function api({ path, query }: SiteRequest): Reply | undefined {
  if (path === '/api/holds') return jsonReply({ hold: `h${++holds}` }, { afterMs: 200 });
  if (path === '/api/bookings') {
    const hold = query.get('hold') ?? '';
    if (booked.has(hold)) return jsonReply({ error: 'spot_taken' }, { status: 409, afterMs: 250 });
    booked.add(hold);
    return jsonReply({ booking: hold }, { status: 201, afterMs: 1_300 });
  }
  if (path === '/api/timetable')
    return {
      body: rows(Number(query.get('day')), Number(query.get('week'))),
      afterMs: Number(query.get('wait') ?? 120),
    };
  if (path === '/api/cancel')
    return jsonReply({ error: 'internal' }, { status: 500, afterMs: 450 });
  return undefined;
}

export const studio: Site = {
  name: 'Stillwater Studio',
  style: 'server-rendered pages joined by swup, with GSAP, Lenis, AOS, Swiper and Leaflet',
  goal: 'booking',
  about: 'A yoga and pilates studio with three locations. A good visit ends with a booked class.',
  script: `${frameScript}\n${pagesScript}\n${bookingScript}\n${moreScript}\nboot();`,
  styles,
  pages: { ...pages, ...morePages },
  fragments: { '/fragments/trial': trialForm, '/fragments/clips': clips },
  reply: (request) => {
    const { path, query } = request;
    const id = Number(path.split('/')[2]);
    if (path.startsWith('/classes/')) return { body: classPage(id), isPage: true };
    if (path.startsWith('/teachers/')) return { body: teacherPage(id), isPage: true };
    if (path.startsWith('/studios/')) return { body: studioPage(id), isPage: true };
    if (path === '/book') return { body: bookPage(Number(query.get('class'))), isPage: true };
    if (path.startsWith('/tiles/')) return { body: TILE, type: 'image/svg+xml' };
    if (path === '/embed/enquiry') return { body: enquiryFrame };
    return api(request);
  },
  plants,
  decoys,
};

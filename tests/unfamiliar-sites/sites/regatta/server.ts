import type { Reply, SiteRequest } from '../../site.ts';
import { page } from './layout.ts';
import { cart } from './pages/cart.ts';
import { club } from './pages/club.ts';
import { coursePages } from './pages/courses.ts';
import { eventPages } from './pages/events.ts';
import { forum } from './pages/forum.ts';
import { home } from './pages/home.ts';
import { join } from './pages/join.ts';
import { members } from './pages/members.ts';
import { shop } from './pages/shop.ts';
import { type Page, withSession } from './session.ts';

const routes = [home, club, join, coursePages, eventPages, shop, cart, forum, members];

const route: Page = (visit) => {
  for (const each of routes) {
    const reply = each(visit);
    if (reply) return reply;
  }
  return page(visit, 'Not found', '<div class="wrap"><p>This page has sailed.</p></div>', {
    status: 404,
  });
};

export const reply = (request: SiteRequest): Reply | undefined => withSession(request, route);

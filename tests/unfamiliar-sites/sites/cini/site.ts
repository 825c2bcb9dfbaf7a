import type { Site } from '../../site.ts';
import { account } from './app/account.ts';
import { collection } from './app/collection.ts';
import { contact } from './app/contact.ts';
import { core } from './app/core.ts';
import { donate } from './app/donate.ts';
import { events } from './app/events.ts';
import { guide } from './app/guide.ts';
import { home } from './app/home.ts';
import { member } from './app/member.ts';
import { plan } from './app/plan.ts';
import { school } from './app/school.ts';
import { shell } from './app/shell.ts';
import { shop } from './app/shop.ts';
import { tickets } from './app/tickets.ts';
import { work } from './app/work.ts';
import { workshops } from './app/workshops.ts';
import { decoys } from './decoys.ts';
import { moreDecoys } from './more-decoys.ts';
import { plants } from './plants.ts';
import { reply } from './server.ts';
import { styles } from './styles.ts';

// A single page of the years before components: Backbone views that replace their HTML, and UIkit, which moves dialogs.

export const cini: Site = {
  name: 'İznik Çini Müzesi',
  lang: 'tr',
  style: 'single page, Backbone, Marionette and UIkit',
  goal: 'checkout',
  about:
    'A museum of tiles in İznik with timed tickets, workshops, a shop, memberships and gifts. A good visit ends with tickets that are paid.',
  script: `import '$lib/shell.js';`,
  modules: {
    'core.js': core,
    'home.js': home,
    'tickets.js': tickets,
    'collection.js': collection,
    'work.js': work,
    'events.js': events,
    'workshops.js': workshops,
    'shop.js': shop,
    'member.js': member,
    'donate.js': donate,
    'school.js': school,
    'plan.js': plan,
    'guide.js': guide,
    'account.js': account,
    'contact.js': contact,
    'shell.js': shell,
  },
  styles,
  pages: '<div id="app"></div>',
  reply,
  plants,
  decoys: [...decoys, ...moreDecoys],
};

import type { Site } from '../../site.ts';
import { access } from './app/access.ts';
import { billing } from './app/billing.ts';
import { board } from './app/board.ts';
import { calendar } from './app/calendar.ts';
import { core } from './app/core.ts';
import { customers } from './app/customers.ts';
import { demo } from './app/demo.ts';
import { home } from './app/home.ts';
import { invoices } from './app/invoices.ts';
import { job } from './app/job.ts';
import { map } from './app/map.ts';
import { pricebook } from './app/pricebook.ts';
import { pricing } from './app/pricing.ts';
import { proposal } from './app/proposal.ts';
import { settings } from './app/settings.ts';
import { shell } from './app/shell.ts';
import { team } from './app/team.ts';
import { decoys } from './decoys.ts';
import { plants } from './plants.ts';
import { reply, sockets } from './server.ts';
import { styles } from './styles.ts';
import { workspaceDecoys } from './workspace-decoys.ts';

// A public site and the app behind it in one bundle, with the large widgets of business software: a spreadsheet, a
// calendar, a canvas, a text editor, long tables.

export const hammerline: Site = {
  name: 'Hammerline',
  style:
    'single page, Vue with Naive UI, AG Grid, FullCalendar, Tiptap and Konva, and a live connection',
  goal: 'sign-up',
  about:
    'Scheduling, proposals and invoices for plumbing and electrical contractors. A good visit starts a trial or upgrades to a paid plan.',
  script: `import '$lib/shell.js';`,
  modules: {
    'core.js': core,
    'home.js': home,
    'pricing.js': pricing,
    'access.js': access,
    'demo.js': demo,
    'board.js': board,
    'calendar.js': calendar,
    'job.js': job,
    'customers.js': customers,
    'pricebook.js': pricebook,
    'proposal.js': proposal,
    'invoices.js': invoices,
    'team.js': team,
    'settings.js': settings,
    'billing.js': billing,
    'map.js': map,
    'shell.js': shell,
  },
  styles,
  pages: '<div id="app"></div>',
  reply,
  sockets,
  plants,
  decoys: [...decoys, ...workspaceDecoys],
};

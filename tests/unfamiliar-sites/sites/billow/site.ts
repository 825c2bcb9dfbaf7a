import type { Site } from '../../site.ts';
import { reply } from './api.ts';
import { account } from './code/account.ts';
import { data } from './code/data.ts';
import { editor } from './code/editor.ts';
import { help } from './code/help.ts';
import { imports } from './code/imports.ts';
import { invoices } from './code/invoices.ts';
import { main } from './code/main.ts';
import { marketing } from './code/marketing.ts';
import { moneyPages } from './code/money.ts';
import { people } from './code/people.ts';
import { settings } from './code/settings.ts';
import { shell } from './code/shell.ts';
import { ui } from './code/ui.ts';
import { decoys } from './decoys.ts';
import { plants } from './plants.ts';
import { utilityStyles } from './utilities.ts';

const script = [
  imports,
  ui,
  data,
  marketing,
  help,
  account,
  shell,
  invoices,
  editor,
  people,
  moneyPages,
  settings,
  main,
].join('\n');

export const billow: Site = {
  name: 'Billow',
  style: 'a single-page app with TanStack Router and Query, Radix components and utility classes',
  goal: 'sign-up',
  about: 'Invoicing for freelancers. A good visit ends with an invoice that is sent.',
  script,
  styles: utilityStyles(script),
  pages: '<div id="root"></div>',
  reply,
  plants,
  decoys,
};

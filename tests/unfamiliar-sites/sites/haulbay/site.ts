import type { Site } from '../../site.ts';
import { account } from './code/account.ts';
import { book } from './code/book.ts';
import { core } from './code/core.ts';
import { home } from './code/home.ts';
import { search } from './code/search.ts';
import { shell } from './code/shell.ts';
import { trade } from './code/trade.ts';
import { van } from './code/van.ts';
import { decoys } from './decoys.ts';
import { moreDecoys } from './more-decoys.ts';
import { plants } from './plants.ts';
import { reply } from './server.ts';
import { styles } from './styles.ts';

export const haulbay: Site = {
  name: 'Haulbay',
  style: 'Vue, a hash router, Pinia and Element Plus',
  goal: 'booking',
  about:
    'A marketplace where tradespeople rent vans, tippers and trailers from each other. A good visit ends with a booked and paid rental.',
  script: [core, shell, home, search, van, book, account, trade].join('\n'),
  styles,
  pages: '<div id="app"></div>',
  reply,
  plants,
  decoys: [...decoys, ...moreDecoys],
};

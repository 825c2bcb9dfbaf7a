import type { Site } from '../../site.ts';
import { decoys } from './decoys.ts';
import { pages } from './pages.ts';
import { plants } from './plants.ts';
import { base } from './script/base.ts';
import { films } from './script/films.ts';
import { seats } from './script/seats.ts';
import { service } from './script/service.ts';
import { shop } from './script/shop.ts';
import { reply } from './server.ts';
import { styles } from './styles.ts';

// No framework: custom elements, declarative shadow roots, popovers, dialogs with commands, form-associated elements with
// custom states, and pages that the Navigation API fetches and swaps inside a view transition.

export const cinema: Site = {
  name: 'Palisade Cinemas',
  style: 'custom elements on the newest browser features: Navigation API, popovers, commands',
  goal: 'checkout',
  about:
    'Three cinemas with one website for films, seats, snacks and memberships. A good visit ends with seats booked.',
  script: [base, films, seats, shop, service].join('\n'),
  styles,
  pages,
  reply,
  plants,
  decoys,
};

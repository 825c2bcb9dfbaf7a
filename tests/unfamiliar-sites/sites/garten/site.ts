import type { Site } from '../../site.ts';
import { decoys } from './decoys.ts';
import { orderDecoys } from './decoys-order.ts';
import { plants } from './plants.ts';
import { base } from './script-base.ts';
import { cartScript } from './script-cart.ts';
import { serviceScript } from './script-service.ts';
import { reply } from './server.ts';
import { styles } from './styles.ts';

// Built like the theme of a German shop system: server-rendered pages, Bootstrap, and plugins bound by data attributes.

export const garten: Site = {
  name: 'Gartenhaus Lindner',
  lang: 'de',
  style: 'server-rendered shop theme in German with Bootstrap and plugins bound by data attributes',
  goal: 'checkout',
  about: 'A German online shop for garden tools and plants. A good visit ends with an order.',
  script: `${base}\n${cartScript}\n${serviceScript}`,
  styles,
  pages: {},
  reply,
  redirects: {
    '/kasse': '/kasse/pruefen',
    '/kasse/bestellen': '/kasse/danke',
    '/konto/registrieren': '/konto/willkommen',
    '/konto/anmelden': '/konto',
    '/kontakt': '/kontakt/danke',
    '/newsletter': '/newsletter/danke',
  },
  plants,
  decoys: [...decoys, ...orderDecoys],
};

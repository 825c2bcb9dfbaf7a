import type { Site } from '../../site.ts';
import { account } from './app/account.ts';
import { builder } from './app/builder.ts';
import { cartPage } from './app/cart.ts';
import { catalog } from './app/catalog.ts';
import { checkout } from './app/checkout.ts';
import { contact } from './app/contact.ts';
import { core } from './app/core.ts';
import { home } from './app/home.ts';
import { market } from './app/market.ts';
import { product } from './app/product.ts';
import { rental } from './app/rental.ts';
import { routes } from './app/routes.ts';
import { service } from './app/service.ts';
import { shell } from './app/shell.ts';
import { voucher } from './app/voucher.ts';
import { decoys } from './decoys.ts';
import { moreDecoys } from './more-decoys.ts';
import { plants } from './plants.ts';
import { reply } from './server.ts';
import { styles } from './styles.ts';

// One page with Quasar: Material ripples, icons that are words in a font, and errors that Vue only logs.

export const slapka: Site = {
  name: 'Kola Šlapka',
  lang: 'cs',
  style: 'single page, Vue and Quasar with the Material icon font',
  goal: 'checkout',
  about:
    'A bicycle shop in South Bohemia with rentals, a workshop, classifieds and vouchers. A good visit ends with an order that is paid.',
  script: `import '$lib/shell.js';`,
  modules: {
    'core.js': core,
    'home.js': home,
    'catalog.js': catalog,
    'product.js': product,
    'cart.js': cartPage,
    'checkout.js': checkout,
    'rental.js': rental,
    'service.js': service,
    'market.js': market,
    'voucher.js': voucher,
    'builder.js': builder,
    'routes.js': routes,
    'account.js': account,
    'contact.js': contact,
    'shell.js': shell,
  },
  styles,
  pages: '<div id="q-app"></div>',
  reply,
  plants,
  decoys: [...decoys, ...moreDecoys],
};

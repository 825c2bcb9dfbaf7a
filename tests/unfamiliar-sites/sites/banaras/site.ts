import type { Site } from '../../site.ts';
import { account, lists, play, services } from './app/more-pages.ts';
import { cart, catalog, checkout, home, product } from './app/pages.ts';
import { globals, shell } from './app/shell.ts';
import { decoys } from './decoys.ts';
import { moreDecoys } from './more-decoys.ts';
import { plants } from './plants.ts';
import { reply } from './server.ts';
import { styles } from './styles.ts';

// Pages from the server whose links and forms replace fragments, with widgets of jQuery that know nothing of it.

export const banaras: Site = {
  name: 'बनारस वस्त्र एवं आभूषण',
  lang: 'hi',
  style: 'server-rendered, Unpoly, and Fomantic UI with jQuery',
  goal: 'checkout',
  about:
    'A shop for saris and jewelry in Varanasi with a tailor, a wedding list and stores. A good visit ends with an order that is paid.',
  script: `import '$lib/shell.js';`,
  modules: {
    'globals.js': globals,
    'home.js': home,
    'catalog.js': catalog,
    'product.js': product,
    'cart.js': cart,
    'checkout.js': checkout,
    'services.js': services,
    'lists.js': lists,
    'play.js': play,
    'account.js': account,
    'shell.js': shell,
  },
  styles,
  pages: {},
  reply,
  plants,
  decoys: [...decoys, ...moreDecoys],
};

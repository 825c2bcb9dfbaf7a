import type { Site } from '../../site.ts';
import { pageDecoys } from './decoys-pages.ts';
import { shopDecoys } from './decoys-shop.ts';
import { plants } from './plants.ts';
import { reply } from './reply.ts';
import { vendor } from './scripts-vendor.ts';
import { styles } from './styles.ts';

// A WordPress shop with a page builder: whole documents from the server, jQuery plugins held back until the first move.

export const ceramics: Site = {
  name: 'Bottega Marzocca – Ceramiche di Faenza',
  lang: 'it',
  style: 'WordPress and WooCommerce with a page builder',
  goal: 'checkout',
  about:
    'The shop of an Italian ceramics workshop. A good visit ends with an order, a booked course or a request for a quotation.',
  script: vendor,
  styles,
  pages: {},
  reply,
  plants,
  decoys: [...shopDecoys, ...pageDecoys],
};

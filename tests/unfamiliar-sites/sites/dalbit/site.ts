import type { Site } from '../../site.ts';
import { cart } from './app/cart.ts';
import { core } from './app/core.ts';
import { home } from './app/home.ts';
import { item } from './app/item.ts';
import { list } from './app/list.ts';
import { member } from './app/member.ts';
import { order } from './app/order.ts';
import { play } from './app/play.ts';
import { reviews } from './app/reviews.ts';
import { service } from './app/service.ts';
import { shell } from './app/shell.ts';
import { decoys } from './decoys.ts';
import { moreDecoys } from './more-decoys.ts';
import { plants } from './plants.ts';
import { body, reply } from './server.ts';
import { styles } from './styles.ts';

// A phone app in a browser: each page slides over the one before it, which stays in the document, and sheets, popups
// and toasts are appended to the app.

export const dalbit: Site = {
  name: '달빛화장대',
  lang: 'ko',
  style: 'single page in the look of a phone app, Framework7 with its router, sheets and popups',
  goal: 'checkout',
  about:
    'A shop for cosmetics in Seoul with reviews, coupons, points, live shopping and stores. A good visit ends with an order that is paid.',
  script: `import '$lib/shell.js';`,
  modules: {
    'core.js': core,
    'home.js': home,
    'list.js': list,
    'item.js': item,
    'cart.js': cart,
    'order.js': order,
    'member.js': member,
    'reviews.js': reviews,
    'play.js': play,
    'service.js': service,
    'shell.js': shell,
  },
  styles,
  pages: body,
  reply,
  plants,
  decoys: [...decoys, ...moreDecoys],
};

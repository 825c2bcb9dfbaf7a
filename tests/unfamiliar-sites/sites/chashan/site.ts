import type { Site } from '../../site.ts';
import { address } from './app/address.ts';
import { cards } from './app/cards.ts';
import { cart } from './app/cart.ts';
import { category } from './app/category.ts';
import { checkout } from './app/checkout.ts';
import { core } from './app/core.ts';
import { coupons } from './app/coupons.ts';
import { detail } from './app/detail.ts';
import { goods } from './app/goods.ts';
import { home } from './app/home.ts';
import { learn } from './app/learn.ts';
import { login } from './app/login.ts';
import { member } from './app/member.ts';
import { orders } from './app/orders.ts';
import { shell } from './app/shell.ts';
import { store } from './app/store.ts';
import { visit } from './app/visit.ts';
import { decoys } from './decoys.ts';
import { moreDecoys } from './more-decoys.ts';
import { plants } from './plants.ts';
import { reply } from './server.ts';
import { styles } from './styles.ts';

// A Chinese mobile shop: Vant sheets, keyboards of the page, routes behind `#`, pages kept alive, and a backend whose errors
// have status 200.

export const chashan: Site = {
  name: '茶山集',
  lang: 'zh-Hans',
  style: 'mobile app with a hash router, Vue, Vant and BetterScroll',
  goal: 'checkout',
  about:
    'A Chinese shop for tea and teaware with flash sales, coupons, membership points and bookings of tea tastings. A good visit ends with a paid order.',
  script: `import '$lib/shell.js';`,
  modules: {
    'core.js': core,
    'store.js': store,
    'cards.js': cards,
    'home.js': home,
    'category.js': category,
    'goods.js': goods,
    'detail.js': detail,
    'cart.js': cart,
    'checkout.js': checkout,
    'address.js': address,
    'coupons.js': coupons,
    'orders.js': orders,
    'member.js': member,
    'login.js': login,
    'learn.js': learn,
    'visit.js': visit,
    'shell.js': shell,
  },
  styles,
  pages: '',
  reply,
  plants,
  decoys: [...decoys, ...moreDecoys],
};

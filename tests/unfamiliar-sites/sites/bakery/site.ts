import type { Site } from '../../site.ts';
import { decoys } from './decoys.ts';
import { plants } from './plants.ts';
import { accountPages } from './script/account.ts';
import { basketPages } from './script/basket.ts';
import { extraPages } from './script/extras.ts';
import { homePages } from './script/home.ts';
import { menuPages } from './script/menu.ts';
import { orderPages } from './script/orders.ts';
import { setup } from './script/setup.ts';
import { shell, start } from './script/shell.ts';
import { shopPages } from './script/shops.ts';
import { reply } from './server.ts';
import { styles } from './styles.ts';

// A mobile-first app of Ionic with Vue: web components with shadow roots, and an outlet that keeps the pages before.

export const bakery: Site = {
  name: 'Oat & Ember Bakery',
  style: 'ionic-vue',
  goal: 'checkout',
  about:
    'A bakery with three shops. Orders placed before six in the evening are collected the next morning. A good visit ends with an order placed.',
  script: [
    setup,
    shell,
    homePages,
    menuPages,
    basketPages,
    orderPages,
    shopPages,
    accountPages,
    extraPages,
    start,
  ].join('\n'),
  styles,
  pages: '<div id="app"></div>',
  reply,
  plants,
  decoys,
};

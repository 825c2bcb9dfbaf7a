import type { Site } from '../../site.ts';
import { decoys } from './decoys.ts';
import { plants } from './plants.ts';
import { frameScript } from './script-frame.ts';
import { orderScript } from './script-order.ts';
import { serviceScript } from './script-service.ts';
import { shopScript } from './script-shop.ts';
import { reply } from './server.ts';
import { frameStyles } from './style-frame.ts';
import { pageStyles } from './style-pages.ts';

export const florist: Site = {
  name: 'Hazel & Vine',
  style: 'server-rendered with plugins',
  goal: 'checkout',
  about:
    'A flower delivery shop from Bristol with bouquets, plants, gift cards and subscriptions. A good visit ends with an order.',
  script: [frameScript, shopScript, orderScript, serviceScript].join('\n'),
  styles: `${frameStyles}\n${pageStyles}`,
  pages: {},
  reply,
  plants,
  decoys,
};

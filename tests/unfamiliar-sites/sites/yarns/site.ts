import type { Decoy, Site } from '../../site.ts';
import { olderYarns, yarns } from './catalog.ts';
import { decoys } from './decoys.ts';
import { shopDecoys } from './decoys-shop.ts';
import { plainPages } from './pages-more.ts';
import { account, cardFrame, cart, checkout, orders, received } from './pages-order.ts';
import { product } from './pages-shop.ts';
import { plants } from './plants.ts';
import { reply } from './server.ts';
import { shopScript } from './shop-script.ts';
import { styles } from './styles.ts';
import { theme } from './theme.ts';
import { widgets } from './widgets.ts';

// Built like a WordPress shop of a small agency: full page loads, jQuery and its plugins, a shop plugin, a page builder.

/** The bar covers the lower edge of the page until a visitor accepts it. */
const acceptingCookies = <Step extends Decoy>(step: Step): Step => ({
  ...step,
  act: async (v) => {
    if (step.page !== '/lookbook' && (await v.page.locator('.cookie-accept').isVisible())) {
      await v.click('.cookie-accept');
      await v.pause(700);
    }
    await step.act(v);
  },
});

const productPages = Object.fromEntries(
  [...yarns, ...olderYarns].map((yarn) => [`/product/${yarn.slug}`, product(yarn)]),
);
const addedPages = Object.fromEntries(
  [...yarns, ...olderYarns].map(({ slug }) => [`/product/${slug}`, `/product/${slug}?added=1`]),
);

export const yarnShop: Site = {
  name: 'Burnside Wool',
  style: 'WordPress shop: server-rendered, jQuery plugins, cart fragments, page builder',
  goal: 'checkout',
  about: 'A shop for wool, tools and knitting patterns. A good visit ends with an order.',
  script: `${theme}\n${shopScript}\n${widgets}`,
  styles,
  pages: {
    ...plainPages,
    ...productPages,
    '/cart': cart,
    '/checkout': checkout,
    '/checkout/order-received/:id': received,
    '/my-account': account,
    '/my-account/orders': orders,
  },
  fragments: { '/frames/card': cardFrame },
  reply,
  redirects: { ...addedPages, '/my-account': '/my-account/orders' },
  plants: plants.map(acceptingCookies),
  decoys: [...decoys, ...shopDecoys].map(acceptingCookies),
};

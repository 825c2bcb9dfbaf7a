import type { Site } from '../../site.ts';
import { account } from './app/account.ts';
import { advice } from './app/advice.ts';
import { base } from './app/base.ts';
import { care } from './app/care.ts';
import { cart } from './app/cart.ts';
import { catalog } from './app/catalog.ts';
import { contact } from './app/contact.ts';
import { home } from './app/home.ts';
import { offers } from './app/offers.ts';
import { order } from './app/order.ts';
import { places } from './app/places.ts';
import { prescription } from './app/prescription.ts';
import { product } from './app/product.ts';
import { shell } from './app/shell.ts';
import { signup } from './app/signup.ts';
import { decoys } from './decoys.ts';
import { plants } from './plants.ts';
import { reply } from './server.ts';
import { styles } from './styles.ts';

// One page with the router, grid and fields of Vaadin, views in Lit, and a service worker; everything that opens is an overlay.

const modules = {
  'base.js': base,
  'home.js': home,
  'catalog.js': catalog,
  'product.js': product,
  'cart.js': cart,
  'order.js': order,
  'prescription.js': prescription,
  'care.js': care,
  'signup.js': signup,
  'offers.js': offers,
  'advice.js': advice,
  'places.js': places,
  'contact.js': contact,
  'account.js': account,
  'shell.js': shell,
};

export const apteka: Site = {
  name: 'Apteka Jarzębina',
  lang: 'pl',
  style: 'single page, Lit and Vaadin components, as with Hilla',
  goal: 'checkout',
  about:
    'An online pharmacy in Poland with e-prescriptions, vaccinations and advice. A good visit ends with an order that is paid.',
  script: [
    `import '@vaadin/vaadin-lumo-styles/lumo.css';`,
    ...Object.keys(modules).map((name) => `import '$lib/${name}';`),
  ].join('\n'),
  modules,
  styles,
  pages: '<jz-app></jz-app>',
  reply,
  plants,
  decoys,
};

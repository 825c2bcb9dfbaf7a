import type { Site } from '../../site.ts';
import { pageDecoys } from './decoys-pages.ts';
import { shopDecoys } from './decoys-shop.ts';
import { plants } from './plants.ts';
import { reply } from './reply.ts';
import { styles } from './styles.ts';
import { themeCore } from './theme-core.ts';
import { themePages } from './theme-pages.ts';
import { themeProduct } from './theme-product.ts';

export const fromage: Site = {
  name: 'Fromagerie Berthelot',
  lang: 'fr',
  style: 'a hosted shop theme: server-rendered pages, custom elements and installed apps',
  goal: 'checkout',
  about: 'A cheese shop in the Jura that ships. A good visit ends with an order.',
  script: [themeCore, themeProduct, themePages].join('\n'),
  styles,
  pages: {},
  reply,
  plants,
  decoys: [...shopDecoys, ...pageDecoys],
};

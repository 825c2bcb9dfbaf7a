import type { Site } from '../../site.ts';
import { orderDecoys } from './decoys-order.ts';
import { shopDecoys } from './decoys-shop.ts';
import { plants } from './plants.ts';
import { reply } from './reply.ts';
import { styles } from './styles.ts';

// A Magento storefront: modules loaded by RequireJS, Knockout for the private parts and jQuery UI widgets for the rest.

export const jatoba: Site = {
  name: 'Casa Jatobá – Móveis e Decoração',
  lang: 'pt-BR',
  style: 'Magento 2 with RequireJS, Knockout and jQuery UI',
  goal: 'checkout',
  about:
    'A Brazilian shop for furniture and homeware. A good visit ends with an order, paid by card, PIX or boleto.',
  script: `
require('fotorama/fotorama.css');
require('slick-carousel/slick/slick.css');
require('jquery-ui/themes/base/core.css');
require('jquery-ui/themes/base/slider.css');
require('jquery-ui/themes/base/tabs.css');
require('jquery-ui/themes/base/datepicker.css');
require('jquery-ui/themes/base/theme.css');
`,
  styles,
  pages: {},
  reply,
  plants,
  decoys: [...shopDecoys, ...orderDecoys],
};

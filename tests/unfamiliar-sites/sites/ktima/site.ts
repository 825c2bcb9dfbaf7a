import type { Site } from '../../site.ts';
import { reply } from './api.ts';
import { account } from './app/account.ts';
import { checkout } from './app/checkout.ts';
import { interactive } from './app/interactive.ts';
import { plugins } from './app/plugins.ts';
import { decoys } from './decoys.ts';
import { plants } from './plants.ts';
import { styles } from './theme.ts';

export const ktima: Site = {
  name: 'Κτήμα Αλμύρα',
  lang: 'el',
  style: 'WordPress block theme: Interactivity API with its router, React blocks, plain plugins',
  goal: 'checkout',
  about:
    'A winery on a Greek island that sells its wines, tastings, a wine club and gift cards. A good visit ends with a completed order.',
  script: [interactive, checkout, account, plugins].join('\n'),
  styles,
  pages: {},
  reply,
  plants,
  decoys,
};

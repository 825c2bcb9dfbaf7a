import type { Site } from '../../site.ts';
import { account } from './account.ts';
import { business } from './business.ts';
import { core } from './core.ts';
import { decoys } from './decoys.ts';
import { lists } from './lists.ts';
import { menu } from './menu.ts';
import { order } from './order.ts';
import { plants } from './plants.ts';
import { reply, sockets } from './server.ts';
import { styles } from './styles.ts';

// React 19 with antd-mobile, Jotai, SWR, React Router and Virtuoso. Mexican Spanish.

export const antojo: Site = {
  name: 'Antojo',
  lang: 'es-MX',
  style: 'React 19 with antd-mobile, in Mexican Spanish',
  goal: 'checkout',
  about:
    'Food delivery from restaurants in Mexico City, mostly used on phones. A good visit ends with a paid order.',
  script: [core, lists, menu, order, account, business].join('\n'),
  styles,
  pages: '<div id="splash" class="splash">antojo.</div><div id="root"></div>',
  reply,
  sockets,
  plants,
  decoys,
};

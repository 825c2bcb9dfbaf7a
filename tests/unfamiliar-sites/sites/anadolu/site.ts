import type { Site } from '../../site.ts';
import { core } from './app-core.ts';
import { identity, order } from './app-order.ts';
import { services } from './app-service.ts';
import { clientStart, frame, serverStart } from './app-shell.ts';
import { shop } from './app-shop.ts';
import { decoys } from './decoys.ts';
import { plants } from './plants.ts';
import { reply } from './server.ts';
import { styles } from './styles.ts';

const app = [core, identity, shop, order, services, frame].join('\n');

export const anadolu: Site = {
  name: 'Anadolu Elektro',
  lang: 'tr',
  style: 'Angular with ng-zorro, rendered on the server and hydrated',
  goal: 'checkout',
  about:
    'A Turkish shop for household appliances with installation appointments, installments and a repair service. A good visit ends with an order.',
  script: `${app}\n${clientStart}`,
  server: `${app}\n${serverStart}`,
  compiler: 'angular',
  styles,
  pages: {},
  reply,
  plants,
  decoys,
};

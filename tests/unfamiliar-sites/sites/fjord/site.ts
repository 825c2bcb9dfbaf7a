import type { Site } from '../../site.ts';
import { script } from './client.ts';
import { bookingDecoys } from './decoys-booking.ts';
import { readingDecoys } from './decoys-reading.ts';
import { plants } from './plants.ts';
import { reply } from './reply.ts';
import { server } from './server.ts';
import { styles } from './styles.ts';

// Pages rendered on the server with islands of Preact, Vue and plain elements that the browser takes over one by one.

export const fjord: Site = {
  name: 'Havbris Ferries & Cabins',
  style: 'islands of Preact and Vue in pages from the server, with view transitions between them',
  goal: 'booking',
  about:
    'Ferries and cabins on the Norwegian coast. A good visit ends with a crossing or a cabin booked, or a gift voucher bought.',
  script,
  styles,
  pages: {},
  server,
  reply,
  plants,
  decoys: [...bookingDecoys, ...readingDecoys],
};

import type { Site } from '../../site.ts';
import { decoys } from './decoys.ts';
import { bookingDecoys } from './decoys-booking.ts';
import { plants } from './plants.ts';
import { browserEntry, serverEntry } from './script-entry.ts';
import { frameScript } from './script-frame.ts';
import { hotelScript } from './script-hotel.ts';
import { kitScript } from './script-kit.ts';
import { readingScript } from './script-reading.ts';
import { shopScript } from './script-shop.ts';
import { spaScript } from './script-spa.ts';
import { reply } from './server.ts';
import { styles } from './styles.ts';

const shared = [kitScript, frameScript, hotelScript, spaScript, shopScript, readingScript];

export const terme: Site = {
  name: 'Terme di Montebagno',
  lang: 'it',
  style: 'Vue, rendered by the server and hydrated, with PrimeVue 5',
  goal: 'booking',
  about:
    'An Italian thermal spa with hotel rooms, day passes, treatments and gift vouchers. A good visit ends with a booking or an order.',
  script: [...shared, browserEntry].join('\n'),
  server: [...shared, serverEntry].join('\n'),
  styles,
  pages: {},
  reply,
  plants,
  decoys: [...decoys, ...bookingDecoys],
};

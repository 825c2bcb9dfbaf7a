import type { Site } from '../../site.ts';
import { decoys } from './decoys.ts';
import { shopDecoys } from './decoys-shop.ts';
import { plants } from './plants.ts';
import { script } from './script.ts';
import { reply } from './server.ts';
import { styles } from './styles.ts';

// Pages from a server that Turbo exchanges: Drive visits with previews, frames, streams, and Stimulus controllers.

export const kiln: Site = {
  name: 'Kiln Lane Pottery School',
  style: 'server-rendered, Hotwire: Turbo Drive, Frames and Streams, Stimulus',
  goal: 'checkout',
  about:
    'A pottery school with evening classes and a small shop. A good visit ends with a booked course or an order.',
  script,
  styles,
  pages: {},
  reply,
  plants,
  decoys: [...decoys, ...shopDecoys],
};

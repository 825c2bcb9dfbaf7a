import type { Site } from '../../site.ts';
import { decoys } from './decoys.ts';
import { plants } from './plants.ts';
import { script } from './script.ts';
import { reply, sockets } from './server.ts';
import { styles } from './styles.ts';

// Every page is a process on the server: its clicks and forms go over one socket, and diffs of HTML come back.

export const auctions: Site = {
  name: 'Harrow & Vane',
  style:
    'server-driven pages over a WebSocket: the Phoenix LiveView client, Alpine, PhotoSwipe and Embla',
  goal: 'checkout',
  about:
    'An auction house for paintings, watches and wine with live sales. A good visit ends with a bid or a paid invoice.',
  script,
  styles,
  pages: {},
  reply,
  sockets,
  plants,
  decoys,
};

import type { Site } from '../../site.ts';
import { script, server } from './app.ts';
import { decoys } from './decoys.ts';
import { plants } from './plants.ts';
import { reply } from './server.ts';
import { styles } from './styles.ts';

export const attic: Site = {
  name: 'Attic',
  style: 'server-rendered Vue, hydrated late, with Element Plus, Pinia and TanStack Query',
  goal: 'checkout',
  about: 'A marketplace for second-hand furniture. A good visit ends with a paid purchase.',
  script,
  server,
  styles,
  reply,
  pages: {},
  plants,
  decoys,
};

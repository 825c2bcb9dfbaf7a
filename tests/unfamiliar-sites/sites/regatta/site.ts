import type { Site } from '../../site.ts';
import { decoys } from './decoys.ts';
import { moreDecoys } from './more-decoys.ts';
import { plants } from './plants.ts';
import { script } from './script.ts';
import { reply } from './server.ts';
import { styles } from './styles.ts';

export const regatta: Site = {
  name: 'Larkmere Rowing & Sailing Club',
  style: 'server-rendered, htmx, Alpine and jQuery',
  goal: 'sign-up',
  about:
    'A rowing and sailing club with courses, a shop and a members area. A good visit applies for membership, enrolls for a course or orders something.',
  script,
  styles,
  pages: {},
  reply,
  plants,
  decoys: [...decoys, ...moreDecoys],
};

import type { Site } from '../../site.ts';
import { account } from './code/account.ts';
import { classes } from './code/classes.ts';
import { clubs } from './code/clubs.ts';
import { core } from './code/core.ts';
import { home } from './code/home.ts';
import { money } from './code/money.ts';
import { training } from './code/training.ts';
import { ui } from './code/ui.ts';
import { decoys } from './decoys.ts';
import { moreDecoys } from './more-decoys.ts';
import { plants } from './plants.ts';
import { reply } from './server.ts';
import { sheet, styles } from './styles.ts';

// An app for phones that is also the website: a stack of mounted screens, nested scroll views and roles on div elements.

export const gym: Site = {
  name: 'Ironwake Clubs',
  style: 'React Native for Web',
  goal: 'booking',
  about: 'A chain of gyms. A good visit ends with a booked class or a new membership.',
  script: [core, sheet, ui, home, classes, clubs, money, account, training].join('\n'),
  styles,
  pages: '<div id="root"></div>',
  reply,
  plants,
  decoys: [...decoys, ...moreDecoys],
};

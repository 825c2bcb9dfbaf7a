import type { Site } from '../../site.ts';
import { bookingApp } from './client-boka.ts';
import { customerDecoys } from './decoys-customer.ts';
import { shopDecoys } from './decoys-shop.ts';
import { plants } from './plants.ts';
import { reply } from './reply.ts';
import { styles } from './styles.ts';

export const verkstad: Site = {
  name: 'Nordbergs Bilverkstad',
  lang: 'sv',
  style:
    'old server-rendered pages: one form per page, postbacks, partial updates of panels, jQuery plugins and an island',
  goal: 'booking',
  about:
    'A Swedish chain of car workshops and tire hotels. A good visit ends with a booked time at a workshop.',
  script: bookingApp,
  styles,
  pages: {},
  reply,
  plants,
  decoys: [...shopDecoys, ...customerDecoys],
};

import type { Site } from '../../site.ts';
import { reply } from './api.ts';
import { account } from './app/account.ts';
import { base } from './app/base.ts';
import { booking } from './app/booking.ts';
import { fleet } from './app/fleet.ts';
import { home } from './app/home.ts';
import { payment } from './app/payment.ts';
import { places } from './app/places.ts';
import { service } from './app/service.ts';
import { van } from './app/van.ts';
import { decoys } from './decoys.ts';
import { plants } from './plants.ts';

export const camper: Site = {
  name: 'Brisa Camper',
  lang: 'es',
  style: 'React with MUI',
  goal: 'booking',
  about:
    'A company of fifteen campervans on the Spanish coast. A good visit ends with a completed booking.',
  script: [base, home, fleet, van, booking, payment, places, account, service].join('\n'),
  styles: `.marca span{display:inline-block;background:#0f6b6b;color:#fff;border-radius:14px;padding:4px 8px;font:600 12px sans-serif;white-space:nowrap}
.visor-fotos img{display:block}`,
  pages: '<div id="root"></div>',
  reply,
  plants,
  decoys,
};

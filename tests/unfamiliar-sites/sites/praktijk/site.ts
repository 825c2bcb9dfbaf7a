import type { Site } from '../../site.ts';
import { reply } from './api.ts';
import { base } from './base.ts';
import { care } from './care.ts';
import { decoys } from './decoys.ts';
import { home } from './home.ts';
import { intake } from './intake.ts';
import { plants } from './plants.ts';
import { portal } from './portal.ts';
import { routes } from './routes.ts';
import { service } from './service.ts';
import { wizard } from './wizard.ts';

// A React app with Chakra UI, React Router loaders and TanStack Query; all pages are routes of the browser.

export const praktijk: Site = {
  name: 'Lindehof Zorggroep',
  lang: 'nl',
  style: 'React with Chakra UI',
  goal: 'booking',
  about:
    'A group of physiotherapy and dental practices. A good visit ends with a booked appointment.',
  script: [base, home, care, wizard, intake, service, portal, routes].join('\n'),
  styles: `.hoofdlink{padding:6px 0;border-bottom:2px solid transparent}.hoofdlink.active{border-color:#0f766e;font-weight:600}
.tekstlink{color:#0f766e;text-decoration:underline;font-size:14px}.sorteer{font:inherit;font-weight:600;cursor:pointer;white-space:nowrap}
.balie{position:fixed;right:16px;bottom:16px;width:300px;height:190px;padding:16px;background:#fff;border-radius:12px;box-shadow:0 8px 30px #0003;z-index:20;transition:opacity .2s}
.balie textarea{width:100%;border:1px solid #ccc;margin-top:8px}`,
  pages: '<div id="root"></div>',
  reply,
  plants,
  decoys,
};

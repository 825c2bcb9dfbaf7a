import type { Site } from '../../site.ts';
import { afterArrival } from './arrival.ts';
import { api, app, main, state } from './code/core.ts';
import { account, cart, checkout, invoice, order, way } from './code/order.ts';
import { designer, product, start, templates } from './code/products.ts';
import {
  article,
  blog,
  check,
  comparison,
  complaint,
  help,
  missing,
  samples,
} from './code/service.ts';
import { decoys } from './decoys.ts';
import { moreDecoys } from './more-decoys.ts';
import { plants } from './plants.ts';
import { reply } from './server.ts';
import { styles } from './styles.ts';

export const druckwerk: Site = {
  name: 'Druckwerk',
  lang: 'de',
  style: 'Svelte, Carbon, sv-router, Felte, Fabric and FilePond',
  goal: 'checkout',
  about:
    'A German online print shop for small businesses. A good visit configures a product and pays for it.',
  script: main,
  modules: {
    'App.svelte': app,
    'api.js': api,
    'weg.js': way,
    'laden.svelte.js': state,
    'Start.svelte': start,
    'Produkt.svelte': product,
    'Vorlagen.svelte': templates,
    'Gestalten.svelte': designer,
    'Warenkorb.svelte': cart,
    'Kasse.svelte': checkout,
    'Bestellung.svelte': order,
    'Konto.svelte': account,
    'Rechnung.svelte': invoice,
    'Reklamation.svelte': complaint,
    'Muster.svelte': samples,
    'Hilfe.svelte': help,
    'Blog.svelte': blog,
    'Artikel.svelte': article,
    'Vergleich.svelte': comparison,
    'Datencheck.svelte': check,
    'Fehlt.svelte': missing,
  },
  styles,
  pages: '<div id="app"></div>',
  reply,
  plants: plants.map(afterArrival),
  decoys: [...decoys, ...moreDecoys].map(afterArrival),
};

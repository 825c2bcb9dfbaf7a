import { clientPages } from './client-pages.ts';
import { clientPlayer } from './client-player.ts';
import { clientWidgets } from './client-widgets.ts';
import { clientWire } from './client-wire.ts';

export const script = [
  `import Alpine from 'alpinejs';
   import morph from '@alpinejs/morph';
   import collapse from '@alpinejs/collapse';
   import NProgress from 'nprogress';
   import Sortable from 'sortablejs';
   import 'nprogress/nprogress.css';
   window.Alpine = Alpine;
   Alpine.plugin(morph);
   Alpine.plugin(collapse);`,
  clientPages,
  clientWire,
  clientWidgets,
  clientPlayer,
  `document.title = titleOf();
   Alpine.start();
   bindChapters();`,
].join('\n');

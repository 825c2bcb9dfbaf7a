import type { Site } from '../../site.ts';
import { reply } from './api.ts';
import { buying } from './buying.ts';
import { core } from './core.ts';
import { decoys } from './decoys.ts';
import { mine } from './mine.ts';
import { plants } from './plants.ts';
import { shell } from './shell.ts';
import { shopping } from './shopping.ts';
import { styles } from './styles.ts';

export const souq: Site = {
  name: 'سلّتي',
  style: 'single page, Svelte 5 with Bits UI, Embla and svelte-sonner, right to left',
  goal: 'checkout',
  about: 'An Arabic grocery delivery service. A good visit ends with a placed order.',
  lang: 'ar',
  dir: 'rtl',
  script: `import '@fontsource/noto-sans-arabic/arabic-400.css'
import '@fontsource/noto-sans-arabic/arabic-700.css'
import '$lib/main.js'`,
  modules: { ...core, ...shell, ...shopping, ...buying, ...mine },
  styles,
  pages: '<div id="app"></div>',
  reply,
  plants,
  decoys,
};

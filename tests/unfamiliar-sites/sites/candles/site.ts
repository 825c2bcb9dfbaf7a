import type { Site } from '../../site.ts';
import { decoys } from './decoys.ts';
import { pages } from './pages.ts';
import { plants } from './plants.ts';
import { sections } from './sections.ts';
import { styles } from './styles.ts';
import { theme } from './theme.ts';
import { widgets } from './widgets.ts';

// Built like the theme of a hosted shop: server-rendered sections, vanilla custom elements, and the apps shops install.

export const candles: Site = {
  name: 'Tallow and Tide',
  style: 'server-rendered theme with custom elements and third-party apps',
  goal: 'checkout',
  about: 'An online shop for candles. A good visit ends with an order.',
  script: `${theme}\n${widgets}`,
  styles,
  pages,
  fragments: sections,
  plants,
  decoys,
};

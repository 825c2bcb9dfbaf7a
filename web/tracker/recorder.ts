/** The script that the loader loads: page recorder, signals and transport. */
// Modules are bundled in the order of their imports. This order puts similar ones within the 32 kB that gzip looks back.
import './page/recorded-tree.ts';
import './privacy/drawings.ts';
import './privacy/mask-url.ts';
import './privacy/css-tokens.ts';
import './page/changed-values.ts';
import './cost.ts';
import './lifetime.ts';
import './delivery/outbox.ts';
import './page/frames.ts';
import './page/styles/styles.ts';

import { pageRecorder } from './page/index.ts';
import { registerRecorder } from './start-when-visible.ts';

registerRecorder(pageRecorder);

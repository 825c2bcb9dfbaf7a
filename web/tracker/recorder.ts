/** The script that the loader loads: page recorder, signals and transport. */
// Modules are bundled in the order of their imports. This order puts similar ones within the 32 kB that gzip looks back.
import './privacy/mask-text.ts';
import './page/recorded-tree.ts';
import './privacy/drawings.ts';
import './privacy/mask-url.ts';
import './lifetime.ts';
import './privacy/strict-mode.ts';
import './delivery/storage.ts';
import './privacy/recorded-tag.ts';
import './privacy/typed-words.ts';
import './privacy/typed-finder.ts';
import './page/changed-values.ts';
import './page/natives.ts';
import './privacy/text-policy.ts';
import './delivery/serialize.ts';
import './delivery/base64.ts';
import './privacy/mask-css.ts';
import './limits.ts';
import './cost.ts';
import './page/styles/styles.ts';
import './delivery/shared-sheets.ts';
import './page/frames.ts';
import './delivery/outbox.ts';
import './page/walk.ts';
import './host-guard.ts';
import './browser-signals.ts';
import './page/context.ts';
import './evidence/observe-calls.ts';
import './evidence/seen-shift.ts';
import './page/styles/rule-calls.ts';
import './privacy/css-tokens.ts';

import { pageRecorder } from './page/index.ts';
import { registerRecorder } from './start-when-visible.ts';

registerRecorder(pageRecorder);

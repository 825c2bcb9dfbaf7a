/** The script that the loader loads: page recorder, signals and transport. */
// Modules are bundled in the order of their imports. This order puts similar ones within the 32 kB that gzip looks back.
import './privacy/mask-text.ts';
import './limits.ts';
import './page/recorded-tree.ts';
import './privacy/mask-url.ts';
import './lifetime.ts';
import './page/text.ts';
import './privacy/typed-hashes.ts';
import './emit-custom.ts';
import './privacy/css-tokens.ts';
import './page/walk.ts';
import './page/changed-values.ts';
import './browser-signals.ts';
import './delivery/shared-sheets.ts';
import './host-guard.ts';
import './delivery/retry-delay.ts';
import './page/styles/style-elements.ts';
import './privacy/field-elements.ts';
import './privacy/mask-css.ts';
import './evidence/wrap-native.ts';
import './privacy/text-policy.ts';
import './delivery/storage.ts';
import './cost.ts';
import './page/natives.ts';
import './page/styles/styles.ts';
import './evidence/seen-shift.ts';
import './page/frames.ts';
import './delivery/outbox.ts';
import './privacy/drawings.ts';
import './privacy/strict-mode.ts';
import './page/styles/rule-calls.ts';

import { pageRecorder } from './page/index.ts';
import { registerRecorder } from './start-when-visible.ts';

registerRecorder(pageRecorder);

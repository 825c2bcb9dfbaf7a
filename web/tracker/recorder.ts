/** The script that the loader loads: page recorder, signals and transport. */
// Modules are bundled in the order of their imports. This order puts similar ones within the 32 kB that gzip looks back.
import './privacy/mask-text.ts';
import './delivery/native-fetch.ts';
import './limits.ts';
import './page/recorded-tree.ts';
import './privacy/masking-version.ts';
import './privacy/mask-url.ts';
import './lifetime.ts';
import './delivery/serialize.ts';
import './privacy/hidden-selectors.ts';
import './privacy/typed-words.ts';
import './privacy/mask-css.ts';
import './delivery/retry-delay.ts';
import './page/text.ts';
import './privacy/typed-variants.ts';
import './page/styles/css.ts';
import './page/attributes.ts';
import './host-guard.ts';
import './delivery/base64.ts';
import './page/walk.ts';
import './page/styles/style-elements.ts';
import './evidence/wrap-native.ts';
import './page/changed-values.ts';
import './cost.ts';
import './page/styles/styles.ts';
import './page/frames.ts';
import './evidence/seen-shift.ts';
import './privacy/typed-hashes.ts';
import './recording-options.ts';
import './page/context.ts';
import './delivery/outbox.ts';
import './privacy/typed-finder.ts';
import './privacy/strict-mode.ts';
import './frame-guard.ts';
import './page/natives.ts';
import './delivery/shared-sheets.ts';
import './evidence/observe-calls.ts';
import './privacy/css-tokens.ts';
import './page/styles/rule-calls.ts';

import { pageRecorder } from './page/index.ts';
import { registerRecorder } from './start-when-visible.ts';

registerRecorder(pageRecorder);

/** The script that the loader loads: page recorder, signals and transport. */
// Modules are bundled in the order of their imports. This order puts similar ones within the 32 kB that gzip looks back.
import './privacy/mask-text.ts';
import './delivery/native-fetch.ts';
import './page/context.ts';
import './limits.ts';
import './frame-guard.ts';
import './page/recorded-tree.ts';
import './privacy/masking-version.ts';
import './privacy/mask-url.ts';
import './lifetime.ts';
import './recording-options.ts';
import './privacy/typed-words.ts';
import './privacy/hidden-selectors.ts';
import './delivery/shared-sheets.ts';
import './privacy/typed-hashes.ts';
import './privacy/drawings.ts';
import './privacy/mask-css.ts';
import './page/text.ts';
import './page/styles/css.ts';
import './page/attributes.ts';
import './evidence/wrap-native.ts';
import './page/walk.ts';
import './page/changed-values.ts';
import './cost.ts';
import './page/styles/styles.ts';
import './privacy/strict-mode.ts';
import './evidence/seen-shift.ts';
import './page/split-text.ts';
import './page/frames.ts';
import './delivery/serialize.ts';
import './host-guard.ts';
import './privacy/typed-variants.ts';
import './delivery/outbox.ts';
import './page/natives.ts';
import './emit-custom.ts';
import './delivery/retry-delay.ts';
import './page/omitted-elements.ts';
import './evidence/observe-calls.ts';
import './page/styles/rule-calls.ts';
import './delivery/base64.ts';
import './privacy/field-elements.ts';

import { pageRecorder } from './page/index.ts';
import { registerRecorder } from './start-when-visible.ts';

registerRecorder(pageRecorder);

/** The script that the loader loads: page recorder, signals and transport. */
// Modules are bundled in the order of their imports. This order puts similar ones within the 32 kB that gzip looks back.
import './privacy/mask-text.ts';
import './page/recorded-tree.ts';
import './privacy/drawings.ts';
import './privacy/mask-url.ts';
import './privacy/recorded-tag.ts';
import './evidence/seen-shift.ts';
import './delivery/serialize.ts';
import './recording-options.ts';
import './page/changed-values.ts';
import './privacy/typed-hashes.ts';
import './cost.ts';
import './lifetime.ts';
import './page/walk.ts';
import './page/frames.ts';
import './delivery/outbox.ts';
import './page/context.ts';
import './delivery/base64.ts';
import './page/styles/styles.ts';
import './evidence/observe-calls.ts';
import './privacy/typed-words.ts';
import './frame-guard.ts';
import './page/omitted-elements.ts';
import './delivery/storage.ts';
import './browser-signals.ts';
import './page/styles/rule-calls.ts';

import { pageRecorder } from './page/index.ts';
import { registerRecorder } from './start-when-visible.ts';

registerRecorder(pageRecorder);

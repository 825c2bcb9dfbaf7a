/** The script that the loader loads: page recorder, signals and transport. */
import { pageRecorder } from './page/index.ts';
import { registerRecorder } from './start-when-visible.ts';

registerRecorder(pageRecorder);

/** The script that the loader loads: recorder, signals and transport. */
import { pageRecorder } from './page/index.ts';
import { takeOver } from './start-when-visible.ts';

takeOver(pageRecorder);

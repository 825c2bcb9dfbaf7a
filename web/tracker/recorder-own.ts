/** The tracker with the recorder of its own (page/). */
import { ownRecorder } from './page/index.ts';
import { takeOver } from './start-when-visible.ts';

takeOver(ownRecorder);

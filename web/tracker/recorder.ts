/** The tracker with rrweb's recorder. */
import { libraryRecorder } from './recording.ts';
import { takeOver } from './start-when-visible.ts';

takeOver(libraryRecorder);

import { buildTracker } from '../lib/tracker/build.ts';

buildTracker();

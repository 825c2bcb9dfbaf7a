import { buildTracker, trackerFolder } from '../lib/tracker/build.ts';

// `npm run build -- own` builds the tracker with the recorder of its own.
buildTracker(trackerFolder, process.argv[2] === 'own' ? 'own' : 'library');

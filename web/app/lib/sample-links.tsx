import { samples as copy } from '../../../lambdas/contract/copy/samples.ts';
import { Link } from './router/router.tsx';

/** Links to a sample report and a sample recording, for owners without data yet. */
export const SampleLinks = () => (
  <p className="flex flex-wrap justify-center gap-x-5 gap-y-1">
    <Link to="/sample-report">{copy.seeReport}</Link>
    <Link to="/recordings/sample">{copy.seeRecording}</Link>
  </p>
);

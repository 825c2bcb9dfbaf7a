import { samples as copy } from '../../../lambdas/contract/copy/samples.ts';
import { Link } from './router/router.tsx';

/** What the product makes of a website, for an owner who has nothing of their own yet. */
export const SampleLinks = () => (
  <p className="flex flex-wrap justify-center gap-x-5 gap-y-1">
    <Link to="/sample-report">{copy.seeReport}</Link>
    <Link to="/recordings/sample">{copy.seeRecording}</Link>
  </p>
);

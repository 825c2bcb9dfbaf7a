import { recordings } from '../../../lambdas/contract/copy/recordings.ts';
import { idleLook, MarkSign } from './timeline.tsx';

const copy = recordings.player;

/** What the marks of the timeline mean. */
export const Legend = () => (
  <ul
    aria-label={copy.legend}
    className="flex flex-wrap gap-x-4 gap-y-1.5 text-ui text-ink-muted [&>li]:inline-flex [&>li]:items-center [&>li]:gap-1.5"
  >
    <li>
      <MarkSign kind="page" />
      {copy.marks.page}
    </li>
    <li>
      <MarkSign kind="press" />
      {copy.marks.press}
    </li>
    <li>
      <MarkSign kind="dead-click" />
      {copy.marks.dead}
    </li>
    <li>
      <MarkSign kind="rage-click" />
      {copy.marks.trouble}
    </li>
    <li>
      <i aria-hidden="true" className={`h-1.5 w-4.5 rounded-full ${idleLook}`} />
      {copy.inactive}
    </li>
  </ul>
);

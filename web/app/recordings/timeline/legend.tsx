import { recordingPlayer } from '../../../../lambdas/contract/copy/recording-player.ts';
import { idleClassName } from './idle-spans.tsx';
import { MomentIcon } from './moment-icon.tsx';

const copy = recordingPlayer;

/** The legend of the timeline's markers. */
export const Legend = () => (
  <ul
    aria-label={copy.legend}
    className="flex flex-wrap gap-x-4 gap-y-1.5 text-ui text-ink-muted [&>li]:inline-flex [&>li]:items-center [&>li]:gap-1.5"
  >
    <li>
      <MomentIcon moment={{ kind: 'page', isProblem: false }} />
      {copy.marks.page}
    </li>
    <li>
      <MomentIcon moment={{ kind: 'click', isProblem: false }} />
      {copy.marks.click}
    </li>
    <li>
      <MomentIcon moment={{ kind: 'dead-click', isProblem: true }} />
      {copy.marks.dead}
    </li>
    <li>
      <MomentIcon moment={{ kind: 'rage-click', isProblem: true }} />
      {copy.marks.trouble}
    </li>
    <li>
      <i aria-hidden="true" className={`h-1.5 w-4.5 rounded-full ${idleClassName}`} />
      {copy.inactive}
    </li>
  </ul>
);

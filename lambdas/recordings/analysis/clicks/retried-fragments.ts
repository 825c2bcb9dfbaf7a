import { signalRules } from '../../../contract/signal-rules.ts';
import type { ClickMoment, Timeline } from '../events/timeline.ts';
import { firstMutation } from './first-mutation.ts';
import { firstReaction } from './first-response.ts';
import { pressOf } from './presses/press-time.ts';

const { dead } = signalRules;
/** With fewer clicks, the visitor may not have seen that the page shows the part already. */
export const FRAGMENT_CLICKS = 3;

/**
 * Whether a click on the link to the current fragment is one of several on a link that only changed the address: the
 * page was to scroll or to open something, and its script did not.
 */
export function isRetriedFragment(timeline: Timeline, click: ClickMoment): boolean {
  if (click.link !== 'fragment' || !click.isCurrent) return false;
  const series = seriesOf(timeline, click);
  const [first] = series;
  const last = series.at(-1);
  if (!first || !last || first.isCurrent || series.length < FRAGMENT_CLICKS) return false;
  const from = pressOf(timeline, first);
  const wait = { click: first, from, to: last.at };
  return (
    timeline.scrolls.firstTime(from, last.at + dead.scrollMs) === undefined &&
    firstMutation(timeline, wait) === undefined &&
    firstReaction(timeline, wait) === undefined
  );
}

/** The clicks on the same control before and after a click, without long pauses and without others in between. */
function seriesOf({ clicks }: Timeline, click: ClickMoment): readonly ClickMoment[] {
  const index = clicks.indexOf(click);
  const continues = (at: number, from: number) => {
    const [one, other] = [clicks[at], clicks[from]];
    return (
      one?.identity === click.identity &&
      other !== undefined &&
      Math.abs(one.at - other.at) <= dead.afterMs
    );
  };
  let [start, end] = [index, index];
  while (continues(start - 1, start)) start -= 1;
  while (continues(end + 1, end)) end += 1;
  return clicks.slice(start, end + 1);
}

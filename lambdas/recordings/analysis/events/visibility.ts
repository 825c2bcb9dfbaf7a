/** Whether the page was in a hidden tab or window, or was being left: browsers hide a page before they leave it. */
import type { Timeline } from './timeline.ts';

/** When the page was first hidden from one time to another, both inclusive. */
export const hiddenAt = (
  { visibility }: Pick<Timeline, 'visibility'>,
  from: number,
  to: number,
): number | undefined =>
  visibility.find(({ at, visible }) => !visible && at >= from && at <= to)?.at;

/** Whether the page was hidden from one time to another, both inclusive. */
export const wasHidden = (
  timeline: Pick<Timeline, 'visibility'>,
  from: number,
  to: number,
): boolean => hiddenAt(timeline, from, to) !== undefined;

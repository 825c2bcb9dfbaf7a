import type { ClickMoment, Timeline } from '../events/timeline.ts';
import { hashOf } from '../events/untrusted.ts';
import { touchedBy } from './place-changes.ts';
import type { TouchedPlace } from './touched.ts';

/** Attributes that forms and buttons get while the page waits for its server. */
const BUSY = new Set(['disabled', 'aria-disabled', 'aria-busy'].map(hashOf));

/**
 * Whether a mutation only sets or removes busy attributes that are both set and removed before the next click and
 * within the wait. Frameworks do this around every request, so it shows that a request was sent, not its result.
 */
export function isPassingBusy(
  timeline: Timeline,
  row: number,
  click: ClickMoment,
  to: number,
): boolean {
  if (timeline.mutations.at(row, 4) > 0) return false;
  const places = touchedBy(timeline, row);
  if (places.length === 0 || !places.every(({ mark }) => BUSY.has(mark))) return false;
  const next = timeline.clicks.find(({ at }) => at > click.at);
  const touches = touchesBetween(timeline, click.at, Math.min(to, next?.at ?? to));
  return places.every((place) => touches.filter((each) => isSame(each, place)).length === 2);
}

const isSame = (one: TouchedPlace, other: TouchedPlace) =>
  one.node === other.node && one.mark === other.mark;

function touchesBetween(timeline: Timeline, from: number, to: number): TouchedPlace[] {
  const { mutations } = timeline;
  const found: TouchedPlace[] = [];
  for (let row = mutations.firstFrom(from); row < mutations.length; row += 1) {
    if (mutations.at(row, 0) > to) break;
    found.push(...touchedBy(timeline, row));
  }
  return found;
}

import type { ClickMoment, Timeline } from '../events/timeline.ts';
import { hashOf } from '../events/untrusted.ts';
import { changedBy } from '../page/mutations.ts';

const DISABLED = new Set(['disabled', 'aria-disabled'].map(hashOf));

/** Whether a click disabled its control before the next click, as at the end of the range of a stepper. */
export function isDisabledBy(timeline: Timeline, click?: ClickMoment, next?: ClickMoment): boolean {
  if (!click || !next) return false;
  for (const row of timeline.mutations.rowsBetween(click.at, next.at - 1))
    for (const { node, name, isRemoved } of changedBy(timeline, row))
      if (node === click.node && !isRemoved && DISABLED.has(name)) return true;
  return false;
}

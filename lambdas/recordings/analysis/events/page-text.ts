/** The texts of a page, to compare one load with another. */
import { signalRules } from '../../../contract/signal-rules.ts';
import { hasText } from '../clicks/structure.ts';
import type { PageMoment, Timeline } from './timeline.ts';

/** A number for the texts of a page as it was loaded, or NaN, which equals nothing, if that was not recorded. */
export function textOf({ pages, snapshots }: Timeline, page: PageMoment): number {
  const row = snapshots.firstFrom(page.at);
  const next = pages.find(({ at }) => at > page.at)?.at ?? Number.POSITIVE_INFINITY;
  return row < snapshots.length && snapshots.at(row, 0) < next ? snapshots.at(row, 5) : Number.NaN;
}

/** Whether a script added texts soon after the page had loaded, such as a message. */
export function addsText({ mutations, snapshots, structure }: Timeline, page: PageMoment): boolean {
  const from = snapshots.firstTime(page.at) ?? page.at;
  const until = from + signalRules.rejection.explainedMs;
  for (let row = mutations.firstFrom(from); row < mutations.length; row += 1) {
    if (mutations.at(row, 0) > until) return false;
    if (hasText(structure, mutations.at(row, 3), mutations.at(row, 4))) return true;
  }
  return false;
}

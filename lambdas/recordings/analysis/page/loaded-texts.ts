/** The texts of a page, to compare one load with another. */
import { signalRules } from '../../../contract/signal-rules.ts';
import type { PageMoment, Timeline } from '../events/timeline.ts';
import { hasText } from './structure.ts';

/** A number for the texts of a page as it was loaded, or NaN, which equals nothing, if that was not recorded. */
export const textOf = (timeline: Timeline, page: PageMoment): number =>
  snapshotCell(timeline, page, 5);

function snapshotCell({ pages, snapshots }: Timeline, page: PageMoment, column: number): number {
  const row = snapshots.firstFrom(page.at);
  const next = pages.find(({ at }) => at > page.at)?.at ?? Number.POSITIVE_INFINITY;
  const isRecorded = row < snapshots.length && snapshots.at(row, 0) < next;
  return isRecorded ? snapshots.at(row, column) : Number.NaN;
}

/** Whether texts of a page may differ from those of an earlier one only because what the visitor typed since is masked. */
export function differsByMasks(timeline: Timeline, page: PageMoment, earlier: PageMoment): boolean {
  const cell = (of: PageMoment, column: number) => snapshotCell(timeline, of, column);
  return cell(page, 6) === cell(earlier, 6) && cell(page, 7) > cell(earlier, 7);
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

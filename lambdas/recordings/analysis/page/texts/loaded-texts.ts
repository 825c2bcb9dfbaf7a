/** The texts of a page, to compare one load with another. */

import { signalRules } from '../../../../contract/signal-rules.ts';
import { SNAPSHOT } from '../../events/columns.ts';
import type { PageMoment, Timeline } from '../../events/timeline.ts';
import { addsTextBetween } from '../mutations.ts';

/** A number for the texts of a page as it was loaded, or NaN, which equals nothing, if that was not recorded. */
export const textOf = (timeline: Timeline, page: PageMoment): number =>
  snapshotCell(timeline, page, SNAPSHOT.textsHash);

function snapshotCell({ pages, snapshots }: Timeline, page: PageMoment, column: number): number {
  const row = snapshots.firstFrom(page.at);
  const next = pages.find(({ at }) => at > page.at)?.at ?? Number.POSITIVE_INFINITY;
  const isRecorded = row < snapshots.length && snapshots.timeOf(row) < next;
  return isRecorded ? snapshots.cell(row, column) : Number.NaN;
}

/** Whether texts of a page may differ from those of an earlier one only because what the visitor typed since is masked. */
export function differsByMasks(timeline: Timeline, page: PageMoment, earlier: PageMoment): boolean {
  const cell = (of: PageMoment, column: number) => snapshotCell(timeline, of, column);
  return (
    cell(page, SNAPSHOT.texts) === cell(earlier, SNAPSHOT.texts) &&
    cell(page, SNAPSHOT.maskedTexts) > cell(earlier, SNAPSHOT.maskedTexts)
  );
}

/** Whether a script added texts soon after the page had loaded, such as a message. */
export function addsTextAfterLoad(timeline: Timeline, page: PageMoment): boolean {
  const from = timeline.snapshots.firstTime(page.at) ?? page.at;
  return addsTextBetween(timeline, from, from + signalRules.rejection.explainedMs);
}

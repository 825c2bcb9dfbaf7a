/** Notes on data that is missing from a report, with the reason, and what to do about it. */

import { capture as copy } from '../../../contract/copy/capture-notes.ts';
import { momentName } from '../../../contract/copy/numerals.ts';
import { checkLines, focusLines } from '../../../contract/copy/reports.ts';
import type { SummaryData } from '../../../contract/report-summary.ts';
import type { ReportFacts } from '../../facts/report-facts.ts';
import { onTimeVisits } from '../../facts/visits.ts';
import { pageName } from './names.ts';

/** What to do about missing data comes before the problems. */
export const captureFocus = ({ capture }: ReportFacts): string[] => [
  ...(capture.scriptMissingSince === undefined ? [] : [focusLines.script]),
  ...(capture.rejectedByPlan > 0 ? [focusLines.plan] : []),
];

export function captureNotes(facts: ReportFacts): string[] {
  const { capture, answered, watched, unlisted, deserted, withGaps, eventsOnly, sessions } = facts;
  const { cost } = facts.traffic;
  const muted = answered.filter(({ state }) => state === 'muted').length;
  const claimed = answered.length - muted;
  // Without other problems the intro already mentions watched ones.
  const isAlone = [facts.issues, facts.unseen, facts.unseenMinor].every((all) => all.length === 0);
  const { sampledFrom, late, pending = 0, quarantined, elsewhere = 0, throttled = 0 } = capture;
  const counted: readonly [number, (n: number) => string][] = [
    [sampledFrom ? onTimeVisits(facts).sessions : 0, (n) => copy.sampled(facts.read, n)],
    [late, copy.late],
    // Without visits the intro says so.
    [sessions > 0 ? pending : 0, copy.pending],
    [quarantined, copy.quarantined],
    [withGaps, copy.gaps],
    [eventsOnly, copy.eventsOnly],
    [elsewhere, copy.elsewhere],
    [throttled, copy.throttled],
    [muted, copy.muted],
    [claimed, copy.claimed],
    [watched.length, isAlone ? copy.watching : copy.watched],
    [unlisted, copy.unlisted],
    [sessions > 0 ? facts.unlistedOpen : 0, copy.unlistedOpen],
  ];
  return [
    ...counted.flatMap(([n, sentence]) => (n > 0 ? [sentence(n)] : [])),
    ...(cost ? [copy.cost(cost.milliseconds, cost.kilobytes)] : []),
    ...deserted.map(({ page, usually }) => copy.pageWithout(pageName(page), usually)),
  ];
}

/** Whether everything that is watched occurred in a single visit. The visits of which a sample was read may have more. */
export const isWatchedOnce = ({ watched, capture }: ReportFacts): boolean =>
  capture.sampledFrom === undefined && watched.every(({ affectedSessions: n }) => n === 1);

/** Shown on days without visits, to answer whether recording works, and if the script is missing. */
export function checks({ kind, capture, window }: ReportFacts): SummaryData['checks'] {
  const { check } = capture;
  const isDoubtful = kind === 'no-visits' || capture.scriptMissingSince !== undefined;
  if (!check || !isDoubtful) return [];
  const { siteAnswered, script } = check;
  const site = checkLines.site(momentName(check.at, window.timezone));
  return [
    {
      label: site,
      result: siteAnswered ? checkLines.answered : checkLines.noAnswer,
      ok: siteAnswered,
    },
    ...(siteAnswered
      ? [
          {
            label: checkLines.script,
            result: checkLines.results[script],
            ok: script === 'working',
          },
        ]
      : []),
  ];
}

/** The deterministic text about the day: subject, preheader, title, intro, focus points and quote. */

import { issueTitles as titles } from '../../../contract/copy/issue-titles.ts';
import { dayName } from '../../../contract/copy/numerals.ts';
import { avoided, focusLines, lines } from '../../../contract/copy/reports.ts';
import type { SummaryData } from '../../../contract/report-summary.ts';
import { localDateOf } from '../../facts/calendar.ts';
import { FOCUS_POINTS_MAX, ISSUES_MAX } from '../../facts/constants.ts';
import type { ReportFacts } from '../../facts/report-facts.ts';
import { type IssueFacts, isInFull } from '../../issues/issue-facts.ts';
import { hasPartialDay } from '../../issues/memory/partial-days.ts';
import { captureFocus } from './capture-words.ts';
import { onCoveredDays } from './covered-days.ts';
import { sentenceDeduper } from './dedupe-sentences.ts';
import { farFewerFocus, fewerGoalsFocus, hasFarFewer } from './far-fewer.ts';
import { headline, preheader } from './headline.ts';
import { warmIntro } from './intro.ts';
import { wordsFor } from './issue/issue-kind-words.ts';
import { anyPage, pageName, pagePlace } from './names.ts';
import { noVisitsFocus } from './no-visits-words.ts';
import { observation } from './observation.ts';

type DayWords = Pick<
  SummaryData,
  'subject' | 'preheader' | 'title' | 'warm_intro' | 'focus_points' | 'summary_quote'
>;

export function dayWords(facts: ReportFacts): DayWords {
  const subject = headline(facts);
  return {
    subject,
    preheader: preheader(facts),
    title: subject,
    warm_intro: warmIntro(facts),
    focus_points: focusPoints(facts),
    summary_quote: observation(facts),
  };
}

function focusPoints(facts: ReportFacts): string[] {
  if (facts.sessions === 0) return noVisitsFocus(facts);
  const shown = facts.issues.filter(isInFull);
  const pickUnused = sentenceDeduper();
  const withReason = ([focus, issues]: [string, readonly IssueFacts[]]): string => {
    const stop = issues.find(({ isBlocking, affected }) => isBlocking && affected >= 2);
    return stop ? `${focus} ${pickUnused([focusLines.affected(stop.affected)])}`.trim() : focus;
  };
  // Two issues of one element may need the same action; they share one point.
  const byFocus = Map.groupBy(shown, (issue) => wordsFor(issue).focus);
  const points = [...captureFocus(facts), ...[...byFocus].map(withReason)];
  if (points.length > 0) return points.slice(0, FOCUS_POINTS_MAX);
  const [open] = facts.unseen;
  const check = hasFarFewer(facts) ? farFewerFocus(facts) : fewerGoalsFocus(facts);
  const few = check === undefined ? [] : [check];
  if (open) return [...few, focusLines.stillOpen(dayName(open.firstSeen), open.title)];
  if (few.length > 0) return few;
  const minorOpen = facts.issues.length + facts.unseenMinor.length;
  return [minorOpen > 0 ? focusLines.nothingUrgent : focusLines.nothing];
}

/** For issues with the same name: the second one includes its page, or says that it is another one, and so on. */
export function titlesOf(title: string, page: string): readonly string[] {
  const place = pagePlace(page);
  const named = title.endsWith(place) ? [title] : [title, titles.onPage(title, place)];
  const others = Array.from({ length: ISSUES_MAX }, (_, n) =>
    titles.nth(title, named.length + 2 + n),
  );
  return [...named, titles.another(title), ...others];
}

export const stillOpen = ({
  issues,
  unseen,
  unseenMinor,
  unconfirmed,
  window,
  dates,
  sessions,
}: ReportFacts): SummaryData['still_open'] => {
  const when = onCoveredDays({ dates, window });
  const pickUnused = sentenceDeduper();
  const named = (title: string, page: string) => pickUnused(titlesOf(title, page)) || title;
  const minor = issues
    .filter((issue) => !isInFull(issue))
    .map((issue) => ({
      fingerprint: issue.fingerprint,
      line: lines.stillOpen(
        named(wordsFor(issue).title, issue.page),
        dayName(issue.onset),
        { n: issue.affected, all: issue.exposed, page: anyPage(issue) },
        when,
      ),
    }));
  // Without recorded sessions, "not seen today" would be meaningless.
  const notSeen = (sessions > 0 ? [...unseen, ...unseenMinor] : []).map((known) => {
    const { fingerprint, title, passedBy, page, kind } = known;
    const name = named(title, page);
    return {
      fingerprint,
      line:
        passedBy === 0 && hasPartialDay(known)
          ? lines.unseenPartly(name, pageName(page))
          : lines.unseen(name, when, passedBy, pageName(page), avoided[kind]),
    };
  });
  const lastSeen = unconfirmed.map(
    ({ fingerprint, title, lastSeenAt, passedNewer = 0, page, kind }) => ({
      fingerprint,
      line: lines.unconfirmed(
        named(title, page),
        dayName(localDateOf(lastSeenAt, window.timezone)),
        passedNewer,
        pageName(page),
        avoided[kind],
      ),
    }),
  );
  return [...notSeen, ...minor, ...lastSeen];
};

export const repairedLines = ({ repaired }: ReportFacts): SummaryData['fixed'] =>
  repaired.map(({ fingerprint, title, passedBy, page, kind }) => ({
    fingerprint,
    line: lines.fixed(title, passedBy, pageName(page), avoided[kind]),
  }));

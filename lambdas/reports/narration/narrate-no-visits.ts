/** Narrates a day without visits: the known reason, and the one thing to do about it. */
import { narration as copy } from '../../contract/copy/narration.ts';
import {
  dayName,
  momentName,
  ordinal,
  timeName,
  weekdayName,
} from '../../contract/copy/numerals.ts';
import { noVisits as written } from '../../contract/copy/report-intro.ts';
import { localDateOf } from '../facts/calendar.ts';
import type { ReportFacts } from '../facts/report-facts.ts';
import { onCoveredDays } from '../writer/words/covered-days.ts';
import { hasPending, isOrdinary, isUnvisited } from '../writer/words/no-visits-words.ts';
import type { Candidate, ChapterDraft } from './select-sentences.ts';

export function narrateNoVisits(facts: ReportFacts, opening: string): ChapterDraft[] {
  const { titles } = copy;
  return [
    {
      title: dayName(facts.window.localDate),
      candidates: [required(opening), required(whatHappened(facts))],
    },
    { title: titles.why, candidates: reasons(facts).map(required) },
    { title: titles.first, candidates: [required(firstStep(facts))] },
  ];
}

const required = (text: string): Candidate => ({ rank: 0, text });

function whatHappened(facts: ReportFacts): string {
  const { kind, capture, plan, domain, window, isFirst } = facts;
  const { noVisits, day } = copy;
  if (kind === 'limit-reached')
    return day.limit(plan.name, plan.maxSessions, capture.rejectedByPlan);
  if (kind === 'tracking-stopped') return noVisits.stopped(domain);
  if (hasPending(capture)) return visitsOfDay(facts);
  if (isUnvisited(capture)) return noVisits.neverYet(domain);
  return isFirst
    ? noVisits.noVisitsSince(
        domain,
        weekdayName(window.localDate),
        timeName(window.from, window.timezone),
      )
    : visitsOfDay(facts);
}

/** That there were none on the covered days, or that they wait for their analysis. */
export function visitsOfDay({ capture, domain, dates, window }: ReportFacts): string {
  if (hasPending(capture))
    return written.notProcessed(capture.pending ?? 0, onCoveredDays({ dates, window }));
  return dates.length > 1
    ? copy.noVisits.noVisitsFor(domain, dates.length, dayName(window.localDate))
    : copy.noVisits.noVisits(domain, weekdayName(window.localDate));
}

function reasons({
  kind,
  capture,
  usual,
  domain,
  window,
  pauses,
  daysWithoutVisits,
}: ReportFacts): string[] {
  if (kind === 'limit-reached' || hasPending(capture)) return [];
  const { noVisits } = copy;
  const { lastVisitAt: last, check, bots } = capture;
  const { timezone, localDate } = window;
  const checkedAt = check && momentName(check.at, timezone);
  return [
    usual.visitors
      ? noVisits.usual(usual.of === 'weekday' ? weekdayName(localDate) : 'day', usual.visitors)
      : '',
    last ? noVisits.last(dayName(localDateOf(last, timezone)), timeName(last, timezone)) : '',
    !check || !checkedAt
      ? noVisits.unchecked(domain)
      : !check.siteAnswered
        ? noVisits.down(checkedAt, domain)
        : noVisits.script[check.script](checkedAt, domain),
    bots > 0 ? copy.moved.bots(bots) : '',
    pauses ? noVisits.pause(ordinal(daysWithoutVisits), domain) : '',
  ];
}

function firstStep(facts: ReportFacts): string {
  const { kind, capture, domain, isFirst } = facts;
  const { first: words } = copy;
  if (kind === 'limit-reached') return words.plan(domain);
  if (kind === 'tracking-stopped') return words.paste(domain);
  if (hasPending(capture)) return words.none(domain);
  if (isFirst || isUnvisited(capture)) return words.share(domain);
  if (!capture.check?.siteAnswered) return words.openSite(domain);
  if (capture.check.script !== 'working') return words.testIntegration(domain);
  return (isOrdinary(facts) ? words.none : words.follow)(domain);
}

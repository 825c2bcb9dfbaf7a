/** Narrates a day without visits: the known reason, and the one thing to do about it. */
import { narration as say } from '../../contract/copy/narration.ts';
import { dayName, ordinal, timeName, weekdayName } from '../../contract/copy/numerals.ts';
import { localDateOf } from '../facts/calendar.ts';
import type { ReportFacts } from '../facts/report-facts.ts';
import type { Candidate, ChapterDraft } from './select-sentences.ts';

export function narrateSilence(facts: ReportFacts, opening: string): ChapterDraft[] {
  const { titles } = say;
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

function whatHappened({
  kind,
  capture,
  plan,
  domain,
  dates,
  window,
  isFirst,
}: ReportFacts): string {
  const { silent, day } = say;
  if (kind === 'limit-reached')
    return day.limit(plan.name, plan.maxSessions, capture.rejectedByPlan);
  if (kind === 'tracking-stopped') return silent.stopped(domain);
  if (!capture.lastVisitAt) return silent.neverYet(domain);
  if (isFirst)
    return silent.noVisitsSince(
      domain,
      weekdayName(window.localDate),
      timeName(window.from, window.timezone),
    );
  return dates.length > 1
    ? silent.noVisitsFor(domain, dates.length, dayName(window.localDate))
    : silent.noVisits(domain, weekdayName(window.localDate));
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
  if (kind === 'limit-reached') return [];
  const { silent } = say;
  const { lastVisitAt: last, check, bots } = capture;
  const { timezone, localDate } = window;
  const checkedAt = check && timeName(check.at, timezone);
  return [
    usual.visitors
      ? silent.usual(usual.of === 'weekday' ? weekdayName(localDate) : 'day', usual.visitors)
      : '',
    last ? silent.last(dayName(localDateOf(last, timezone)), timeName(last, timezone)) : '',
    !check || !checkedAt
      ? silent.unchecked(domain)
      : !check.siteAnswered
        ? silent.down(checkedAt, domain)
        : silent.script[check.script](checkedAt, domain),
    bots > 0 ? say.moved.bots(bots) : '',
    pauses ? silent.pause(ordinal(daysWithoutVisits), domain) : '',
  ];
}

function firstStep({ kind, capture, domain, isFirst }: ReportFacts): string {
  const { first: words } = say;
  if (kind === 'limit-reached') return words.plan(domain);
  if (kind === 'tracking-stopped') return words.paste(domain);
  if (isFirst || !capture.lastVisitAt) return words.share(domain);
  if (!capture.check?.siteAnswered) return words.openSite(domain);
  return (capture.check.script === 'working' ? words.follow : words.testIntegration)(domain);
}

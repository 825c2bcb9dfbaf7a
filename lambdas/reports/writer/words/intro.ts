/** The warm intro: two or three sentences after the greeting. How the day was, what stood in the way, what got better. */
import { dayName, inSentence, weekdayName } from '../../../contract/copy/numerals.ts';
import { intro } from '../../../contract/copy/reports.ts';
import type { ReportFacts } from '../../facts/report-facts.ts';
import { isCompared } from '../../facts/usual-day.ts';
import { pageName } from './names.ts';
import { silentIntro } from './silence-words.ts';
import { wordsFor } from './trouble-words.ts';

export function warmIntro(facts: ReportFacts): string {
  const greeting = intro.greeting(facts.firstName);
  const said =
    facts.sessions === 0
      ? silentIntro(facts)
      : [...setting(facts), howTheDayWas(facts), whatStoodInTheWay(facts), ...whatGotBetter(facts)];
  return [greeting, ...said].join(' ');
}

function setting({ kind, domain, dates, capture, plan, window }: ReportFacts): string[] {
  const first = dates[0] ?? window.localDate;
  return [
    ...(kind === 'first' ? [intro.first(domain)] : []),
    ...(dates.length > 1 ? [intro.several(dayName(first), dayName(window.localDate))] : []),
    ...(capture.refusedByPlan > 0
      ? [intro.limit(capture.refusedByPlan, plan.name, plan.maxSessions)]
      : []),
  ];
}

function howTheDayWas({ usual, window, visitors, dates, pages }: ReportFacts): string {
  const weekday = weekdayName(window.localDate);
  const { comparison } = usual;
  const when = dates.length > 1 ? 'in that time' : `on ${weekday}`;
  const day = isCompared(comparison)
    ? intro.day[comparison](weekday)
    : (comparison === 'cut-short' ? intro.recorded : intro.came)(visitors, when);
  const [top] = pages;
  const isTelling = top && visitors >= 5 && top.page !== '/' && top.visitors * 2 > visitors;
  return `${day}${isTelling ? intro.mostSaw(pageName(top.page)) : ''}.`;
}

function whatStoodInTheWay({ issues, watched, setAside, visitors, kind }: ReportFacts): string {
  const shown = issues.filter(({ state }) => state !== 'same');
  const open = issues.length - shown.length;
  const [lead] = shown;
  if (!lead) {
    if (open > 0) return intro.nothingNew(open);
    const [once] = watched;
    if (once) return intro.metOnce(watched.length, inSentence(wordsFor(once).title));
    if (setAside.length > 0) return intro.setAside;
    return kind === 'limit-reached' ? intro.noTroubleAnywhere : intro.noTrouble(visitors);
  }
  const title = inSentence(wordsFor(lead).title);
  if (lead.state === 'regressed') return intro.backAgain(title);
  if (lead.severity !== 'minor') {
    return shown.length === 1 ? intro.oneThing(title) : intro.things(shown.length, title);
  }
  return shown.length === 1 ? intro.oneSmallThing(title) : intro.smallThings(shown.length);
}

const whatGotBetter = ({ repaired }: ReportFacts): string[] =>
  repaired.length > 0 ? [intro.repaired(repaired.length)] : [];

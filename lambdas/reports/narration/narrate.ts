/**
 * Writes the script of the audio summary and the daily video: about one minute, less on a day with little data. Only the
 * facts supply its sentences, even if a model worded the report. Every sentence names a detail of the day.
 */
import { narration as copy } from '../../contract/copy/narration.ts';
import { dayName, inWords, weekdayName } from '../../contract/copy/numerals.ts';
import { avoided, passed, reach } from '../../contract/copy/reports.ts';
import { VIDEO_CLIPS_MAX } from '../../contract/limits.ts';
import type { SummaryData } from '../../contract/report-summary.ts';
import type { ReportFacts } from '../facts/report-facts.ts';
import { isCompared, isWorthComparing } from '../facts/usual-day.ts';
import { isLateOnly, onTimeVisits } from '../facts/visits.ts';
import { type IssueFacts, isInFull } from '../issues/issue-facts.ts';
import { isWatchedOnce } from '../writer/words/capture-words.ts';
import { fewerGoalsFocus, hasFarFewer, isReachable } from '../writer/words/far-fewer.ts';
import { wordsFor } from '../writer/words/issue/issue-kind-words.ts';
import { anyPage, pageName } from '../writer/words/names.ts';
import type { Chapter } from './chapter.ts';
import { clipsOf } from './clips.ts';
import { issueChapters } from './issue-chapters.ts';
import { narrateNoVisits, visitsOfDay } from './narrate-no-visits.ts';
import { type Candidate, type ChapterDraft, selectSentences } from './select-sentences.ts';
import { trafficSentences } from './traffic-sentences.ts';

type IssueTitles = Pick<SummaryData, 'critical_issues' | 'important_issues' | 'minor_issues'>;

export const narrate = (facts: ReportFacts, summary: IssueTitles): Chapter[] =>
  selectSentences(
    facts.sessions === 0 ? narrateNoVisits(facts, opening(facts)) : narrateVisits(facts, summary),
  );

function narrateVisits(facts: ReportFacts, summary: IssueTitles): ChapterDraft[] {
  const shown = facts.issues.filter(isInFull);
  const open = facts.issues.filter((issue) => !isInFull(issue));
  const reported = shown.slice(0, VIDEO_CLIPS_MAX);
  const clips = clipsOf([...reported, ...open].slice(0, VIDEO_CLIPS_MAX));
  return [
    { title: dayName(facts.window.localDate), candidates: daySentences(facts, shown.length) },
    ...issueChapters(reported, facts, titlesIn(summary)).map((draft, index) => ({
      ...draft,
      clips: clips[index] ?? [],
    })),
    { title: copy.titles.better, candidates: repairedCandidates(facts) },
    {
      title: copy.titles.open,
      candidates: openCandidates(open),
      clips: clips.slice(reported.length).flat(),
    },
    { title: copy.titles.moved, candidates: trafficSentences(facts) },
    { title: copy.titles.first, candidates: [{ rank: 0, text: firstStep(facts, shown, open) }] },
  ];
}

/** Names the website and the day, or days. */
function opening({ firstName, domain, window, dates }: ReportFacts): string {
  const greeting = copy.day.greeting(firstName);
  const last = dayName(window.localDate);
  const [from = window.localDate] = dates;
  return dates.length > 1
    ? copy.day.several(greeting, dates.length, dayName(from), last, domain)
    : copy.day.one(greeting, last, domain);
}

function daySentences(facts: ReportFacts, issues: number): Candidate[] {
  const { capture, plan, read } = facts;
  const { rejectedByPlan: rejected, sampledFrom } = capture;
  const texts = [
    opening(facts),
    visitorSentence(facts),
    rejected > 0 ? copy.day.limit(plan.name, plan.maxSessions, rejected) : '',
    sampledFrom ? copy.day.sampled(read, onTimeVisits(facts).sessions) : '',
    issues > VIDEO_CLIPS_MAX ? copy.day.things(issues) : '',
  ];
  return texts.map((text) => ({ rank: 0, text }));
}

function visitorSentence(facts: ReportFacts): string {
  const { usual, window } = facts;
  if (isLateOnly(facts)) return visitsOfDay(facts);
  const { visitors, sessions } = onTimeVisits(facts);
  const weekday = weekdayName(window.localDate);
  if (isCompared(usual.comparison) && isWorthComparing(usual) && usual.visitors) {
    const typical = usual.of === 'weekday' ? weekday : 'day';
    return copy.day.compared(visitors, usual.comparison, typical, usual.visitors);
  }
  return usual.comparison === 'too-early'
    ? copy.day.tooEarly(visitors, weekday)
    : copy.day.came(visitors, sessions);
}

const titlesIn = ({ critical_issues, important_issues, minor_issues }: IssueTitles) =>
  new Map(
    [...critical_issues, ...important_issues, ...minor_issues].map(
      ({ fingerprint, title }) => [fingerprint, title] as const,
    ),
  );

/** The good news is never left out. */
const repairedCandidates = ({ repaired }: ReportFacts): Candidate[] =>
  repaired.map(({ title, passedBy, page, kind }, index) => ({
    rank: index === 0 ? 0 : 1,
    text: copy.better(title, passed(passedBy, pageName(page), avoided[kind])),
  }));

const openCandidates = (open: readonly IssueFacts[]): Candidate[] =>
  open.map((issue, index) => ({
    rank: index === 0 ? 2 : 6,
    text: copy.open(
      wordsFor(issue).title,
      dayName(issue.onset),
      reach({ n: issue.affected, all: issue.exposed, page: anyPage(issue) }),
    ),
  }));

/** The one thing to do first; as in the email, missing data comes before the problems. */
function firstStep(
  facts: ReportFacts,
  [lead]: readonly IssueFacts[],
  [minor]: readonly IssueFacts[],
): string {
  const { capture, domain, window, dates, watched, answered, unseen, unseenMinor } = facts;
  const { first: words } = copy;
  if (capture.scriptMissingSince !== undefined) return words.paste(domain);
  if (capture.rejectedByPlan > 0) return words.plan(domain);
  if (lead) return words.trouble(lowerFirst(wordsFor(lead).focus));
  if (hasFarFewer(facts)) return isReachable(facts) ? words.follow(domain) : words.openSite(domain);
  const check = fewerGoalsFocus(facts);
  if (check !== undefined) return words.check(domain, lowerFirst(check));
  const [open] = unseen;
  if (open) return words.open(open.title, dayName(open.firstSeen));
  if (minor) return words.minorOpen(wordsFor(minor).title, dayName(minor.onset));
  const [other] = unseenMinor;
  if (other) return words.minorOpen(other.title, dayName(other.firstSeen));
  const days =
    dates.length > 1 ? `these ${inWords(dates.length)} days` : weekdayName(window.localDate);
  const [candidate] = watched;
  if (candidate)
    return words.watching(watched.length, wordsFor(candidate).title, days, isWatchedOnce(facts));
  if (isLateOnly(facts)) return words.none(domain);
  return answered.length > 0
    ? words.answered(days)
    : words.quiet(onTimeVisits(facts).visitors, days);
}

/** Focus lines start with a verb, which is lowercase inside a sentence. */
const lowerFirst = (line: string) => line.charAt(0).toLowerCase() + line.slice(1);

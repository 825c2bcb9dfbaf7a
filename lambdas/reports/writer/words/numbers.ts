/**
 * The numbers that a text states, and the numbers that the facts contain. Every stated number must be among the facts:
 * tests check this for the deterministic writer, and the verifier checks it for a model's filled text.
 */
import { timeName } from '../../../contract/copy/numerals.ts';
import type { ReportFacts } from '../../facts/report-facts.ts';
import { type IssueFacts, isInFull } from '../../issues/issue-facts.ts';

const words: Readonly<Record<string, number>> = {
  two: 2,
  both: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  seventh: 7,
  eight: 8,
  nine: 9,
  ten: 10,
};

/** Digits and number words as plain decimal strings: "1,234" is "1234". Skips "one", which is also a pronoun. */
export function numbersIn(text: string): string[] {
  const digits = text.match(/\d[\d,]*(\.\d+)?/g) ?? [];
  const named = text.toLowerCase().match(/[a-z]+/g) ?? [];
  return [
    ...digits.map((each) => plain(Number(each.replaceAll(',', '')))),
    ...named.flatMap((word) => (words[word] === undefined ? [] : [plain(words[word])])),
  ];
}

const plain = (value: number): string => String(value);

/** The ways a fact may be written: as is, rounded, in percent, in seconds with one decimal. */
function* formsOf(value: number): Generator<string> {
  yield plain(value);
  yield plain(Math.round(value));
  yield plain(Math.round(value * 100));
  yield plain(Number((value / 1000).toFixed(1)));
}

function* formsIn(value: unknown, timezone: string): Generator<string> {
  if (typeof value === 'number') yield* formsOf(value);
  else if (typeof value === 'string') {
    yield* numbersIn(value);
    if (/^\d{4}-\d\d-\d\dT/.test(value)) yield* numbersIn(timeName(value, timezone));
  } else if (value && typeof value === 'object') {
    if (Array.isArray(value)) yield plain(value.length);
    for (const each of Object.values(value)) yield* formsIn(each, timezone);
  }
}

/** Numbers that may be stated about one issue: its facts, and differences of its counts. */
export function numbersOfIssue(issue: IssueFacts, timezone: string): ReadonlySet<string> {
  const { devices, exposedSessions, largestVisitorShare, signals, baseline, daysSeen } = issue;
  const derived = [
    ...devices.map((each) => exposedSessions - each.exposedSessions),
    Math.round(largestVisitorShare * signals),
    daysSeen - 1,
    // "in a quarter of its visits", "about 2 in 100"
    ...(baseline === null ? [] : [Math.max(1, Math.round(baseline.share * 100)), 100]),
  ];
  return new Set([...formsIn(issue, timezone), ...derived.map(plain)]);
}

/** Numbers that may be stated about the day: its facts, and the counts of issues by state and severity. */
export function numbersOfDay(facts: ReportFacts): ReadonlySet<string> {
  const { issues, answered, window } = facts;
  const shown = issues.filter(isInFull);
  const counts = [shown, issues, shown.filter(({ severity }) => severity === 'critical')];
  const muted = answered.filter(({ state }) => state === 'muted').length;
  const derived = [
    ...counts.map(({ length }) => length),
    issues.length - shown.length,
    muted,
    answered.length - muted,
    facts.visitors - facts.lateVisitors,
    facts.sessions - facts.capture.late,
    // "on 13 earlier days"
    ...issues.map(({ daysSeen }) => daysSeen - 1),
    // "about 31 in 100, compared with about 24 in 100 before"
    ...(facts.quote?.before ? [100] : []),
  ];
  return new Set([...formsIn(facts, window.timezone), ...derived.map(plain)]);
}

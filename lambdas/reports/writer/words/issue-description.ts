import { scale } from '../../../contract/copy/issue-scale.ts';
import { pathLabel } from '../../../contract/copy/numerals.ts';
import { followed, goalWords, happened } from '../../../contract/copy/report-issues.ts';
import { onDevices } from '../../../contract/copy/reports.ts';
import { labelInText } from '../../../contract/rules/plain-text.ts';
import type { SignalKind } from '../../../contract/signal.ts';
import type { Goal } from '../../content/report-input.ts';
import { PROVEN_E_VALUE } from '../../facts/constants.ts';
import { safe2x2 } from '../../facts/safe-test.ts';
import { isFile, requestParts } from '../../issues/fingerprint.ts';
import type { IssueFacts } from '../../issues/issue-facts.ts';
import { isControlFailure, isOfAnyPage } from '../../issues/kinds.ts';
import type { PickUnused } from './dedupe-sentences.ts';
import { historySentence } from './history-words.ts';
import { hoursSentence } from './issue/hours-words.ts';
import { howMuch } from './issue/how-much.ts';
import { wordsFor } from './issue/issue-kind-words.ts';
import { pageName, shapeName } from './names.ts';

/** Variants of one sentence; empty if there is nothing to say. */
type Variants = readonly string[];
const noVariants: Variants = [];

/** What happened, and the sentences that only code may write: counts, dates, causes and consequences. */
interface IssueDescription {
  readonly happened: string;
  readonly measured: readonly string[];
}

export function issueDescription(
  issue: IssueFacts,
  goal: Goal['kind'] | undefined,
  pickUnused: PickUnused,
): IssueDescription {
  const { happened, ...rest } = issueSentences(issue, goal);
  return {
    happened: pickUnused(happened),
    measured: Object.values(rest).map(pickUnused).filter(Boolean),
  };
}

/** The sentences about an issue, in the order of a description. An issue that stays open gets fewer. */
export const issueSentences = (issue: IssueFacts, goal: Goal['kind'] | undefined) => {
  const all = {
    happened: [wordsFor(issue).happened],
    howMuch: howMuch(issue),
    sampled: issue.sample ? scale.sampled(issue.sample.read, issue.sample.of) : noVariants,
    mostlyOne: mostlyOne(issue),
    past: historySentence(issue),
    hours: hoursSentence(issue),
    whereStopped: whereStopped(issue),
    cause: causeOf(issue),
    onlyDevice: onlyDevice(issue),
    otherPages: otherPages(issue),
    consequences: consequences(issue, goal),
  };
  if (issue.state !== 'same' || issue.day < 2) return all;
  return {
    ...all,
    happened: all.happened.map((each) => happened.day(issue.day, each)),
    mostlyOne: noVariants,
    onlyDevice: noVariants,
    otherPages: noVariants,
    whereStopped: noVariants,
    cause: noVariants,
  };
};

/** Several visitors, but most occurrences come from one of them. */
const mostlyOne = ({ affected, largestVisitorShare, signals, kind }: IssueFacts): Variants =>
  kind !== 'slow-page' && affected > 1 && signals >= 6 && largestVisitorShare > 0.5
    ? scale.mostlyOne(Math.round(largestVisitorShare * signals), signals)
    : noVariants;

function whereStopped(issue: IssueFacts): Variants {
  const { kind, about, affected, affectedSessions, sessionsRejected } = issue;
  const { aboutTimes, aboutVisitors, times, isSubmitted = false } = issue;
  if (kind !== 'form-abandonment') return noVariants;
  if (sessionsRejected > 0 && sessionsRejected * 2 > affectedSessions) {
    return followed.rejected(sessionsRejected, affectedSessions);
  }
  if (!about) return noVariants;
  const isEachTime = aboutTimes === times;
  // Not all of them did each time: someone left the form at another field as well.
  const visitors = isEachTime ? aboutVisitors : Math.min(aboutVisitors, affected - 1);
  return visitors * 2 > affected
    ? followed.field(labelInText(about), visitors, affected, isSubmitted)
    : noVariants;
}

function causeOf({ cause, leadsToMissingPage }: IssueFacts): Variants {
  if (!cause) return noVariants;
  if (cause.kind === 'javascript-error')
    return (cause.isBefore ? followed.errorBefore : followed.error)(shapeName(cause.about));
  const { path, status } = requestParts(cause.about);
  const { outcome } = followed;
  const { request, requestBefore, missingPage } = followed;
  const say = leadsToMissingPage ? missingPage : cause.isBefore ? requestBefore : request;
  return say(
    shapeName(pathLabel(path)),
    /^\d/.test(status) ? outcome.status(status) : status && !isFile(path) ? outcome.none : '',
  );
}

/** All affected sessions used one device class, although others visited; chance explains that in less than 5 %. */
function onlyDevice({ devices, affectedSessions, exposedSessions }: IssueFacts): Variants {
  const [only, second] = devices.filter(({ sessions }) => sessions > 0);
  if (!only || second) return noVariants;
  const chance = (only.exposedSessions / Math.max(1, exposedSessions)) ** affectedSessions;
  if (chance >= 0.05) return noVariants;
  const elsewhere = exposedSessions - only.exposedSessions;
  return followed.device(onDevices[only.device], only.sessions, only.exposedSessions, elsewhere);
}

const otherPages = ({ kind, otherPages: n }: IssueFacts): Variants =>
  n > 0 && !isOfAnyPage(kind) ? scale.otherPages(n) : noVariants;

/** The comparison needs this many other visitors, and this many of them who reached the goal. */
const GOAL_MIN_OTHERS = 10;
const GOAL_MIN_REACHED = 3;
const canEndVisit = (kind: SignalKind): boolean =>
  kind === 'white-screen' || isControlFailure(kind);

function consequences(issue: IssueFacts, goal: Goal['kind'] | undefined): Variants {
  const { kind, affected, sessionsLeft, affectedSessions, goal: rates } = issue;
  if (rates && goal && rates.without >= GOAL_MIN_OTHERS) {
    const { reachedWith, reachedWithout, without } = rates;
    const withIssue = { affected: reachedWith, exposed: affected };
    const others = { affected: reachedWithout, exposed: without };
    const isComparable = reachedWithout >= GOAL_MIN_REACHED && kind !== 'form-abandonment';
    if (isComparable && affected > 1 && safe2x2(withIssue, others) >= PROVEN_E_VALUE) {
      return followed.goal(reachedWith, affected, reachedWithout, without, goalWords[goal]);
    }
  }
  const didMostLeave = sessionsLeft > 0 && sessionsLeft * 2 >= affectedSessions;
  if (!canEndVisit(kind) || !didMostLeave) return noVariants;
  // "13 visitors … All 14 visits" would read like a contradiction.
  if (affected > 1 && affected !== affectedSessions)
    return followed.leftOften(sessionsLeft, affectedSessions);
  const page = pageName(issue.page);
  return sessionsLeft === affectedSessions
    ? followed.allLeft(sessionsLeft, page)
    : followed.left(sessionsLeft, affectedSessions, page);
}

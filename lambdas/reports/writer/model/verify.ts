/**
 * Whether a model's draft may be sent (docs/report-rules.md §4): its shape, what it cites, what it leaves to code, and what it
 * says once code has filled its blanks. The answer is the draft ready for the reader, or the first reason against it.
 */

import { Draft } from '../../../contract/report-draft.ts';
import { FOCUS_POINTS_MAX } from '../../facts/constants.ts';
import type { ReportFacts } from '../../facts/report-facts.ts';
import { numbersIn, numbersOfDay, numbersOfIssue } from '../words/numbers.ts';
import { adviceProblem, statementProblem } from './claims.ts';
import { forbidden } from './forbidden.ts';
import { type Blanks, blanksOfDay, blanksOfIssue, fill, PLACEHOLDER } from './placeholders.ts';
import { evidenceId, issueId, reportedIssues } from './prompt.ts';

/** The text of a draft with its placeholders filled, by fingerprint. */
export interface Worded {
  readonly subject: string;
  readonly intro: string;
  readonly focus: readonly string[];
  readonly issues: ReadonlyMap<
    string,
    { readonly title: string; readonly description: string; readonly suggestion: string }
  >;
}

export type Verdict =
  | { readonly accepted: true; readonly worded: Worded }
  | { readonly accepted: false; readonly reason: string };

export function verify(answer: unknown, facts: ReportFacts): Verdict {
  const parsed = Draft.safeParse(answer);
  if (!parsed.success) return rejected('not the asked shape');
  const draft = parsed.data;
  const reported = reportedIssues(facts);
  const ids = reported.map((_, index) => issueId(index));
  if (draft.issues.length !== ids.length || ids.some((id, n) => draft.issues[n]?.id !== id)) {
    return rejected('not the issues that were asked for, in their order');
  }
  const day = blanksOfDay(facts);
  const [lead] = reported;
  const problem =
    textProblem('subject', draft.subject, { ...day, ...leadBlanks(facts) }) ??
    textProblem('intro', draft.intro, { ...day, ...leadBlanks(facts) }) ??
    first(draft.focus, (line, n) => textProblem(`focus ${n + 1}`, line, focusBlanks(facts, n))) ??
    first(draft.issues, (issue, n) => issueProblem(issue, n, facts)) ??
    claim('subject', statementProblem(draft.subject, lead)) ??
    claim('intro', statementProblem(draft.intro, lead)) ??
    first(draft.focus, (line, n) =>
      claim(`focus ${n + 1}`, adviceProblem(line, reported[n] ?? lead)),
    );
  if (problem) return rejected(problem);
  const worded = wordedOf(draft, facts);
  const wrong = numberProblem(worded, facts) ?? repetition(worded);
  return wrong ? rejected(wrong) : { accepted: true, worded };
}

const rejected = (reason: string): Verdict => ({ accepted: false, reason });
const first = <T>(list: readonly T[], check: (each: T, n: number) => string | undefined) =>
  list.map(check).find((problem) => problem !== undefined);

/** Subject, intro and focus may name the first issue; each line of the focus list its own. */
const leadBlanks = (facts: ReportFacts, place = 0): Blanks => {
  const reported = reportedIssues(facts);
  const issue = reported[place] ?? reported[0];
  return issue ? blanksOfIssue(issue) : {};
};
const focusBlanks = (facts: ReportFacts, place: number): Blanks => ({
  ...blanksOfDay(facts),
  ...leadBlanks(facts, place),
});

function issueProblem(
  { title, description, suggestion, evidence, id }: Draft['issues'][number],
  index: number,
  facts: ReportFacts,
): string | undefined {
  const issue = reportedIssues(facts)[index];
  if (!issue) return `${id}: not among the issues`;
  const own = issue.evidence.map((_, clip) => evidenceId(index, clip));
  if (evidence.some((each) => !own.includes(each))) return `${id}: evidence of another issue`;
  if (!description.includes('{affected}')) return `${id}: {affected} is missing`;
  const blanks = blanksOfIssue(issue);
  return (
    textProblem(`${id} title`, title, blanks) ??
    textProblem(`${id} description`, description, blanks) ??
    textProblem(`${id} suggestion`, suggestion, blanks) ??
    claim(`${id} title`, statementProblem(title, issue)) ??
    claim(`${id} description`, statementProblem(description, issue)) ??
    claim(`${id} suggestion`, adviceProblem(suggestion, issue))
  );
}

const claim = (where: string, problem: string | undefined) => problem && `${where}: ${problem}`;

function textProblem(where: string, text: string, blanks: Blanks): string | undefined {
  const unknown = [...text.matchAll(PLACEHOLDER)].find(
    ([, name = '']) => !Object.hasOwn(blanks, name),
  );
  if (unknown) return `${where}: no placeholder ${unknown[0]} there`;
  const own = text.replace(PLACEHOLDER, ' Blank ');
  const found = forbidden.find(([, pattern]) => pattern.test(own));
  return found && `${where}: ${found[0]}`;
}

function wordedOf(draft: Draft, facts: ReportFacts): Worded {
  const around = { ...blanksOfDay(facts), ...leadBlanks(facts) };
  const reported = reportedIssues(facts);
  return {
    subject: fill(draft.subject.replace(/\.$/, ''), around),
    intro: fill(draft.intro, around),
    focus: draft.focus
      .slice(0, FOCUS_POINTS_MAX)
      .map((line, place) => fill(line, focusBlanks(facts, place))),
    issues: new Map(
      draft.issues.flatMap(({ title, description, suggestion }, index) => {
        const issue = reported[index];
        if (!issue) return [];
        const blanks = blanksOfIssue(issue);
        const words = {
          title: fill(title.replace(/\.$/, ''), blanks),
          description: fill(description, blanks),
          suggestion: fill(suggestion, blanks),
        };
        return [[issue.fingerprint, words] as const];
      }),
    ),
  };
}

/** The second wall behind the forbidden digits: what code filled in is held to the facts too. */
export function numberProblem(worded: Worded, facts: ReportFacts): string | undefined {
  const day = numbersOfDay(facts);
  const texts = [worded.subject, worded.intro, ...worded.focus];
  if (texts.flatMap(numbersIn).some((number) => !day.has(number))) return 'a number without a fact';
  const wrong = reportedIssues(facts).find((issue) => {
    const own = numbersOfIssue(issue, facts.window.timezone);
    const words = Object.values(worded.issues.get(issue.fingerprint) ?? {});
    return words.flatMap(numbersIn).some((number) => !own.has(number));
  });
  return wrong ? `a number without a fact in ${wrong.fingerprint}` : undefined;
}

function repetition({ intro, focus, issues }: Worded): string | undefined {
  const texts = [intro, ...focus, ...[...issues.values()].flatMap((each) => Object.values(each))];
  const sentences = texts.flatMap(sentencesIn);
  return new Set(sentences).size < sentences.length ? 'a sentence is repeated' : undefined;
}

export const sentencesIn = (text: string): string[] =>
  text.split(/(?<=[.?]["”]?) +/).map((each) => each.trim());

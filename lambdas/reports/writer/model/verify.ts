/**
 * Whether a model's draft may be sent (docs/report-rules.md §4): its shape, what it cites, what it leaves to code, and what it
 * says once code has filled its blanks. The answer is the draft ready for the reader, or the first reason against it.
 */

import { Draft } from '../../../contract/report-draft.ts';
import { FOCUS_POINTS_MAX } from '../../facts/constants.ts';
import type { ReportFacts } from '../../facts/report-facts.ts';
import type { IssueFacts } from '../../issues/issue-facts.ts';
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
  const answers = reported.flatMap((issue, index) => {
    const words = draft.issues[index];
    return words?.id === issueId(index) ? [{ issue, index, words }] : [];
  });
  if (answers.length !== reported.length || answers.length !== draft.issues.length) {
    return rejected('not the issues that were asked for, in their order');
  }
  const around = blanksAround(facts);
  const [lead] = reported;
  const problem =
    textProblem('subject', draft.subject, around) ??
    textProblem('intro', draft.intro, around) ??
    first(draft.focus, (line, n) => textProblem(`focus ${n + 1}`, line, blanksAround(facts, n))) ??
    first(answers, issueProblem) ??
    claim('subject', statementProblem(draft.subject, lead)) ??
    claim('intro', statementProblem(draft.intro, lead)) ??
    first(draft.focus, (line, n) =>
      claim(`focus ${n + 1}`, adviceProblem(line, reported[n] ?? lead)),
    );
  if (problem) return rejected(problem);
  const worded = wordedOf(draft, answers, facts);
  const wrong = numberProblem(worded, facts) ?? repetition(worded);
  return wrong ? rejected(wrong) : { accepted: true, worded };
}

const rejected = (reason: string): Verdict => ({ accepted: false, reason });
const first = <T>(list: readonly T[], check: (each: T, n: number) => string | undefined) =>
  list.map(check).find((problem) => problem !== undefined);

/** What the model wrote about an issue of the day. */
interface Answered {
  readonly issue: IssueFacts;
  readonly index: number;
  readonly words: Draft['issues'][number];
}

/** Subject, intro and focus may name the first issue; each line of the focus list its own. */
const blanksAround = (facts: ReportFacts, place = 0): Blanks => {
  const reported = reportedIssues(facts);
  const issue = reported[place] ?? reported[0];
  return { ...blanksOfDay(facts), ...(issue && blanksOfIssue(issue)) };
};

function issueProblem({ issue, index, words }: Answered): string | undefined {
  const { title, description, suggestion, evidence, id } = words;
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

function wordedOf(draft: Draft, answers: readonly Answered[], facts: ReportFacts): Worded {
  const around = blanksAround(facts);
  return {
    subject: fill(draft.subject.replace(/\.$/, ''), around),
    intro: fill(draft.intro, around),
    focus: draft.focus
      .slice(0, FOCUS_POINTS_MAX)
      .map((line, place) => fill(line, blanksAround(facts, place))),
    issues: new Map(
      answers.map(({ issue, words: { title, description, suggestion } }) => {
        const blanks = blanksOfIssue(issue);
        const filled = {
          title: fill(title.replace(/\.$/, ''), blanks),
          description: fill(description, blanks),
          suggestion: fill(suggestion, blanks),
        };
        return [issue.fingerprint, filled] as const;
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

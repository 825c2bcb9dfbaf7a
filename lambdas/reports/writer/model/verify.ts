/**
 * Decides whether a model's draft may be sent (docs/report-rules.md §4). Checks its shape, evidence, placeholders, wording
 * and the filled text. Returns the finished text, or the first reason for rejection.
 */

import { Draft } from '../../../contract/report-draft.ts';
import { FOCUS_POINTS_MAX } from '../../facts/constants.ts';
import type { ReportFacts } from '../../facts/report-facts.ts';
import type { IssueFacts } from '../../issues/issue-facts.ts';
import { numbersIn, numbersOfDay, numbersOfIssue } from '../words/numbers.ts';
import { adviceProblem, statementProblem } from './claims.ts';
import { forbidden } from './forbidden.ts';
import { fill, PLACEHOLDER, type Values, valuesOfDay, valuesOfIssue } from './placeholders.ts';
import { evidenceId, issueId, reportedIssues } from './prompt.ts';

/** The text of a draft with its placeholders filled, by fingerprint. */
export interface FilledDraft {
  readonly subject: string;
  readonly intro: string;
  readonly focus: readonly string[];
  readonly issues: ReadonlyMap<
    string,
    { readonly title: string; readonly description: string; readonly suggestion: string }
  >;
}

export type Verdict =
  | { readonly accepted: true; readonly filledDraft: FilledDraft }
  | { readonly accepted: false; readonly reason: string };

export function verify(answer: unknown, facts: ReportFacts): Verdict {
  const parsed = Draft.safeParse(answer);
  if (!parsed.success) return rejected('not the asked shape');
  const draft = parsed.data;
  const reported = reportedIssues(facts);
  const wordedIssues = reported.flatMap((issue, index) => {
    const words = draft.issues[index];
    return words?.id === issueId(index) ? [{ issue, index, words }] : [];
  });
  if (wordedIssues.length !== reported.length || wordedIssues.length !== draft.issues.length) {
    return rejected('not the issues that were asked for, in their order');
  }
  const values = valuesFor(facts);
  const [lead] = reported;
  const problem =
    textProblem('subject', draft.subject, values) ??
    textProblem('intro', draft.intro, values) ??
    firstOf(draft.focus, (line, n) => textProblem(`focus ${n + 1}`, line, valuesFor(facts, n))) ??
    firstOf(wordedIssues, issueProblem) ??
    claim('subject', statementProblem(draft.subject, lead)) ??
    claim('intro', statementProblem(draft.intro, lead)) ??
    firstOf(draft.focus, (line, n) =>
      claim(`focus ${n + 1}`, adviceProblem(line, reported[n] ?? lead)),
    );
  if (problem) return rejected(problem);
  const filledDraft = fillDraft(draft, wordedIssues, facts);
  const wrong = numberProblem(filledDraft, facts) ?? repetition(filledDraft);
  return wrong ? rejected(wrong) : { accepted: true, filledDraft };
}

const rejected = (reason: string): Verdict => ({ accepted: false, reason });
const firstOf = <T>(list: readonly T[], check: (each: T, n: number) => string | undefined) =>
  list.map(check).find((problem) => problem !== undefined);

/** An issue with the model's text about it. */
interface WordedIssue {
  readonly issue: IssueFacts;
  readonly index: number;
  readonly words: Draft['issues'][number];
}

/** Subject and intro may use the first issue's values, and each focus line those of its own issue. */
const valuesFor = (facts: ReportFacts, index = 0): Values => {
  const reported = reportedIssues(facts);
  const issue = reported[index] ?? reported[0];
  return { ...valuesOfDay(facts), ...(issue && valuesOfIssue(issue)) };
};

function issueProblem({ issue, index, words }: WordedIssue): string | undefined {
  const { title, description, suggestion, evidence, id } = words;
  const valid = issue.evidence.map((_, clip) => evidenceId(index, clip));
  if (evidence.some((each) => !valid.includes(each))) return `${id}: evidence of another issue`;
  if (!description.includes('{affected}')) return `${id}: {affected} is missing`;
  const values = valuesOfIssue(issue);
  return (
    textProblem(`${id} title`, title, values) ??
    textProblem(`${id} description`, description, values) ??
    textProblem(`${id} suggestion`, suggestion, values) ??
    claim(`${id} title`, statementProblem(title, issue)) ??
    claim(`${id} description`, statementProblem(description, issue)) ??
    claim(`${id} suggestion`, adviceProblem(suggestion, issue))
  );
}

const claim = (where: string, problem: string | undefined) => problem && `${where}: ${problem}`;

function textProblem(where: string, text: string, values: Values): string | undefined {
  const unknown = [...text.matchAll(PLACEHOLDER)].find(
    ([, name = '']) => !Object.hasOwn(values, name),
  );
  if (unknown) return `${where}: no placeholder ${unknown[0]} there`;
  const written = text.replace(PLACEHOLDER, ' Blank ');
  const found = forbidden.find(([, pattern]) => pattern.test(written));
  return found && `${where}: ${found[0]}`;
}

function fillDraft(draft: Draft, issues: readonly WordedIssue[], facts: ReportFacts): FilledDraft {
  const values = valuesFor(facts);
  return {
    subject: fill(draft.subject.replace(/\.$/, ''), values),
    intro: fill(draft.intro, values),
    focus: draft.focus
      .slice(0, FOCUS_POINTS_MAX)
      .map((line, index) => fill(line, valuesFor(facts, index))),
    issues: new Map(
      issues.map(({ issue, words: { title, description, suggestion } }) => {
        const values = valuesOfIssue(issue);
        const filled = {
          title: fill(title.replace(/\.$/, ''), values),
          description: fill(description, values),
          suggestion: fill(suggestion, values),
        };
        return [issue.fingerprint, filled] as const;
      }),
    ),
  };
}

/** A second check behind the forbidden digits: every number that code filled in must be among the facts. */
export function numberProblem(filledDraft: FilledDraft, facts: ReportFacts): string | undefined {
  const day = numbersOfDay(facts);
  const texts = [filledDraft.subject, filledDraft.intro, ...filledDraft.focus];
  if (texts.flatMap(numbersIn).some((number) => !day.has(number))) return 'a number without a fact';
  const wrong = reportedIssues(facts).find((issue) => {
    const known = numbersOfIssue(issue, facts.window.timezone);
    const words = Object.values(filledDraft.issues.get(issue.fingerprint) ?? {});
    return words.flatMap(numbersIn).some((number) => !known.has(number));
  });
  return wrong ? `a number without a fact in ${wrong.fingerprint}` : undefined;
}

function repetition({ intro, focus, issues }: FilledDraft): string | undefined {
  const texts = [intro, ...focus, ...[...issues.values()].flatMap((each) => Object.values(each))];
  const sentences = texts.flatMap(sentencesIn);
  return new Set(sentences).size < sentences.length ? 'a sentence is repeated' : undefined;
}

export const sentencesIn = (text: string): string[] =>
  text.split(/(?<=[.?]["”]?) +/).map((each) => each.trim());

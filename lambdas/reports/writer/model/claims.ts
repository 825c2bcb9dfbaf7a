/**
 * Checks that a model's text follows from the facts. Numbers, names, pages and days are placeholders that code fills. The
 * rest of a sentence may only use phrases that are true of its issue, small words, and placeholders in their role.
 * Anything else is rejected, true or not.
 */
import {
  actions,
  advicePhrases,
  adviceWords,
  dayPhrases,
  phrases,
  smallWords,
} from '../../../contract/copy/model-phrases.ts';
import type { IssueFacts } from '../../issues/issue-facts.ts';

/** The phrases that are true of an issue. */
export function phrasesOf(issue: IssueFacts): readonly string[] {
  switch (issue.kind) {
    case 'white-screen':
      return issue.isReplaced ? phrases.replaced : phrases.blank;
    case 'error-click':
      return issue.affectedByError === undefined ? phrases.error : phrases.someErrors;
    case 'rage-click':
      if (issue.isMissed) return phrases.missed;
      if (issue.isCovered) return phrases.covered;
      return issue.isUnanswered ? phrases.unanswered : phrases.repeated;
    case 'dead-click':
      if (issue.isMissed) return phrases.missed;
      if (issue.isCovered) return phrases.covered;
      if (issue.isMoved) return phrases.moved;
      if (issue.isUnseen) return phrases.unseen;
      return issue.isLate ? phrases.late : phrases.dead;
    case 'keyboard-barrier':
      return phrases.keyboard;
    case 'javascript-error':
      return phrases.script;
    case 'failed-request':
      return phrases.request;
    case 'form-abandonment':
      return issue.isSubmitted ? phrases.submitted : phrases.form;
    case 'quick-back':
      return phrases.back;
    case 'slow-page':
      return issue.slowness?.vital === 'CLS' ? phrases.shift : phrases.slow;
    case 'excessive-scroll':
    case 'thrashed-cursor':
      return phrases.scroll;
  }
}

const SENTENCE = /[^.?;]+/g;
const small = new Set(smallWords);
const advice = new Set([...smallWords, ...adviceWords, ...actions]);
const DAY_COUNTS = /\{(visitors|sessions|comparison)\}/;
const MADE_OF_COUNTS = /\{(affected|exposed|times|visitors|sessions|comparison)\}/;

/** The problem of a text that states something; undefined if it follows from the facts. */
export function statementProblem(text: string, issue: IssueFacts | undefined): string | undefined {
  const issuePhrases = issue ? phrasesOf(issue) : [];
  return firstProblem(text, (sentence) => {
    const isOfDay = DAY_COUNTS.test(sentence);
    const known = isOfDay ? dayPhrases : [...issuePhrases, ...dayPhrases];
    const { rest, found } = removePhrases(sentence, known);
    const word = unknownWord(rest, small);
    if (word) return `“${word}” says what no fact does`;
    if (isOfDay && sentence.includes('{affected}')) return 'two counts in one sentence';
    return roleProblem(sentence, found, issuePhrases);
  });
}

/** A count may only appear in its role: affected visitors with the problem they had, clicks as a maximum. */
function roleProblem(
  sentence: string,
  found: readonly string[],
  issuePhrases: readonly string[],
): string | undefined {
  const affected = sentence.split('{affected}').length - 1;
  if (affected > 1) return 'a count twice in one sentence';
  if (affected === 1 && !found.some((each) => issuePhrases.includes(each)))
    return 'a count of nothing';
  const happened = Math.min(
    ...found.filter((each) => issuePhrases.includes(each)).map((each) => sentence.indexOf(each)),
  );
  const isLed = /(was|for|of|on|as) \{affected\}/.test(sentence);
  if (affected === 1 && !isLed && sentence.indexOf('{affected}') > happened)
    return 'a count that did not do it';
  if (/(?<!up to )\{times\}/.test(sentence)) return 'clicks that are not a maximum';
  if (sentence.includes('{times}') && affected === 0) return 'clicks without a visitor';
  return undefined;
}

/** The problem of a text that gives advice. */
export function adviceProblem(text: string, issue: IssueFacts | undefined): string | undefined {
  const issuePhrases = issue ? phrasesOf(issue) : [];
  return firstProblem(text, (sentence) => {
    if (MADE_OF_COUNTS.test(sentence)) return 'a count in advice';
    const [start = ''] = sentence.match(/[\p{L}’-]+/u) ?? [];
    if (!actions.includes(start)) return `“${start}” is nothing to do`;
    const word = unknownWord(
      removePhrases(sentence, [...issuePhrases, ...advicePhrases]).rest,
      advice,
    );
    return word && `“${word}” says what no fact does`;
  });
}

function firstProblem(text: string, check: (sentence: string) => string | undefined) {
  const sentences = text.toLowerCase().replaceAll("'", '’').match(SENTENCE) ?? [];
  return sentences.map((each) => check(each.trim())).find((problem) => problem !== undefined);
}

/** Removes the phrases, the longest first, because a short one may be part of a longer one. */
function removePhrases(sentence: string, known: readonly string[]) {
  const found: string[] = [];
  const rest = [...known]
    .sort((a, b) => b.length - a.length)
    .reduce((text, phrase) => {
      const pattern = new RegExp(`(?<![\\p{L}’])${phrase}(?![\\p{L}’])`, 'gu');
      if (!pattern.test(text)) return text;
      found.push(phrase);
      return text.replace(pattern, ' ');
    }, sentence);
  return { rest, found };
}

const unknownWord = (text: string, known: ReadonlySet<string>): string | undefined =>
  (text.replace(/\{[a-z_]+\}/g, ' ').match(/[\p{L}\p{N}’-]+/gu) ?? []).find(
    (word) => /[\p{L}\p{N}]/u.test(word) && !known.has(word),
  );

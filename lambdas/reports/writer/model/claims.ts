/**
 * Checks that a model's text follows from the facts. Numbers, names, pages and days are placeholders that code fills. The
 * rest of a sentence may only use phrases that are true of its issue, small words, and placeholders in their role.
 * Anything else is rejected, true or not.
 */
import {
  actions,
  advicePhrases,
  adviceWords,
  dayCountPhrases,
  dayPhrases,
  dayWords,
  smallWords,
} from '../../../contract/copy/model-phrases.ts';
import type { IssueFacts } from '../../issues/issue-facts.ts';
import { adviceOn, phrasesOf } from './issue-phrases.ts';

const SENTENCE = /[^.?;]+/g;
const small = new Set(smallWords);
const advice = new Set([...adviceWords, ...actions]);
const ofDay = new Set(dayWords);
const DAY_COUNTS = /\{(visitors|sessions|comparison)\}/;
const MADE_OF_COUNTS = /\{(affected|exposed|times|visitors|sessions|comparison)\}/;

/** The problem of a text that states something; undefined if it follows from the facts. */
export function statementProblem(text: string, issue: IssueFacts | undefined): string | undefined {
  const issuePhrases = issue ? phrasesOf(issue) : [];
  return firstProblem(text, (sentence) => {
    if (DAY_COUNTS.test(sentence)) return dayProblem(sentence);
    const { rest, found } = removePhrases(sentence, [...issuePhrases, ...dayPhrases]);
    const word = unknownWord(rest, small);
    if (word) return `“${word}” says what no fact does`;
    if (/\{(site|weekday|days)\}/.test(sentence)) return 'a name of the day in a problem';
    return roleProblem(sentence, found, issuePhrases);
  });
}

/** A count of the day is about the whole website, so its sentence names no page, control or problem. */
function dayProblem(sentence: string): string | undefined {
  const counts = sentence.match(/\{(visitors|sessions|affected)\}/g) ?? [];
  if (counts.length > 1) return 'two counts in one sentence';
  if (/\{(page|place|form|element|times)\}/.test(sentence)) return 'a count of something else';
  if (sentence.includes('{comparison}') && counts[0] !== '{visitors}')
    return 'a comparison of something else';
  const { rest, found } = removePhrases(sentence, dayPhrases);
  const word = unknownWord(rest, ofDay);
  if (word) return `“${word}” says what no fact does`;
  return found.some((each) => dayCountPhrases.includes(each)) ? undefined : 'a count of nothing';
}

/** A count may only appear in its role: affected visitors with the problem they had, clicks as a maximum. */
function roleProblem(
  sentence: string,
  found: readonly string[],
  issuePhrases: readonly string[],
): string | undefined {
  const affected = sentence.split('{affected}').length - 1;
  if (affected > 1) return 'a count twice in one sentence';
  if (/\bthe \{affected\}/.test(sentence)) return 'a count of all';
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
  const ofIssue = issue ? [...phrasesOf(issue), ...adviceOn(issue)] : [];
  return firstProblem(text, (sentence) => {
    if (MADE_OF_COUNTS.test(sentence)) return 'a count in advice';
    const [start = ''] = sentence.match(/[\p{L}’-]+/u) ?? [];
    if (!actions.includes(start)) return `“${start}” is nothing to do`;
    const word = unknownWord(removePhrases(sentence, [...ofIssue, ...advicePhrases]).rest, advice);
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

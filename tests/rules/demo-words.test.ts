import { expect, test } from 'vitest';
import { draftFor } from '../../lib/local/stand-ins/model-words.ts';

const weekdays = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(' ');

interface Draft {
  readonly intro: string;
  readonly focus: readonly string[];
  readonly issues: readonly Record<'title' | 'description' | 'suggestion', string>[];
}

function sentencesOn(weekday: string, kind: string, phrases: readonly string[]): string[] {
  const issue = { id: '1', kind, phrases, state: 'same', placeholders: '', evidence: ['a'] };
  const prompt = JSON.stringify({ weekday, placeholders: '{weekday}', issues: [issue] });
  const { intro, focus, issues } = draftFor(`${prompt}<material>`) as Draft;
  const [worded] = issues;
  return [intro, ...focus, worded?.title, worded?.description, worded?.suggestion].map(String);
}

test.each([
  ['rage-click', ['nothing happened']],
  ['error-click', []],
  ['slow-page', []],
])('the demo describes an open %s in different sentences than the day before', (kind, phrases) => {
  for (const [n, weekday] of weekdays.slice(1).entries()) {
    const before = sentencesOn(weekdays[n] ?? '', kind, phrases);
    const today = sentencesOn(weekday, kind, phrases);
    expect(today.filter((each) => before.includes(each))).toEqual([]);
  }
});

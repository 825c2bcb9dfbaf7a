import { expect, test } from 'vitest';
import { recordings } from '../../../lambdas/contract/copy/recordings.ts';

const { words } = recordings;
const label = 'שלם עכשיו!';
const isolated = `\u2068${label}\u2069`;

test.each([
  ['a signal', words.about('Dead click', label)],
  ['a click', words.clicked(label)],
  ['a field', words.typed(label)],
  ['a form', words.submitted(label)],
])('%s keeps the punctuation of a right-to-left label on its side', (_, sentence) => {
  expect(sentence).toContain(isolated);
});

test('a left-to-right label has no invisible characters', () => {
  expect(words.about('Dead click', 'Apply')).toBe('Dead click on “Apply”');
});

test('right-to-left paths stay in the order of the visit', () => {
  expect(words.path(['/', '/קופה', '/תודה'])).toBe('/ › \u2068/קופה\u2069 › \u2068/תודה\u2069');
});

test.each([
  ['an opened page', words.opened('/קופה/תשלום')],
  ['a failed request', words.request('/קופה/תשלום')],
])('%s keeps the slashes of a right-to-left path in order', (_, sentence) => {
  expect(sentence).toContain('\u2068/קופה/תשלום\u2069');
});

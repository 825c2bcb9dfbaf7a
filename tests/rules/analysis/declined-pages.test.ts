import { expect, test } from 'vitest';
import { isCancelLabel } from '../../../lambdas/contract/rules/words/cancel-labels.ts';
import { home, signals } from '../../factories/signals.ts';

const link = { role: 'link', tag: 'a', link: 'page' } as const;
/** A page that asks whether to delete a comment, and is left after two seconds. */
const leaves = (label: string, kind: 'load' | 'back-forward') => {
  const visit = home()
    .click(2_000, { ...link, label: 'Delete' })
    .page(2_300, '/comment/delete');
  visit.click(4_300, { ...link, label }).page(4_600, '/', kind);
  return signals(visit.until(30_000), 'quick-back').length;
};

test.each([
  ['its link “Cancel”', 'Cancel', 'load', 0],
  ['another link', 'Home', 'load', 1],
  ['a click on “Cancel”, and then by going back', 'Cancel', 'back-forward', 1],
] as const)('a page that asks something and is left by %s', (_, label, kind, count) => {
  expect(leaves(label, kind)).toBe(count);
});

test.each([
  ['Cancel', true],
  ['× No, cancel', true],
  ['No, thanks', true],
  ['Abbrechen', true],
  ['Nein, danke', true],
  ['いいえ', true],
  ['रद्द करें', true],
  ['キャンセル', true],
  ['Cancel my subscription', false],
  ['No thanks needed', false],
  ['Notes', false],
])('whether “%s” declines: %s', (label, expected) => {
  expect(isCancelLabel(label)).toBe(expected);
});

import { expect, test } from 'vitest';
import { PageTexts } from '../../../lambdas/recordings/analysis/page/texts/page-texts.ts';

/** A number for the texts of a page with this one. */
function hashOfPage(text: string): number {
  const texts = new PageTexts();
  for (const [id, each] of ['Sign up', text].entries()) texts.add(id + 1, each, each);
  return texts.summary[0];
}

test.each<[string, string, boolean]>([
  ['Opened at 9:05:12', 'Opened at 10:31:07', true],
  ['Page generated in 0.011 s (17 queries)', 'Page generated in 1.204 s (9 queries)', true],
  ['Erstellt in 12 Sekunden', 'Erstellt in 9 Sekunden', true],
  ['Posted 59 minutes ago', 'Posted 2 min. ago', false],
  ['Posted 59 minutes ago', 'Posted 7 minutes ago', true],
  ['3 items', '4 items', false],
  [`${'A long text. '.repeat(20)}3 min`, `${'A long text. '.repeat(20)}4 min`, false],
  ['Size 5 S', 'Size 6 S', false],
  ['Vor 3 Sek.', 'Vor 12 Sekunden', false],
  ['Il y a 3 secondes', 'Il y a 12 secondes', true],
  ['Gesperrt für 5 Min.', 'Gesperrt für 4 Min.', true],
  ['Trvalo to 0.2 sekúnd', 'Trvalo to 0.35 sekúnd', true],
  ['12 Minivans', '3 Minivans', false],
  ['2 Mini cakes', '5 Mini cakes', false],
  ['4 secondary schools', '2 secondary schools', false],
  ['6 sections', '7 sections', false],
  ['Hits of the 1980s', 'Hits of the 1990s', false],
])('a page with “%s” is the same page with “%s”: %j', (one, other, isSame) => {
  expect(hashOfPage(other) === hashOfPage(one)).toBe(isSame);
});

import { expect, test } from 'vitest';
import { composeReport } from '../../../lambdas/reports/content/compose.ts';
import { reportInput, seen, signal, visit, visits } from '../../factories/digest.ts';
import { issuesOf } from './laws.ts';

const about = 'TypeError: x is undefined (app.js)';
/** Two visitors of each page run into the same error, and one of the home page does not. */
const digests = (pages: readonly string[]) => [
  ...pages.flatMap((page, place) =>
    visits(place * 2, place * 2 + 1, (n) =>
      visit(n, { page, signals: [signal('javascript-error', page, { about })] }),
    ),
  ),
  visit(50, { pages: [seen('/')] }),
];

test.each([
  [
    ['/'],
    '2 visitors ran into a script error on the home page:',
    'That’s 2 of the 3 visitors who reached the home page',
  ],
  [
    ['/', '/cart'],
    '4 visitors ran into a script error on the home page and on one other page:',
    'That’s 4 of the 5 visitors who reached the home page or the other page with it',
  ],
  [
    ['/', '/cart', '/faq'],
    '6 visitors ran into a script error on the home page and on 2 other pages:',
    'That’s 6 of the 7 visitors who reached the home page or the 2 other pages with it',
  ],
])('visitors of several pages are not counted for one of them: %o', (pages, happened, share) => {
  const { summary } = composeReport(reportInput({ digests: digests(pages) }));
  const [issue] = issuesOf(summary);
  expect(issue?.page).toBe('/');
  expect(issue?.description).toContain(happened);
  expect(issue?.description).toContain(share);
  if (pages.length > 1) expect(summary.subject).not.toMatch(/\d visitors .*on the home page$/);
  expect(issue?.description).not.toContain('The same happened');
});

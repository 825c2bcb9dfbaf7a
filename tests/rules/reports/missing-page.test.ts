import { expect, test } from 'vitest';
import { phrases } from '../../../lambdas/contract/copy/model-phrases.ts';
import type { Signal } from '../../../lambdas/contract/signal.ts';
import { composeReport } from '../../../lambdas/reports/content/compose.ts';
import { issuesOf } from '../../../lambdas/reports/issues/reported-issues.ts';
import { phrasesOf } from '../../../lambdas/reports/writer/model/issue-phrases.ts';
import { findingSubjects } from '../../../lambdas/reports/writer/words/finding-subjects.ts';
import { element, reportInput, seen, signal, visit, visits } from '../../factories/digest.ts';

interface Day {
  readonly role?: string;
  readonly about?: string;
  /** The page that the last of two visitors opened. */
  readonly opened?: string;
  readonly more?: readonly Signal[];
  /** The signals of a third visitor. */
  readonly third?: readonly Signal[];
}

const reportOn = ({
  role = 'link',
  about = '/tours 404',
  opened = '/tours',
  more = [],
  third = [],
}: Day) =>
  composeReport(
    reportInput({
      digests: visits(0, 2, (n) =>
        visit(n, {
          page: '/',
          pages: [seen('/'), seen(n === 1 ? opened : '/tours', { enteredMs: 30_600 })],
          signals:
            n < 2
              ? [
                  signal('error-click', '/', { element: element('See tours', role), about }),
                  ...more,
                ]
              : third,
        }),
      ),
    }),
  );

test('a link to a page that does not exist is reported as such, with its address', () => {
  const { facts, summary } = reportOn({});
  const [reported] = issuesOf(summary);
  const [fact] = facts.issues;
  expect(reported?.issue.title).toBe('“See tours” leads to a missing page');
  expect(reported?.issue.description).toContain(
    '2 visitors clicked “See tours” on the home page and landed on a page that doesn’t exist.',
  );
  expect(reported?.issue.description).toMatch(/\/tours \(status 404\)/);
  expect(reported?.issue.description).not.toContain('request');
  expect(fact && findingSubjects(fact)[0]).toBe(
    '2 visitors followed a broken link on the home page: “See tours”',
  );
  expect(fact && phrasesOf(fact)).toBe(phrases.missingPage);
});

test.each<[string, Day]>([
  ['the page exists and the server fails', { about: '/tours 500' }],
  ['the script of the link requests data', { about: '/api/tours 404' }],
  ['one visitor never opened that page', { opened: '/other' }],
  ['a button opens it', { role: 'button' }],
  [
    'another visitor got no response',
    { third: [signal('dead-click', '/', { element: element('See tours', 'link'), count: 2 })] },
  ],
  [
    'a script failed after another click',
    {
      more: [
        signal('error-click', '/', {
          element: element('See tours', 'link'),
          about: 'TypeError: x is undefined (a.js)',
        }),
      ],
    },
  ],
])('a link fails with an error if %s', (_, day) => {
  const [reported] = issuesOf(reportOn(day).summary);
  expect(reported?.issue.title).toBe('“See tours” fails with an error');
});

import { expect, test } from 'vitest';
import type { SignalKind } from '../../../lambdas/contract/signal.ts';
import { composeReport } from '../../../lambdas/reports/content/compose.ts';
import { element, reportInput, seen, signal, visit, visits } from '../../factories/digest.ts';

const error = { about: 'TypeError: x is undefined (region.js)', count: 1 };
const file = { about: '/js/search.js 404', count: 404 };
const form = { hesitationMs: 0, refills: 1, invalid: 0, isOpen: true };
const effects = {
  'form-abandonment': { about: 'City', element: element('City', 'textbox'), form },
  'dead-click': { element: element('Search the list') },
  'error-click': { element: element('Search the list'), about: 'search is not defined (address)' },
};

interface Day {
  readonly kind?: keyof typeof effects;
  readonly cause?: 'javascript-error' | 'failed-request';
  readonly failing?: number;
  readonly stuck?: number;
  readonly failedAt?: number;
  readonly page?: string;
  readonly about?: string;
  /** What the click failed with. */
  readonly with?: string;
  readonly visitors?: number;
}

/** Visitors of a page: the script fails for the first `failing` of them, and the first `stuck` get stuck after 30 s. */
const dayOf = ({
  kind = 'form-abandonment',
  cause = 'javascript-error',
  failing = 3,
  stuck = 3,
  failedAt = 2_000,
  page = '/address',
  about,
  with: failure,
  visitors = 3,
}: Day) =>
  visits(0, visitors - 1, (n) =>
    visit(n, {
      page: '/address',
      pages: [seen('/address'), seen('/help')],
      signals: [
        ...(n < failing
          ? [
              signal(cause, page, {
                ...(cause === 'javascript-error' ? error : file),
                ...(about && { about }),
                atMs: failedAt,
              }),
            ]
          : []),
        ...(n < stuck
          ? [signal(kind, '/address', { ...effects[kind], ...(failure && { about: failure }) })]
          : []),
      ],
    }),
  );
const issuesOf = (day: Day) => composeReport(reportInput({ digests: dayOf(day) })).facts.issues;

test.each<[string, Day, SignalKind[]]>([
  ['all of them abandon the form', {}, ['form-abandonment']],
  ['one of six finishes the form', { failing: 6, stuck: 5, visitors: 6 }, ['form-abandonment']],
  [
    'half of them finish the form',
    { failing: 6, visitors: 6 },
    ['form-abandonment', 'javascript-error'],
  ],
  [
    'others abandon it as well',
    { stuck: 6, visitors: 6 },
    ['form-abandonment', 'javascript-error'],
  ],
  [
    'it fails after they left the form',
    { failedAt: 40_000 },
    ['form-abandonment', 'javascript-error'],
  ],
  ['it fails on another page', { page: '/help' }, ['form-abandonment', 'javascript-error']],
  ['one visitor gets stuck', { failing: 1, stuck: 1 }, ['javascript-error']],
  [
    'a request fails that is not a script',
    { cause: 'failed-request', about: '/photos/1.jpg 404' },
    ['failed-request', 'form-abandonment'],
  ],
  [
    'a file is missing and a button is dead',
    { kind: 'dead-click', cause: 'failed-request' },
    ['dead-click'],
  ],
  [
    'a file is missing and a button needs it',
    { kind: 'error-click', cause: 'failed-request' },
    ['error-click'],
  ],
  [
    'a file is missing and a button fails with an error of its own',
    { kind: 'error-click', cause: 'failed-request', with: 'Error: Out of stock (cart.js)' },
    ['error-click', 'failed-request'],
  ],
  [
    'a file is missing and a button sends a request that fails',
    { kind: 'error-click', cause: 'failed-request', with: 'POST /api/cart 500' },
    ['error-click', 'failed-request'],
  ],
  [
    'a script fails and a button fails with another error',
    { kind: 'error-click' },
    ['error-click', 'javascript-error'],
  ],
  [
    'a file is missing and half of the visitors click a dead button',
    { kind: 'dead-click', cause: 'failed-request', failing: 6, visitors: 6 },
    ['dead-click', 'failed-request'],
  ],
])('a page whose script fails, where %s, has its issues: %#', (_, day, kinds) => {
  expect(
    issuesOf(day)
      .map(({ kind }) => kind)
      .toSorted(),
  ).toEqual(kinds);
});

test('an issue with a cause is no accident: it is reported, and as severe as its cause alone', () => {
  const day: Day = { kind: 'dead-click', cause: 'failed-request', failing: 2, stuck: 2 };
  expect(issuesOf({ ...day, visitors: 2 })).toMatchObject([
    {
      kind: 'dead-click',
      severity: 'important',
      cause: { kind: 'failed-request', about: '/js/search.js 404' },
    },
  ]);
  const [alone] = issuesOf({ ...day, stuck: 0, visitors: 900 });
  expect(issuesOf({ ...day, visitors: 900 })).toMatchObject([
    { kind: 'dead-click', severity: alone?.severity },
  ]);
});

test.each<[string, Day, string]>([
  [
    'a missing script',
    { kind: 'dead-click', cause: 'failed-request' },
    'Before that, a script failed to load: /js/search.js (status 404).',
  ],
  [
    'a script error',
    {},
    'Before that, the browser reported: “TypeError: x is undefined (region.js)”.',
  ],
])('%s long before its effect is not described as simultaneous', (_, day, sentence) => {
  const { summary } = composeReport(reportInput({ digests: dayOf(day) }));
  expect(JSON.stringify(summary)).toContain(sentence);
});

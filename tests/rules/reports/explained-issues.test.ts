import { expect, test } from 'vitest';
import type { Digest } from '../../../lambdas/contract/digest.ts';
import type { Signal, SignalKind } from '../../../lambdas/contract/signal.ts';
import { composeReport } from '../../../lambdas/reports/content/compose.ts';
import { element, reportInput, seen, signal, visit, visits } from '../../factories/digest.ts';
import { issueKindsOf } from '../../factories/issue-kinds.ts';

/** Four visitors do not finish a form; in this many visits the keyboard is stuck on a page. */
const stuck = (visitsWith: number, page = '/signature') =>
  visits(0, 3, (n) => {
    const left = signal('form-abandonment', '/signature', {
      about: 'Name',
      form: { hesitationMs: 0, refills: 0, invalid: 0 },
    });
    const trap = signal('keyboard-barrier', page, { about: 'focus-trap', count: 2 });
    return visit(n, {
      pages: [seen('/signature'), seen('/help')],
      signals: n < visitsWith ? [trap, left] : [left],
    });
  });
test.each([
  ['all of them on its page', ['keyboard-barrier'], stuck(4)],
  ['half of them', ['form-abandonment', 'keyboard-barrier'], stuck(2)],
  ['all of them on another page', ['form-abandonment', 'keyboard-barrier'], stuck(4, '/help')],
])(
  'a form left in four visits, and a keyboard stuck in %s, are reported as %j',
  (_, kinds, digests) => {
    expect(issueKindsOf(digests)).toEqual(kinds);
  },
);

test('an editor that keeps the Tab key is one issue, also below a message, and explains the form', () => {
  const day = visits(0, 1, (n) => {
    const selector = `#main > div:nth-of-type(${n + 2}) > form:nth-of-type(1) > div:nth-of-type(2)`;
    const editor = { role: 'editor', label: '', selector };
    const at = { element: editor, atMs: 10_000 };
    return visit(n, {
      page: '/new',
      signals: [
        signal('keyboard-barrier', '/new', { ...at, about: 'focus-trap', count: 2 }),
        signal('form-abandonment', '/new', { ...at, about: selector, count: 2 }),
      ],
    });
  });
  const { facts, summary } = composeReport(reportInput({ digests: day }));
  expect(facts.issues).toMatchObject([{ kind: 'keyboard-barrier', affected: 2 }]);
  expect(JSON.stringify(summary)).toContain('couldn’t get past a text editor');
});

test('an error of another website’s script is not reported, and its broken click is', () => {
  const day = (kind: SignalKind, more: Partial<Signal>) =>
    visits(0, 3, (n) =>
      visit(n, {
        page: '/faq',
        signals: [signal(kind, '/faq', { about: 'Script error.', count: 1, ...more })],
      }),
    );
  expect(issueKindsOf(day('javascript-error', { uncertain: true }))).toEqual([]);
  expect(issueKindsOf(day('javascript-error', {}))).toEqual(['javascript-error']);
  expect(issueKindsOf(day('error-click', { element: element('Chat') }))).toEqual(['error-click']);
});

test('an error that is uncertain in some of its visits only is reported', () => {
  const digests = visits(0, 3, (n) => {
    const error = { about: 'TypeError: x is null (menu.js)', count: 1 };
    const thrown = signal('javascript-error', '/faq', {
      ...error,
      ...(n > 0 && { uncertain: true }),
    });
    return visit(n, { page: '/faq', signals: [thrown] });
  });
  expect(issueKindsOf(digests)).toEqual(['javascript-error']);
});

test.each([
  ['an uncertain error', { uncertain: true }, undefined],
  ['another error', {}, { kind: 'javascript-error', isBefore: true }],
])('%s long before a dead button is its cause: %j %j', (_, more, cause) => {
  const thrown = signal('javascript-error', '/faq', {
    about: 'TypeError: x',
    atMs: 2_000,
    ...more,
  });
  const dead = signal('dead-click', '/faq', { element: element('Chat'), atMs: 60_000 });
  const digests = visits(0, 3, (n) => visit(n, { page: '/faq', signals: [thrown, dead] }));
  const { issues } = composeReport(reportInput({ digests })).facts;
  expect(issues.map(({ kind }) => kind)).toEqual(['dead-click']);
  if (cause === undefined) expect(issues[0]?.cause).toBeUndefined();
  else expect(issues[0]?.cause).toMatchObject(cause);
});

test.each([
  [4, 0, 'All 4 visits ended there.'],
  [4, 1, '4 of the 5 visits ended there.'],
  [5, 0, 'It happened in 5 visits, and all of them ended there.'],
  [5, 1, 'It happened in 6 visits, and 5 of them ended there.'],
])('%d visits that ended with a problem and %d others: %s', (left, others, sentence) => {
  const failed = signal('error-click', '/cart', { element: element('Pay'), endMs: 118_000 });
  const stayed = { pages: [seen('/cart'), seen('/help')], exitPage: '/help' };
  const repeated = left === 5 ? { visitor: visit(0).visitor } : {};
  const digests = visits(0, left + others + 5, (n) => {
    if (n >= left + others) return visit(n, { page: '/cart' });
    const rest = { ...(n === 1 && repeated), ...(n >= left && stayed) };
    return visit(n, { page: '/cart', signals: [failed], ...rest });
  });
  const [issue] = composeReport(reportInput({ digests })).summary.critical_issues;
  expect(issue?.description).toContain(sentence);
});

/** Visitors of a page on which a file is missing after two seconds; a script fails this much later. */
const brokenPage = (
  about: string,
  laterMs: number,
  failing = 3,
  message = 'ReferenceError: Class is not defined',
) =>
  visits(0, 2, (n) => {
    const missing = signal('failed-request', '/mugs', { about, count: 404, atMs: 2_000 });
    const error = { about: `${message} (form.js)`, count: 1 };
    const thrown = signal('javascript-error', '/mugs', { ...error, atMs: 2_000 + laterMs });
    return visit(n, { page: '/mugs', signals: n < failing ? [missing, thrown] : [thrown] });
  });
test.each<[string, string[], Digest[]]>([
  ['4 s after its library is missing', ['failed-request'], brokenPage('/js/library.js 404', 4_000)],
  [
    '20 s after a script is missing',
    ['failed-request', 'javascript-error'],
    brokenPage('/js/library.js 404', 20_000),
  ],
  [
    '4 s after a picture is missing',
    ['failed-request', 'javascript-error'],
    brokenPage('/mug.webp 404', 4_000),
  ],
  ...[
    'TypeError: $(...).slick is not a function',
    'TypeError: Swiper is not a constructor',
    'TypeError: $ is undefined',
    'TypeError: Cannot read properties of undefined (reading tabs)',
    'TypeError: undefined is not an object (evaluating shop.tabs)',
    'ReferenceError: Can’t find variable: $',
  ].map((message): [string, string[], Digest[]] => [
    `4 s after its library is missing with “${message}”`,
    ['failed-request'],
    brokenPage('/js/library.js 404', 4_000, 3, message),
  ]),
  [
    '4 s after a script is missing that has nothing to do with it',
    ['failed-request', 'javascript-error'],
    brokenPage('/js/pixel.js 404', 4_000, 3, 'Error: Out of stock'),
  ],
  [
    'for all visitors, of whom one lacks the library',
    ['failed-request', 'javascript-error'],
    brokenPage('/js/library.js 404', 4_000, 1),
  ],
])('a script that fails %s is reported as %j', (_, kinds, digests) => {
  expect(issueKindsOf(digests)).toEqual(kinds);
});

test('a missing script that breaks a button explains the errors of other scripts as well', () => {
  const failing = signal('error-click', '/mugs', {
    element: element('Buy'),
    about: 'buy is not defined (form.js)',
  });
  const day = brokenPage('/js/library.js 404', 4_000).map((each) => ({
    ...each,
    signals: [...each.signals, failing],
  }));
  expect(issueKindsOf(day)).toEqual(['error-click']);
});

/** Five visitors wait for a button; for the first ones its request fails in the end, for others without a click. */
const unfinished = (failing: number, elsewhere = 0) =>
  visits(0, 4, (n) => {
    const button = { element: element('Check benefits'), atMs: 10_000 };
    const about = '/api/benefits 504';
    const waited = signal('dead-click', '/insurance', { ...button, slow: true, submits: true });
    const failed = signal('failed-request', '/insurance', { about, count: 504, atMs: 70_000 });
    const blamed = signal('error-click', '/insurance', { ...button, about, submits: true });
    const signals = [
      waited,
      ...(n < failing ? [blamed] : []),
      ...(n < failing + elsewhere ? [failed] : []),
    ];
    return visit(n, { page: '/insurance', signals });
  });
test.each([
  ['one of them', ['error-click'], unfinished(1)],
  ['all of them', ['error-click'], unfinished(5)],
  [
    'one of them, and for another visitor by itself',
    ['error-click', 'failed-request'],
    unfinished(1, 1),
  ],
])('a request that a button sent and that failed for %s is reported as %j', (_, kinds, digests) => {
  expect(issueKindsOf(digests)).toEqual(kinds);
});

test('a script error at one click on a button stays a separate issue if the other clicks failed by a request', () => {
  const button = { element: element('Check benefits'), atMs: 10_000 };
  const digests = visits(0, 4, (n) => {
    const about = n === 0 ? 'TypeError: plan is null' : '/api/benefits 504';
    const blamed = signal('error-click', '/insurance', { ...button, about });
    const error = signal('javascript-error', '/insurance', { about, atMs: 10_010 });
    return visit(n, { page: '/insurance', signals: n === 0 ? [blamed, error] : [blamed] });
  });
  expect(issueKindsOf(digests)).toEqual(['error-click', 'javascript-error']);
});

test('a request that failed for one of five visitors is not what happened to the others', () => {
  const button = { element: element('Check benefits'), atMs: 10_000 };
  const requestAbout = '/api/benefits 504';
  const errorAbout = 'TypeError: plan is null';
  const digests = visits(0, 4, (n) => {
    const about = n === 0 ? requestAbout : errorAbout;
    const blamed = signal('error-click', '/insurance', { ...button, about });
    const failed = signal('failed-request', '/insurance', { about, count: 504, atMs: 70_000 });
    const error = signal('javascript-error', '/insurance', { about, atMs: 10_010 });
    return visit(n, { page: '/insurance', signals: [blamed, n === 0 ? failed : error] });
  });
  const { facts } = composeReport(reportInput({ digests }));
  expect(facts.issues).toMatchObject([
    { kind: 'error-click', cause: { kind: 'javascript-error', about: errorAbout } },
  ]);
});

/** Four visitors submit a form without effect; for the first ones the page blames a request, for others without a click. */
const rejectedForm = (blamed: number, elsewhere = 0) =>
  visits(0, 3, (n) => {
    const about = '/api/orders 402';
    const button = { element: element('Place order'), atMs: 20_000, submits: true };
    const left = signal('form-abandonment', '/checkout', {
      ...{ about: 'Security code', atMs: 18_000, submits: true },
      form: { hesitationMs: 0, refills: 0, invalid: 0, isOpen: true },
    });
    const click = signal('error-click', '/checkout', { ...button, about });
    const failed = signal('failed-request', '/checkout', { about, count: 402, atMs: 21_000 });
    const signals = [
      left,
      ...(n < blamed ? [click] : []),
      ...(n < blamed + elsewhere ? [failed] : []),
    ];
    return visit(n, { page: '/checkout', signals });
  });
test.each([
  ['one of them', ['form-abandonment'], rejectedForm(1)],
  [
    'one of them, and for another visitor by itself',
    ['failed-request', 'form-abandonment'],
    rejectedForm(1, 1),
  ],
])(
  'a form left in four visits, and its request blamed in %s, are reported as %j',
  (_, kinds, digests) => {
    expect(issueKindsOf(digests)).toEqual(kinds);
  },
);

test.each([
  ['three of its four visitors', rejectedForm(3)],
  ['three of its four visitors, and for the fourth by itself', rejectedForm(3, 1)],
  ['half of its visitors', rejectedForm(2)],
])('a request that was blamed for the click of %s is the cause of their form', (_, digests) => {
  const { facts } = composeReport(reportInput({ digests }));
  expect(facts.issues).toMatchObject([
    {
      kind: 'form-abandonment',
      affected: 4,
      cause: { kind: 'failed-request', about: '/api/orders 402' },
    },
  ]);
});

test('a request that was blamed for the click of one of four visitors is not the cause of their form', () => {
  const { facts } = composeReport(reportInput({ digests: rejectedForm(1) }));
  expect(facts.issues).toMatchObject([{ kind: 'form-abandonment', affected: 4 }]);
  expect(facts.issues[0]).not.toHaveProperty('cause');
});

test('an error that accompanies two dead buttons is the cause of the one that affected more visits', () => {
  const error = { about: 'TypeError: cart is null', atMs: 10_000 };
  const dead = (label: string) =>
    signal('dead-click', '/cart', { element: element(label), atMs: 10_000 });
  const digests = visits(0, 4, (n) => {
    const signals = [
      ...(n < 4 ? [dead('Remove')] : []),
      dead('Update'),
      signal('javascript-error', '/cart', error),
    ];
    return visit(n, { page: '/cart', signals });
  });
  const { facts } = composeReport(reportInput({ digests }));
  const causes = facts.issues.map((issue) => [issue.element?.label, issue.cause?.about]);
  expect(causes.sort()).toEqual([
    ['Remove', undefined],
    ['Update', error.about],
  ]);
});

import { expect, test } from 'vitest';
import type { Digest } from '../../../lambdas/contract/digest.ts';
import { composeReport } from '../../../lambdas/reports/content/compose.ts';
import { element, reportInput, seen, signal, visit, visits } from '../../factories/digest.ts';
import { visitorsLike } from '../../factories/recorded-visits.ts';

// From recordings of a real browser to the report: each problem is one issue, with its cause, on its page.
const reportOf = (digests: readonly Digest[]) =>
  composeReport(reportInput({ digests: [...digests] }));
const issuesOf = (digests: readonly Digest[]) => reportOf(digests).facts.issues;

test('a blank page, the click before it and its error are one issue with one cause', () => {
  const issues = issuesOf(visitorsLike('white-screen', 'sees the page go blank after an error'));
  expect(issues).toMatchObject([
    {
      kind: 'white-screen',
      page: '/',
      affected: 3,
      element: { label: 'Load' },
      cause: { kind: 'javascript-error' },
    },
  ]);
});

test('a click on a missing picture is one issue, caused by the failed request', () => {
  const digests = visitorsLike('error-click', 'opens a picture that is missing');
  const { facts, summary } = reportOf(digests);
  expect(facts.issues).toMatchObject([
    { kind: 'error-click', cause: { kind: 'failed-request', about: '/photos/harbour.jpg 404' } },
  ]);
  expect(JSON.stringify(summary)).not.toMatch(/script error/);
});

test('names a failed request’s status, or that there was no response', () => {
  const failed = (name: string) =>
    JSON.stringify(reportOf(visitorsLike('failed-request', name)).summary);
  expect(failed('meets a request that fails')).toContain('500');
  expect(failed('meets a request that gets no answer at all')).toMatch(
    /no answer|didn't answer|got no/,
  );
  expect(failed('meets a picture that is missing')).toMatch(/is missing/);
});

test('a page’s error is reported on that page, and not blamed on the link to it', () => {
  for (const name of [
    'opens a page that breaks at once',
    'opens a page of an app that breaks as soon as it is there',
  ]) {
    const issues = issuesOf(visitorsLike('javascript-error', name));
    expect(issues).toMatchObject([{ kind: 'javascript-error', page: '/orders', affected: 3 }]);
  }
});

test('a target that is too small is named, and called hard to hit', () => {
  const digests = visitorsLike('rage-click', 'misses a tiny cross again and again');
  const { facts, summary } = reportOf(digests);
  expect(facts.issues).toMatchObject([{ element: { label: 'Remove' }, isMissed: true }]);
  expect(JSON.stringify(summary)).toContain('hard to hit');
});

test('a response out of sight is reported as such once two visitors clicked again', () => {
  const again = visitorsLike('dead-click', 'presses twice what answers at the top of a long page');
  const { facts, summary } = reportOf(again);
  expect(facts.issues).toMatchObject([{ element: { label: 'Place order' }, isUnseen: true }]);
  expect(JSON.stringify(summary)).toContain('responds out of sight');
  expect(issuesOf(again.slice(0, 1))).toEqual([]);
  const once = 'presses once what answers at the top of a long page';
  expect(issuesOf(visitorsLike('dead-click', once))).toEqual([]);
});

test('a button under an invisible layer is named, and called covered', () => {
  const { facts, summary } = reportOf(
    visitorsLike('dead-click', 'presses a button that an invisible layer covers'),
  );
  expect(facts.issues).toMatchObject([{ element: { label: 'Join lesson' }, isCovered: true }]);
  expect(JSON.stringify(summary)).toContain('is covered by something invisible');
});

test('an issue about a button that moved away from the click names the cause and the fix', () => {
  const { facts, summary } = reportOf(
    visitorsLike(
      'dead-click',
      'presses a button that the message of the field before it moves away',
    ),
  );
  expect(facts.issues).toMatchObject([{ element: { label: 'Pay now' }, isMoved: true }]);
  expect(JSON.stringify(summary)).toContain('moves away from the click');
  expect(JSON.stringify(summary)).toContain('They had to click again.');
  expect(summary.subject).toBe('3 visitors missed a button that moved: “Pay now”');
});

test('a form that was abandoned because its button failed is only the button’s issue', () => {
  const held = visitorsLike(
    'form-abandonment',
    'sends a form twice that its script holds back without a word',
  );
  expect(held[0]?.signals.map(({ kind }) => kind).sort()).toEqual([
    'dead-click',
    'form-abandonment',
  ]);
  expect(issuesOf(held)).toMatchObject([{ kind: 'dead-click', element: { label: 'Continue' } }]);
  const alone = held.map((digest) => ({
    ...digest,
    signals: digest.signals.filter(({ kind }) => kind === 'form-abandonment'),
  }));
  expect(issuesOf(alone)).toMatchObject([{ kind: 'form-abandonment' }]);
  const mixed = [...held.slice(0, 1), ...alone.slice(1)];
  expect(issuesOf(mixed).map(({ kind }) => kind)).toContain('form-abandonment');
});

test('a card of several elements is one control, named without its price', () => {
  const [digest] = visitorsLike(
    'dead-click',
    'presses the picture, the name and the price of a card that leads nowhere',
  );
  expect(digest?.signals).toMatchObject([
    { kind: 'dead-click', count: 3, element: { label: 'Summer mug' } },
  ]);
});

test('a dialog that does not close, after which the visitors left, is critical', () => {
  const issues = issuesOf(visitorsLike('dead-click', 'cannot close a dialog'));
  expect(issues).toMatchObject([{ element: { label: 'Close' }, severity: 'critical' }]);
});

test('a keyboard barrier is a separate issue', () => {
  const issues = issuesOf([
    ...visitorsLike('keyboard-barrier', 'cannot leave a box with the Tab key'),
    ...visitorsLike('keyboard-barrier', 'presses Enter on a button that only a mouse can press'),
  ]);
  expect(issues.map(({ kind, about }) => `${kind} ${about}`).sort()).toEqual([
    'keyboard-barrier Enter',
    'keyboard-barrier focus-trap',
  ]);
});

const checkoutGoal = { kind: 'checkout' } as const;
const apply = element('Apply');
const quiet = (n: number) =>
  visit(n, { page: '/cart', quietClicks: [signal('dead-click', '/cart', { element: apply })] });
const answered = (n: number) =>
  visit(n, {
    page: '/cart',
    clicks: [
      { page: '/cart', element: apply, kind: 'click', x: 0.5, y: 0.5, count: 1, answered: 1 },
    ],
  });

test('a control that responded to some and not to two others is dead for those two', () => {
  const issues = issuesOf([...visits(0, 1, quiet), ...visits(2, 5, answered)]);
  expect(issues).toMatchObject([{ kind: 'dead-click', affected: 2, exposed: 6 }]);
});

test('a control that only sends requests is not dead, nor is one that was quiet once', () => {
  expect(issuesOf(visits(0, 5, quiet))).toEqual([]);
  expect(issuesOf([quiet(0), ...visits(1, 5, answered)])).toEqual([]);
});

test.each([
  [2, 5_000, 1],
  [1, 5_000, 0],
  [2, 9_000, 0],
])(
  '%i visitors who click again after %i ms where only a request is sent: %i issue',
  (insisting, after, issues) => {
    const quietAt = (atMs: number) => signal('dead-click', '/cart', { element: apply, atMs });
    const again = (n: number) =>
      visit(n, { page: '/cart', quietClicks: [quietAt(1_000), quietAt(1_000 + after)] });
    const found = issuesOf([...visits(0, insisting - 1, again), ...visits(insisting, 3, quiet)]);
    expect(found).toHaveLength(issues);
  },
);

test('Enter and Space on one control are one keyboard barrier', () => {
  const barriers = ['Enter', 'Space'].map((about) =>
    signal('keyboard-barrier', '/', { element: element('Period'), about, count: 1 }),
  );
  const issues = issuesOf(visits(0, 2, (n) => visit(n, { signals: barriers })));
  expect(issues).toMatchObject([{ kind: 'keyboard-barrier', affected: 3 }]);
});

test.each<[string, number, string, string]>([
  ['of one group', 1, 'radio', '#designs > div:nth-of-type(2)'],
  ['of two groups', 2, 'radio', '#papers > div:nth-of-type(2)'],
  ['of two roles', 2, 'button', '#designs > div:nth-of-type(2)'],
])('options %s that ignore the keyboard are %i issues', (_, count, role, selector) => {
  const barrier = (label: string, more: object) =>
    signal('keyboard-barrier', '/', {
      element: { ...element(label, 'radio'), selector: '#designs > div:nth-of-type(1)', ...more },
      about: 'Enter',
      count: 1,
    });
  const signals = [
    barrier('Cherry', {}),
    { ...barrier('Waves', { role, selector }), about: 'Space' },
  ];
  const issues = issuesOf(visits(0, 2, (n) => visit(n, { signals })));
  expect(issues).toHaveLength(count);
  expect(issues[0]).toMatchObject({ kind: 'keyboard-barrier', affected: 3 });
});

test('a form that was removed before the visit ended is never critical', () => {
  const left = (isOpen: boolean) =>
    issuesOf(
      visits(0, 3, (n) =>
        visit(n, {
          page: '/checkout',
          signals: [
            signal('form-abandonment', '/checkout', {
              element: element('City', 'textbox'),
              about: 'City',
              form: { hesitationMs: 0, refills: 0, invalid: 0, isOpen },
            }),
          ],
        }),
      ),
    );
  expect(left(true)).toMatchObject([{ severity: 'critical' }]);
  expect(left(false)).toMatchObject([{ severity: 'important' }]);
});

test.each([
  ['did not order', 'critical', checkoutGoal, []],
  ['ordered', 'important', checkoutGoal, ['/order-received']],
  ['may have reached an unknown goal', 'important', undefined, []],
])(
  'a dead submit button whose visitors read on and %s is %s',
  (_, severity, goal, pagesAfterwards) => {
    const pages = ['/checkout', ...pagesAfterwards, '/about'].map((page) => seen(page));
    const dead = signal('dead-click', '/checkout', {
      element: element('Place order'),
      submits: true,
    });
    const digests = visits(0, 3, (n) => visit(n, { pages, exitPage: '/about', signals: [dead] }));
    const { website } = reportInput();
    const input = reportInput({ digests, website: { ...website, ...(goal && { goal }) } });
    expect(composeReport(input).facts.issues).toMatchObject([{ severity }]);
  },
);

test.each([
  ['focus-trap', 'The keyboard gets stuck on the home page'],
  ['Enter', '“Buy” doesn’t respond to the keyboard'],
  ['Escape', '“Buy” doesn’t close with Escape'],
])('a keyboard barrier of the kind %s is called "%s"', (about, title) => {
  const barrier = signal('keyboard-barrier', '/', { element: element('Buy'), about, count: 2 });
  const { summary } = reportOf(visits(0, 2, (n) => visit(n, { signals: [barrier] })));
  const issues = [...summary.critical_issues, ...summary.important_issues, ...summary.minor_issues];
  expect(issues.map((issue) => issue.title)).toEqual([title]);
});

test('clicks on several controls that end in the same error are one issue', () => {
  const about = 'TypeError: x is not a function (app.js)';
  const issues = issuesOf(
    visits(0, 3, (n) =>
      visit(n, {
        page: '/shop',
        signals: [
          signal('error-click', '/shop', { element: element(`Add mug ${'abcd'[n]}`), about }),
          signal('javascript-error', '/shop', { about, atMs: 30_200 }),
        ],
      }),
    ),
  );
  expect(issues).toMatchObject([{ kind: 'error-click', affected: 4, cause: { about } }]);
});

test.each<[string, number, readonly string[], number]>([
  [
    'files of a build that fail together',
    1,
    ['/app/a.js 404', '/app/b.js 404', '/app/c.css 404'],
    90,
  ],
  ['files that fail in different ways', 2, ['/app/a.js 404', '/app/b.js 502'], 90],
  ['a file that fails later', 2, ['/app/a.js 404', '/app/b.js 404'], 9_000],
  ['many pictures', 1, ['/a.jpg 404', '/b.jpg 404', '/c.png 404', '/d.webp 404'], 90],
  ['a few pictures', 3, ['/a.jpg 404', '/b.jpg 404', '/c.png 404'], 90],
  ['requests for data', 2, ['/api/cart 500', '/api/mugs 500'], 90],
])('%s: the report has %i issues', (_, count, abouts, pauseMs) => {
  const signals = abouts.map((about, index) =>
    signal('failed-request', '/shop', { about, atMs: 4_000 + index * pauseMs }),
  );
  const issues = issuesOf(visits(0, 3, (n) => visit(n, { page: '/shop', signals })));
  expect(issues).toHaveLength(count);
  expect(issues[0]).toMatchObject({ kind: 'failed-request', affected: 4, times: 4 });
});

test('a file that fails only for some visitors is an issue besides one that always fails', () => {
  const failed = (about: string) => signal('failed-request', '/shop', { about });
  const both = [failed('/stats.js 404'), failed('/app/a.js 404')];
  const issues = issuesOf(
    visits(0, 8, (n) => visit(n, { page: '/shop', signals: n < 4 ? both : both.slice(0, 1) })),
  );
  expect(issues).toHaveLength(2);
});

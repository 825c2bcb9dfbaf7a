import { expect, test } from 'vitest';
import type { Signal } from '../../../lambdas/contract/signal.ts';
import { composeReport } from '../../../lambdas/reports/content/compose.ts';
import { fingerprintOf } from '../../../lambdas/reports/issues/fingerprint.ts';
import { narrate } from '../../../lambdas/reports/narration/narrate.ts';
import { sentencesOf } from '../../../lambdas/reports/narration/timing.ts';
import { element, reportInput, seen, signal, visit, visits } from '../../factories/digest.ts';
import { daysBefore } from '../../golden/visits.ts';
import { issuesOf } from './laws.ts';

const of = (kind: Signal['kind'], overrides: Partial<Signal> = {}) =>
  fingerprintOf({ kind, page: '/cart', ...overrides });
const button = (label: string, selector = 'button#x') => ({ role: 'button', label, selector });

test.each([
  ['a counter in a label', button('Cart (3)'), button('Cart (12)')],
  ['an id in a selector', button('Pay', '#pay-8812'), button('Pay', '#pay-17')],
  ['case and spaces', button('Add  to Cart'), button('add to cart')],
])('%s does not make a separate issue', (_, one, other) => {
  expect(of('rage-click', { element: one })).toBe(of('rage-click', { element: other }));
});

test.each([
  ['another page', of('rage-click'), of('rage-click', { page: '/' })],
  [
    'another place in a list',
    of('dead-click', { element: button('', 'li:nth-child(2)') }),
    of('dead-click', { element: button('', 'li:nth-child(3)') }),
  ],
  [
    'another status of a request',
    of('failed-request', { about: '/api 404' }),
    of('failed-request', { about: '/api 500' }),
  ],
  [
    'another error',
    of('javascript-error', { about: 'a is not defined' }),
    of('javascript-error', { about: 'b is not defined' }),
  ],
])('%s makes a separate issue', (_, one, other) => {
  expect(one).not.toBe(other);
});

test('rage and dead clicks on one control are one issue, named by the strongest kind', () => {
  const apply = element('Apply');
  const digests = visits(0, 3, (n) =>
    visit(n, {
      page: '/cart',
      signals: [signal(n < 2 ? 'rage-click' : 'dead-click', '/cart', { element: apply, count: 3 })],
    }),
  );
  const [issue, ...others] = issuesOf(composeReport(reportInput({ digests })).summary);
  expect(others).toEqual([]);
  expect(issue).toMatchObject({ kind: 'rage-click', stats: { affected: 4, exposed: 4 } });
});

test('one script error on many pages is one issue, with the number of pages', () => {
  const about = 'TypeError: x is not a function (app.js)';
  const digests = ['/', '/cart', '/faq'].map((page, n) =>
    visit(n, { page, signals: [signal('javascript-error', page, { about, count: 1 })] }),
  );
  const [issue, ...others] = issuesOf(composeReport(reportInput({ digests })).summary);
  expect(others).toEqual([]);
  expect(issue?.description).toContain('on the home page and on 2 other pages');
});

test('an error on every click of a dead button is its cause and no second issue', () => {
  const digests = visits(0, 2, (n) =>
    visit(n, {
      page: '/cart',
      signals: [
        signal('rage-click', '/cart', { element: element('Apply'), count: 4, atMs: 20_000 }),
        signal('javascript-error', '/cart', { about: 'Oops (cart.js)', atMs: 21_000 }),
      ],
    }),
  );
  const [issue, ...others] = issuesOf(composeReport(reportInput({ digests })).summary);
  expect(others).toEqual([]);
  expect(issue?.description).toContain('The browser reported: “Oops (cart.js)”.');
});

test('an error right after a failed request is no second issue', () => {
  const kinds = (errorMs: number) => {
    const digests = visits(0, 3, (n) =>
      visit(n, {
        page: '/cart',
        signals: [
          signal('failed-request', '/cart', { about: '/api/cart 500', count: 500, atMs: 20_000 }),
          signal('javascript-error', '/cart', { about: 'Oops (cart.js)', atMs: errorMs }),
        ],
      }),
    );
    return composeReport(reportInput({ digests })).facts.issues.map(({ kind }) => kind);
  };
  expect(kinds(23_000)).toEqual(['failed-request']);
  expect(kinds(23_001).toSorted()).toEqual(['failed-request', 'javascript-error']);
});

test('an error in one of many visits does not explain the problem of all', () => {
  const blank = signal('white-screen', '/cart', { atMs: 20_000 });
  const error = signal('javascript-error', '/cart', { about: 'Oops (cart.js)', atMs: 21_000 });
  const digests = visits(0, 7, (n) =>
    visit(n, { page: '/cart', signals: n === 0 ? [blank, error] : [blank] }),
  );
  const [first, second] = issuesOf(composeReport(reportInput({ digests })).summary);
  expect(first?.description).not.toContain('Oops');
  expect(second).toMatchObject({ kind: 'javascript-error', stats: { affected: 1 } });
});

test('the cause of blank pages is named when most of them share it', () => {
  const about = (n: number, shared: number) => (n < shared ? 'Oops (cart.js)' : `Ouch ${n} (x.js)`);
  const described = (shared: number) => {
    const digests = visits(0, 5, (n) =>
      visit(n, { signals: [signal('white-screen', '/', { about: about(n, shared) })] }),
    );
    return issuesOf(composeReport(reportInput({ digests })).summary)[0]?.description;
  };
  expect(described(4)).toContain('The browser reported: “Oops (cart.js)”.');
  expect(described(3)).not.toContain('The browser reported');
});

test('the focus list says how many ran into a problem, not that it stopped all of them', () => {
  const failed = signal('error-click', '/cart', { element: element('Check out'), submits: true });
  const digests = visits(0, 5, (n) => {
    const pages = n < 2 ? [seen('/cart')] : [seen('/cart'), seen('/thanks')];
    return visit(n, { page: '/cart', pages, signals: n < 4 ? [failed] : [] });
  });
  expect(composeReport(reportInput({ digests })).summary.focus_points).toEqual([
    'Fix “Check out” in the cart. It affected 4 visitors.',
  ]);
});

test('problems of a control that is a button on one page and a link on another are one focus point', () => {
  const press = (kind: 'rage-click' | 'error-click', role: string, atMs: number) =>
    signal(kind, '/checkout', {
      element: element('Buy now', role),
      atMs,
      strong: role === 'button',
    });
  const digests = visits(0, 1, (n) =>
    visit(n, {
      page: '/checkout',
      signals: [
        press('rage-click', 'button', 10_000),
        ...(n === 0 ? [press('error-click', 'link', 70_000)] : []),
      ],
    }),
  );
  const { summary } = composeReport(reportInput({ digests }));
  expect(issuesOf(summary)).toHaveLength(2);
  expect(summary.focus_points).toHaveLength(1);
  expect(summary.focus_points[0]).toMatch(/^Fix “Buy now” at checkout\./);
});

test('an issue of one visitor is minor and says so, and is not reported without an error', () => {
  const lone = (kind: Signal['kind']) =>
    composeReport(
      reportInput({
        digests: [
          visit(0, { page: '/cart', signals: [signal(kind, '/cart', { about: 'Oops (a.js)' })] }),
          ...visits(1, 9, (n) => visit(n, { page: '/cart' })),
        ],
      }),
    );
  const { summary } = lone('javascript-error');
  expect(summary.minor_issues[0]?.description).toContain(
    'Only one of the 10 visitors who reached the cart was affected',
  );
  const watched = lone('rage-click');
  expect(issuesOf(watched.summary)).toEqual([]);
  expect(watched.facts.watched).toHaveLength(1);
  expect(watched.summary.capture_notes).toEqual([
    'We’ll report what we’re watching if more visitors run into it.',
  ]);
});

test('a day with a problem in a single visit is never reported as a day without problems', () => {
  const rage = signal('rage-click', '/cart', { element: element('Apply'), count: 6 });
  const { summary } = composeReport(
    reportInput({ digests: [visit(0, { page: '/cart', signals: [rage] })] }),
  );
  expect(summary.subject).toContain('one thing we’re watching');
  expect(summary.warm_intro).toContain(
    'We’re watching one thing that affected only one visit: rage clicks on “Apply”.',
  );
  expect(JSON.stringify(summary)).not.toMatch(/no problems/i);
});

test('two visits of one visitor are an issue, but never more than minor', () => {
  const digests = visits(0, 1, (n) =>
    visit(n, {
      visitor: 'the same',
      page: '/checkout',
      signals: [
        signal('rage-click', '/checkout', { element: element('Pay'), strong: true, count: 6 }),
      ],
    }),
  );
  const { summary } = composeReport(reportInput({ digests }));
  expect(summary.critical_issues).toEqual([]);
  expect(summary.minor_issues[0]?.description).toContain(
    'Only one visitor was affected, in 2 visits',
  );
});

const slowPages = (...vitals: readonly { readonly LCP?: number; readonly content?: number }[]) =>
  issuesOf(
    composeReport(
      reportInput({
        digests: vitals.map((each, n) => visit(n, { pages: [seen('/about', { vitals: each })] })),
      }),
    ).summary,
  );

test('a page is slow by the p75 of the day and not by its worst visit', () => {
  const loads = (values: readonly number[]) => slowPages(...values.map((LCP) => ({ LCP })));
  expect(loads([1_000, 1_100, 1_200, 1_300, 1_400, 1_500, 9_000])).toEqual([]);
  expect(loads([1_000, 5_000, 5_100, 6_000, 6_200, 7_000])).toMatchObject([
    { kind: 'slow-page', page: '/about' },
  ]);
  expect(loads([9_000, 9_000])).toEqual([]);
});

test('loads and pages that a script opened count together as slow visits', () => {
  const [issue] = slowPages({ LCP: 5_000 }, { LCP: 5_100 }, { content: 6_000 }, { content: 6_200 });
  expect(issue?.stats).toMatchObject({ affected: 4, exposed: 4 });
  const late = { LCP: 1_000, content: 6_000 };
  const slow = { LCP: 5_000 };
  expect(slowPages(late, late, slow, slow)[0]?.stats).toMatchObject({ affected: 4, exposed: 4 });
  expect(slowPages({ content: 6_000 }, { content: 6_100 }, { content: 6_200 })).toHaveLength(1);
  const loads = Array.from({ length: 3 }, () => ({ LCP: 8_000 }));
  const inside = Array.from({ length: 13 }, () => ({ content: 5_000 }));
  expect(slowPages(...loads, ...inside)[0]?.stats).toMatchObject({ affected: 16, exposed: 16 });
});

test('slow loads are reported although most visitors open the page inside the app, where it is fast', () => {
  const loads = [{ LCP: 5_000 }, { LCP: 5_100 }, { LCP: 5_200 }];
  const inside = Array.from({ length: 20 }, () => ({ content: 80 }));
  const [issue] = slowPages(...loads, ...inside);
  expect(issue?.stats).toMatchObject({ affected: 3, exposed: 23 });
});

test('an issue is compared with the same weekday of the last four weeks, and reported when it is more', () => {
  const pressed = [signal('rage-click', '/cart', { element: element('Apply'), count: 3 })];
  const fingerprint = of('rage-click', { element: element('Apply') });
  const issues = (affected: number) => ({ issues: { [fingerprint]: [affected, 40] as const } });
  // It affects nearly everyone on all other days: other weekdays, an incomplete day, and five weeks ago.
  const earlier = daysBefore('2026-11-19', 8, 40, issues(39)).map((day) =>
    ['2026-11-12', '2026-11-05', '2026-10-22'].includes(day.date)
      ? { ...day, ...issues(2) }
      : { ...day, complete: day.date !== '2026-10-29' },
  );
  const [before] = earlier;
  const today = { ...before, date: '2026-11-19', ...issues(39) } as (typeof earlier)[number];
  const issueOf = (affected: number) => {
    const digests = visits(0, 39, (n) =>
      visit(n, { page: '/cart', signals: n < affected ? pressed : [] }),
    );
    return issuesOf(
      composeReport(reportInput({ digests, earlier: [today, ...earlier] })).summary,
    )[0];
  };
  expect(issueOf(20)?.stats.baseline).toBeCloseTo(0.05);
  expect(issueOf(20)?.description).toContain('On a typical Thursday, it affects about 5 in 100.');
  // Three of forty are more than 5 %, but could be chance.
  expect(issueOf(3)?.description).not.toContain('On a typical');
});

test('reports that only phones are affected if chance does not explain it', () => {
  const digests = visits(0, 59, (n) =>
    visit(n, {
      page: '/cart',
      device: n < 20 ? 'phone' : 'computer',
      signals: n < 6 ? [signal('dead-click', '/cart', { element: element('Apply') })] : [],
    }),
  );
  const [issue] = issuesOf(composeReport(reportInput({ digests })).summary);
  expect(issue?.description).toContain(
    'It happened only on phones: in 6 of 20 visits there and in none of 40 elsewhere.',
  );
});

test('what is watched in one visit each is not said to affect a few visits', () => {
  const clicked = (label: string, n: number) =>
    visit(n, {
      page: '/cart',
      signals: [signal('rage-click', '/cart', { element: element(label), count: 6 })],
    });
  const { facts, summary } = composeReport(
    reportInput({ digests: [clicked('Apply', 0), clicked('Gift wrap', 1)] }),
  );
  expect(summary.warm_intro).toContain(
    'We’re watching two things that affected only one visit each, such as this one: rage clicks on “Gift wrap”.',
  );
  expect(sentencesOf(narrate(facts, summary)).join(' ')).toContain(
    'We’re watching two things that affected only one visit each on Thursday, such as this one: rage clicks on “Gift wrap”.',
  );
});

// A suggestion has one step that any reader can do or check, then names who can fix it and with what.
import { expect, test } from 'vitest';
import { suggestions } from '../../../lambdas/contract/copy/report-advice.ts';
import { composeReport } from '../../../lambdas/reports/content/compose.ts';
import { element, reportInput, seen, signal, visit, visits } from '../../factories/digest.ts';
import { goldenDays } from '../../golden/days.ts';
import { issuesOf } from './laws.ts';

const apply = element('Apply');
const error = 'TypeError: rates is undefined (shipping.js)';
const pages = [seen('/'), seen('/cart', { enteredMs: 20_000 })];

/** Four visitors whose click on “Apply” causes an error. */
const failing = (of: (n: number) => object) =>
  visits(0, 3, (n) =>
    visit(n, {
      pages,
      signals: [signal('error-click', '/cart', { element: apply, about: error })],
      ...of(n),
    }),
  );
const suggestionFor = (of: (n: number) => object) => {
  const { summary } = composeReport(reportInput({ digests: failing(of) }));
  return issuesOf(summary)[0]?.suggestion;
};

test('a suggestion starts with a step for the reader, and the developer notes are the second', () => {
  expect(suggestionFor(() => ({ device: 'phone', browser: 'Safari' }))).toBe(
    'Click “Apply” in the cart yourself on a phone in Safari, and see if it works for you. ' +
      'Then fix the error, which the developer notes describe, or forward the notes to the person who maintains the site.',
  );
});

test('a suggestion names a device or a browser only if every affected visit used it', () => {
  const devices = ['phone', 'computer'];
  const browsers = ['Safari', 'Firefox'];
  const mixed = (n: number) => ({ device: devices[n % 2], browser: browsers[n % 2] });
  expect(suggestionFor(mixed)).toMatch(/^Click “Apply” in the cart yourself, and see/);
  expect(suggestionFor((n) => ({ device: 'phone', browser: browsers[n % 2] }))).toMatch(
    /^Click “Apply” in the cart yourself on a phone, and see/,
  );
  expect(suggestionFor((n) => ({ device: devices[n % 2], browser: 'Other' }))).toMatch(
    /^Click “Apply” in the cart yourself, and see/,
  );
});

test('a field that ignores clicks is to open something, not to become a link', () => {
  const date = element('New date', 'textbox');
  const digests = visits(0, 3, (n) =>
    visit(n, { pages, signals: [signal('dead-click', '/cart', { element: date, count: 3 })] }),
  );
  const [issue] = issuesOf(composeReport(reportInput({ digests })).summary);
  expect(issue?.title).toBe('The “New date” field doesn’t respond');
  expect(issue?.suggestion).toContain(
    'check that what it opens, such as a calendar, appears in front',
  );
});

test('no suggestion only passes a problem on, or promises that a step repairs it', () => {
  const steps = Object.values(suggestions).flatMap((of) => [...of('“Apply”', '')]);
  const mailed = Object.values(goldenDays).flatMap((input) =>
    issuesOf(composeReport(input).summary).map(({ suggestion }) => suggestion),
  );
  expect(mailed.length).toBeGreaterThan(10);
  for (const each of [...steps, ...mailed]) {
    expect(each).not.toMatch(/^(Send|Ask|Forward|Tell your)\b/);
    expect(each).not.toMatch(/should (get|work|fix)|will (work|fix|solve)|working again/);
  }
});

test.each([
  ['focus-trap', /^(Let the Tab key|Move through the page with the Tab key)/],
  ['Enter', /^(Make “Apply” a real button|Try “Apply” with the Enter key)/],
  ['Escape', /^(Let the Escape key close “Apply”|Open “Apply”, press Escape)/],
])('for a keyboard problem about %s the suggestion is about that key', (about, step) => {
  const digests = visits(0, 3, (n) =>
    visit(n, {
      pages,
      signals: [signal('keyboard-barrier', '/cart', { element: apply, about, count: 2 })],
    }),
  );
  const { summary } = composeReport(reportInput({ digests }));
  expect(issuesOf(summary)[0]?.suggestion).toMatch(step);
});

test.each(['Enter', 'Space', 'Escape'])('a problem with the %s key names this key', (about) => {
  const digests = visits(0, 3, (n) =>
    visit(n, { pages, signals: [signal('keyboard-barrier', '/cart', { element: apply, about })] }),
  );
  const { summary } = composeReport(reportInput({ digests }));
  expect(issuesOf(summary)[0]?.description).toContain(`pressed ${about} on “Apply”`);
});

test('a second problem of the same kind gets other advice', () => {
  const signals = ['Apply', 'Save'].map((label) =>
    signal('rage-click', '/cart', { element: element(label), count: 5 }),
  );
  const digests = visits(0, 5, (n) => visit(n, { page: '/cart', signals: n < 4 ? signals : [] }));
  const advice = issuesOf(composeReport(reportInput({ digests })).summary);
  expect(advice.map(({ suggestion }) => suggestion.split(', and ')[1])).toEqual([
    'show a message next to it when something goes wrong.',
    'show a loading or success state after each click.',
  ]);
});

test.each([
  ['Card number', false],
  ['E-mail', false],
  ['Vorname', false],
  ['Company', true],
  ['Phone number', true],
  ['Nickname', true],
])(
  'the advice for a form that visitors leave at “%s” makes it optional: %s',
  (label, isOptional) => {
    const digests = visits(0, 5, (n) =>
      visit(n, {
        page: '/checkout',
        signals: [
          signal('form-abandonment', '/checkout', {
            ...{ about: label, count: 4 },
            form: { hesitationMs: 1_000, refills: 0, invalid: 0, isOpen: true },
          }),
        ],
      }),
    );
    const [issue] = issuesOf(composeReport(reportInput({ digests })).summary);
    expect(issue?.suggestion).toContain(label);
    expect(issue?.suggestion.includes('optional')).toBe(isOptional);
  },
);

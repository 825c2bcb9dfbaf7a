import { expect, test } from 'vitest';
import { composeReport } from '../../../lambdas/reports/content/compose.ts';
import type { DaySummary } from '../../../lambdas/reports/content/report-input.ts';
import { dayAfter } from '../../../lambdas/reports/facts/calendar.ts';
import { movesOf, moveToQuote, notableMoves } from '../../../lambdas/reports/facts/moves.ts';
import { trafficSentences } from '../../../lambdas/reports/narration/traffic-sentences.ts';
import { observations } from '../../../lambdas/reports/writer/words/observation.ts';
import { element, reportInput, seen, signal, visit, visits } from '../../factories/digest.ts';

const DATE = '2026-11-19';
const apply = element('Apply');

test('a campaign that comes over several sources counts all its visits', () => {
  const digests = [
    ...visits(0, 4, (n) => visit(n, { referrer: 'search', campaign: 'spring' })),
    ...visits(5, 6, (n) => visit(n, { referrer: 'social', campaign: 'spring' })),
    ...visits(7, 9),
  ];
  expect(movesOf(digests, undefined)['campaign:spring']).toEqual([7, 10]);
});

test('a campaign that earlier days may not list is not called new', () => {
  const many = visits(0, 29, (n) => visit(n, { referrer: 'email', campaign: `old-${n % 6}` }));
  const [day] = composeReport(reportInput({ digests: many })).days;
  const earlier = [1, 2, 3].map((ago) => ({ ...(day as DaySummary), date: dayAfter(DATE, -ago) }));
  const digests = visits(0, 19, (n) => visit(n, { referrer: 'email', campaign: 'old-5' }));
  const quote = moveToQuote(movesOf(digests, undefined), DATE, earlier);
  expect(quote?.key === 'campaign:old-5' && quote.before?.n === 0).toBe(false);
});

test('a campaign that earlier days would have listed is new', () => {
  const from = (campaign: string) => (n: number) => visit(n, { referrer: 'email', campaign });
  const [day] = composeReport(reportInput({ digests: visits(0, 29, from('autumn')) })).days;
  const earlier = [1, 2, 3].map((ago) => ({ ...(day as DaySummary), date: dayAfter(DATE, -ago) }));
  const quote = moveToQuote(movesOf(visits(0, 19, from('spring')), undefined), DATE, earlier);
  expect(quote).toMatchObject({ key: 'campaign:spring', before: { n: 0, of: 90 } });
});

test('the source in a link is not called a campaign', () => {
  const digests = visits(0, 29, (n) =>
    visit(n, { referrer: n < 20 ? 'social' : 'direct', ...(n < 20 && { campaign: 'instagram' }) }),
  );
  const said = observations(composeReport(reportInput({ digests })).facts);
  expect(said).toContain('20 of 30 visits came through links tagged “instagram”.');
});

test('no page is named as the end of most visits if another one ends as many', () => {
  const digests = visits(0, 9, (n) => visit(n, { page: n < 5 ? '/a' : '/b' }));
  const keys = notableMoves(movesOf(digests, undefined)).map(({ key }) => key);
  expect(keys.filter((key) => key.startsWith('last:'))).toEqual([]);
});

test('the spoken summary names no page as the most visited one if another had as many visits', () => {
  const { facts } = composeReport(
    reportInput({ digests: visits(0, 9, (n) => visit(n, { page: n < 5 ? '/a' : '/b' })) }),
  );
  expect(trafficSentences(facts).map(({ text }) => text)[0]).toBe(
    'No page had more visits than /a: 5 of 10.',
  );
});

test('a day whose usual day has no visitors is compared with it everywhere', () => {
  const [day] = composeReport(reportInput({ digests: [] })).days;
  const earlier = Array.from({ length: 10 }, (_, n) => ({
    ...(day as DaySummary),
    date: dayAfter(DATE, -n - 1),
    visitors: 0,
  }));
  const { summary } = composeReport(reportInput({ digests: visits(0, 8), earlier }));
  expect(summary.warm_intro).toContain('more than usual');
  expect(summary.comparison).not.toContain('after five days');
});

const clicked = (kind: 'rage-click' | 'dead-click', overrides: object) =>
  visits(0, 19, (n) =>
    visit(n, {
      page: '/checkout',
      signals: n < 8 ? [signal(kind, '/checkout', { element: apply, count: 4, ...overrides })] : [],
    }),
  );

test.each([
  ['a response is out of sight', clicked('dead-click', { unseen: true })],
  ['clicks had a response', clicked('rage-click', { strong: false })],
])('a subject does not say that a control did not respond if %s', (_, digests) => {
  expect(composeReport(reportInput({ digests })).summary.subject).not.toContain('didn’t respond');
});

test('the focus list does not say that a problem stopped visitors who went on', () => {
  const digests = visits(0, 19, (n) => {
    const signals = n < 8 ? [signal('dead-click', '/checkout', { element: apply })] : [];
    const pages = [seen('/checkout'), seen('/'), seen('/contact')];
    return visit(n, { signals, pages, exitPage: n < 4 || n > 7 ? '/checkout' : '/' });
  });
  const blank = visits(20, 29, (n) =>
    visit(n, { page: '/about', signals: n < 23 ? [signal('white-screen', '/about')] : [] }),
  );
  const { summary } = composeReport(reportInput({ digests: [...digests, ...blank] }));
  expect(summary.focus_points).toEqual([
    'Fix “Apply” at checkout. It affected 8 visitors.',
    'Find out why the About page turns blank. It affected 3 visitors.',
  ]);
});

test('a report of several days names all of them', () => {
  const minor = (n: number) =>
    visit(n, { signals: n < 2 ? [signal('javascript-error', '/', { about: 'Oops' })] : [] });
  const digests = [...visits(0, 99, minor), ...visits(100, 149, (n) => visit(n, { visitor: 'v' }))];
  const window = { ...reportInput().window, from: '2026-11-17T05:00:00.000Z' };
  const { issues: memory } = composeReport(reportInput({ digests }));
  const known = memory.map((each) => ({ ...each, lastSeen: '2026-11-16' }));
  const { summary, facts } = composeReport(reportInput({ digests, window, memory: known }));
  expect(summary.still_open.map(({ line }) => line)).toEqual([
    expect.stringContaining(
      'it affected 2 of the 101 visitors to the home page in these three days.',
    ),
  ]);
  const open = known.map((each) => ({ ...each, severity: 'important' as const }));
  const unseen = reportInput({ digests: visits(10, 19), window, memory: open });
  expect(composeReport(unseen).summary.still_open[0]?.line).toMatch(
    /\. Not seen in these three days: /,
  );
  // They did not come back on the same day.
  expect(facts.moves).not.toHaveProperty('again');
});

import { expect, test } from 'vitest';
import { digestOf } from '../../../lambdas/recordings/analysis/digest.ts';
import { recording, sessionFacts } from '../../factories/recording.ts';

test('a digest contains the pages, the device and the problems', () => {
  const visit = recording()
    .page(0, '/products/1234?utm_source=news')
    .click(2_000)
    .until(10_000)
    .page(12_000, '/checkout')
    .click(13_000)
    .click(13_400)
    .click(13_900)
    .emit(14_000, 'rv:error', {
      kind: 'error',
      message: "Uncaught TypeError: Cannot read properties of undefined (reading 'total')",
      file: 'https://shop.example/assets/main-4f3a9c1b.js',
      line: 1,
    })
    .mutate(14_100)
    .until(20_000);
  const digest = digestOf(sessionFacts, visit.batches());
  expect(digest).toMatchObject({
    sessionId: 'session-1',
    endedAt: '2026-03-02T09:00:20.000Z',
    device: 'computer',
    browser: 'Chrome',
    referrer: 'campaign',
    entryPage: '/products/:id',
    exitPage: '/checkout',
    pages: [
      { page: '/products/:id', dwellMs: 12_000, scrollReach: 0.4 },
      { page: '/checkout', dwellMs: 8_000 },
    ],
    counts: { clicks: 4, 'dead-click': 1, 'rage-click': 1, 'javascript-error': 1 },
    gaps: [],
  });
  expect(digest.signals).toMatchObject([
    { kind: 'dead-click', page: '/products/:id', atMs: 2_000, element: { label: 'Pay now' } },
    { kind: 'rage-click', page: '/checkout', atMs: 13_000, count: 3, startMs: 8_000 },
    { kind: 'error-click', atMs: 13_900 },
    {
      kind: 'javascript-error',
      about: "TypeError: Cannot read properties of undefined (reading 'total') (main.js)",
    },
  ]);
});

test('the cost of the tracker is that of the last batch with a cost, in whatever order they arrive', () => {
  const visit = recording().page(0, '/').click(1_000).click(2_000).until(20_000);
  const none = { errors: 0 };
  const costs = [
    { ...none, script_ms: 10, bytes: 900 },
    { ...none, script_ms: 25, bytes: 4_000 },
    undefined,
  ];
  const batches = visit
    .batches(2, 2, 1)
    .map((batch, index) => ({ ...batch, ...(costs[index] && { cost: costs[index] }) }));
  const cost = { scriptMs: 25, bytes: 4_000 };
  expect(digestOf(sessionFacts, batches).trackerCost).toEqual(cost);
  expect(digestOf(sessionFacts, batches.toReversed()).trackerCost).toEqual(cost);
});

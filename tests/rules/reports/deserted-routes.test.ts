import { expect, test } from 'vitest';
import type { DaySummary } from '../../../lambdas/reports/content/report-input.ts';
import { desertedPages } from '../../../lambdas/reports/facts/deserted-pages.ts';
import { seen, visit, visits } from '../../factories/digest.ts';

const TODAY = '2026-11-20';
const earlier = [13, 14, 15, 16, 17, 18, 19].map(
  (day) =>
    ({
      date: `2026-11-${day}`,
      visitors: 40,
      complete: true,
      pages: { '/': 30 },
    }) as unknown as DaySummary,
);
const desertedBy = (page: string) =>
  desertedPages(
    visits(0, 40, (n) => visit(n, { page, pages: [seen(page)] })),
    40,
    TODAY,
    earlier,
  );

test('a document is not deserted while its routes after a hash have visitors', () => {
  expect(desertedBy('/about')).toEqual([{ page: '/', usually: 30 }]);
  expect(desertedBy('/#/orders')).toEqual([]);
});

test.each([
  ['seven days', '2026-11-13', [{ page: '/', usually: 30 }]],
  ['eight days', '2026-11-12', []],
] as const)(
  'the visitors of a page count for seven days: the oldest is %s old',
  (_, date, deserted) => {
    const oldest = { ...earlier[0], date } as DaySummary;
    const recorded = [oldest, ...earlier.slice(4)];
    const digests = visits(0, 40, (n) => visit(n, { page: '/about', pages: [seen('/about')] }));
    expect(desertedPages(digests, 40, TODAY, recorded)).toEqual(deserted);
  },
);

import { expect, test } from 'vitest';
import { importsOf, readTree } from './imports.ts';

/** A feature may import those before it: docs/architecture.md, "Feature order". */
const ORDER = [
  'emails',
  'accounts',
  'websites',
  'billing',
  'team',
  'recordings',
  'reports',
  'privacy',
  'support',
  'admin',
  'live',
];

const featureOf = (path: string) => /^lambdas\/([a-z]+)\//.exec(path)?.[1] ?? '';
function againstOrder(imports: readonly { readonly from: string; readonly to: string }[]) {
  const pairs = imports.map(({ from, to }) => [featureOf(from), featureOf(to)] as const);
  return pairs.flatMap(([from, to]) =>
    ORDER.includes(to) && ORDER.indexOf(from) >= 0 && ORDER.indexOf(to) > ORDER.indexOf(from)
      ? [`${from} → ${to}`]
      : [],
  );
}

test('a feature imports only features before it in the order', () => {
  expect(againstOrder(importsOf(readTree()))).toEqual([]);
});

test('an import against the feature order is reported', () => {
  const planted = { from: 'lambdas/team/team.ts', to: 'lambdas/reports/report.ts' };
  expect(againstOrder([planted])).toEqual(['team → reports']);
  expect(againstOrder([{ from: planted.to, to: planted.from }])).toEqual([]);
});

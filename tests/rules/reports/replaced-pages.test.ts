import { expect, test } from 'vitest';
import { composeReport } from '../../../lambdas/reports/content/compose.ts';
import { reportInput, signal, visit, visits } from '../../factories/digest.ts';

test.each([
  [[true, true, false], 'loses its content'],
  [[true, false, false], 'turns blank'],
])('a page that a message replaced for the visitors %j %s', (replaced, title) => {
  const digests = visits(0, 2, (n) =>
    visit(n, {
      page: '/gifts',
      signals: [signal('white-screen', '/gifts', replaced[n] ? { replaced: true } : {})],
    }),
  );
  expect(JSON.stringify(composeReport(reportInput({ digests })).summary)).toContain(
    `Gifts page ${title}`,
  );
});

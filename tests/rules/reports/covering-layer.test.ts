import { expect, test } from 'vitest';
import { composeReport } from '../../../lambdas/reports/content/compose.ts';
import { reportInput } from '../../factories/digest.ts';
import { visitorsLike } from '../../factories/recorded-visits.ts';

test('a layer that covers the page is named, with what to open and close', () => {
  const { facts, summary } = composeReport(
    reportInput({
      digests: visitorsLike(
        'dead-click',
        'clicks the shade of a menu that stays when the menu is closed',
      ),
    }),
  );
  expect(facts.issues).toMatchObject([{ element: { role: 'layer' }, affected: 3 }]);
  expect(JSON.stringify(summary)).toContain('A covering layer on the home page doesn’t go away');
  expect(JSON.stringify(summary)).toContain('see if the covering layer stays behind');
});

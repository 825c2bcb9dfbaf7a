import { expect, test } from 'vitest';
import { composeReport } from '../../../lambdas/reports/content/compose.ts';
import { reportInput, signal, visit, visits } from '../../factories/digest.ts';
import { issuesOf } from './laws.ts';

const button = (label: string, selector: string) => ({ role: 'button', label, selector });

test.each([
  ['Send *****', '#send', 1],
  ['***** message', '#send', 1],
  ['Send *****', '#other', 2],
  ['Save *****', '#send', 2],
])('clicks on “Send message” and on “%s” at %s are %i issues', (masked, selector, count) => {
  const digests = visits(0, 5, (n) => {
    const sent = n < 3 ? button('Send message', '#send') : button(masked, selector);
    return visit(n, { page: '/cart', signals: [signal('dead-click', '/cart', { element: sent })] });
  });
  const issues = issuesOf(composeReport(reportInput({ digests })).summary);
  expect(issues).toHaveLength(count);
  if (count === 1)
    expect(issues[0]).toMatchObject({
      title: '“Send message” doesn’t respond',
      stats: { affected: 6 },
    });
});

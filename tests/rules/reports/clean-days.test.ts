import { expect, test } from 'vitest';
import type { IssueMemory } from '../../../lambdas/reports/issues/memory/issue-memory.ts';
import { rememberUnseen } from '../../../lambdas/reports/issues/memory/remember.ts';
import { reportInput, visit, visits } from '../../factories/digest.ts';
import { remembered } from '../../golden/shop.ts';

/** Ten visitors of the page before noon and twenty after it, ten of these with the second version of the rules. */
const NOON = '2026-11-19T12:00:00.000Z';
const digests = visits(0, 29, (n) => ({
  ...visit(n, { page: '/gifts' }),
  startedAt: n < 10 ? '2026-11-19T09:00:00.000Z' : '2026-11-19T13:00:00.000Z',
  rules: n < 20 ? 1 : 2,
}));
const known = (changes: Partial<IssueMemory>) =>
  remembered({ page: '/gifts', state: 'same', rules: 1, ...changes });

test('each issue counts the visits that its rules analyzed, after its claimed repair', () => {
  const { window } = reportInput({ digests });
  const memory = [
    known({ fingerprint: 'first rules' }),
    known({ fingerprint: 'second rules', rules: 2 }),
    known({ fingerprint: 'claimed', mark: { as: 'fixed', at: NOON } }),
  ];
  const after = rememberUnseen({ memory, digests, window }, new Set(), new Set());
  expect(after.map(({ fingerprint, passedBy }) => [fingerprint, passedBy])).toEqual([
    ['first rules', 20],
    ['second rules', 10],
    ['claimed', 10],
  ]);
});

test('visits that other rules analyzed are counted apart, because they prove no repair', () => {
  const { window } = reportInput({ digests });
  const issue = known({ rules: 3 });
  const [after] = rememberUnseen({ memory: [issue], digests, window }, new Set(), new Set());
  expect(after).toEqual({ ...issue, passedNewer: 30 });
  const fixed = known({ rules: 3, mark: { as: 'fixed', at: NOON } });
  expect(rememberUnseen({ memory: [fixed], digests, window }, new Set(), new Set())[0]).toBe(fixed);
});

import { OutOfBudget, type ProcessorBudget } from '../../lambdas/contract/processor-budget.ts';

/** Never used up. */
export const unlimited: ProcessorBudget = { check: () => {}, run: (work) => work() };

/** Used up after so many checks, so the work that `run` would do is interrupted in any case. */
export function usedUpAfter(checks: number): ProcessorBudget {
  let left = checks;
  const end = () => {
    throw new OutOfBudget();
  };
  return { check: () => (left-- > 0 ? undefined : end()), run: end };
}

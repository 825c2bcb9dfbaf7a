import type { SmokeInputs } from './inputs.ts';
import type { StepResults } from './step.ts';
import { steps } from './steps.ts';

interface Outcome {
  readonly name: string;
  readonly result: 'passed' | 'failed' | 'not checked';
  readonly detail: string;
}

/** Tests a deployment as a new owner and a visitor. A failed step skips only the steps that need its results. */
export async function smoke(inputs: SmokeInputs): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = [];
  const results: Partial<StepResults> = {};
  for (const { name, needs, check } of steps) {
    const missing = needs.filter((each) => !(each in results) && !(each in inputs));
    const outcome: Outcome =
      missing.length > 0
        ? { name, result: 'not checked', detail: `needs ${missing.join(', ')}` }
        : await check(inputs, results as StepResults).then(
            (found) => {
              Object.assign(results, found);
              return { name, result: 'passed', detail: '' } as const;
            },
            (error: Error) => ({ name, result: 'failed', detail: error.message }) as const,
          );
    inputs.report(outcome);
    outcomes.push(outcome);
  }
  return outcomes;
}

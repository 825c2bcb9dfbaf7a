import type { Checked } from './step.ts';
import { steps } from './steps.ts';
import type { World } from './world.ts';

interface Outcome {
  readonly name: string;
  readonly result: 'passed' | 'failed' | 'not checked';
  readonly detail: string;
}

/** Tries a deployment as a new owner and a visitor would. A failed step does not stop those that need nothing of it. */
export async function smoke(world: World): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = [];
  const made: Partial<Checked> = {};
  for (const { name, needs, check } of steps) {
    const missing = needs.filter((each) => !(each in made) && !(each in world));
    const outcome: Outcome =
      missing.length > 0
        ? { name, result: 'not checked', detail: `needs ${missing.join(', ')}` }
        : await check(world, made as Checked).then(
            (found) => {
              Object.assign(made, found);
              return { name, result: 'passed', detail: '' } as const;
            },
            (error: Error) => ({ name, result: 'failed', detail: error.message }) as const,
          );
    world.say(outcome);
    outcomes.push(outcome);
  }
  return outcomes;
}

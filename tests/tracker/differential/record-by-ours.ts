import type { RecordedEvent } from '../../../lambdas/contract/tracker.ts';
import { Cost } from '../../../web/tracker/cost.ts';
import { Documents } from '../../../web/tracker/documents.ts';
import { Lifetime } from '../../../web/tracker/lifetime.ts';
import { pageRecorder } from '../../../web/tracker/page/index.ts';

/** `stop` answers how many errors of its own the recorder met. */
export function recordByOurs(emit: (event: RecordedEvent) => void): { stop(): number } {
  const life = new Lifetime();
  const documents = new Documents(life);
  const end = pageRecorder.start({ life, cost: new Cost(), documents, emit, onStorm: () => {} });
  return {
    stop() {
      end();
      life.end();
      return life.errors;
    },
  };
}

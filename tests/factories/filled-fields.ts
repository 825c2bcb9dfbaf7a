import type { TrackerEvents } from '../../lambdas/contract/tracker.ts';
import type { RecordingBuilder } from './recording.ts';
import { signals } from './signals.ts';

/** The last field lost focus at 10 s, after 1 s of input. */
export const LAST = 10_000;

export function fill(
  visit: RecordingBuilder,
  at: number,
  selector: string,
  more: Partial<TrackerEvents['rv:field']> = {},
): RecordingBuilder {
  return visit.emit(at, 'rv:field', {
    field: { role: 'textbox', label: selector.slice(1), selector },
    ...{ form: '#order', search: false, has_submit: true },
    ...{ hesitation_ms: 0, input_ms: 1_000, refills: 0, invalid: 0 },
    ...more,
  });
}
export const isAbandoned = (visit: RecordingBuilder) =>
  signals(visit.until(60_000), 'form-abandonment').length === 1;

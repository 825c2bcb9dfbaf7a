import type { RecordedEvent } from '../tracker.ts';

/** Replaces typed text of any length, because no recording holds the text. */
export const TYPED_MASK = '••••••';

const INCREMENTAL = 3;
const INPUT = 5;

/** A change of a field as a replay shows it: a field that was typed in is not shown as empty. */
export function withTypedMask(event: RecordedEvent): RecordedEvent {
  const data = event.data as { source?: unknown; text?: unknown } | null | undefined;
  if (event.type !== INCREMENTAL || data?.source !== INPUT || data.text !== '') return event;
  return { ...event, data: { ...data, text: TYPED_MASK } };
}

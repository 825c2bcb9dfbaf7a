import { EventType, IncrementalSource } from '../rrweb.ts';
import type { RecordedEvent } from '../tracker.ts';

/** Shown instead of typed text of any length, because recordings do not contain it. */
export const TYPED_MASK = '••••••';

/** Replaces the empty text of an input event, so that replay does not show a filled-in field as empty. */
export function withTypedMask(event: RecordedEvent): RecordedEvent {
  const data = event.data as { source?: unknown; text?: unknown } | null | undefined;
  if (
    event.type !== EventType.IncrementalSnapshot ||
    data?.source !== IncrementalSource.Input ||
    data.text !== ''
  )
    return event;
  return { ...event, data: { ...data, text: TYPED_MASK } };
}

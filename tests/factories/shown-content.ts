import type { RecordingBuilder } from './recording.ts';
import { digestOfVisit } from './signals.ts';

let nextId = 0;
/** Adds one paragraph per text in a single mutation. */
export function show(
  visit: RecordingBuilder,
  ms: number,
  texts: number,
  isPicture = false,
  textContent = 'Tulips',
): RecordingBuilder {
  const adds = Array.from({ length: texts }, () => {
    nextId += 2;
    const text = { id: 1_001 + nextId, type: 3, textContent };
    const element = isPicture
      ? { tagName: 'img', childNodes: [] }
      : { tagName: 'p', childNodes: [text] };
    const node = { id: 1_000 + nextId, type: 2, attributes: {}, ...element };
    return { parentId: 4, nextId: null, node };
  });
  return visit.change(ms, { adds });
}
/** A response, to a request sent 0.1 s after the page was opened. */
export const respond = (visit: RecordingBuilder, ms: number, sentAt = 10_100) =>
  visit.emit(ms, 'rv:reaction', { kind: 'request', ago_ms: ms - sentAt });

/** A link to the page of the visit. */
export const LINK = { role: 'link', tag: 'a', selector: '#flowers', label: 'Flowers' };
export const waitOf = (visit: RecordingBuilder): number | undefined =>
  digestOfVisit(visit.until(40_000)).pages.find(({ page }) => page === '/flowers')?.vitals.content;

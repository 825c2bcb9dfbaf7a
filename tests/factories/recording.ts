import type {
  Batch,
  ElementDescriptor,
  RecordedEvent,
  TrackerEvents,
} from '../../lambdas/contract/tracker.ts';
import type { SessionContext } from '../../lambdas/recordings/analysis/digest.ts';

/** The start of every built recording. */
export const START = Date.parse('2026-03-02T09:00:00Z');
const DESKTOP =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36';

export const sessionFacts: SessionContext = {
  sessionId: 'session-1',
  startedAt: new Date(START).toISOString(),
  visitor: 'visitor-1',
  userAgent: DESKTOP,
  country: 'DE',
  referrer: '',
  host: 'shop.example',
};

export const payButton: ElementDescriptor = {
  role: 'button',
  label: 'Pay now',
  selector: '#pay',
  tag: 'button',
  box: [100, 200, 120, 40],
  looks_interactive: true,
  editable: false,
};

/** Builds the events of a visit as the tracker sends them; times are milliseconds after its start. */
export class RecordingBuilder {
  readonly events: RecordedEvent[] = [];

  at(ms: number, type: number, data: unknown): this {
    this.events.push({ type, timestamp: START + ms, data });
    return this;
  }

  emit<Tag extends keyof TrackerEvents>(ms: number, tag: Tag, payload: TrackerEvents[Tag]): this {
    return this.at(ms, 5, { tag, payload });
  }

  page(
    ms: number,
    page: string,
    kind: TrackerEvents['rv:page']['kind'] = 'load',
    page_height = 2_000,
    referrer = '',
  ): this {
    const viewport = [1_000, 800] as const;
    if (kind === 'load' || kind === 'reload' || kind === 'back-forward') {
      const [width, height] = viewport;
      this.at(ms, 4, { href: `https://shop.example${page}`, width, height });
      this.at(ms, 2, { node: documentOf(20), initialOffset: { left: 0, top: 0 } });
    }
    return this.emit(ms, 'rv:page', {
      page,
      title: 'A page',
      kind,
      referrer,
      viewport,
      page_height,
    });
  }

  click(
    ms: number,
    target: Partial<ElementDescriptor> = {},
    more: Partial<TrackerEvents['rv:click']> = {},
  ): this {
    const element = { ...payButton, ...target };
    const [left, top, width, height] = element.box;
    return this.emit(ms, 'rv:click', {
      id: 7,
      x: left + width / 2,
      y: top + height / 2,
      target: element,
      modified: false,
      pointer: 'mouse',
      ...more,
    });
  }

  /** The page's tree changes, as rrweb records it. */
  change(
    ms: number,
    changes: Partial<Record<'texts' | 'attributes' | 'removes' | 'adds', unknown>>,
  ): this {
    const none = { texts: [], attributes: [], removes: [], adds: [] };
    return this.at(ms, 3, { source: 0, ...none, ...changes });
  }

  /** Attributes of an element change. */
  set(ms: number, id: number, attributes: object): this {
    return this.change(ms, { attributes: [{ id, attributes }] });
  }

  /** The page changes visibly. */
  mutate(ms: number, id = 9, className = 'open'): this {
    return this.set(ms, id, { class: className });
  }

  /** A text changes: a clock, a counter. */
  write(ms: number, id = 11, value = 'text'): this {
    return this.change(ms, { texts: [{ id, value }] });
  }

  scroll(ms: number, y: number, id = 1): this {
    return this.at(ms, 3, { source: 3, id, x: 0, y });
  }

  /** Removes everything on the page. */
  clear(ms: number): this {
    return this.change(ms, { removes: [{ parentId: 4, id: 5 }] });
  }

  /** Extends the recording to this time with a mouse move. */
  until(ms: number): this {
    return this.at(ms, 3, { source: 1, positions: [{ x: 1, y: 1, id: 1, timeOffset: 0 }] });
  }

  /** Splits the events into batches of these sizes. */
  batches(...sizes: readonly number[]): Batch[] {
    const batches: Batch[] = [];
    for (let start = 0; start < this.events.length; ) {
      const size = sizes[batches.length] ?? 100;
      const events = this.events.slice(start, start + size);
      const sent_at = (events.at(-1)?.timestamp ?? START) + 1;
      batches.push({ seq: batches.length, sent_at, events });
      start += size;
    }
    return batches;
  }
}

export const recording = (): RecordingBuilder => new RecordingBuilder();

/** A document whose body has this many paragraphs. The document has id 1. */
export function documentOf(paragraphs: number) {
  const element = (id: number, tagName: string, childNodes: unknown[]) => ({
    id,
    type: 2,
    tagName,
    attributes: {},
    childNodes,
  });
  const text = Array.from({ length: paragraphs }, (_, index) =>
    element(20 + index * 2, 'p', [{ id: 21 + index * 2, type: 3, textContent: `Line ${index}` }]),
  );
  const root = element(5, 'div', text);
  return {
    id: 1,
    type: 0,
    childNodes: [element(2, 'html', [element(3, 'head', []), element(4, 'body', [root])])],
  };
}

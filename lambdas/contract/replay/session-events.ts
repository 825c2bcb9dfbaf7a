import { EventType } from '../rrweb.ts';
import type { RecordedEvent, TrackerEvents } from '../tracker.ts';

export const sessionEventKinds = ['click', 'type', 'submit', 'error', 'logged', 'request'] as const;

/**
 * One line of a session's event list; a `logged` error was caught by the page's scripts. Milliseconds from the recording's
 * first event.
 */
export interface SessionEvent {
  readonly kind: (typeof sessionEventKinds)[number];
  readonly at_ms: number;
  /** The element's label, an error's message or a request's path; never what was typed. */
  readonly label: string;
  /** Clicks on one element with short pauses are one line. */
  readonly count: number;
  /** An error's file and line, or a failed request's status and duration. */
  readonly detail: string;
}

/** More than anyone reads; the rest of a very busy session is dropped. */
const MAX_EVENTS = 3_000;
const MAX_TEXT = 300;
/** Clicks on one element with shorter pauses belong together. */
const CLICK_PAUSE_MS = 1_500;

type Payload = Partial<
  TrackerEvents['rv:click'] &
    TrackerEvents['rv:field'] &
    TrackerEvents['rv:submit'] &
    TrackerEvents['rv:error'] &
    TrackerEvents['rv:request']
>;

/** Collects a session's event list from its events in order, batch by batch or part by part. */
export class SessionEventList {
  readonly events: SessionEvent[] = [];
  #epoch: number | undefined;
  #lastClickAt = Number.NEGATIVE_INFINITY;
  #latest = 0;

  /** `epoch` is the time of the recording's first event; defaults to the first event added. */
  constructor(epoch?: number) {
    this.#epoch = epoch;
  }

  add(recorded: readonly RecordedEvent[]): this {
    for (const { type, timestamp, data } of recorded) {
      this.#epoch ??= timestamp;
      // Timestamps never decrease, as in the parts: a clock that jumps back does not reorder events.
      this.#latest = Math.max(this.#latest, timestamp);
      if (type !== EventType.Custom || this.events.length >= MAX_EVENTS) continue;
      const { tag, payload } = (data ?? {}) as { tag?: string; payload?: Payload };
      this.#addCustom(tag, payload ?? {}, this.#latest - this.#epoch);
    }
    return this;
  }

  #addCustom(tag: string | undefined, payload: Payload, atMs: number): void {
    if (tag === 'rv:click') this.#addClick(text(payload.target?.label), atMs);
    else if (tag === 'rv:field' && payload.typed) {
      // The event is sent when the field loses focus.
      const startedMs = Math.max(0, atMs - (Number(payload.input_ms) || 0));
      this.#push('type', startedMs, text(payload.field?.label));
    } else if (tag === 'rv:submit') this.#push('submit', atMs, text(payload.label));
    else if (tag === 'rv:error') {
      const position = payload.file ? `${text(payload.file)}:${Number(payload.line) || 0}` : '';
      const kind = payload.kind === 'logged' ? 'logged' : 'error';
      this.#push(kind, atMs, text(payload.message), position);
    } else if (tag === 'rv:request') {
      const startedMs = Math.max(0, atMs - (Number(payload.duration_ms) || 0));
      const status = Number(payload.status) || 'no response';
      const detail = `${status} · ${Math.round(Number(payload.duration_ms) || 0)} ms`;
      this.#push('request', startedMs, text(payload.path), detail);
    }
  }

  #addClick(label: string, atMs: number): void {
    const last = this.events.at(-1);
    const isSeries =
      last?.kind === 'click' && last.label === label && atMs - this.#lastClickAt < CLICK_PAUSE_MS;
    this.#lastClickAt = atMs;
    if (isSeries) this.events[this.events.length - 1] = { ...last, count: last.count + 1 };
    else this.#push('click', atMs, label);
  }

  #push(kind: SessionEvent['kind'], at_ms: number, label: string, detail = ''): void {
    this.events.push({ kind, at_ms, label, count: 1, detail });
  }
}

const text = (value: unknown) => (typeof value === 'string' ? value.slice(0, MAX_TEXT) : '');

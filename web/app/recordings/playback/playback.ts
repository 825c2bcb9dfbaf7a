import {
  type SessionEvent,
  SessionEventList,
} from '../../../../lambdas/contract/replay/session-events.ts';
import { EventType } from '../../../../lambdas/contract/rrweb.ts';
import type { RecordedEvent } from '../../../../lambdas/contract/tracker.ts';
import { type Idle, idleIn } from '../player/inactivity.ts';
import { pageAt } from './page-at.ts';
import { type LoadedRange, PartCache } from './part-cache.ts';
import type { Loaded } from './part-events.ts';
import { nextPartToPrefetch, type PartRange, rangeFor, type Span } from './part-range.ts';
import { PreparedPage } from './prepared-page.ts';
import type { Screen } from './screen.ts';

export interface Source {
  readonly parts: readonly Span[];
  load(index: number): Promise<Loaded>;
}

export interface PlaybackState {
  readonly status: 'loading' | 'paused' | 'playing' | 'ended' | 'empty' | 'broken';
  /** Milliseconds from the recording's first event. */
  readonly atMs: number;
  readonly totalMs: number;
  readonly speed: number;
  readonly skips: boolean;
  /** As far as the recording has been loaded. */
  readonly idle: readonly Idle[];
  readonly events: readonly SessionEvent[];
  /** The recorded viewport in CSS pixels. */
  readonly size: { readonly width: number; readonly height: number } | undefined;
}

export type PlaybackSettings = Pick<PlaybackState, 'speed' | 'skips'>;

const TICK_MS = 100;

/** Lets the browser handle input and paint; continues at once if it has no scheduler. */
const newTask = (): Promise<void> =>
  'scheduler' in window && 'yield' in window.scheduler
    ? window.scheduler.yield()
    : Promise.resolve();

/**
 * Plays a recording part by part. Loads only the range around the current position, the next part while the last loaded one
 * plays, and another range after a seek.
 */
export class Playback {
  #source: Source;
  #parts: PartCache;
  #state: PlaybackState;
  #listeners = new Set<() => void>();
  #root: HTMLElement | undefined;
  #screen: Screen | undefined;
  #last = -1;
  /** Instant of the recording's first event. */
  #epoch = 0;
  #wantsPlay = false;
  /** Counts seeks; loads and failures of an earlier seek are discarded. */
  #seekId = 0;
  /** The part that was prefetched last. */
  #prefetched = -1;
  #idle = new Map<number, readonly Idle[]>();
  #events = new Map<number, readonly SessionEvent[]>();
  #timer: ReturnType<typeof setInterval> | undefined;
  #prepared = new PreparedPage();

  constructor(
    source: Source,
    startMs: number,
    totalMs: number,
    settings: PlaybackSettings = { speed: 1, skips: true },
  ) {
    this.#source = source;
    this.#parts = new PartCache(source.parts.length, (index) => source.load(index));
    const end = Math.max(totalMs, ...source.parts.map(({ to_ms }) => to_ms ?? 0));
    this.#state = {
      status: 'loading',
      atMs: Math.max(0, end > 0 ? Math.min(startMs, end) : startMs),
      totalMs: end,
      ...settings,
      idle: [],
      events: [],
      size: undefined,
    };
  }

  getState = (): PlaybackState => this.#state;
  onChange = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Shows the playback in an element. Returns a function that unmounts it. */
  mount(root: HTMLElement): () => void {
    this.#root = root;
    this.#timer = setInterval(() => this.#tick(), TICK_MS);
    this.seek(this.#state.atMs);
    return () => {
      this.#seekId += 1;
      this.#prepared.drop();
      clearInterval(this.#timer);
      this.#screen?.close();
      this.#screen = undefined;
      this.#root = undefined;
    };
  }

  toggle(): void {
    if (this.#wantsPlay && this.#state.status !== 'broken') this.pause();
    else this.play();
  }

  /** Continues from the current position; restarts after the end. */
  play(): void {
    const { status, atMs, totalMs } = this.#state;
    if (this.#wantsPlay && status !== 'broken') return;
    this.#wantsPlay = true;
    this.seek(status === 'ended' || (totalMs > 0 && atMs >= totalMs) ? 0 : atMs);
  }

  pause(): void {
    this.#wantsPlay = false;
    if (this.#state.status !== 'playing') return;
    this.#screen?.pause();
    this.#setState({ status: 'paused', atMs: this.#playedMs() });
  }

  /** Keeps playing or stays paused, as before. */
  seek(ms: number): void {
    const atMs = this.#clamp(ms);
    this.#seekId += 1;
    this.#prefetched = -1;
    this.#setState({ atMs });
    const seekId = this.#seekId;
    this.#show(atMs, seekId).catch((failure: unknown) => this.#fail(failure, seekId));
  }

  step(ms: number): void {
    const to = this.#state.atMs + ms;
    this.seek(to);
    this.prefetch(to + ms); // keys are often pressed repeatedly
  }

  /** Loads what a seek to this position needs and prepares its page while the browser is idle. */
  prefetch(ms: number): void {
    const { parts } = this.#source;
    if (parts.length === 0) return;
    const atMs = this.#clamp(ms);
    const range = rangeFor(parts, atMs);
    this.#prepared.expect({
      atMs,
      load: () => this.#parts.range(range),
      fold: ({ events }) => pageAt(events, this.#epochOf(range, events) + atMs),
    });
  }

  #clamp(ms: number): number {
    const { totalMs } = this.#state;
    return Math.max(0, totalMs > 0 ? Math.min(ms, totalMs) : ms);
  }

  setSpeed(speed: number): void {
    this.#setState({ speed });
    this.#screen?.set(this.#state);
  }

  setSkips(skips: boolean): void {
    this.#setState({ skips });
    this.#screen?.set(this.#state);
  }

  async #show(atMs: number, seekId: number): Promise<void> {
    const { parts } = this.#source;
    if (parts.length === 0) return this.#setState({ status: 'empty' });
    const range = rangeFor(parts, atMs);
    if (!this.#parts.has(range)) this.#pauseToLoad();
    const code = import('./screen.ts'); // most of the player's code
    const [{ Screen }, { events, last }] = await Promise.all([code, this.#range(range, atMs)]);
    if (seekId !== this.#seekId || !this.#root) return;
    if (!events.some(({ type }) => type === EventType.FullSnapshot))
      return this.#setState({ status: 'empty' });
    this.#epoch = this.#epochOf(range, events);
    this.#last = last;
    const page = this.#prepared.take(atMs, last) ?? pageAt(events, this.#epoch + atMs);
    if (!this.#screen) {
      await newTask();
      if (seekId !== this.#seekId || !this.#root) return;
    }
    const { speed, skips } = this.#state;
    const isPlaying = this.#wantsPlay;
    this.#screen ??= new Screen(this.#root, {
      onSize: (size) => this.#setState({ size }),
      onFinish: () => this.#finish(),
      onDrift: () => this.#rebuild(),
    });
    this.#screen.show(page, { speed, skips, isPlaying });
    this.#setState({ status: isPlaying ? 'playing' : 'paused' });
    await newTask(); // lists are rendered after the page is painted
    if (this.#root && !this.#idle.has(range.first)) this.#summarize(range.first, events);
  }

  /** Also loads the next part if the range has no events after the position. */
  async #range(range: PartRange, atMs: number): Promise<LoadedRange> {
    const loaded = await this.#parts.range(range);
    const end = (loaded.events.at(-1)?.timestamp ?? 0) - this.#epochOf(range, loaded.events);
    const needsNext = this.#wantsPlay && end <= atMs && loaded.last + 1 < this.#source.parts.length;
    return needsNext ? this.#parts.range({ ...range, last: loaded.last + 1 }) : loaded;
  }

  #epochOf({ first }: PartRange, events: readonly RecordedEvent[]): number {
    return (events[0]?.timestamp ?? 0) - (this.#source.parts[first]?.from_ms ?? 0);
  }

  /** A summary of the loaded events: actions, idle spans, minimum length. */
  #summarize(index: number, events: readonly RecordedEvent[]): void {
    this.#idle.set(index, idleIn(events, this.#epoch));
    this.#events.set(index, new SessionEventList(this.#epoch).add(events).events);
    const end = (events.at(-1)?.timestamp ?? this.#epoch) - this.#epoch;
    this.#setState({
      idle: [...this.#idle.values()].flat(),
      events: [...this.#events.values()].flat(),
      totalMs: Math.max(this.#state.totalMs, end),
    });
  }

  #tick(): void {
    if (this.#state.status !== 'playing') return;
    this.#setState({ atMs: this.#playedMs() });
    const ahead = nextPartToPrefetch(this.#source.parts, this.#last, this.#state.atMs);
    if (ahead === undefined || ahead === this.#prefetched) return;
    this.#prefetched = ahead;
    // Loaded parts keep playing; at their end the next part is fetched again.
    this.#append(ahead).catch(reportError);
  }

  #playedMs(): number {
    return Math.min((this.#screen?.currentTime ?? 0) - this.#epoch, this.#state.totalMs);
  }

  async #append(index: number): Promise<void> {
    const seekId = this.#seekId;
    const { events, synthetic } = await this.#parts.load(index);
    if (seekId !== this.#seekId || index !== this.#last + 1) return;
    const fresh = events.slice(synthetic);
    this.#screen?.append(fresh);
    this.#last = index;
    this.#summarize(index, fresh);
  }

  /** Called when the replayer has shown all its events; the next part may still be loading. */
  #finish(): void {
    if (this.#state.status !== 'playing') return;
    if (this.#screen?.hasMore) {
      this.seek(this.#playedMs()); // it finished the events it had before
      return;
    }
    const next = this.#last + 1;
    if (next >= this.#source.parts.length) {
      this.#wantsPlay = false;
      this.#setState({ status: 'ended', atMs: this.#state.totalMs });
      return;
    }
    const seekId = this.#seekId;
    this.#pauseToLoad();
    this.#parts
      .load(next)
      .then(
        () =>
          seekId === this.#seekId &&
          this.seek(this.#source.parts[next]?.from_ms ?? this.#state.atMs),
      )
      .catch((failure: unknown) => this.#fail(failure, seekId));
  }

  /** Rebuilds in a microtask, because the replayer may still be applying events. */
  #rebuild(): void {
    const seekId = this.#seekId;
    queueMicrotask(() => seekId === this.#seekId && this.seek(this.#playedMs()));
  }

  #pauseToLoad(): void {
    this.#screen?.pause();
    this.#setState({ status: 'loading' });
  }

  #fail(failure: unknown, seekId: number): void {
    if (seekId !== this.#seekId) return;
    reportError(failure);
    this.#setState({ status: 'broken' });
    this.#screen?.pause(); // last, because it may have caused the failure
  }

  #setState(changed: Partial<PlaybackState>): void {
    this.#state = { ...this.#state, ...changed };
    for (const listener of this.#listeners) listener();
  }
}

import { FULL_SNAPSHOT } from '../../../../lambdas/contract/replay/page-mirror.ts';
import {
  type SessionEvent,
  SessionEventList,
} from '../../../../lambdas/contract/replay/session-events.ts';
import type { RecordedEvent } from '../../../../lambdas/contract/tracker.ts';
import { type Idle, idleIn } from '../player/inactivity.ts';
import { pageAt } from './page-at.ts';
import { PartCache, type Shown } from './part-cache.ts';
import type { Loaded } from './part-events.ts';
import { type PartRange, partAhead, rangeFor, type Span } from './part-range.ts';
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

/** Input and painting come in between; where the browser has no scheduler, the task continues. */
const newTask = (): Promise<void> =>
  'scheduler' in window && 'yield' in window.scheduler
    ? window.scheduler.yield()
    : Promise.resolve();

/**
 * Plays a recording part by part: only the range around the present moment is loaded, the next part fetched while the
 * last one plays, and another range after a seek.
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
  /** Counts the moments gone to: what was loaded for an earlier one is no longer wanted. */
  #turn = 0;
  /** The part requested ahead last. */
  #ahead = -1;
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

  now = (): PlaybackState => this.#state;
  onChange = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Shows the moment in an element; returns what takes it out again. */
  mount(root: HTMLElement): () => void {
    this.#root = root;
    this.#timer = setInterval(() => this.#tick(), TICK_MS);
    this.seek(this.#state.atMs);
    return () => {
      this.#turn += 1;
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
    this.#say({ status: 'paused', atMs: this.#played() });
  }

  /** Keeps playing or stays paused, as before. */
  seek(ms: number): void {
    const atMs = this.#within(ms);
    this.#turn += 1;
    this.#ahead = -1;
    this.#say({ atMs });
    this.#show(atMs, this.#turn).catch((failure: unknown) => this.#fail(failure));
  }

  step(ms: number): void {
    const to = this.#state.atMs + ms;
    this.seek(to);
    this.prefetch(to + ms); // keys are often pressed again
  }

  /** Loads what a seek to this moment needs, and folds it while the browser is idle, so that the seek only shows it. */
  prefetch(ms: number): void {
    const { parts } = this.#source;
    if (parts.length === 0) return;
    const atMs = this.#within(ms);
    const wanted = rangeFor(parts, atMs);
    this.#prepared.expect({
      atMs,
      load: () => this.#parts.range(wanted),
      fold: ({ events }) => pageAt(events, this.#epochOf(wanted, events) + atMs),
    });
  }

  #within(ms: number): number {
    const { totalMs } = this.#state;
    return Math.max(0, totalMs > 0 ? Math.min(ms, totalMs) : ms);
  }

  setSpeed(speed: number): void {
    this.#say({ speed });
    this.#screen?.set(this.#state);
  }

  setSkips(skips: boolean): void {
    this.#say({ skips });
    this.#screen?.set(this.#state);
  }

  async #show(atMs: number, turn: number): Promise<void> {
    const { parts } = this.#source;
    if (parts.length === 0) return this.#say({ status: 'empty' });
    const wanted = rangeFor(parts, atMs);
    if (!this.#parts.holds(wanted)) this.#wait();
    const code = import('./screen.ts'); // the heavy part of the player
    const [{ Screen }, { events, last }] = await Promise.all([code, this.#range(wanted, atMs)]);
    if (turn !== this.#turn || !this.#root) return;
    if (!events.some(({ type }) => type === FULL_SNAPSHOT)) return this.#say({ status: 'empty' });
    this.#epoch = this.#epochOf(wanted, events);
    this.#last = last;
    const page = this.#prepared.take(atMs, last) ?? pageAt(events, this.#epoch + atMs);
    if (!this.#screen) {
      await newTask();
      if (turn !== this.#turn || !this.#root) return;
    }
    const { speed, skips } = this.#state;
    const isPlaying = this.#wantsPlay;
    this.#screen ??= new Screen(this.#root, {
      onSize: (size) => this.#say({ size }),
      onFinish: () => this.#finish(),
      onDrift: () => this.#rebuild(),
    });
    this.#screen.show(page, { speed, skips, isPlaying });
    this.#say({ status: isPlaying ? 'playing' : 'paused' });
    await newTask(); // lists are rendered after the page is painted
    if (this.#root && !this.#idle.has(wanted.first)) this.#learn(wanted.first, events);
  }

  /** Where nothing more happens in a part, the next one is needed at once to play on. */
  async #range(wanted: PartRange, atMs: number): Promise<Shown> {
    const found = await this.#parts.range(wanted);
    const end = (found.events.at(-1)?.timestamp ?? 0) - this.#epochOf(wanted, found.events);
    const playsOn = this.#wantsPlay && end <= atMs && found.last + 1 < this.#source.parts.length;
    return playsOn ? this.#parts.range({ ...wanted, last: found.last + 1 }) : found;
  }

  #epochOf({ first }: PartRange, events: readonly RecordedEvent[]): number {
    return (events[0]?.timestamp ?? 0) - (this.#source.parts[first]?.from_ms ?? 0);
  }

  /** A summary of the loaded events: actions, idle spans, minimum length. */
  #learn(index: number, events: readonly RecordedEvent[]): void {
    this.#idle.set(index, idleIn(events, this.#epoch));
    this.#events.set(index, new SessionEventList(this.#epoch).add(events).events);
    const end = (events.at(-1)?.timestamp ?? this.#epoch) - this.#epoch;
    this.#say({
      idle: [...this.#idle.values()].flat(),
      events: [...this.#events.values()].flat(),
      totalMs: Math.max(this.#state.totalMs, end),
    });
  }

  #tick(): void {
    if (this.#state.status !== 'playing') return;
    this.#say({ atMs: this.#played() });
    const ahead = partAhead(this.#source.parts, this.#last, this.#state.atMs);
    if (ahead === undefined || ahead === this.#ahead) return;
    this.#ahead = ahead;
    // What is loaded still plays; when its end is reached the part is fetched again.
    this.#append(ahead).catch(reportError);
  }

  #played(): number {
    return Math.min((this.#screen?.now ?? 0) - this.#epoch, this.#state.totalMs);
  }

  async #append(index: number): Promise<void> {
    const turn = this.#turn;
    const { events, synthetic } = await this.#parts.load(index);
    if (turn !== this.#turn || index !== this.#last + 1) return;
    const fresh = events.slice(synthetic);
    this.#screen?.append(fresh);
    this.#last = index;
    this.#learn(index, fresh);
  }

  /** The replayer has shown all it was given: the next part may still be on its way. */
  #finish(): void {
    if (this.#state.status !== 'playing') return;
    if (this.#screen?.hasMore) {
      this.seek(this.#played()); // it meant what it was given before
      return;
    }
    const next = this.#last + 1;
    if (next >= this.#source.parts.length) {
      this.#wantsPlay = false;
      this.#say({ status: 'ended', atMs: this.#state.totalMs });
      return;
    }
    const turn = this.#turn;
    this.#wait();
    this.#parts
      .load(next)
      .then(
        () =>
          turn === this.#turn && this.seek(this.#source.parts[next]?.from_ms ?? this.#state.atMs),
      )
      .catch((failure: unknown) => this.#fail(failure));
  }

  /** After the events that the replayer shows in one go: a screen is not rebuilt while the next one is applied. */
  #rebuild(): void {
    const turn = this.#turn;
    queueMicrotask(() => turn === this.#turn && this.seek(this.#played()));
  }

  #wait(): void {
    this.#screen?.pause();
    this.#say({ status: 'loading' });
  }

  #fail(failure: unknown): void {
    reportError(failure);
    this.#say({ status: 'broken' });
    this.#screen?.pause(); // last, for it may be what failed
  }

  #say(changed: Partial<PlaybackState>): void {
    this.#state = { ...this.#state, ...changed };
    for (const listener of this.#listeners) listener();
  }
}

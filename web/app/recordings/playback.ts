import type { Replayer } from '@rrweb/replay';
import { recordings } from '../../../lambdas/contract/copy/recordings.ts';
import type { RecordedEvent } from '../../../lambdas/contract/tracker.ts';
import { harmless } from './harmless.ts';
import { IDLE_MS, type Idle, idleIn } from './inactivity.ts';
import type { Loaded } from './part-events.ts';
import { type Press, pressesIn } from './presses.ts';
import { isSealed } from './seal.ts';
import { partAhead, type Span, stretchFor } from './stretch.ts';

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
  readonly presses: readonly Press[];
  /** The recorded viewport in CSS pixels. */
  readonly size: { readonly width: number; readonly height: number } | undefined;
}

type ReplayEvent = ConstructorParameters<typeof Replayer>[0][number];
const asReplayed = (events: readonly RecordedEvent[]) => events as unknown as ReplayEvent[];

const TICK_MS = 100;

/**
 * Plays a recording part by part: one replayer for the stretch around the present moment, the next part fetched while
 * the last one plays, a new stretch when somebody goes elsewhere.
 */
export class Playback {
  #source: Source;
  #state: PlaybackState;
  #listeners = new Set<() => void>();
  #root: HTMLElement | undefined;
  #replayer: Replayer | undefined;
  #first = 0;
  #last = -1;
  /** Instant of the recording's first event. */
  #epoch = 0;
  #stretchBegan = 0;
  #wantsPlay = false;
  /** Counts the moments gone to: what was loaded for an earlier one is no longer wanted. */
  #turn = 0;
  #isFetchingAhead = false;
  #loads = new Map<number, Promise<Loaded>>();
  #idle = new Map<number, readonly Idle[]>();
  #presses = new Map<number, readonly Press[]>();
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(source: Source, startMs: number, totalMs: number) {
    this.#source = source;
    const end = Math.max(totalMs, ...source.parts.map(({ to_ms }) => to_ms ?? 0));
    this.#state = {
      status: 'loading',
      atMs: Math.max(0, end > 0 ? Math.min(startMs, end) : startMs),
      totalMs: end,
      speed: 1,
      skips: true,
      idle: [],
      presses: [],
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
      clearInterval(this.#timer);
      this.#drop();
      this.#root = undefined;
    };
  }

  toggle(): void {
    if (this.#wantsPlay) this.pause();
    else this.play();
  }

  /** From where it stands; what has ended begins anew. */
  play(): void {
    if (this.#wantsPlay) return;
    this.#wantsPlay = true;
    this.seek(this.#state.status === 'ended' ? 0 : this.#state.atMs);
  }

  pause(): void {
    this.#wantsPlay = false;
    this.#replayer?.pause();
    if (this.#state.status === 'playing') this.#say({ status: 'paused' });
  }

  /** Goes on playing, or stays still, as before. */
  seek(ms: number): void {
    const { totalMs } = this.#state;
    const atMs = Math.max(0, totalMs > 0 ? Math.min(ms, totalMs) : ms);
    this.#turn += 1;
    this.#say({ atMs });
    this.#show(atMs, this.#turn).catch((failure: unknown) => this.#fail(failure));
  }

  step(ms: number): void {
    this.seek(this.#state.atMs + ms);
  }

  setSpeed(speed: number): void {
    this.#replayer?.setConfig({ speed });
    this.#say({ speed });
  }

  setSkips(skips: boolean): void {
    this.#replayer?.setConfig({ skipInactive: skips });
    this.#say({ skips });
  }

  async #show(atMs: number, turn: number): Promise<void> {
    const { parts } = this.#source;
    if (parts.length === 0) return this.#say({ status: 'empty' });
    const wanted = stretchFor(parts, atMs);
    const isHere = this.#replayer && wanted.first === this.#first && wanted.last <= this.#last;
    if (!isHere) {
      this.#say({ status: 'loading' });
      const { Replayer } = await import('@rrweb/replay');
      const loaded = await this.#events(wanted.first, wanted.last);
      if (turn !== this.#turn || !this.#root) return;
      if (loaded.events.length < 2) return this.#say({ status: 'empty' });
      this.#build(Replayer, wanted.first, loaded);
    }
    const offset = atMs + this.#epoch - this.#stretchBegan;
    if (this.#wantsPlay) this.#replayer?.play(offset);
    else this.#replayer?.pause(offset);
    this.#say({ status: this.#wantsPlay ? 'playing' : 'paused' });
  }

  /** A full picture that the server made is only needed where the stretch begins. */
  async #events(first: number, upTo: number): Promise<{ events: RecordedEvent[]; last: number }> {
    const indices = Array.from({ length: upTo - first + 1 }, (_, index) => first + index);
    const loaded = await Promise.all(indices.map((index) => this.#load(index)));
    const events = loaded.flatMap((part, index) =>
      index === 0 ? part.events : part.events.slice(part.synthetic),
    );
    const isTooShort = events.length < 2 && upTo + 1 < this.#source.parts.length;
    return isTooShort ? this.#events(first, upTo + 1) : { events, last: upTo };
  }

  #load(index: number): Promise<Loaded> {
    const known = this.#loads.get(index);
    if (known) return known;
    const load = this.#source
      .load(index)
      .then((loaded) => ({ ...loaded, events: harmless(loaded.events) }));
    this.#loads.set(index, load);
    load.catch(() => this.#loads.delete(index)); // whoever waits for it is told; the next one asks again
    return load;
  }

  #build(
    Player: typeof Replayer,
    first: number,
    { events, last }: { events: RecordedEvent[]; last: number },
  ): void {
    this.#drop();
    const replayer = new Player(asReplayed(events), {
      root: this.#root as HTMLElement,
      speed: this.#state.speed,
      skipInactive: this.#state.skips,
      inactivePeriodThreshold: IDLE_MS,
      showWarning: false,
      triggerFocus: false,
      mouseTail: false,
      UNSAFE_replayCanvas: false,
    });
    if (!isSealed(replayer.iframe)) {
      replayer.destroy();
      throw new Error('The frame of a recording has to be sandboxed');
    }
    replayer.iframe.title = recordings.player.frame;
    replayer.on('resize', (size) => this.#say({ size: size as PlaybackState['size'] }));
    replayer.on('finish', () => this.#finish());
    this.#replayer = replayer;
    this.#first = first;
    this.#last = last;
    this.#stretchBegan = events[0]?.timestamp ?? 0;
    this.#epoch = this.#stretchBegan - (this.#source.parts[first]?.from_ms ?? 0);
    this.#learn(first, events);
  }

  #drop(): void {
    this.#replayer?.destroy();
    this.#replayer = undefined;
    this.#last = -1;
  }

  /** What the loaded events tell about the whole: what was done, where nothing was, how long it is at least. */
  #learn(index: number, events: readonly RecordedEvent[]): void {
    this.#idle.set(index, idleIn(events, this.#epoch));
    this.#presses.set(index, pressesIn(events, this.#epoch));
    const end = (events.at(-1)?.timestamp ?? this.#epoch) - this.#epoch;
    this.#say({
      idle: [...this.#idle.values()].flat(),
      presses: [...this.#presses.values()].flat(),
      totalMs: Math.max(this.#state.totalMs, end),
    });
  }

  #tick(): void {
    const replayer = this.#replayer;
    if (!replayer) return;
    if (this.#state.status === 'playing') {
      const atMs = replayer.getCurrentTime() + this.#stretchBegan - this.#epoch;
      this.#say({ atMs: Math.min(atMs, this.#state.totalMs) });
    }
    const ahead = partAhead(this.#source.parts, this.#last, this.#state.atMs);
    if (ahead !== undefined && !this.#isFetchingAhead) {
      this.#append(ahead).catch((failure: unknown) => this.#fail(failure));
    }
  }

  async #append(index: number): Promise<void> {
    this.#isFetchingAhead = true;
    const replayer = this.#replayer;
    try {
      const { events, synthetic } = await this.#load(index);
      if (replayer !== this.#replayer || index !== this.#last + 1) return;
      const fresh = events.slice(synthetic);
      for (const event of asReplayed(fresh)) replayer?.addEvent(event);
      this.#last = index;
      this.#learn(index, fresh);
    } finally {
      this.#isFetchingAhead = false;
    }
  }

  /** The replayer has shown all it was given: the next part may still be on its way. */
  #finish(): void {
    const next = this.#last + 1;
    if (next >= this.#source.parts.length) {
      this.#wantsPlay = false;
      this.#say({ status: 'ended', atMs: this.#state.totalMs });
      return;
    }
    const turn = this.#turn;
    this.#say({ status: 'loading' });
    this.#load(next)
      .then(
        () =>
          turn === this.#turn && this.seek(this.#source.parts[next]?.from_ms ?? this.#state.atMs),
      )
      .catch((failure: unknown) => this.#fail(failure));
  }

  #fail(failure: unknown): void {
    reportError(failure);
    this.#wantsPlay = false;
    this.#say({ status: 'broken' });
    this.#replayer?.pause(); // last, for it may be what failed
  }

  #say(changed: Partial<PlaybackState>): void {
    this.#state = { ...this.#state, ...changed };
    for (const listener of this.#listeners) listener();
  }
}

import { Replayer } from '@rrweb/replay';
import { recordingPlayer } from '../../../../lambdas/contract/copy/recording-player.ts';
import { INCREMENTAL, type PageMirror } from '../../../../lambdas/contract/replay/page-mirror.ts';
import type { RecordedEvent } from '../../../../lambdas/contract/tracker.ts';
import { IDLE_MS } from '../player/inactivity.ts';
import { isBuilt } from './built.ts';
import { differenceBetween } from './difference.ts';
import type { PageAt } from './page-at.ts';
import { sandboxFrame } from './sandbox-frame.ts';

type ReplayEvent = ConstructorParameters<typeof Replayer>[0][number] & object;
const asReplayed = (events: readonly RecordedEvent[]) => events as unknown as ReplayEvent[];

export interface Settings {
  readonly isPlaying: boolean;
  readonly speed: number;
  readonly skips: boolean;
}
interface Listener {
  readonly onSize: (size: { width: number; height: number }) => void;
  /** Everything it was given has been shown. */
  readonly onFinish: () => void;
  /** The frame no longer shows what was recorded: the present moment has to be rebuilt. */
  readonly onDrift: () => void;
}

const CUSTOM = 5;
/** The replayer's class on the page's root while it does not play. */
const PAUSED = 'rrweb-paused';
/** What is applied at once gets a time just before. */
const JUST_BEFORE_MS = 1;

/**
 * The recorded page in its sealed frame. A moment is never reached by replaying what led to it: the events are folded
 * into the page as it was then, and a page that is already shown gets only the difference. So a far jump costs what has
 * changed, and the frame stays.
 */
export class Screen {
  readonly #root: HTMLElement;
  readonly #listener: Listener;
  #replayer: Replayer | undefined;
  #shown: PageMirror | undefined;
  /** Instant of the moment gone to last. */
  #at = 0;
  /** Instant from which the replayer counts. */
  #base = 0;
  /** The frame held the model's nodes when the page was built; some pages never do, such as those with frames. */
  #isComparable = false;
  /** The replayer could not apply something since the last event it showed. */
  #hasWarned = false;

  constructor(root: HTMLElement, listener: Listener) {
    this.#root = root;
    this.#listener = listener;
  }

  /** The instant that is shown. */
  get now(): number {
    return this.#base + (this.#replayer?.getCurrentTime() ?? 0);
  }

  /** Whether something of what it was given is still to come. */
  get hasMore(): boolean {
    const { events = [] } = this.#replayer?.service.state.context ?? {};
    return (events.at(-1)?.timestamp ?? 0) > this.now;
  }

  /** Shows a page of the recording, and plays on from there if asked to. */
  show(page: PageAt, settings: Settings): void {
    const { mirror, inOrder, following } = page;
    this.#at = page.at;
    const changes = this.#changesTo(mirror);
    // A page without a snapshot of the mirror is played from its last recorded snapshot.
    const isMirrored = changes.length > 0;
    const given = isMirrored ? [...changes, ...following] : inOrder;
    this.#base = given[0]?.timestamp ?? this.#at;
    // Styles that scripts wrote stay with a document: it is only used again where there were none.
    const isSameFrame = isMirrored && this.#shown?.replayed.length === 0;
    if (isSameFrame) this.#exchange(given, settings);
    else this.#open(given, settings);
    this.#shown = mirror;
    const offset = this.#at - this.#base;
    if (settings.isPlaying) this.#replayer?.play(offset);
    else this.#pauseAt(offset);
    if (!isSameFrame) this.#isComparable = this.#isInStep;
    else if (this.#hasDrifted) {
      this.#shown = undefined; // a difference would build on a wrong page: build it whole
      this.show(page, settings);
    }
  }

  /**
   * Shows an offset without playing on. The replayer's own `pause` takes its class of a paused page away and adds it again,
   * after which the browser recomputes the style of each element.
   */
  #pauseAt(offset: number): void {
    const { service } = this.#replayer ?? {};
    if (!service?.state.matches('paused') || !this.#isMarkedPaused) {
      this.#replayer?.pause(offset);
      return;
    }
    service.send({ type: 'PLAY', payload: { timeOffset: offset } });
    service.send({ type: 'PAUSE' });
    if (!this.#isMarkedPaused) this.#replayer?.pause(); // the page changed its own classes
  }

  get #isMarkedPaused(): boolean {
    const root = this.#replayer?.iframe.contentDocument?.documentElement;
    return root?.classList.contains(PAUSED) ?? false;
  }

  get #hasDrifted(): boolean {
    return this.#isComparable && !this.#isInStep;
  }

  /** Whether the frame holds the nodes of the model, each in its parent. */
  get #isInStep(): boolean {
    const nodes = this.#replayer?.getMirror();
    return !nodes || !this.#shown?.tree || isBuilt(this.#shown.tree, nodes);
  }

  /** What leads to this state: the difference to what is shown, or a full snapshot. */
  #changesTo(mirror: PageMirror): RecordedEvent[] {
    const timestamp = this.#at - JUST_BEFORE_MS;
    const changes = this.#shown && differenceBetween(this.#shown, mirror);
    if (!changes) return mirror.picture(timestamp);
    return changes.map((data) => ({ type: INCREMENTAL, timestamp, data }));
  }

  append(events: readonly RecordedEvent[]): void {
    for (const event of asReplayed(events)) this.#replayer?.addEvent(event);
  }

  pause(): void {
    this.#replayer?.pause();
  }

  set({ speed, skips }: Omit<Settings, 'isPlaying'>): void {
    this.#replayer?.setConfig({ speed, skipInactive: skips });
  }

  close(): void {
    this.#replayer?.destroy();
    this.#replayer = undefined;
    this.#shown = undefined;
  }

  #open(events: readonly RecordedEvent[], { speed, skips }: Settings): void {
    this.close();
    const replayer = new Replayer(asReplayed(events), {
      root: this.#root,
      speed,
      skipInactive: skips,
      inactivePeriodThreshold: IDLE_MS,
      showWarning: true,
      logger: { log() {}, warn: () => (this.#hasWarned = true) },
      triggerFocus: false,
      mouseTail: false,
      useVirtualDom: false,
      UNSAFE_replayCanvas: false,
    });
    if (!sandboxFrame(replayer.iframe)) {
      replayer.destroy();
      throw new Error('The frame of a recording has to be sandboxed');
    }
    replayer.iframe.title = recordingPlayer.frame;
    replayer.iframe.tabIndex = -1; // the keyboard steers the player, not a page of yesterday
    replayer.on('resize', (size) =>
      this.#listener.onSize(size as { width: number; height: number }),
    );
    replayer.on('finish', () => this.#listener.onFinish());
    replayer.on('event-cast', (event) => this.#follow(event as RecordedEvent));
    this.#replayer = replayer;
  }

  /** The replayer has no word for other events in the same frame: its list is exchanged, and it forgets where it was. */
  #exchange(events: readonly RecordedEvent[], { skips }: Settings): void {
    const replayer = this.#replayer as Replayer;
    replayer.setConfig({ skipInactive: false }); // it may be skipping towards an event that is gone
    replayer.setConfig({ skipInactive: skips });
    const { context } = replayer.service.state;
    context.events.length = 0;
    for (const event of asReplayed(events)) context.events.push(event);
    const [here] = asReplayed([{ type: CUSTOM, timestamp: this.#at, data: {} }]);
    if (here) replayer.service.send({ type: 'CAST_EVENT', payload: { event: here } });
  }

  /** What is played changes the page as well. */
  #follow(event: RecordedEvent): void {
    if (event.timestamp <= this.#at) return;
    this.#shown?.apply(event);
    if (!this.#hasWarned) return;
    this.#hasWarned = false;
    if (!this.#hasDrifted) return; // the model skipped the event as well
    this.#shown = undefined;
    this.#listener.onDrift();
  }
}

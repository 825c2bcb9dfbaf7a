import { Replayer } from '@rrweb/replay';
import { recordingPlayer } from '../../../../lambdas/contract/copy/recording-player.ts';
import type { PageMirror } from '../../../../lambdas/contract/replay/page-mirror.ts';
import { EventType } from '../../../../lambdas/contract/rrweb.ts';
import type { RecordedEvent } from '../../../../lambdas/contract/tracker.ts';
import { IDLE_MS } from '../player/inactivity.ts';
import { differenceBetween } from './difference.ts';
import { matchesTree } from './matches-tree.ts';
import type { PageAt } from './page-at.ts';
import { sandboxFrame, sizeCanvases } from './sandbox-frame.ts';

type ReplayEvent = ConstructorParameters<typeof Replayer>[0][number] & object;
const asReplayed = (events: readonly RecordedEvent[]) => events as unknown as ReplayEvent[];

export interface Settings {
  readonly isPlaying: boolean;
  readonly speed: number;
  readonly skips: boolean;
}
interface Listener {
  readonly onSize: (size: { width: number; height: number }) => void;
  /** Called when all events have been shown. */
  readonly onFinish: () => void;
  /** Called when the frame differs from the recording and has to be rebuilt. */
  readonly onDrift: () => void;
}

/**
 * In the owner's high contrast, shows the page as the visitor saw it. The replayer adds this before the page's styles, which
 * override it: the system's colors replace even the browser's own, of text, links and fields.
 */
const VISITOR_COLORS =
  '@media (forced-colors: active) {' +
  ':root { forced-color-adjust: none }' +
  ':where(:root) { color: black }' +
  ':where(a[href]) { color: #00e }' +
  ':where(button, input, select, textarea) { color: black; background: white; border-color: gray }' +
  '}';

/** The class that the replayer sets on the root element while it is paused. */
const PAUSED = 'rrweb-paused';
/** Changes that are applied at once get a timestamp this long before the current one. */
const JUST_BEFORE_MS = 1;

/**
 * The recorded page in its sandboxed frame. A seek does not replay earlier events: they are folded into the state of the
 * page at that time, and a page that is already shown gets only the difference. So a seek costs only what has changed, and
 * the frame stays.
 */
export class Screen {
  readonly #root: HTMLElement;
  readonly #listener: Listener;
  #replayer: Replayer | undefined;
  #shown: PageMirror | undefined;
  /** The instant of the last seek. */
  #at = 0;
  /** The instant at which the replayer's time is 0. */
  #base = 0;
  /** Whether the frame matched the model after the page was built; pages with frames, for example, never match. */
  #isComparable = false;
  /** Whether the replayer failed to apply a change since the last event. */
  #hasWarned = false;

  constructor(root: HTMLElement, listener: Listener) {
    this.#root = root;
    this.#listener = listener;
  }

  /** The instant that is currently shown. */
  get currentTime(): number {
    return this.#base + (this.#replayer?.getCurrentTime() ?? 0);
  }

  /** Whether some events have not been shown yet. */
  get hasMore(): boolean {
    const { events = [] } = this.#replayer?.service.state.context ?? {};
    return (events.at(-1)?.timestamp ?? 0) > this.currentTime;
  }

  /** Shows a page of the recording, and plays from there if `settings.isPlaying`. */
  show(page: PageAt, settings: Settings): void {
    const { mirror, inOrder, following } = page;
    this.#at = page.at;
    const changes = this.#changesTo(mirror);
    // If the mirror has no snapshot, the page is played from its last recorded snapshot.
    const isMirrored = changes.length > 0;
    const events = isMirrored ? [...changes, ...following] : inOrder;
    this.#base = events[0]?.timestamp ?? this.#at;
    // Styles written by scripts stay in the document, so the frame is reused only if there were none.
    const isSameFrame = isMirrored && this.#shown?.replayed.length === 0;
    if (isSameFrame) this.#replaceEvents(events, settings);
    else this.#open(events, settings);
    this.#shown = mirror;
    const offset = this.#at - this.#base;
    if (settings.isPlaying) this.#replayer?.play(offset);
    else this.#pauseAt(offset);
    sizeCanvases(this.#replayer?.iframe.contentDocument);
    if (!isSameFrame) this.#isComparable = this.#matchesModel;
    else if (this.#hasDrifted) {
      this.#shown = undefined; // a difference would build on a wrong page, so rebuild it
      this.show(page, settings);
    }
  }

  /**
   * Shows an offset without playing. The replayer's `pause` removes and adds its class of a paused page, which makes the
   * browser recompute the style of every element.
   */
  #pauseAt(offset: number): void {
    const { service } = this.#replayer ?? {};
    if (!service?.state.matches('paused') || !this.#isMarkedPaused) {
      this.#replayer?.pause(offset);
      return;
    }
    service.send({ type: 'PLAY', payload: { timeOffset: offset } });
    service.send({ type: 'PAUSE' });
    if (!this.#isMarkedPaused) this.#replayer?.pause(); // the page changed the classes of its root
  }

  get #isMarkedPaused(): boolean {
    const root = this.#replayer?.iframe.contentDocument?.documentElement;
    return root?.classList.contains(PAUSED) ?? false;
  }

  get #hasDrifted(): boolean {
    return this.#isComparable && !this.#matchesModel;
  }

  /** Whether the frame contains exactly the nodes of the model, each in its parent. */
  get #matchesModel(): boolean {
    const nodes = this.#replayer?.getMirror();
    return !nodes || !this.#shown?.tree || matchesTree(this.#shown.tree, nodes);
  }

  /** The events that lead to this state: the difference to the shown page, or a full snapshot. */
  #changesTo(mirror: PageMirror): RecordedEvent[] {
    const timestamp = this.#at - JUST_BEFORE_MS;
    const changes = this.#shown && differenceBetween(this.#shown, mirror);
    if (!changes) return mirror.snapshot(timestamp);
    return changes.map((data) => ({ type: EventType.IncrementalSnapshot, timestamp, data }));
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
      insertStyleRules: [VISITOR_COLORS],
      UNSAFE_replayCanvas: false,
    });
    if (!sandboxFrame(replayer.iframe)) {
      replayer.destroy();
      throw new Error('The frame of a recording must be sandboxed');
    }
    replayer.iframe.title = recordingPlayer.frame;
    replayer.iframe.tabIndex = -1; // the keyboard controls the player, not the recorded page
    replayer.on('resize', (size) =>
      this.#listener.onSize(size as { width: number; height: number }),
    );
    replayer.on('finish', () => this.#listener.onFinish());
    replayer.on('event-cast', (event) => {
      sizeCanvases(replayer.iframe.contentDocument);
      this.#follow(event as RecordedEvent);
    });
    this.#replayer = replayer;
  }

  /** Replaces the replayer's event list and position, because it has no API for other events in the same frame. */
  #replaceEvents(events: readonly RecordedEvent[], { skips }: Settings): void {
    const replayer = this.#replayer as Replayer;
    replayer.setConfig({ skipInactive: false }); // it may be skipping to a removed event
    replayer.setConfig({ skipInactive: skips });
    const { context } = replayer.service.state;
    context.events.length = 0;
    for (const event of asReplayed(events)) context.events.push(event);
    const [marker] = asReplayed([{ type: EventType.Custom, timestamp: this.#at, data: {} }]);
    if (marker) replayer.service.send({ type: 'CAST_EVENT', payload: { event: marker } });
  }

  /** Applies played events to the model, too. */
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

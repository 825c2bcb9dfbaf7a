/**
 * Starts and pauses the recording of the page's DOM. Each start writes a new snapshot. Recording pauses during storms of
 * changes, and switches to events only (no DOM) if the page is too large or changes too much.
 */
import { Op } from '../../lambdas/contract/wire/format.ts';
import type { EncodedEvent } from '../../lambdas/contract/wire/writer.ts';
import type { Cost } from './cost.ts';
import type { Documents } from './documents.ts';
import type { EmitCustomEvent } from './emit-custom.ts';
import { currentPage } from './evidence/pages.ts';
import type { Lifetime } from './lifetime.ts';
import {
  CALM_MS,
  CHANGES_CHARACTERS,
  CHANGES_MS,
  SNAPSHOT_ELEMENTS,
  SNAPSHOT_MS,
  STORMS_ALLOWED,
} from './limits.ts';
import { WireSink } from './page/wire-sink.ts';
import type { PageRecorder, RecordingOptions } from './recording-options.ts';

export interface RecordingControlOptions {
  readonly life: Lifetime;
  readonly cost: Cost;
  readonly documents: Documents;
  emit(event: EncodedEvent): void;
  readonly emitCustom: EmitCustomEvent;
  readonly recorder: PageRecorder;
  readonly onChanges: RecordingOptions['onChanges'];
}

export class RecordingControl {
  #stopRecording: (() => void) | undefined;
  #cancelCalm: (() => void) | undefined;
  #isEventsOnly = false;
  #storms = 0;
  #windowStart = 0;
  #weight = 0;
  readonly #options: RecordingControlOptions;

  constructor(options: RecordingControlOptions) {
    this.#options = options;
    options.life.onEnd(() => this.pause());
  }

  get isRecording(): boolean {
    return (
      this.#stopRecording !== undefined || this.#isEventsOnly || this.#cancelCalm !== undefined
    );
  }

  /** Starts or restarts with a Meta event and a full snapshot. */
  start(): void {
    this.pause();
    if (this.#isEventsOnly) {
      this.#emitEmptyPage();
      return;
    }
    if (document.getElementsByTagName('*').length > SNAPSHOT_ELEMENTS) {
      this.#switchToEventsOnly();
      return;
    }
    const { life, cost, documents, recorder, onChanges } = this.#options;
    this.#weight = 0;
    this.#stopRecording = recorder.start({
      life,
      cost,
      documents,
      emit: (event) => this.#emit(event),
      onChanges,
      onStorm: () => this.#onStorm(),
      onSnapshot: (ms) => {
        if (ms > SNAPSHOT_MS)
          life.after(0, () => this.#stopRecording && this.#switchToEventsOnly());
      },
    });
  }

  pause(): void {
    this.#cancelCalm?.();
    this.#cancelCalm = undefined;
    const stop = this.#stopRecording;
    this.#stopRecording = undefined;
    stop?.();
  }

  #emit(event: EncodedEvent): void {
    this.#options.emit(event);
    if (event.tokens[0] !== Op.Mutation) return;
    if (event.at - this.#windowStart > CHANGES_MS) {
      this.#windowStart = event.at;
      this.#weight = 0;
    }
    this.#weight += event.textWeight;
    if (this.#weight > CHANGES_CHARACTERS) this.#onStorm();
  }

  /** Pauses for CALM_MS and then takes a new snapshot. */
  #onStorm(): void {
    this.pause();
    if (++this.#storms >= STORMS_ALLOWED) this.#switchToEventsOnly();
    else {
      this.#cancelCalm = this.#options.life.after(CALM_MS, () => {
        this.#cancelCalm = undefined;
        this.start();
      });
    }
  }

  #switchToEventsOnly(): void {
    const hadSnapshot = this.#stopRecording !== undefined || this.#storms > 0;
    this.pause();
    this.#isEventsOnly = true;
    if (!hadSnapshot) this.#emitEmptyPage();
    this.#options.emitCustom('rv:mode', {});
  }

  /** Writes an empty snapshot, so that a replay can show events at their positions. */
  #emitEmptyPage(): void {
    const sink = new WireSink(this.#options.emit);
    const document = 1;
    const html = 2;
    const head = 3;
    const body = 4;
    sink.meta(location.origin + currentPage(), innerWidth, innerHeight);
    sink.page(scrollX, scrollY);
    sink.document(document, 'CSS1Compat');
    sink.element(html, 0, 0, 'html');
    sink.attributesEnd();
    sink.element(head, 0, 0, 'head');
    sink.attributesEnd();
    sink.close();
    sink.element(body, 0, 0, 'body');
    sink.attributesEnd();
    sink.close();
    sink.close();
    sink.close();
    sink.pageEnd();
  }
}

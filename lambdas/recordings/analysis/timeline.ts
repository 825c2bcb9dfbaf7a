import type { ElementFingerprint, Gap, WireframeBox } from '../../contract/digest.ts';
import type { ElementDescriptor, TrackerEvents } from '../../contract/tracker.ts';
import type { Numbers, Rows } from './rows.ts';

/** Where something stands: the instant, and the place in the recording that decides between equals. */
export interface Placed {
  /** Milliseconds from the first event. */
  readonly at: number;
  readonly order: number;
}

export interface PageMoment extends Placed {
  readonly page: string;
  /** As told, with its allowed parameters. */
  readonly address: string;
  readonly kind: TrackerEvents['rv:page']['kind'];
  readonly referrer: string;
  readonly viewport: readonly [width: number, height: number];
  readonly height: number;
}

export interface ClickMoment extends Placed {
  readonly x: number;
  readonly y: number;
  readonly element: ElementFingerprint;
  /** The very element, within this recording: unlike the fingerprint it tells the rows of a list apart. */
  readonly identity: string;
  readonly tag: string;
  readonly box: ElementDescriptor['box'];
  readonly looksInteractive: boolean;
  readonly editable: boolean;
  readonly link?: ElementDescriptor['link'];
  readonly noRage: boolean;
  /** A stepper, a pager or a carousel's arrow: made to be pressed again and again. */
  readonly isRepeatable: boolean;
  /** What it does is to be seen nowhere, or is done already. */
  readonly hasNothingToShow: boolean;
  readonly modified: boolean;
  readonly pointer: TrackerEvents['rv:click']['pointer'];
}

export interface FieldMoment extends Placed {
  readonly field: ElementFingerprint;
  readonly form: string;
  readonly search: boolean;
  readonly hesitationMs: number;
  readonly inputMs: number;
  readonly refills: number;
  readonly invalid: number;
}

interface ErrorMoment extends Placed {
  readonly kind: 'error' | 'rejection';
  /** The fingerprint: message shape and first own frame. */
  readonly shape: string;
  readonly crossOrigin: boolean;
}

export interface RequestMoment extends Placed {
  readonly durationMs: number;
  readonly path: string;
  /** 0: no answer came. */
  readonly status: number;
}

/** One recording in order of time, read once and kept small: what the detectors look at. */
export interface Timeline {
  /** From the first event to the last one. */
  readonly durationMs: number;
  /** Until when the page was watched: the last event, or the moment the last batch was sent. */
  readonly watchedMs: number;
  readonly events: number;
  readonly pages: readonly PageMoment[];
  readonly clicks: readonly ClickMoment[];
  readonly fields: readonly FieldMoment[];
  readonly submits: readonly (Placed & { readonly form: string; readonly label: string })[];
  readonly errors: readonly ErrorMoment[];
  readonly requests: readonly RequestMoment[];
  readonly vitals: readonly (Placed & TrackerEvents['rv:vital'])[];
  readonly visibility: readonly (Placed & TrackerEvents['rv:visibility'])[];
  /** `at` is when it began. */
  readonly reactions: readonly (Placed & Pick<TrackerEvents['rv:reaction'], 'kind'>)[];
  readonly wireframes: readonly (Placed & { readonly boxes: readonly WireframeBox[] })[];
  /** at, order, id of the only text that changed or 0, start and length in `structure`, nodes added. */
  readonly mutations: Rows;
  /** at, order, 1 for a field: changes that show without changing the tree (styles, canvas, fields, media). */
  readonly changes: Rows;
  /** at, order, id of what was scrolled, y. */
  readonly scrolls: Rows;
  /** The press before a click. */
  readonly presses: Rows;
  /** at, order: some element got the focus. */
  readonly focuses: Rows;
  /** at, order, turns, distance of the pointer's way since the last such row. */
  readonly moves: Rows;
  /** at, order, start and length in `structure`, id of the document. */
  readonly snapshots: Rows;
  /** Ids of nodes and of their parents, as `structure.ts` writes and reads them. */
  readonly structure: Numbers;
  readonly viewports: Rows;
  readonly hasTouched: boolean;
  readonly cost?: { readonly scriptMs: number; readonly bytes: number };
  readonly gaps: readonly Gap[];
}

/** What happened on the page where something stands. */
export const pageAt = (timeline: Pick<Timeline, 'pages'>, at: number): PageMoment | undefined =>
  lastUntil(timeline.pages, at) ?? timeline.pages[0];

/** The last of the moments at or before an instant. */
export function lastUntil<T extends Placed>(moments: readonly T[], at: number): T | undefined {
  let low = 0;
  let high = moments.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((moments[middle]?.at ?? 0) <= at) low = middle + 1;
    else high = middle;
  }
  return moments[low - 1];
}

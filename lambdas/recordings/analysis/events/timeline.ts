import type { Gap } from '../../../contract/digest.ts';
import type { WireframeBox } from '../../../contract/signal.ts';
import type { TrackerEvents } from '../../../contract/tracker.ts';
import type { ClickMoment, ClickTarget, KeyMoment } from '../clicks/click-moment.ts';
import { countWhile } from './binary-search.ts';
import { type EventTime, isAfter } from './event-time.ts';
import type { FieldMoment } from './field-moment.ts';
import type { Numbers, NumbersWithTexts } from './numbers.ts';
import type { Rows } from './rows.ts';

export type { ClickMoment, ClickTarget, EventTime, FieldMoment, KeyMoment };

export interface PageMoment extends EventTime {
  readonly page: string;
  /** As recorded, with its allowed parameters. */
  readonly address: string;
  readonly kind: TrackerEvents['rv:page']['kind'];
  readonly referrer: string;
  readonly viewport: readonly [width: number, height: number];
  readonly height: number;
}

export interface SubmitMoment extends EventTime {
  readonly form: string;
  readonly label: string;
}

interface ErrorMoment extends EventTime {
  readonly kind: TrackerEvents['rv:error']['kind'];
  /** The normalized message and the script file. */
  readonly fingerprint: string;
  /** It matters only if the page or a click has failed as well. */
  readonly uncertain: boolean;
}

export interface RequestMoment extends EventTime {
  readonly durationMs: number;
  readonly path: string;
  /** The address has parameters, which `path` leaves out. */
  readonly hasQuery: boolean;
  readonly status: number; // 0: no response
  /** Sent to another website: not this site's fault, but it may be why a control did nothing. */
  readonly isThirdParty: boolean;
  /** A script requested data, unlike files that the page embeds. */
  readonly isCall: boolean;
  /** A picture whose address is a folder, because its record has no picture. */
  readonly isUnnamedPicture: boolean;
  /** Data of a page, which frameworks also fetch in advance. */
  readonly isPageData: boolean;
  /** A script that a link fetched in advance: for this page (`preload`), or for the next one (`prefetch`). */
  readonly isEarlyScript: boolean;
  readonly isErrorPage: boolean;
}

/** One recording in order of time, in compact form: the input of the detectors. Times are relative to the first event. */
export interface Timeline {
  /** From the first event to the last one. */
  readonly durationMs: number;
  /** How long the page was certainly open: until the last event, or until the last batch was sent. */
  readonly watchedMs: number;
  readonly events: number;
  readonly pages: readonly PageMoment[];
  /** The heights of pages that were reported before they were parsed. */
  readonly heights: readonly (EventTime & { readonly height: number })[];
  readonly clicks: readonly ClickMoment[];
  readonly fields: readonly FieldMoment[];
  readonly submits: readonly SubmitMoment[];
  readonly errors: readonly ErrorMoment[];
  /** Errors that the page's scripts caught and logged to the console: not a problem by themselves. */
  readonly logged: readonly ErrorMoment[];
  readonly requests: readonly RequestMoment[];
  /** Requests that failed at `at` and that the page then repeated successfully. */
  readonly retried: readonly (EventTime & { readonly path: string; readonly status: number })[];
  readonly vitals: readonly (EventTime & TrackerEvents['rv:vital'])[];
  readonly visibility: readonly (EventTime & TrackerEvents['rv:visibility'])[];
  /** `at` is when the reaction started. */
  readonly reactions: readonly (EventTime &
    Pick<TrackerEvents['rv:reaction'], 'kind'> & {
      readonly saves: boolean;
      /** From its start until it was reported: for a request, when its response arrived. */
      readonly durationMs: number;
    })[];
  readonly forms: readonly (EventTime & TrackerEvents['rv:form'])[];
  readonly keys: readonly KeyMoment[];
  /** `at` is the time of a click after which the page was still busy seven seconds later. */
  readonly busy: readonly EventTime[];
  /** `at` is the time of a click that changed only things outside the visible area. */
  readonly unseen: readonly EventTime[];
  /** When the tracker stopped recording changes until the next load, because the page was too heavy. */
  readonly eventsOnly: readonly EventTime[];
  readonly wireframes: readonly (EventTime & { readonly boxes: readonly WireframeBox[] })[];
  /** Changes of the tree, of attributes and of texts, which `page/mutations.ts` reads. Columns: `columns.ts`. */
  readonly mutations: Rows;
  /** What each mutation changed, as `property-table.ts` writes and `page/changed-properties.ts` reads it. */
  readonly changedProperties: Numbers;
  /**
   * When the ARIA attribute marked fields as invalid, also in mutations whose other changes are too many to store: a component
   * changes its frame, icon and message at the same time. Classes are here only for those mutations.
   */
  readonly validity: Rows;
  /** Visible changes that do not change the tree (styles, canvas, fields, media). */
  readonly changes: Rows;
  /** The style sheets of components. */
  readonly sheets: Rows;
  readonly scrolls: Rows;
  /** Mouse or touch presses. */
  readonly presses: Rows;
  /** When an element got the focus, and when one lost it. */
  readonly focuses: Rows;
  readonly blurs: Rows;
  readonly moves: Rows;
  readonly snapshots: Rows;
  /** Ids of nodes and of their parents, as `page/structure.ts` writes and reads them. */
  readonly structure: NumbersWithTexts;
  readonly viewports: Rows;
  readonly hasTouchEvents: boolean;
  readonly cost?: { readonly scriptMs: number; readonly bytes: number };
  readonly gaps: readonly Gap[];
}

/** The page that was open at this time; the first page if none was open yet. */
export const pageAt = (
  timeline: Pick<Timeline, 'pages'>,
  at: number | EventTime,
): PageMoment | undefined => lastUntil(timeline.pages, at) ?? timeline.pages[0];

const LOADS: ReadonlySet<PageMoment['kind']> = new Set(['load', 'reload', 'back-forward']);
/** Whether the page was loaded, instead of changed by its script or restored by the browser. */
export const isLoad = ({ kind }: PageMoment): boolean => LOADS.has(kind);

/** The page of this time as the browser loaded or restored it, whatever its script changed since. */
export const documentAt = ({ pages }: Pick<Timeline, 'pages'>, at: number) =>
  pages.findLast((each) => each.at <= at && (isLoad(each) || each.kind === 'restored'));

/** The same, unless the browser restored it with running scripts. */
export function loadedPageAt(timeline: Timeline, at: number): PageMoment | undefined {
  const page = documentAt(timeline, at);
  return page?.kind === 'restored' ? undefined : page;
}

/** The last moment at or before this time. A number includes every event of its millisecond. */
export function lastUntil<T extends EventTime>(
  moments: readonly T[],
  until: number | EventTime,
): T | undefined {
  const end = typeof until === 'number' ? { at: until, order: Number.POSITIVE_INFINITY } : until;
  const isUntil = (index: number) => !isAfter(moments[index] as T, end);
  return moments[countWhile(moments.length, isUntil) - 1];
}

import type { SignalKind } from './signal.ts';

/**
 * The thresholds of all signals (docs/report-rules.md §1). The app shows them next to every signal, so that owners can
 * check a count. Increase the version with any change, because a digest stores the version it was made with.
 */
export const SIGNAL_RULES_VERSION = 25;

export const signalRules = {
  rage: {
    /** Clicks on one element, or within the radius, from which it counts. */
    clicks: 3,
    /** The longest pause between two clicks. */
    pauseMs: 1_000,
    radiusPx: 30,
    /** `strong`: this many clicks in this time without any response. */
    strongClicks: 5,
    strongWithinMs: 7_000,
  },
  dead: {
    /** No response for this long: dead. */
    afterMs: 7_000,
    /** A response later than this: slow. */
    slowMs: 2_500,
    /** A page that a link or a form opened arrives at most this long after the click. */
    loadMs: 30_000,
    scrollMs: 300,
    selectionMs: 100,
    /** A change of visibility or focus up to this long before or after the click is a response. */
    focusMs: 1_000,
    /** A request this soon after a click was sent by it. */
    requestMs: 1_000,
    /** A press starts at most this long before its click: menus open on the press, and a drag ends with a click. */
    pressMs: 10_000,
    /** If a busy indicator stays: changes this soon after the click only showed it … */
    busyMs: 1_500,
    /** … unless they added more nodes than this. */
    busyNodes: 10,
    /** An element that changed this often … */
    restlessChanges: 4,
    /** … within this time before the click is animated: its changes are no response to the click. */
    restlessMs: 3_000,
    /** A visual change of the clicked control that is undone this soon (a ripple) is no response. */
    feedbackMs: 1_000,
    /** Empty nodes that are added to the clicked control and removed this soon are a slow ripple: Ant Design's lasts 2.3 s. */
    rippleMs: 3_000,
    /** A visitor who left or clicked again this long after a click saw that nothing happened. */
    leftMs: 800,
  },
  /** Clicks that miss a target of less than 24 px count from this many within the wait of a dead click. */
  missed: { clicks: 2 },
  keyboard: {
    /** Escape in a dialog counts from this many presses. */
    escapes: 2,
    /** A dialog closes this soon after Escape. */
    escapeMs: 2_000,
    /** Clicks on one control are one signal while their pauses are at most this long. */
    pauseMs: 7_000,
  },
  errorClick: { withinMs: 2_000 },
  /** A rejected request that the page explains is no problem. */
  rejection: {
    /** With these, a server rejects what a person entered or is not allowed to do. */
    statuses: [400, 401, 402, 403, 409, 413, 415, 422, 423, 429] as readonly number[],
    /** A text this soon after the response explains it; changes are recorded up to a second late. */
    explainedMs: 1_500,
  },
  quickBack: {
    /** The visitor stayed shorter than this on the page in between. */
    stayMs: 5_000,
    /** A navigation this soon after a click was made by the visitor. */
    causeMs: 2_000,
    /**
     * How long the visitor was away on a page that was not recorded, from the click until the first page was back. The
     * least time is long enough for the recorder to start there, so the page would have been recorded if it had the
     * script.
     */
    away: { leastMs: 2_500, mostMs: 10_000 },
    /** A page that is left this soon after the last letter in a field was left by Enter. */
    enterMs: 1_000,
  },
  excessiveScroll: {
    reversals: 4,
    withinMs: 10_000,
    /** The least distance between two reversals, as a share of the viewport's height. */
    viewportShare: 0.5,
    /** From this many nodes added while scrolling, the page is a list that loads more. */
    loadingNodes: 20,
    /** A scroll that starts this soon after a submit is the page's, such as to its first error. */
    submitMs: 3_000,
  },
  formAbandonment: {
    fields: 2,
    /** A single field counts from this much time in it. */
    oneFieldMs: 3_000,
    /** A field whose value was saved this soon after input has autosave. */
    savedMs: 2_000,
  },
  whiteScreen: {
    /** Share of the page's nodes that vanish … */
    removedShare: 0.7,
    /** … this soon after an error or failed request … */
    withinMs: 2_000,
    /** … and are not back after this. */
    rebuiltMs: 2_000,
    /** Smaller pages have too few nodes for a share. */
    minNodes: 10,
    /** A page that showed nothing from when it was opened until its visitor went back … */
    emptyMs: 3_000,
    /** … or until the visit ended. */
    emptyAtEndMs: 5_000,
  },
  /**
   * "Poor" according to Google's Core Web Vitals: LCP and INP in milliseconds, CLS without a unit. Content that LCP
   * does not see has the same limit as LCP.
   */
  slowPage: { LCP: 4_000, content: 4_000, INP: 500, CLS: 0.25 },
  /** How long a page kept its visitor waiting for content. */
  contentWait: {
    /** So many texts and pictures that a script adds fill a screen: what comes later may be below it. */
    screenful: 15,
    /** Every further so many characters of a long text count as another text. */
    textLength: 100,
    /** A loaded page that shows fewer, such as its menu and its footer, still lacks its content. */
    frame: 30,
    /** Later content does not belong to opening the page. */
    openingMs: 15_000,
  },
  thrashedCursor: {
    turns: 8,
    withinMs: 2_000,
    /** Only corroborates another signal this close in time. */
    nearMs: 5_000,
  },
  /** A failed request this close to a navigation was aborted by it. */
  abortedMs: 1_000,
  /** An error this soon after a request without a response follows from it; early requests are reported this late. */
  networkError: { causedMs: 100, reportedMs: 10_000 },
  /** The clip around a signal. */
  clip: { minMs: 8_000, maxMs: 20_000, beforeMs: 5_000, afterMs: 5_000 },
} as const;

/** Weights of the frustration score, for ordering only (docs/report-rules.md §1). */
export const frustrationWeights: Readonly<Record<SignalKind, number>> = {
  'white-screen': 8,
  'javascript-error': 5,
  'rage-click': 4,
  'error-click': 4,
  'form-abandonment': 3,
  'quick-back': 2,
  'dead-click': 2,
  'keyboard-barrier': 2,
  'excessive-scroll': 0,
  'failed-request': 0,
  'slow-page': 0,
  'thrashed-cursor': 0,
};

/** The limits of a digest, so that it stays one small item. */
export const digestLimits = {
  bytes: 20_000,
  labelCharacters: 40,
  wireframeBoxes: 40,
  signals: 60,
  quietClicks: 5,
  pages: 60,
  clickSpots: 120,
} as const;

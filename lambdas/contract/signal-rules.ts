import type { SignalKind } from './signal.ts';

/**
 * What counts as trouble, in numbers (docs/report-rules.md §1). Shown to the owner beside every signal, so that a count can be
 * checked by hand. Any change of a number raises the version: a digest says which numbers it was made with.
 */
export const SIGNAL_RULES_VERSION = 8;

export const signalRules = {
  rage: {
    /** Clicks on one element (or within the radius) before it counts. */
    clicks: 3,
    /** The longest pause between two of them. */
    pauseMs: 1_000,
    radiusPx: 30,
    /** *Strong*: this many in this time without any reaction. */
    strongClicks: 5,
    strongWithinMs: 7_000,
  },
  dead: {
    /** No reaction for this long: dead. */
    afterMs: 7_000,
    /** A reaction that takes longer than this: slow-dead. */
    slowMs: 2_500,
    scrollMs: 300,
    selectionMs: 100,
    /** Visibility or focus change this long before or after. */
    focusMs: 1_000,
    /** A request this soon after a click was sent by it. */
    requestMs: 1_000,
    /** A press begins this long before its click at most: menus open on the press, and a drag ends in one. */
    pressMs: 10_000,
    /** Beside a sign of being busy that stays: changes this soon after the click brought it up … */
    busyMs: 1_500,
    /** … unless they added more nodes than this. */
    busyNodes: 10,
    /** An element that changed this often … */
    restlessChanges: 4,
    /** … within this time before the click is animated: its changes are no reaction to the click. */
    restlessMs: 3_000,
    /** What changed in the look of the clicked control and was undone this soon (a ripple) answers nothing. */
    feedbackMs: 1_000,
    /** Empty nodes that come to the clicked control and go this soon are a slow ripple: Ant Design's lasts 2.3 s. */
    rippleMs: 3_000,
  },
  /** Clicks beside a target of less than 24 px count from this many within the wait of a dead click. */
  missed: { clicks: 2 },
  keyboard: {
    /** Escape in a dialog counts from this many presses. */
    escapes: 2,
    /** Clicks on one control are one signal while their pauses are at most this long. */
    pauseMs: 7_000,
  },
  errorClick: { withinMs: 2_000 },
  /** A refusal that the page explains is no fault. */
  rejection: {
    /** With these a server refuses what a person entered, or may not do. */
    statuses: [400, 401, 402, 403, 409, 422, 423, 429] as readonly number[],
    /** A text this soon after the answer explains it; changes are recorded up to a second late. */
    explainedMs: 1_500,
  },
  quickBack: {
    /** Shorter than this on the page in between. */
    stayMs: 5_000,
    /** A page change this soon after a press was the visitor's own. */
    causeMs: 2_000,
  },
  excessiveScroll: {
    reversals: 4,
    withinMs: 10_000,
    /** Share of the viewport's height that a turn must travel to count. */
    viewportShare: 0.5,
    /** Nodes added while scrolling that make it a list that loads more. */
    loadingNodes: 20,
  },
  formAbandonment: {
    fields: 2,
    /** One field alone counts from this much time in it. */
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
    /** Smaller pages have too few nodes to speak of a share. */
    minNodes: 10,
  },
  /** Poor, as Google's Core Web Vitals say it: LCP and INP in milliseconds, CLS without unit. */
  slowPage: { LCP: 4_000, INP: 500, CLS: 0.25 },
  thrashedCursor: {
    turns: 8,
    withinMs: 2_000,
    /** Corroborates a signal this close in time, and is not a signal of its own. */
    nearMs: 5_000,
  },
  /** A failed request this soon before a page change was cut off by it. */
  abortedMs: 1_000,
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

/** What a digest holds at most, so that it stays one small item. */
export const digestLimits = {
  bytes: 20_000,
  labelCharacters: 40,
  wireframeBoxes: 40,
  signals: 60,
  quietClicks: 5,
  pages: 60,
  clickSpots: 120,
} as const;

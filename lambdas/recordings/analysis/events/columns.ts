/** The columns of a timeline's tables after the first two, which are the time and the order in the recording. */

/** `page/mutations.ts` reads them. */
export const MUTATION = {
  /** Where its changes are in `Timeline.changedProperties`, and how many numbers they take. */
  propertiesStart: 2,
  propertiesLength: 6,
  /** Where its nodes are in `Timeline.structure`, and how many numbers they take. */
  nodesStart: 3,
  nodesLength: 4,
  nodesAdded: 5,
  /** `PageTexts.written` */
  textsWritten: 7,
  /** `statesWritten` */
  statesWritten: 8,
} as const;

export const SNAPSHOT = {
  /** Where its nodes are in `Timeline.structure`, and how many numbers they take. */
  nodesStart: 2,
  nodesLength: 3,
  /** The id of the document. */
  document: 4,
  /** `PageTexts.summary` */
  textsHash: 5,
  texts: 6,
  maskedTexts: 7,
} as const;

/** Tables whose rows add nodes. */
export type NodeColumns = typeof MUTATION | typeof SNAPSHOT;

/** A field, and 1: it is marked as invalid from then on; and 1: its class says so, not its ARIA attribute. */
export const VALIDITY_CHANGE = { node: 2, isInvalid: 3, isClass: 4 } as const;
/** 1: a field was changed; the id of what was changed; and 1: style rules were added. */
export const CHANGE = { isField: 2, node: 3, addsRules: 4 } as const;
/** The component that has a style sheet, or 0; the id of the sheet; and, without a component, 1: it shows custom states. */
export const SHEET = { host: 2, id: 3, isShown: 4 } as const;
/** The id of the scrolled node, and its new offset in pixels. */
export const SCROLL = { node: 2, y: 3 } as const;
/** The id of the element that lost the focus. */
export const BLUR = { node: 2 } as const;
/** The pointer's changes of direction, and its distance in pixels, since the row before. */
export const MOVE = { turns: 2, distance: 3 } as const;
export const VIEWPORT = { width: 2, height: 3 } as const;

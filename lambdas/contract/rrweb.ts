/** The numbers of rrweb's recording format that the product reads, by the names of `@rrweb/types`. */

export const EventType = { FullSnapshot: 2, IncrementalSnapshot: 3, Meta: 4, Custom: 5 } as const;

/** The kind of change in an incremental snapshot. */
export const IncrementalSource = {
  Mutation: 0,
  MouseMove: 1,
  MouseInteraction: 2,
  Scroll: 3,
  ViewportResize: 4,
  Input: 5,
  TouchMove: 6,
  MediaInteraction: 7,
  StyleSheetRule: 8,
  CanvasMutation: 9,
  Drag: 12,
  StyleDeclaration: 13,
  AdoptedStyleSheet: 15,
  CustomElement: 16,
} as const;

export const MouseInteractions = {
  MouseDown: 1,
  Click: 2,
  Focus: 5,
  Blur: 6,
  TouchStart: 7,
} as const;

export const NodeType = { Document: 0, DocumentType: 1, Element: 2, Text: 3 } as const;

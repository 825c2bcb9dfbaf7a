/**
 * The wire format of a batch. It travels as one gzip member, or as base64 text where a page that goes has no time to pack:
 *
 *   magic `RV3` | head | length of the operations | operations | string table
 *
 * - Whole numbers are varints: seven bits per byte, the least significant first. Signed ones are zigzagged.
 * - A number that may be anything (`number`) is twice its zigzagged value, or 1 and the two halves of a float64. A
 *   number that is sent relative to the one before it is a difference where it is whole, else the number itself.
 * - Head: sequence number, flags (`Flag`), `sent_at`, and the numbers of `COST_FIELDS` where there is a cost.
 * - String table, at the end: the count, each length in UTF-16 units, then all texts as one piece of UTF-8. Each text
 *   is in it once, in the order of first use. In an operation the first use of a text is `FIRST_TEXT`, later ones are
 *   `FIRST_TEXT` + 1 + its place in the table; numbers below are `Value`s.
 * - A value is a text, or one of `Value`: a number follows as `number`, a list as its values up to `Value.End`, an
 *   object as pairs of name and value up to `Value.End`. Custom events are such values, so their texts are in the table.
 * - An operation is one event: its time relative to the event before (the first: to `sent_at`), `Op`, and its fields.
 *   Ids are relative to the last id of the same event, those of parents to the last parent's, so that events do not depend
 *   on each other.
 * - A node is `zigzag(id - last id) * 16 + (it has flags ? 8 : 0) + NodeKind`, its `NodeFlag`s, its fields, and for
 *   documents and elements the children in preorder up to `NodeKind.End`. Attributes are pairs of name and value up to
 *   `Value.End`.
 *
 * Every batch can be decoded alone, except for style sheets that it only names (shared-sheets.ts). decode.ts checks the
 * shape while it reads; nothing else reads these bytes.
 *
 * `RV2` is still read, because pages that were opened before a deployment send it and stored recordings contain it. There
 * the first use of a text is `FIRST_TEXT` + its place as well, and ids of parents are relative to the last id.
 */
export const MAGIC = [0x52, 0x56, 0x33] as const;
const VERSION_2 = 0x32;
export const isWire = (bytes: Uint8Array): boolean =>
  bytes[0] === MAGIC[0] &&
  bytes[1] === MAGIC[1] &&
  (bytes[2] === MAGIC[2] || bytes[2] === VERSION_2);
export const isVersion2 = (bytes: Uint8Array): boolean => bytes[2] === VERSION_2;

export const Flag = { Last: 1, Cost: 2 } as const;

/** In their order on the wire. */
export const COST_FIELDS = [
  'script_ms',
  'script_ms_median',
  'script_ms_p95',
  'bytes',
  'snapshots_skipped',
  'errors',
] as const;

/** Types of rrweb's events are operations whose data is one value (`Change`: an incremental event of a rare source). */
export const Op = {
  Loading: 0,
  Loaded: 1,
  /** Left and top of the window, then the document node. */
  Snapshot: 2,
  Change: 3,
  Meta: 4,
  Custom: 5,
  /** 1 where it brings a frame's document, else 0; then `Part`s up to `Part.End`. */
  Mutation: 6,
  /** rrweb's source (1, 6 or 12), a count, and per position x, y, id and offset, each relative to the one before. */
  Pointer: 7,
  /** Type, id, 1 for x and y + 2 for a pointer type, and these. */
  Interaction: 8,
  /** Id, x, y. */
  Scroll: 9,
} as const;

export const Part = {
  End: 0,
  /** Id of the parent, id. */
  Remove: 1,
  /** From a shadow root: the same. */
  RemoveShadow: 2,
  /** Id of the parent, 0 or 1 + zigzagged id of the next sibling, node with everything in it. */
  Add: 3,
  /** Id, text or null. */
  Text: 4,
  /** Id, attributes; null removes one, an object changes properties of a style. */
  Attributes: 5,
  /**
   * Id of the parent, 0 or 1 + zigzagged id of the next sibling, id: the node with everything in it is somewhere else now.
   * Only who knows the page before it can say it in rrweb's words (replay/expand-moves.ts).
   */
  Move: 6,
} as const;

export const NodeKind = {
  End: 0,
  /** Children. */
  Document: 1,
  /** Name, public id, system id. */
  Doctype: 2,
  /** Tag, attributes, children. */
  Element: 3,
  /** Text. */
  Text: 4,
  Cdata: 5,
  Comment: 6,
} as const;

/** `Root`: the id of the frame's document follows. `Compat`: a document's compatMode follows. */
export const NodeFlag = {
  Shadow: 1,
  ShadowHost: 2,
  Svg: 4,
  Custom: 8,
  Blocked: 16,
  StyleText: 32,
  Root: 64,
  Compat: 128,
} as const;
/** The first flags, as rrweb names them. */
export const FLAG_NAMES = [
  'isShadow',
  'isShadowHost',
  'isSVG',
  'isCustom',
  'needBlock',
  'isStyle',
] as const;

export const Value = { End: 0, Null: 1, True: 2, False: 3, Number: 4, List: 5, Object: 6 } as const;
export const FIRST_TEXT = 7;

/** Above this, numbers are written as float64: twice its zigzagged value is still exact. */
export const WHOLE_MAX = 2 ** 48;

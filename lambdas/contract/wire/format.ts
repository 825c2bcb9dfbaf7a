/**
 * The wire format of a batch. It is sent as one gzip member, or as base64 text if the page is being left and there is no
 * time to compress:
 *
 *   magic `RV3` | head | length of the operations | operations | string table
 *
 * - Integers are varints: seven bits per byte, least significant first. Signed ones use zigzag encoding.
 * - An arbitrary number (`number`) is twice its zigzag value, or 1 and the two halves of a float64. A number relative to
 *   the previous one is the difference if it is an integer, else the number itself.
 * - Head: sequence number, flags (`Flag`), `sent_at`, and the numbers of `COST_FIELDS` if there is a cost.
 * - String table, at the end: the count, each length in UTF-16 units, then all texts concatenated as UTF-8. Each text is
 *   in it once, in the order of first use. In an operation the first use of a text is `FIRST_TEXT`, later uses are
 *   `FIRST_TEXT` + 1 + its index in the table; smaller numbers are `Value`s.
 * - A value is a text, or one of `Value`: a number follows as `number`, a list as its values up to `Value.End`, an
 *   object as pairs of name and value up to `Value.End`. Custom events are such values, so their texts are in the table.
 * - An operation is one event: its time relative to the previous event (the first: to `sent_at`), `Op`, and its fields.
 *   Ids are relative to the last id of the same event, those of parents to the last parent's, so that events do not depend
 *   on each other.
 * - A node is `zigzag(id - last id) * 16 + (it has flags ? 8 : 0) + NodeKind`, its `NodeFlag`s, its fields, and for
 *   documents and elements the children in preorder up to `NodeKind.End`. Attributes are pairs of name and value up to
 *   `Value.End`.
 *
 * Every batch can be decoded alone, except for style sheets that it only references (shared-sheets.ts). decode.ts
 * validates while it reads; nothing else reads these bytes.
 *
 * `RV2` is still read, because pages that were opened before a deployment send it and stored recordings contain it. There
 * the first use of a text is also `FIRST_TEXT` + its index, and ids of parents are relative to the last id.
 */
export const MAGIC = [0x52, 0x56, 0x33] as const;
const VERSION_2 = 0x32;
export const isWire = (bytes: Uint8Array): boolean =>
  bytes[0] === MAGIC[0] &&
  bytes[1] === MAGIC[1] &&
  (bytes[2] === MAGIC[2] || bytes[2] === VERSION_2);
export const isVersion2 = (bytes: Uint8Array): boolean => bytes[2] === VERSION_2;

export const Flag = { Last: 1, EarlierCost: 2, Cost: 4 } as const;

/** In wire order. */
export const COST_FIELDS = ['script_ms', 'bytes', 'errors'] as const;
/** After `Flag.EarlierCost`, which earlier releases send. */
export const EARLIER_COST_FIELDS = [
  'script_ms',
  'script_ms_median',
  'script_ms_p95',
  'bytes',
  'snapshots_skipped',
  'errors',
] as const;

/** The first six are rrweb's event types, mostly with one value as data (`Change`: incremental events of rare sources). */
export const Op = {
  Loading: 0,
  Loaded: 1,
  /** Left and top scroll offsets, then the document node. */
  Snapshot: 2,
  Change: 3,
  Meta: 4,
  Custom: 5,
  /** 1 if it attaches a frame's document, else 0; then `Part`s up to `Part.End`. */
  Mutation: 6,
  /** rrweb's source (1, 6 or 12), a count, and per position x, y, id and offset, each relative to the previous one. */
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
  /** Id of the parent, 0 or 1 + zigzag id of the next sibling, node with its descendants. */
  Add: 3,
  /** Id, text or null. */
  Text: 4,
  /** Id, attributes; null removes an attribute, an object changes style declarations. */
  Attributes: 5,
  /**
   * Id of the new parent, 0 or 1 + zigzag id of the next sibling, id of the moved node. Expanding it to rrweb's format
   * needs the page before it (replay/expand-moves.ts).
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
/** rrweb's names of the first flags. */
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

/** Larger numbers are written as float64: twice the zigzag value of this is still exact. */
export const WHOLE_MAX = 2 ** 48;

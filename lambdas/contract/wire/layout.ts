/** The byte offsets of a batch's texts and typed values, for cut-values.ts. */

/** A field or a text that masking may remove, with its byte offsets. */
export interface RemovableValue {
  readonly holder: object;
  readonly name: string;
  /** The offset of a field's name; for a text node, of the text. */
  readonly from: number;
  readonly value: number;
  readonly to: number;
}
/** The offsets needed to remove values from a batch without re-encoding the rest. */
export interface Layout {
  /** Offsets of the operations' length, start and end. */
  readonly lengthAt: number;
  readonly from: number;
  readonly to: number;
  /** The texts of the table, in order. */
  readonly texts: readonly string[];
  /** The offset of each use of a text; only valid until the next batch is read. */
  readonly uses: Int32Array;
  readonly values: readonly RemovableValue[];
}

/** Where in the bytes of a batch its texts and typed values are, for cut-values.ts. */

/** A field or a text that masking may take out, with its byte offsets. */
export interface Place {
  readonly holder: object;
  readonly name: string;
  /** Where the name of a field begins; of a text of its own: the text. */
  readonly from: number;
  readonly value: number;
  readonly to: number;
}
/** What is needed to take something out of a batch without encoding the rest of it again. */
export interface Layout {
  /** Offsets of the operations: their length, their start and their end. */
  readonly lengthAt: number;
  readonly from: number;
  readonly to: number;
  /** Of the table, in its order. */
  readonly texts: readonly string[];
  /** The offset of each use of a text; valid until the next batch is read. */
  readonly uses: Int32Array;
  readonly places: readonly Place[];
}

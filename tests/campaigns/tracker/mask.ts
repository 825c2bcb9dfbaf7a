/** A mask of the tracker: the source text that applies it, and a replacement that removes it. */
export interface Mask {
  readonly name: string;
  readonly file: string;
  readonly text: string;
  readonly without: string;
}

export const inFile =
  (file: string) =>
  (name: string, text: string, without: string): Mask => ({ name, file, text, without });

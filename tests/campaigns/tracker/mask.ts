/** A mask of the tracker, as the text that makes it and what replaces it. */
export interface Mask {
  readonly name: string;
  readonly file: string;
  readonly text: string;
  readonly without: string;
}

export const inFile =
  (file: string) =>
  (name: string, text: string, without: string): Mask => ({ name, file, text, without });

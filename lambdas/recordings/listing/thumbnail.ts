import type { Digest } from '../../contract/digest.ts';
import type { Thumbnail } from '../../contract/recording-thumbnail.ts';
import { pictureOf } from '../analysis/picture.ts';

/** The page around the session's first signal with a wireframe, else around its last click; undefined if it has neither. */
export function thumbnailOf(digest: Digest | undefined): Thumbnail | undefined {
  for (const signal of digest?.signals ?? []) {
    const picture = pictureOf(signal);
    if (picture) return picture;
  }
  return digest?.picture;
}

import type { Digest } from '../../contract/digest.ts';
import type { Thumbnail } from '../../contract/recording-thumbnail.ts';
import { pictureOf } from '../analysis/picture.ts';

/** The page around a session's first drawable problem, or else around its last click; undefined where it had neither. */
export function thumbnailOf(digest: Digest | undefined): Thumbnail | undefined {
  for (const signal of digest?.signals ?? []) {
    const picture = pictureOf(signal);
    if (picture) return picture;
  }
  return digest?.picture;
}

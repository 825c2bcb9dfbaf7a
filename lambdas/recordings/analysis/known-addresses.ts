import { isPartlyMasked, unmaskedPage } from '../../contract/rules/words/masked-pattern.ts';
import type { PageMoment } from './events/timeline.ts';

/**
 * The pages, each with the address that it had before the visitor typed a word of it: `/posts/*****-bread` is `/posts/rye-bread`
 * after a comment about rye. It would seem to be another page.
 */
export function withKnownAddresses(pages: readonly PageMoment[]): readonly PageMoment[] {
  const known = new Map<string, PageMoment>();
  return pages.map((moment) => {
    const page = isPartlyMasked(moment.page) && unmaskedPage(moment.page, known.keys());
    const before = page && known.get(page);
    if (before) return { ...moment, page: before.page, address: before.address };
    known.set(moment.page, moment);
    return moment;
  });
}

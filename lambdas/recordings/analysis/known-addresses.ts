import { isPartlyMasked, unmaskedPage } from '../../contract/rules/words/masked-pattern.ts';
import type { PageMoment } from './events/timeline.ts';
import { isTraversal } from './page-order.ts';

/** Whether visitors were on the page before. Other kinds open one: `/shirts/*****` after a search may be any shirt. */
const isSeenAgain = (page: PageMoment): boolean =>
  isTraversal(page) || page.kind === 'reload' || page.kind === 'hash';
/** Visitors open fewer pages, and each masked one is compared with all of them. */
const MAX_PAGES = 200;

/**
 * The pages, each with the address that it had before the visitor typed a word of it: `/posts/*****-bread` is `/posts/rye-bread`
 * after a comment about rye. It would seem to be another page.
 */
export function withKnownAddresses(pages: readonly PageMoment[]): readonly PageMoment[] {
  const known = new Map<string, PageMoment>();
  return pages.map((moment) => {
    const before = known.has(moment.page) ? undefined : knownPage(moment, known);
    if (before) return { ...moment, page: before.page, address: before.address };
    if (known.size < MAX_PAGES) known.set(moment.page, moment);
    return moment;
  });
}

function knownPage(
  moment: PageMoment,
  known: ReadonlyMap<string, PageMoment>,
): PageMoment | undefined {
  if (!isSeenAgain(moment) || !isPartlyMasked(moment.page)) return;
  return known.get(unmaskedPage(moment.page, known.keys()) ?? '');
}

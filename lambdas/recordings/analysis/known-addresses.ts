import { isPartlyMasked, unmaskedPage } from '../../contract/rules/words/masked-pattern.ts';
import type { PageMoment } from './events/timeline.ts';

/** How visitors come back to a page. Others open one: `/shirts/*****` after a search may be any shirt. */
const RETURNS = new Set<PageMoment['kind']>(['back-forward', 'pop', 'restored', 'reload', 'hash']);
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
  { page, kind }: PageMoment,
  known: ReadonlyMap<string, PageMoment>,
): PageMoment | undefined {
  if (!RETURNS.has(kind) || !isPartlyMasked(page)) return;
  return known.get(unmaskedPage(page, known.keys()) ?? '');
}

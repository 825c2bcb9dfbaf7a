/**
 * An address that repeats what a visitor had typed is masked for this visitor: `/products/*****-cloud` after a search for
 * “peony”. Its problems would be those of another page.
 */
import type { Digest } from '../../../contract/digest.ts';
import { isPartlyMasked, unmaskedPage } from '../../../contract/rules/words/masked-pattern.ts';
import type { Signal } from '../../../contract/signal.ts';

/**
 * Gives masked pages the address that other visitors saw, if only one page fits and both have the same problem: the same
 * kind of signal on the same element or with the same cause.
 */
export function withUnmaskedPages(digests: readonly Digest[]): readonly Digest[] {
  const pages = new Set(digests.flatMap((digest) => digest.pages.map(({ page }) => page)));
  const masked = [...pages].filter(isPartlyMasked);
  if (masked.length === 0) return digests;
  const problems = problemsByPage(digests);
  const known = new Map<string, string>();
  for (const page of masked) {
    const fitting = unmaskedPage(page, pages);
    if (!fitting) continue;
    const theirs = problems.get(fitting);
    if ([...(problems.get(page) ?? [])].some((each) => theirs?.has(each))) known.set(page, fitting);
  }
  return known.size === 0 ? digests : digests.map((digest) => renamed(digest, known));
}

function problemsByPage(digests: readonly Digest[]): ReadonlyMap<string, ReadonlySet<string>> {
  const problems = new Map<string, Set<string>>();
  for (const { page, kind, element, about } of digests.flatMap(({ signals }) => signals)) {
    const of = problems.get(page) ?? new Set();
    problems.set(page, of.add(JSON.stringify([kind, element?.role, element?.selector, about])));
  }
  return problems;
}

function renamed(digest: Digest, known: ReadonlyMap<string, string>): Digest {
  const nameOf = (page: string) => known.get(page) ?? page;
  const on = <Item extends { readonly page: string }>(items: readonly Item[]): Item[] =>
    items.map((item) => ({ ...item, page: nameOf(item.page) }));
  const signals = (found: readonly Signal[]) =>
    on(found).map((each) => (each.about ? { ...each, about: nameOf(each.about) } : each));
  return {
    ...digest,
    entryPage: nameOf(digest.entryPage),
    exitPage: nameOf(digest.exitPage),
    pages: on(digest.pages),
    clicks: on(digest.clicks),
    submits: on(digest.submits),
    signals: signals(digest.signals),
    ...(digest.quietClicks && { quietClicks: signals(digest.quietClicks) }),
  };
}

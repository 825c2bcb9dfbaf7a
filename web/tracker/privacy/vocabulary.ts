import { isMatching } from './text-policy.ts';
import { plainWordsIn } from './typed-hashes.ts';
import { folded } from './typed-variants.ts';

const MAX_CHARACTERS = 200_000;
const MAX_LINKS = 2_000;

/** The words of the page's texts and of the URLs it links to. */
export function vocabularyOf(page: Document): ReadonlySet<string> {
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
  const links = [...page.querySelectorAll<HTMLAnchorElement>('a[href]')]
    .slice(0, MAX_LINKS)
    .map(({ pathname, hash }) => `${pathname} ${hash}`);
  // One long text, because splitting thousands of short ones takes four times as long.
  let all = [page.location.pathname, ...links].join(' ');
  const maxLength = all.length + MAX_CHARACTERS;
  for (let node = walker.nextNode(); node && all.length < maxLength; node = walker.nextNode()) {
    const { parentElement, nodeValue } = node;
    if (!nodeValue?.trim() || (parentElement && isMatching(parentElement, 'script,style,textarea')))
      continue;
    all += ` ${nodeValue}`;
  }
  return new Set(plainWordsIn(folded(all)));
}

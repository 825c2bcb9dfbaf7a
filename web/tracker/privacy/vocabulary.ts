import { MARKED } from './text-policy.ts';
import { plainWordsIn } from './typed-hashes.ts';
import { folded } from './typed-variants.ts';

const MAX_CHARACTERS = 200_000;
const MAX_LINKS = 2_000;
/** Node.DOCUMENT_POSITION_FOLLOWING; of a node inside an element it is higher, of one before it lower. */
const AFTER = 4;

/** The words of the page's texts that are not hidden, and of the URLs it links to. */
export function vocabularyOf(page: Document): ReadonlySet<string> {
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
  const links = [...page.querySelectorAll<HTMLAnchorElement>('a[href]')]
    .slice(0, MAX_LINKS)
    .map(({ pathname, hash }) => `${pathname} ${hash}`);
  // One long text, because splitting thousands of short ones takes four times as long.
  let all = [page.location.pathname, ...links].join(' ');
  const hidden = page.querySelectorAll(`script,style,${MARKED}`);
  let next = 0;
  const maxLength = all.length + MAX_CHARACTERS;
  for (let node = walker.nextNode(); node && all.length < maxLength; node = walker.nextNode()) {
    // Both are in the order of the document, which is faster than computing the policy of each text.
    let position: number;
    do position = hidden[next]?.compareDocumentPosition(node) ?? 0;
    while (position === AFTER && ++next);
    if (position < AFTER) all += ` ${node.nodeValue}`;
  }
  return new Set(plainWordsIn(folded(all)));
}

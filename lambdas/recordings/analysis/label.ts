import { digestLimits } from '../../contract/signal-rules.ts';

// Control, bidirectional, zero-width, variation, private-use and tag characters; lone surrogates.
const INVISIBLE = /[\p{C}\p{Default_Ignorable_Code_Point}]/gu;
const MARKUP = /<[a-z!/?][^<>]*>?/gi;
/** Most labels: words of ASCII with single spaces, in which there is nothing to replace. */
const PLAIN = /^[\w.,:;!?'"()$%&+/#=*-]+(?: [\w.,:;!?'"()$%&+/#=*-]+)*$/;
const ADDRESS = /[^\s@]{1,64}@[^\s@]{1,255}/g;

/**
 * A visible text as a report may repeat it: one line, at most 40 characters, without markup, addresses or any
 * character that cannot be seen. The site's visitors and its code both write into a page, so a label is untrusted.
 */
export function labelFrom(raw: unknown, characters: number = digestLimits.labelCharacters): string {
  if (typeof raw !== 'string') return '';
  if (raw.length <= characters && PLAIN.test(raw)) return raw;
  const visible = raw
    .slice(0, characters * 20)
    .normalize('NFKC')
    .replace(/\s+/g, ' ')
    .replace(INVISIBLE, '')
    .replace(MARKUP, ' ')
    .replace(/</g, '‹')
    .replace(/>/g, '›')
    .replace(ADDRESS, '•@•')
    .replace(/\s+/g, ' ')
    .trim();
  const points = Array.from(visible);
  return points.length <= characters
    ? visible
    : cutBetweenWords(points.slice(0, characters).join(''), characters);
}

/** Drops a word that does not fit; only a single long word is cut. */
function cutBetweenWords(text: string, characters: number): string {
  const whole = text.replace(/\s+\S*$/, '');
  const kept =
    whole.length < text.length
      ? whole
      : Array.from(text)
          .slice(0, characters - 1)
          .join('');
  return `${kept.trimEnd()}…`;
}

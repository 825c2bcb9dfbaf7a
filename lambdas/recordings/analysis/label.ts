import { digestLimits } from '../../contract/signal-rules.ts';

// Control, bidirectional, zero-width, variation, private-use and tag characters, and lone surrogates.
const INVISIBLE = /[\p{C}\p{Default_Ignorable_Code_Point}]/gu;
const MARKUP = /<[a-z!/?][^<>]*>?/gi;
/** The fast path for most labels: ASCII words with single spaces need no replacement. */
const PLAIN = /^[\w.,:;!?'"()$%&+/#=*-]+(?: [\w.,:;!?'"()$%&+/#=*-]+)*$/;
const ADDRESS = /[^\s@]{1,64}@[^\s@]{1,255}/g;

/**
 * Sanitizes visible text for reports: one line, by default at most 40 characters, without markup, email addresses and
 * invisible characters. A label is untrusted, because both visitors and the site's code write into a page.
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

/** Drops the last, cut word; cuts inside a word only if there is a single one. */
function cutBetweenWords(text: string, characters: number): string {
  const whole = text.replace(/\s+\S*$/, '');
  const shortened =
    whole.length < text.length
      ? whole
      : Array.from(text)
          .slice(0, characters - 1)
          .join('');
  return `${shortened.trimEnd()}…`;
}

import { SHARE_MESSAGE_MAX_CHARACTERS } from '../contract/limits.ts';

/**
 * What an owner writes to a stranger through us. It stays a note: plain text, short, without any address but the
 * connected domain, so that the mail cannot be used to lead people elsewhere.
 */
export function shareNote(message: string, domain: string): string {
  return message
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{C}\n]/gu, '')
    .split('\n')
    .map((line) =>
      line
        .split(' ')
        .filter((word) => !isElsewhere(word, domain))
        .join(' ')
        .trimEnd(),
    )
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
    .slice(0, SHARE_MESSAGE_MAX_CHARACTERS);
}

/** Mail programs turn names with a dot into links by themselves. */
function isElsewhere(word: string, domain: string): boolean {
  const name = word.normalize('NFKC').toLowerCase();
  if (name.includes('://') || name.includes('@')) return true;
  const bare = name.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '').replace(/^www\./, '');
  return bare !== domain && /[\p{L}\p{N}-]\.\p{L}{2,}/u.test(bare);
}

import { SHARE_MESSAGE_MAX_CHARACTERS } from '../../contract/limits.ts';

/**
 * What an owner sends to a third party through us. It stays a note: plain text, short, without any address or telephone
 * number but the connected domain, so that the mail cannot be used to lead people elsewhere.
 */
export function shareNote(message: string, domain: string): string {
  return message
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{C}\n]/gu, '')
    .replace(CALLS, '')
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

/** Telephone numbers, as mail programs find them. */
const CALLS = /\+?\(?\d(?:[ \u00a0()./–-]{0,3}\d){6,}/g;
/** Dots of other scripts that browsers read as the one of a host. */
const OTHER_DOTS = /[。．｡․]/g;

/** Mail programs turn names with a dot into links by themselves. */
function isElsewhere(word: string, domain: string): boolean {
  const name = word.normalize('NFKC').replaceAll(OTHER_DOTS, '.').toLowerCase();
  if (/:\/\/|@|\b(?:mailto|tel|sms|callto):/.test(name)) return true;
  const bare = name.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '').replace(/^www\./, '');
  return bare !== domain && /[\p{L}\p{N}-]\.\p{L}{2,}|\d(\.\d+){3}/u.test(bare);
}

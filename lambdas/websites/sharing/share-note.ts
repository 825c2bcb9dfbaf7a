import { cutText } from '../../contract/cut-text.ts';
import { displayDomain } from '../../contract/display-domain.ts';
import { SHARE_MESSAGE_MAX_CHARACTERS } from '../../contract/limits.ts';

/**
 * Cleans an owner's message to a third party: short plain text without addresses or telephone numbers, except for the
 * connected domain, so that the email cannot be abused for phishing.
 */
export function shareNote(message: string, domain: string): string {
  const note = message
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{C}\n]/gu, '')
    .replace(PHONE_NUMBERS, '')
    .split('\n')
    .map((line) =>
      line
        .split(' ')
        .filter((word) => !isForeignAddress(word, domain))
        .join(' ')
        .trimEnd(),
    )
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  return cutText(note, SHARE_MESSAGE_MAX_CHARACTERS);
}

/** Telephone numbers as email clients detect them. */
const PHONE_NUMBERS = /\+?\(?\d(?:[ \u00a0()./–-]{0,3}\d){6,}/g;
/** Dots of other scripts, which browsers treat as dots of a host name. */
const OTHER_DOTS = /[。．｡․]/g;

/** Whether a word is an address other than the domain. Email clients turn names with a dot into links. */
function isForeignAddress(word: string, domain: string): boolean {
  const name = word.normalize('NFKC').replaceAll(OTHER_DOTS, '.').toLowerCase();
  if (/:\/\/|@|\b(?:mailto|tel|sms|callto):/.test(name)) return true;
  const bare = name.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '').replace(/^www\./, '');
  if (bare === domain || bare === displayDomain(domain)) return false;
  return /[\p{L}\p{N}-]\.\p{L}{2,}|\d(\.\d+){3}/u.test(bare);
}

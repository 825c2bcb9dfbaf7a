import { labelFrom } from '../label.ts';
import { BUILD_HASH, normalizePath } from '../path.ts';

const MAX_CHARACTERS = 120;
/** Longer than any address of a script, so that the search for its build hash takes no time. */
const FILE_CHARACTERS = 2_000;

const SCRIPT = /\.[cm]?[jt]sx?$/i;

/** How the tracker reports a response that is not JSON, with its address. A response that a script made itself has none. */
const NOT_JSON = /^Not JSON: (.+)/;

/** A chunk of Turbopack, whose name is only a hash of 13 characters: each build has another one. */
const HASHED_CHUNK = /\/_next\/static\/chunks\/[\w~-]{13}\.js([?#]|$)/;

export interface RawError {
  readonly message: string;
  readonly file: string;
}

/** A tag without attributes is the name of an element and part of the message; other markup is removed. */
const BARE_TAG = /<(\/?[a-z][\w-]{0,40})\s{0,3}\/?>/gi;

/**
 * Groups errors with the same cause: the message without its variable parts (quoted texts, numbers, ids, addresses), and
 * the name of the script without its build hash.
 */
export function errorFingerprint({ message, file }: RawError): string {
  const [, address] = message.match(NOT_JSON) ?? [];
  if (address)
    return labelFrom(`The response from ${normalizePath(address)} is not JSON`, MAX_CHARACTERS);
  const normalized = labelFrom(
    message
      .slice(0, 1_000)
      .replace(/^uncaught (\(in promise\) )?/i, '')
      .replace(/\b[a-z][a-z\d+.-]*:\/\/\S+/gi, '…')
      .replace(/(\((?:reading|setting|evaluating) )?("[^"]*"|'[^']*'|`[^`]*`|“[^”]*”)/g, foldQuoted)
      .replace(/\b[\da-f]{8,}(-[\da-f]{4,})*\b/gi, '#')
      .replace(/\d+/g, '#')
      .replace(BARE_TAG, '‹$1›'),
    MAX_CHARACTERS - 40,
  );
  const script = scriptName(file);
  return script === '' ? normalized : `${normalized} (${script})`;
}

/** `(reading 'total')` names a property of the site's code and distinguishes errors; other quotes may be visitors' text. */
const foldQuoted = (_: string, access: string | undefined, quoted: string) =>
  access && /^.[A-Za-z_$][\w$]{0,30}.$/.test(quoted) ? `${access}${quoted}` : `${access ?? ''}'…'`;

/** Empty for a script in a page, whose file is the page: the same error on every page is one fault. */
function scriptName(file: string): string {
  const name =
    file
      .slice(0, FILE_CHARACTERS)
      .replace(/[?#].*$/s, '')
      .split('/')
      .at(-1) ?? '';
  if (!SCRIPT.test(name) || HASHED_CHUNK.test(file)) return '';
  const stem = name
    .replace(BUILD_HASH, '')
    .replace(/[.-](?=[\w-]{0,99}\d)[\w-]{6,100}(?=\.(m|c)?js$)/i, '')
    .replace(/[.-][\da-f]{6,}(?=\.)/gi, '')
    .replace(/\d{2,}/g, '#');
  return labelFrom(stem, 36);
}

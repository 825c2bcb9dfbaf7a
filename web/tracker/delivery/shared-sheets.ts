/**
 * Sends a large style sheet once per session: pages of a website load the same ones, and packed they outweigh the rest of a
 * snapshot. Later snapshots name it by a hash of its masked text.
 */
import { nameOnly, sheetNamed } from '../../../lambdas/contract/wire/shared-sheets.ts';
import { hashOf } from '../privacy/typed-hashes.ts';

/** Characters. A smaller sheet is not worth the hash; a larger one is never shared, so that readers can hold all of them. */
const SHARED_FROM = 2_000;
const SHARED_TO = 1_000_000;
const MAX_SHEETS = 40;

/** The names of the sheets that the server has stored for this session. */
let stored = new Set<string>();
/** The names of the sheets that were written since the last event of the page. */
let written: string[] = [];

/** The sheet with its name, or only the name if the server has stored the sheet. */
export function shareSheet(css: string): string {
  if (css.length < SHARED_FROM || css.length > SHARED_TO) return css;
  const name = nameOf(css);
  if (stored.has(name)) return nameOnly(name);
  if (stored.size >= MAX_SHEETS) return css;
  written.push(name);
  return sheetNamed(name, css);
}

/** Call this for each event of the page, and the returned function when the server has stored the event. */
export function takeWrittenSheets(): (() => void) | undefined {
  if (written.length === 0) return undefined;
  const names = written;
  const session = stored;
  written = [];
  // A later session has another set.
  return () => {
    for (const name of names) session.add(name);
  };
}

export const storedSheets = (): string[] => [...stored];
/** Starts or continues a session. */
export function setStoredSheets(names: readonly string[] = []): void {
  stored = new Set(names);
  written = [];
}

/** A hash as letters, because the server masks digits that may be a card number. */
const nameOf = (css: string): string =>
  hashOf(css)
    .toString(26)
    .replace(/\d/g, (digit) => 'qrstuvwxyz'[Number(digit)] as string);

/**
 * Sends a large style sheet once per session: pages of a website load the same ones, and packed they outweigh the rest of a
 * snapshot. Later snapshots name it by a hash of its masked text.
 */
import { nameOnly, sheetNamed } from '../../../lambdas/contract/wire/shared-sheets.ts';
import type { EncodedEvent } from '../../../lambdas/contract/wire/writer.ts';
import { hashOf } from '../privacy/typed-hashes.ts';

/** Characters. A smaller sheet is not worth the hash; a larger one is never shared, so that readers can hold all of them. */
const SHARED_FROM = 2_000;
const SHARED_TO = 1_000_000;
const MAX_SHEETS = 40;

/** The names of the sheets that the server has stored for this session. */
let stored = new Set<string>();

export interface UnreadSheet {
  /** Set once the sheet is read and shared. */
  sharedName?: string;
  readPiece(): void;
}
/** The sheets of written events that are not read to their end. */
export const unread = new Set<UnreadSheet>();

/** Reads a piece of a sheet, and returns the sheet; undefined if all are read. */
export function readPiece(next = [...unread][0]): UnreadSheet | undefined {
  try {
    next?.readPiece();
  } catch {
    // A page may have replaced what reads its rules. The others are still read and sent.
    unread.delete(next as UnreadSheet);
  }
  return next;
}

/**
 * Reads all sheets. Called before rules are added or removed, so that the change is recorded, and before the visitor types,
 * so that styles are masked like the class names of the snapshot.
 */
export function readSheets(): void {
  while (readPiece());
}

/** The text of a sheet with its name, or only the name if the server has stored it. */
export function shareSheet(css: string, sheet: UnreadSheet): string {
  if (css.length < SHARED_FROM || css.length > SHARED_TO) return css;
  const name = nameOf(css);
  if (stored.has(name)) return nameOnly(name);
  if (stored.size >= MAX_SHEETS) return css;
  sheet.sharedName = name;
  return sheetNamed(name, css);
}

/** Returns the function to call when the server has stored the events. */
export function rememberStored(events: readonly EncodedEvent[]): () => void {
  // A later session has another set.
  const session = stored;
  const names = events.flatMap(({ tokens }) =>
    tokens.flatMap((token) => (token as unknown as UnreadSheet).sharedName ?? []),
  );
  return () => {
    for (const name of names) session.add(name);
  };
}

export const storedSheets = (): string[] => [...stored];
/** Starts or continues a session. */
export function setStoredSheets(names: readonly string[] = []): void {
  stored = new Set(names);
}

/** A hash as letters, because the server masks digits that may be a card number. */
const nameOf = (css: string): string =>
  hashOf(css)
    .toString(26)
    .replace(/\d/g, (digit) => 'qrstuvwxyz'[Number(digit)] as string);

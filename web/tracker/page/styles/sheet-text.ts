import type { LateText, Text } from '../../../../lambdas/contract/wire/writer.ts';
import {
  readPiece,
  readSheets,
  shareSheet,
  type UnreadSheet,
  unread,
} from '../../delivery/shared-sheets.ts';
import { SHEET_CHARACTERS } from '../../limits.ts';
import { maskCss } from '../../privacy/mask-css.ts';
import type { Policy } from '../../privacy/text-policy.ts';
import type { Context } from '../context.ts';
import { contentOf } from '../natives.ts';
import type { Entry } from '../recorded-tree.ts';
import { absoluteCss, rulesOf, textOfRule, withComputed } from './css.ts';

/**
 * The masked rules of an element’s style sheet, read in pieces, because 0.6 MB of rules take 30 ms, and six times that on a
 * slow phone. The first piece is read at once unless the event already has many characters; the outbox reads the others
 * before it sends the event. A piece always ends at the same rule, so that strict mode knows it on the next page. The
 * browser applies nothing of an element without a sheet.
 */
export function sheetText(
  { sink, handlers }: Context,
  entry: Entry,
  policy: Policy,
  share: typeof shareSheet = shareSheet,
): Text {
  const owner = entry.node as HTMLStyleElement;
  const { sheet } = owner;
  if (!sheet) return '';
  // Taken now, because a script may disable the sheet or change the page's address before it is read. Firefox throws until the
  // imports have loaded.
  const rules = rulesOf(sheet) ?? [{ cssText: contentOf(owner) } as CSSRule];
  const base = sheet.href ?? owner.baseURI;
  let css = '';
  let next = 0;
  const text: LateText & UnreadSheet = {
    get length() {
      return css.length;
    },
    readPiece() {
      let piece = '';
      while (rules[next] && piece.length < SHEET_CHARACTERS)
        piece += textOfRule(rules[next++] as CSSRule);
      css += maskCss(absoluteCss(withComputed(piece, owner.getRootNode()), base), policy);
      if (rules[next]) return;
      unread.delete(text);
      css = share(css, text);
    },
    toString() {
      readSheets();
      return css;
    },
  };
  handlers.sheet(sheet, entry);
  unread.add(text);
  if (sink.characters < SHEET_CHARACTERS) readPiece(text);
  return rules[0] ? text : '';
}

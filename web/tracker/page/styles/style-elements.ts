/** Writes the style sheets of elements as text, from their current rules instead of their source. */

import { NodeFlag } from '../../../../lambdas/contract/wire/format.ts';
import { shareSheet } from '../../delivery/shared-sheets.ts';
import { maskedAttribute, type Owner } from '../../privacy/mask-attributes.ts';
import { maskCss } from '../../privacy/mask-css.ts';
import type { Policy } from '../../privacy/text-policy.ts';
import type { Context } from '../context.ts';
import { contentOf, firstChildOf, nextSiblingOf, typeOf } from '../natives.ts';
import type { Entry } from '../recorded-tree.ts';
import { absoluteCss, textOfSheet } from './css.ts';

/** Writes the rules of a linked style sheet. Returns false if they are not loaded or readable; the caller then records its URL. */
export function writeLink(
  { sink, handlers }: Context,
  link: HTMLLinkElement,
  entry: Entry,
  owner: Owner,
  css = textOfSheet(link.sheet),
): boolean {
  if (!css) return false;
  const masked = maskedAttribute('_cssText', css, owner);
  if (masked !== undefined) sink.attribute('_cssText', shareSheet(masked));
  if (link.sheet) handlers.sheet(link.sheet, entry);
  return true;
}

/** Ends the attributes of a style element and writes its text nodes; the first one contains all rules. */
export function writeStyle(
  context: Context,
  style: HTMLStyleElement,
  entry: Entry,
  policy: Policy,
) {
  const { sink, nodes, handlers, pass } = context;
  const { sheet } = style;
  const css = shareSheet(cssOf(style, policy));
  const texts = textsIn(style);
  if (texts.length === 0 && css) sink.attribute('_cssText', css);
  sink.attributesEnd();
  texts.forEach((node, index) => {
    const text = nodes.get(node) ?? nodes.add(node, entry.rootId);
    text.unlink();
    text.link(entry, undefined);
    text.written = pass;
    sink.text(text.id, text.rootId, NodeFlag.StyleText, index === 0 ? css : '');
  });
  if (sheet) handlers.sheet(sheet, entry);
}

/** The masked rules of a style element, or its masked text if the browser has no sheet for it. */
export const cssOf = (style: HTMLStyleElement, policy: Policy): string =>
  maskCss(textOfSheet(style.sheet) ?? absoluteCss(contentOf(style), style.baseURI), policy);

/** The text nodes directly inside a style element. */
export function textsIn(style: Node): Text[] {
  const texts: Text[] = [];
  for (let child = firstChildOf(style); child; child = nextSiblingOf(child))
    if (typeOf(child) === 3) texts.push(child as Text);
  return texts;
}

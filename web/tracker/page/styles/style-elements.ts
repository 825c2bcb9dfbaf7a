/** Writes the style sheets of elements as text, from their current rules instead of their source. */

import { NodeFlag } from '../../../../lambdas/contract/wire/format.ts';
import type { Policy } from '../../privacy/text-policy.ts';
import type { Context } from '../context.ts';
import { firstChildOf, nextSiblingOf, typeOf } from '../natives.ts';
import type { Entry } from '../recorded-tree.ts';
import { rulesOf } from './css.ts';
import { sheetText } from './sheet-text.ts';

/** Writes the rules of a linked style sheet. Returns false if they are not loaded or readable; the caller then records its URL. */
export function writeLink(context: Context, link: Entry, policy: Policy): boolean {
  if (!rulesOf((link.node as HTMLLinkElement).sheet)?.length) return false;
  context.sink.writeCss(sheetText(context, link, policy));
  return true;
}

/** Ends the attributes of a style element and writes its text nodes; the first one contains all rules. */
export function writeStyle(context: Context, entry: Entry, policy: Policy) {
  const { sink, nodes, pass } = context;
  const css = sheetText(context, entry, policy);
  const texts = textsIn(entry.node);
  if (!texts[0] && css) sink.writeCss(css);
  sink.attributesEnd();
  texts.forEach((node, index) => {
    const text = nodes.get(node) ?? nodes.add(node, entry.rootId);
    text.unlink();
    text.link(entry, undefined);
    text.written = pass;
    sink.text(text.id, text.rootId, NodeFlag.StyleText, index === 0 ? css : '');
  });
}

/** The text nodes directly inside a style element. */
export function textsIn(style: Node): Text[] {
  const texts: Text[] = [];
  for (let child = firstChildOf(style); child; child = nextSiblingOf(child))
    if (typeOf(child) === 3) texts.push(child as Text);
  return texts;
}

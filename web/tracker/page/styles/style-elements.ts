/** Style sheets that belong to an element are recorded as text with it: as their rules are by now, not as they were written. */

import { NodeFlag } from '../../../../lambdas/contract/wire/format.ts';
import { maskedAttribute, type Owner } from '../../privacy/mask-attributes.ts';
import { maskCss } from '../../privacy/mask-css.ts';
import type { Policy } from '../../privacy/text-policy.ts';
import type { Context } from '../context.ts';
import type { Entry } from '../ids.ts';
import { firstChildOf, nextSiblingOf, textOf, typeOf } from '../natives.ts';
import { absoluteCss, textOfSheet } from './css.ts';

/** False where the browser keeps the rules to itself, or has none yet: then the address is recorded. */
export function writeLink(
  { sink, found }: Context,
  link: HTMLLinkElement,
  entry: Entry,
  owner: Owner,
  css = textOfSheet(link.sheet),
): boolean {
  if (!css) return false;
  const masked = maskedAttribute('_cssText', css, owner);
  if (masked !== undefined) sink.attribute('_cssText', masked);
  if (link.sheet) found.sheet(link.sheet, entry);
  return true;
}

/** After its attributes: its texts, of which the first holds everything. */
export function writeStyle(
  context: Context,
  style: HTMLStyleElement,
  entry: Entry,
  policy: Policy,
) {
  const { sink, nodes, found, look } = context;
  const { sheet } = style;
  const css = cssOf(style, policy);
  const texts = textsIn(style);
  if (texts.length === 0 && css) sink.attribute('_cssText', css);
  sink.attributesEnd();
  texts.forEach((node, place) => {
    const text = nodes.get(node) ?? nodes.add(node, entry.root);
    text.unlink();
    text.link(entry, undefined);
    text.written = look;
    sink.text(text.id, text.root, NodeFlag.StyleText, place === 0 ? css : '');
  });
  if (sheet) found.sheet(sheet, entry);
}

/** Its rules, or its text where they are none of the browser's. */
export const cssOf = (style: HTMLStyleElement, policy: Policy): string =>
  maskCss(
    textOfSheet(style.sheet) ?? absoluteCss(textsIn(style).map(textOf).join(''), style.baseURI),
    policy,
  );

export function textsIn(style: Node): Text[] {
  const texts: Text[] = [];
  for (let child = firstChildOf(style); child; child = nextSiblingOf(child))
    if (typeOf(child) === 3) texts.push(child as Text);
  return texts;
}

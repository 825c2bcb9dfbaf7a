/**
 * Takes out of the recorder's events what must not leave the browser (docs/tracker-rules.md §1), in place. Where a text stands
 * decides what becomes of it (text-policy.ts), and the page itself is asked for every place.
 */
import type { RecordedEvent } from '../../lambdas/contract/tracker.ts';
import { type Attributes, maskAttributes, type Owner } from './mask-attributes.ts';
import { maskCss, maskRules } from './mask-css.ts';
import { maskUrl } from './mask-url.ts';
import { textAt } from './page/text.ts';
import { allows, isLocked, pathAllowed } from './strict-mode.ts';
import { BLOCKED, HIDDEN, type Policy } from './text-policy.ts';

interface SerializedNode {
  readonly id: number;
  readonly type: number;
  tagName?: string;
  attributes?: Attributes;
  textContent?: string;
  childNodes?: SerializedNode[];
}
/** The document as it is now, asked by the recorder's ids. */
export interface Places {
  policyOf(id: number): Policy;
  /** An element that is blocked itself and leaves an empty box of its size. */
  isBlockedBox(id: number): boolean;
  ownerOf(id: number): Owner;
  isStyleText(id: number): boolean;
  /** The strictest place that a style sheet without an element is used in. */
  sheetPolicy(styleId: number): Policy;
  useSheet(styleId: number, policy: Policy): void;
  /** An owner wants nothing reported of what is done there. */
  isIgnored(id: number): boolean;
  /** One of the options of a list box: which one is pressed is a choice. */
  isOption(id: number): boolean;
  /** An element that no standard knows: its name is the page's own. */
  isUnknownTag(id: number): boolean;
}

const Kind = { FullSnapshot: 2, Incremental: 3, Meta: 4 } as const;
const Source = {
  Mutation: 0,
  MouseInteraction: 2,
  Scroll: 3,
  Input: 5,
  StyleSheetRule: 8,
  StyleDeclaration: 13,
  AdoptedStyleSheet: 15,
} as const;

/** False where the event must not be sent at all. */
export function maskEvent(event: RecordedEvent, places: Places): boolean {
  const data = event.data as Record<string, unknown>;
  if (event.type === Kind.Meta) data.href = pathAllowed(maskUrl(String(data.href)));
  if (event.type === Kind.FullSnapshot) maskTree(data.node as SerializedNode, places);
  if (event.type !== Kind.Incremental) return true;
  const id = Number(data.id);
  switch (data.source) {
    case Source.Mutation:
      return maskMutation(data as unknown as Mutation, places);
    case Source.Input:
      data.text = '';
      return places.policyOf(id) !== BLOCKED && !places.isOption(id);
    case Source.StyleSheetRule:
    case Source.StyleDeclaration:
      maskRules(
        data,
        data.styleId ? places.sheetPolicy(Number(data.styleId)) : places.policyOf(id),
      );
      return true;
    case Source.AdoptedStyleSheet:
      maskSheets(data as unknown as AdoptedSheets, places);
      return true;
    case Source.MouseInteraction:
      return !places.isIgnored(id) && !places.isOption(id);
    // How far a field has scrolled tells the length of what was typed.
    case Source.Scroll:
      return places.policyOf(id) < HIDDEN && !places.ownerOf(id).isField;
    default:
      return true;
  }
}

interface AdoptedSheets {
  readonly id: number;
  readonly styleIds: readonly number[];
  readonly styles?: readonly { readonly styleId: number; readonly rules: object[] }[];
}

function maskSheets({ id, styleIds, styles = [] }: AdoptedSheets, places: Places): void {
  const policy = places.policyOf(id);
  for (const styleId of styleIds) places.useSheet(styleId, policy);
  for (const { styleId, rules } of styles) {
    for (const rule of rules) maskRules(rule as Attributes, places.sheetPolicy(styleId));
  }
}

interface Mutation {
  texts: { readonly id: number; value: string | null }[];
  attributes: { readonly id: number; readonly attributes: Attributes }[];
  adds: { readonly parentId: number; readonly node: SerializedNode }[];
  readonly removes: readonly object[];
}

/** False where nothing is left of it. */
function maskMutation(change: Mutation, places: Places): boolean {
  change.texts = change.texts.filter(({ id }) => places.policyOf(id) !== BLOCKED);
  for (const text of change.texts) {
    if (text.value) text.value = textOf(text.value, text.id, places);
  }
  change.attributes = change.attributes.filter(({ id }) => places.policyOf(id) !== BLOCKED);
  for (const { id, attributes } of change.attributes) {
    maskAttributes(attributes, places.ownerOf(id));
  }
  change.adds = change.adds.filter(({ node }) => isSent(node, places));
  for (const { node } of change.adds) maskTree(node, places);
  const { texts, attributes, adds, removes } = change;
  return texts.length + attributes.length + adds.length + removes.length > 0;
}

const isSent = ({ id }: SerializedNode, places: Places): boolean =>
  places.policyOf(id) !== BLOCKED || places.isBlockedBox(id);

function maskTree(node: SerializedNode, places: Places): void {
  if (node.textContent) {
    node.textContent = textOf(node.textContent, node.id, places);
    return;
  }
  const { attributes, tagName } = node;
  if (attributes) {
    maskAttributes(attributes, places.ownerOf(node.id));
    if (isLocked() && tagName && places.isUnknownTag(node.id) && !allows(tagName, 'tag:'))
      node.tagName = 'x-hidden';
    else if (tagName?.includes('-')) allows(tagName, 'tag:');
  }
  if (!node.childNodes) return;
  if (node.childNodes.some((child) => !isSent(child, places)))
    node.childNodes = node.childNodes.filter((child) => isSent(child, places));
  for (const child of node.childNodes) maskTree(child, places);
}

function textOf(text: string, id: number, places: Places): string {
  const policy = places.policyOf(id);
  return places.isStyleText(id) ? maskCss(text, policy) : textAt(text, policy);
}

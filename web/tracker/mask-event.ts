/**
 * Takes out of the recorder's events what must not leave the browser (tracker.md §1), in place: the walk from the top
 * knows for every node whether it lies in something a visitor writes or an owner has masked, so no node is asked twice.
 */
import type { RecordedEvent } from '../../lambdas/contract/tracker.ts';
import { maskCards, maskEmails, maskText } from './mask-text.ts';
import { maskResourceUrl, maskUrl } from './mask-url.ts';
import { hasTyped, maskTyped } from './typed-words.ts';

/** How the text of a place is told: as it is (addresses and cards masked), as asterisks, or not at all. */
export type Secrecy = 'shown' | 'masked' | 'hidden';

type Attributes = Record<string, unknown>;
interface SerializedNode {
  readonly id: number;
  readonly type: number;
  readonly tagName?: string;
  attributes?: Attributes;
  textContent?: string;
  readonly childNodes?: SerializedNode[];
}
/** The document as it is now, for changes that name their nodes by id. */
export interface Places {
  tagOf(id: number): string;
  typeOf(id: number): string;
  secrecyOf(id: number): Secrecy;
  /** An owner wants nothing told of what is done there. */
  isIgnored(id: number): boolean;
}

const Kind = { FullSnapshot: 2, Incremental: 3, Meta: 4 } as const;
const Source = {
  Mutation: 0,
  MouseInteraction: 2,
  Scroll: 3,
  Input: 5,
  StyleSheetRule: 8,
  StyleDeclaration: 13,
  Selection: 14,
  AdoptedStyleSheet: 15,
} as const;

/** False where the event must not be sent at all. */
export function maskEvent(event: RecordedEvent, places: Places): boolean {
  const data = event.data as Record<string, unknown>;
  if (event.type === Kind.Meta) data.href = maskUrl(String(data.href));
  if (event.type === Kind.FullSnapshot) maskTree(data.node as SerializedNode, 'shown');
  if (event.type !== Kind.Incremental) return true;
  switch (data.source) {
    case Source.Mutation:
      maskMutation(data as unknown as Mutation, places);
      return true;
    case Source.Input:
      data.text = '';
      return true;
    case Source.StyleSheetRule:
    case Source.StyleDeclaration:
    case Source.AdoptedStyleSheet:
      maskRules(data);
      return true;
    case Source.MouseInteraction:
      return !places.isIgnored(Number(data.id));
    // How far a field has scrolled tells the length of what was typed, and so does where a selection ends.
    case Source.Scroll:
      return !isField(Number(data.id), places);
    case Source.Selection:
      return false;
    default:
      return true;
  }
}

const isField = (id: number, places: Places): boolean =>
  FIELDS.has(places.tagOf(id)) || places.secrecyOf(id) === 'hidden';

interface Mutation {
  readonly texts: { readonly id: number; value: string | null }[];
  readonly attributes: { readonly id: number; readonly attributes: Attributes }[];
  readonly adds: { readonly parentId: number; readonly node: SerializedNode }[];
}

function maskMutation({ texts, attributes, adds }: Mutation, places: Places): void {
  for (const text of texts) {
    if (text.value) text.value = textAs(text.value, places.secrecyOf(text.id));
  }
  for (const { id, attributes: changed } of attributes) {
    const isQuiet = Object.keys(changed).every((name) => QUIET.has(name));
    const secrecy = isQuiet ? 'shown' : places.secrecyOf(id);
    maskAttributes(changed, places.tagOf(id), places.typeOf(id), secrecy);
  }
  // Added nodes come in families, parents first: the page is asked once for each family.
  const known = new Map<number, Secrecy>();
  for (const { parentId, node } of adds) {
    const around = known.get(parentId) ?? places.secrecyOf(parentId);
    known.set(parentId, around);
    known.set(node.id, maskTree(node, around));
  }
}

/** What changes most often and says nothing, whoever masks it. */
const QUIET = new Set(['style', 'class', 'transform', 'd']);

/** Answers how what lies inside is to be told. */
function maskTree(node: SerializedNode, around: Secrecy): Secrecy {
  if (node.textContent) {
    node.textContent = textAs(node.textContent, around);
    return around;
  }
  const { attributes, tagName = '', childNodes = [] } = node;
  let inside = around;
  if (attributes) {
    const isWritten = tagName === 'textarea' || isEditable(attributes);
    const own = around === 'shown' && 'data-reveille-mask' in attributes ? 'masked' : around;
    maskAttributes(attributes, tagName, String(attributes.type ?? ''), own);
    if (isWritten || around === 'hidden') inside = 'hidden';
    else inside = tagName === 'style' ? 'shown' : own;
  }
  for (const child of childNodes) maskTree(child, inside);
  return inside;
}

const isEditable = ({ contenteditable }: Attributes): boolean =>
  contenteditable !== undefined && contenteditable !== 'false';

function textAs(text: string, secrecy: Secrecy): string {
  if (secrecy === 'hidden') return '';
  return secrecy === 'masked' ? text.replace(/\S/g, '*') : maskTyped(maskText(text));
}

const FIELDS = new Set(['input', 'textarea', 'select', 'option']);
const BUTTONS = /^(button|submit|reset|image)$/i;

/** What an attribute is about, by its name alone. */
interface AttributeKind {
  /** What runs, what repeats a whole document, what is only for the page's own machinery. */
  readonly isDropped: boolean;
  /** Where pages keep a copy of what is typed or chosen in a field. */
  readonly isCopy: boolean;
  /** What an element says, for an owner who masks it. */
  readonly isSpeaking: boolean;
  readonly mask: (value: string, tag: string) => string;
}
const kinds = new Map<string, AttributeKind>();

function kindOf(name: string): AttributeKind {
  let kind = kinds.get(name);
  if (!kind) {
    const isOurs = name.startsWith('data-reveille');
    kind = {
      isDropped: /^(on\w+|srcdoc|nonce|integrity|ping)$/i.test(name),
      isCopy: !isOurs && /^(data-.*|aria-value.*|defaultvalue|value|selected)$/i.test(name),
      isSpeaking:
        !isOurs &&
        /^(alt|title|placeholder|label|content|summary|value|href|aria-.*|data-.*)$/i.test(name),
      mask: maskFor(name),
    };
    if (kinds.size < 1_000) kinds.set(name, kind);
  }
  return kind;
}

function maskFor(name: string): AttributeKind['mask'] {
  switch (name.toLowerCase()) {
    case 'style':
    case '_csstext':
      return maskCss;
    case 'src':
    case 'rr_src':
    case 'poster':
    case 'background':
    case 'data':
      return maskResourceUrl;
    case 'href':
      return (value, tag) => (tag === 'a' || tag === 'area' ? maskUrl : maskResourceUrl)(value);
    case 'action':
    case 'formaction':
    case 'cite':
    case 'xlink:href':
    case 'longdesc':
      return maskUrl;
    case 'srcset':
    case 'imagesrcset':
      return maskCandidates;
    // Numbers and names of drawing and layout, which only look like something else.
    case 'd':
    case 'points':
    case 'viewbox':
    case 'transform':
    case 'values':
    case 'path':
      return maskEmails;
    case 'class':
      return maskText;
    default:
      return name.startsWith('data-') ? maskData : maskAny;
  }
}

/** Each candidate is an address and, behind a space, the screen it is for. */
const maskCandidates = (value: string): string =>
  value.replace(/[^\s,]\S*[^\s,]/g, (word) => (SIZE.test(word) ? word : maskResourceUrl(word)));
const SIZE = /^[\d.]+[wxh],?$/;

/** Anything may hold an address with a query, whatever it is called. */
const ADDRESS = /^(https?:|[/?#.])\S*\?[^\s?]/i;
const maskAny = (value: string): string =>
  ADDRESS.test(value) ? maskUrl(value) : maskTyped(maskText(value));
/** Frameworks hand over what a page was made of, people's data included: nobody sees it, and no style asks for it. */
const maskData = (value: string): string => (/^\s*[[{]/.test(value) ? '' : maskAny(value));

function maskAttributes(attributes: Attributes, tag: string, type: string, secrecy: Secrecy): void {
  const isField =
    (FIELDS.has(tag) && !(tag === 'input' && BUTTONS.test(type))) || isEditable(attributes);
  for (const name in attributes) {
    const value = attributes[name];
    const kind = kindOf(name);
    if (kind.isDropped || (isField && kind.isCopy) || (secrecy !== 'shown' && kind.isSpeaking)) {
      delete attributes[name];
    } else if (typeof value === 'string') {
      attributes[name] = kind.mask(value, tag);
    } else if (name === 'style' && value && typeof value === 'object') {
      maskRules(value as Record<string, unknown>);
    }
  }
}

/** What a style lets a page say, in quotes, if it is long enough for a card; longer ones are pictures. */
const CSS_TEXT = /"[^"\n]{13,200}"|'[^'\n]{13,200}'/g;
/** The same, if it is long enough for a word that was typed. */
const CSS_WORD = /"[^"\n]{4,200}"|'[^'\n]{4,200}'/g;

/** Styles keep their numbers; addresses in them, and what their pictures are asked with, do not. */
export function maskCss(css: string): string {
  let text = maskEmails(css).replace(CSS_TEXT, maskCards);
  if (hasTyped()) text = text.replace(CSS_WORD, maskTyped);
  if (!text.includes('url(') || !/\?|url\(["']?data:(text|image\/svg)/i.test(text)) return text;
  let masked = '';
  let done = 0;
  for (let at = text.indexOf('url('); at >= 0; at = text.indexOf('url(', done)) {
    const [quote = ''] = text.slice(at + 4, at + 5).match(/["']/) ?? [];
    const start = at + 4 + quote.length;
    const end = text.indexOf(`${quote})`, start);
    if (end < 0) break;
    masked += `${text.slice(done, start)}${maskResourceUrl(text.slice(start, end))}`;
    done = end;
  }
  return masked + text.slice(done);
}

/** Every string of a small tree of style rules. */
function maskRules(rules: Record<string, unknown>): void {
  for (const name in rules) {
    const value = rules[name];
    if (typeof value === 'string') rules[name] = maskCss(value);
    else if (value && typeof value === 'object') maskRules(value as Record<string, unknown>);
  }
}

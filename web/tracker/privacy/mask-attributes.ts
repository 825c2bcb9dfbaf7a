import { knowledge } from './knowledge.ts';
import { maskCss } from './mask-css.ts';
import { maskEmails, maskText } from './mask-text.ts';
import { maskResourceUrl, maskUrl } from './mask-url.ts';
import {
  allows,
  isLocked,
  nameAllowed,
  namesAllowed,
  pathAllowed,
  valueAllowed,
} from './strict-mode.ts';
import { type Policy, SHOWN } from './text-policy.ts';
import { hasTyped, maskTyped } from './typed-words.ts';

/** Whose attributes they are, as far as masking depends on it. */
export interface Owner {
  readonly tag: string;
  readonly policy: Policy;
  /** What is written or chosen in it belongs to the visitor: a field, an editor, an option. */
  readonly isField: boolean;
  /** A component of the page's own: it may repeat under any name what its inner field holds. */
  readonly reflects: boolean;
}

const FIELDS = new Set(['input', 'textarea', 'select', 'option', 'output', 'progress', 'meter']);
const BUTTONS = /^(button|submit|reset|image)$/i;
export const isFieldTag = (tag: string, type: string): boolean =>
  FIELDS.has(tag) && !(tag === 'input' && BUTTONS.test(type));

/** What an attribute is about, by its name alone. */
interface AttributeKind {
  /** What runs, what repeats a whole document, what names a choice, what is only for the page's own machinery. */
  readonly isDropped: boolean;
  /** Where pages and components keep a copy of what is typed or chosen in a field. */
  readonly isCopy: boolean;
  /** What only lays out or steers an element; everything else may say something. */
  readonly isStructure: boolean;
  /** Every element may have an attribute of this name. */
  readonly isCommon: boolean;
  readonly mask: (value: string) => string;
  /** Masked values by what they were: most classes, sizes and addresses of pictures are on a page many times. */
  readonly masked: Map<string, string>;
  /** What was known of the visitor's input when they were masked. */
  knowledge: number;
}
const kinds = new Map<string, AttributeKind>();
/** The address of a link is masked like a page's. */
const kindsInLinks = new Map<string, AttributeKind>();
const MOST_MASKED = 1_000;
const LONGEST_MASKED = 200;

const STRUCTURE =
  /^(class|style|type|role|dir|hidden|open|disabled|checked|readonly|required|multiple|size|rows|cols|colspan|rowspan|width|height|tabindex|slot|part|rel|media|contenteditable|aria-(hidden|expanded|disabled|busy|modal|haspopup|pressed|live|orientation|level|sort|checked)|rr_\w+|d|points|viewbox|transform|fill.*|stroke.*|[xyr]|[xy][12]|[cr][xy]|xmlns.*|preserveaspectratio|_csstext|data-reveille.*)$/i;

function kindOf(name: string, tag: string): AttributeKind {
  const isLink = tag === 'a' || tag === 'area';
  const known = isLink ? kindsInLinks : kinds;
  let kind = known.get(name);
  if (!kind) {
    const isOurs = name.startsWith('data-reveille');
    const isCommon = STRUCTURE.test(name);
    kind = {
      isDropped:
        /^(on\w+|srcdoc|nonce|integrity|ping|aria-value(now|text)|aria-activedescendant)$/i.test(
          name,
        ),
      isCopy:
        !isOurs && /^(data-.*|defaultvalue|value|.*-value|selected|aria-selected)$/i.test(name),
      isStructure: isOurs || (isCommon && !/^rr_src$/i.test(name)),
      isCommon,
      mask: maskFor(name, isLink),
      masked: new Map(),
      knowledge: -1,
    };
    if (known.size < 1_000) known.set(name, kind);
  }
  return kind;
}

function maskFor(name: string, isLink: boolean): AttributeKind['mask'] {
  switch (name.toLowerCase()) {
    case 'src':
    case 'rr_src':
    case 'poster':
    case 'background':
    case 'data':
      return address(maskResourceUrl);
    case 'href':
      return address(isLink ? maskUrl : maskResourceUrl);
    case 'action':
    case 'formaction':
    case 'cite':
    case 'xlink:href':
    case 'longdesc':
      return address(maskUrl);
    case 'srcset':
    case 'imagesrcset':
      return (value) => (allows(value, 'srcset=') ? maskCandidates(value) : '');
    // Numbers and names of drawing and layout, which only look like something else.
    case 'd':
    case 'points':
    case 'viewbox':
    case 'transform':
    case 'values':
    case 'path':
      return checked(name, maskEmails);
    case 'class':
      return (value) => maskNames(namesAllowed(value));
    case 'id':
    case 'for':
      return (value) => maskNames(nameAllowed(value));
    default:
      return checked(name, name.startsWith('data-') ? maskData : maskAny);
  }
}

const checked =
  (name: string, mask: (value: string) => string): AttributeKind['mask'] =>
  (value) =>
    valueAllowed(name, value) ? mask(value) : '';
/** After the first input of a strict visit an address is that of the page's own files, or of places it named before. */
const address =
  (mask: (url: string) => string) =>
  (url: string): string => {
    if (allows(url, 'url=')) {
      if (!isLocked() && !url.startsWith('data:')) pathAllowed(mask(url));
      return mask(url);
    }
    return /^(data|blob|javascript):/i.test(url) ? '' : pathAllowed(mask(url));
  };
const maskNames = (names: string): string =>
  hasTyped() ? maskTyped(maskText(names)) : maskText(names);

/** Each candidate is an address and, behind a space, the screen it is for. */
const maskCandidates = (value: string): string =>
  value.replace(/[^\s,]\S*[^\s,]/g, (word) => (SIZE.test(word) ? word : maskResourceUrl(word)));
const SIZE = /^[\d.]+[wxh],?$/;

/** Anything may hold an address with a query, whatever it is called. */
const ADDRESS = /^(https?:|[/?#.])\S*\?[^\s?]/i;
const maskAny = (value: string): string =>
  ADDRESS.test(value) ? maskUrl(value) : maskTyped(maskText(value));
/** Frameworks embed a page's data in attributes, personal data included: it is invisible and no style needs it. */
const maskData = (value: string): string => (/^\s*[[{]/.test(value) ? '' : maskAny(value));

/** Whether an attribute may leave at all. */
function mayLeave(name: string, kind: AttributeKind, owner: Owner): boolean {
  const { tag, policy, isField, reflects } = owner;
  const isCopy = kind.isCopy && (isField || tag.includes('-'));
  const isHidden = (policy !== SHOWN || reflects) && !kind.isStructure;
  if (kind.isDropped || isCopy || isHidden) return false;
  return kind.isCommon || (allows(name, 'attribute:') && (!hasTyped() || maskTyped(name) === name));
}

/** What may leave of an attribute; undefined where not even that it is there. */
export function maskedAttribute(name: string, value: string, owner: Owner): string | undefined {
  const kind = kindOf(name, owner.tag);
  if (!mayLeave(name, kind, owner)) return undefined;
  return name === 'style' || name === '_cssText'
    ? maskCss(value, owner.policy)
    : maskedOnce(kind, value);
}

function maskedOnce(kind: AttributeKind, value: string): string {
  const { masked } = kind;
  if (kind.knowledge !== knowledge || masked.size > MOST_MASKED) masked.clear();
  kind.knowledge = knowledge;
  const known = masked.get(value);
  if (known !== undefined) return known;
  const now = kind.mask(value);
  if (value.length <= LONGEST_MASKED) masked.set(value, now);
  return now;
}

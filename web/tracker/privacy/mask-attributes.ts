import { DRAWING, isGeometry } from './drawings.ts';
import { maskCss } from './mask-css.ts';
import { maskText } from './mask-text.ts';
import { maskResourceUrl, maskUrl } from './mask-url.ts';
import { maskingVersion } from './masking-version.ts';
import {
  allows,
  isLocked,
  nameAllowed,
  namesAllowed,
  pathAllowed,
  valueAllowed,
} from './strict-mode.ts';
import { type Policy, SHOWN } from './text-policy.ts';
import { hasTyped, IN_CLASS, maskTyped } from './typed-words.ts';

/** The properties of an element that masking of its attributes depends on. */
export interface Owner {
  readonly tag: string;
  readonly policy: Policy;
  /** A field, an editor or an option, whose value is the visitor's. */
  readonly isField: boolean;
  /** A custom element that may repeat the value of its inner field in any attribute. */
  readonly reflects: boolean;
}

const FIELDS = /^(input|textarea|select|option|output|progress|meter)$/;
/** Tags of elements with a `value` that is the page's. */
const TAGS_WITH_VALUE = /^(button|input|li|data)$/;
const BUTTONS = /^(button|submit|reset|image)$/i;
export const isFieldTag = (tag: string, type: string): boolean =>
  FIELDS.test(tag) && !BUTTONS.test(type);

/** The treatment of attributes with one name. */
interface AttributeKind {
  /** Event handlers, nested documents, values and choices, and attributes that a replay does not need. */
  readonly isDropped: boolean;
  /** May contain a copy of the value of a field. */
  readonly repeatsValue: boolean;
  /** Layout and behavior only; every other attribute may contain text. */
  readonly isStructure: boolean;
  /** A name that HTML, ARIA or the recorder defines: it says nothing about the visitor. */
  readonly isStandard: boolean;
  /** Its numbers and commands are recorded unmasked (drawings.ts). */
  readonly isDrawing: boolean;
  readonly mask: (value: string) => string;
  /** Masked values by original value, because classes, sizes and image URLs repeat many times on a page. */
  readonly masked: Map<string, string>;
  /** The masking version of the masked values; a newer one invalidates them. */
  maskedVersion: number;
}
const kinds = new Map<string, AttributeKind>();
/** Links have separate kinds, because their `href` is masked like the URL of a page. */
const kindsInLinks = new Map<string, AttributeKind>();
const MAX_MASKED = 1_000;
const MAX_MASKED_CHARACTERS = 200;

const STRUCTURE =
  /^(class|style|type|role|dir|hidden|open|disabled|checked|readonly|required|multiple|size|rows|cols|colspan|rowspan|width|height|tabindex|slot|part|rel|media|contenteditable|aria-(hidden|expanded|disabled|busy|modal|haspopup|pressed|live|orientation|level|sort|checked)|rr_src|d|points|viewbox|transform|[xyr]|[xy][12]|[cr][xy]|preserveaspectratio)$/i;
/** Elsewhere a page could continue a prefix such as `stroke-` with text. */
const isStructural = (name: string): boolean =>
  STRUCTURE.test(name) || (/^(fill|stroke)/.test(name) && CSS.supports(name, 'inherit'));

/** Further attributes whose numbers and colors are those of a drawing. */
const SIZES = /^(opacity|offset|d[xy]|stop-.*)$/;
const COLOR_OR_NUMBER = /^(#[\da-f]{3,8}|-?\d{0,4}(\.\d+)?(px|%|r?em)?)$/i;

function kindOf(name: string, tag: string): AttributeKind {
  const isLink = tag === 'a' || tag === 'area';
  const known = isLink ? kindsInLinks : kinds;
  let kind = known.get(name);
  if (!kind) {
    const isStandard = isStructural(name);
    kind = {
      isDropped:
        /^(on\w+|srcdoc|nonce|integrity|ping|formaction|cite|longdesc|aria-value(now|text)|aria-activedescendant)$/i.test(
          name,
        ),
      repeatsValue:
        /^(data-.*|defaultvalue|value|.*-value|selected|aria-(selected|labelledby))$/i.test(name),
      isStructure: isStandard && name !== 'rr_src',
      isStandard,
      isDrawing: DRAWING.test(name),
      mask: maskFor(name, isLink),
      masked: new Map(),
      maskedVersion: -1,
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
      return urlMask(maskResourceUrl);
    case 'href':
    case 'xlink:href':
      return urlMask(isLink ? maskUrl : maskResourceUrl);
    case 'action':
      return urlMask(maskUrl);
    case 'srcset':
      return (value) => (allows(value, 'srcset=') ? maskCandidates(value) : '');
    case 'class':
      return (value) => maskNames(namesAllowed(value));
    case 'id':
    case 'for':
      return (value) => maskTyped(nameAllowed(value));
    default: {
      const mask = name.startsWith('data-') ? maskData : maskAny;
      if (globalThis.WITHOUT_STRICT) return mask;
      // Elsewhere a number may be computed from what was typed.
      const isSize = isStructural(name) || SIZES.test(name);
      return (value) =>
        valueAllowed(name, value) || (isSize && COLOR_OR_NUMBER.test(value)) ? mask(value) : '';
    }
  }
}

/** In strict mode, after the first input, keeps only the parts of a URL that an earlier URL contained. */
function urlMask(mask: (url: string) => string): (url: string) => string {
  if (globalThis.WITHOUT_STRICT) return mask;
  return (url) => {
    if (allows(url, 'url=')) {
      if (!isLocked() && !url.startsWith('data:')) pathAllowed(mask(url));
      return mask(url);
    }
    return /^(data|blob|javascript):/i.test(url) ? '' : pathAllowed(mask(url));
  };
}
const maskNames = (names: string): string =>
  hasTyped() ? maskTyped(names, IN_CLASS) : maskText(names);

/** Each candidate of a srcset is a URL, optionally followed by a space and its width or density. */
const maskCandidates = (value: string): string =>
  value.replace(/[^\s,]\S*[^\s,]/g, (word) => (SIZE.test(word) ? word : maskResourceUrl(word)));
const SIZE = /^[\d.]+[wxh],?$/;

/** A URL with a query, which any attribute may contain. */
const URL_WITH_QUERY = /^[^\s?]*\?\S/;
const maskAny = (value: string): string =>
  URL_WITH_QUERY.test(value) ? maskUrl(value) : maskTyped(value);
/** JSON in data attributes is removed: it may contain personal data, and neither text nor styles depend on it. */
const maskData = (value: string): string => (/^\s*[[{]/.test(value) ? '' : maskAny(value));

/** Whether the masked value of an attribute may leave the browser. */
function mayLeaveBrowser(
  name: string,
  kind: AttributeKind,
  owner: Owner,
  isDrawn: boolean,
): boolean {
  const { tag, policy, isField, reflects } = owner;
  const isRepeatedValue =
    (kind.repeatsValue && (isField || tag.includes('-'))) ||
    // Some components pass the value of a field to the elements around it.
    (name === 'value' && !TAGS_WITH_VALUE.test(tag));
  // A page can write text into an attribute of drawings.
  const isStructure = kind.isStructure && kind.isDrawing === isDrawn;
  const isHidden = (policy !== SHOWN || reflects) && !isStructure;
  if (kind.isDropped || isRepeatedValue || isHidden) return false;
  return (
    kind.isStandard || (allows(name, 'attribute:') && (!hasTyped() || maskTyped(name) === name))
  );
}

/** The masked value of an attribute; undefined if the attribute is omitted. */
export function maskedAttribute(name: string, value: string, owner: Owner): string | undefined {
  const kind = kindOf(name, owner.tag);
  const isDrawn = kind.isDrawing && isGeometry(value);
  if (!mayLeaveBrowser(name, kind, owner, isDrawn)) return undefined;
  if (isDrawn) return value;
  return name === 'style' ? maskCss(value, owner.policy) : cachedMask(kind, value);
}

function cachedMask(kind: AttributeKind, value: string): string {
  const { masked } = kind;
  if (kind.maskedVersion !== maskingVersion || masked.size > MAX_MASKED) masked.clear();
  kind.maskedVersion = maskingVersion;
  const known = masked.get(value);
  if (known !== undefined) return known;
  const result = kind.mask(value);
  if (value.length <= MAX_MASKED_CHARACTERS) masked.set(value, result);
  return result;
}

/**
 * Strict mode (`data-privacy="strict"`): no text that first appears after the visitor's first input leaves the browser,
 * except strings that were on the page before it. So no repeat of typed text has to be recognized. What was seen before
 * is kept as hashes, also for the next pages and tabs of the visit: they come after the input, too.
 */

import { browserStorage, read, write } from '../delivery/storage.ts';
import { hashOf } from './carried-words.ts';
import { changeKnowledge } from './knowledge.ts';
import { STARS } from './typed-words.ts';

declare global {
  /** A constant of the build for pages without strict mode, which leaves out what follows it here. */
  var WITHOUT_STRICT: boolean | undefined;
}

const KEY = 'reveille-strict';
const MOST_KNOWN = 20_000;
const MOST_CARRIED = 4_000;
const VISIT_MS = 30 * 60_000;

let isOn = false;
let hasInput = false;
const known = new Set<number>();
/** Names that first appear after the input keep their meaning for styles under another name. */
const aliases = new Map<string, string>();

interface Carried {
  readonly until: number;
  readonly known: readonly number[];
}

export function startStrict(): void {
  if (globalThis.WITHOUT_STRICT) throw new Error();
  start();
}
function start(): void {
  isOn = true;
  changeKnowledge();
  const carried = read<Carried>(browserStorage, KEY);
  if (!carried || !(carried.until > Date.now()) || !Array.isArray(carried.known)) return;
  for (const hash of carried.known) known.add(hash);
  hasInput = true;
}

/** From here on only known text leaves. */
export function noteInput(): void {
  if (globalThis.WITHOUT_STRICT || !isOn || hasInput) return;
  hasInput = true;
  changeKnowledge();
  carryStrict();
}

/** Lets the next page know; called at the input and when a page is left. */
export function carryStrict(): void {
  if (globalThis.WITHOUT_STRICT || !isOn || !hasInput) return;
  const carried = [...known].slice(0, MOST_CARRIED);
  write(browserStorage, KEY, { until: Date.now() + VISIT_MS, known: carried } satisfies Carried);
}

export function endStrict(): void {
  if (globalThis.WITHOUT_STRICT) return;
  isOn = false;
  changeKnowledge();
  hasInput = false;
  known.clear();
  aliases.clear();
}

export const isLocked = (): boolean => !globalThis.WITHOUT_STRICT && isOn && hasInput;

/** Whether a string may leave; before the first input it is learned, and may. */
export const allows = (text: string, kind = ''): boolean =>
  globalThis.WITHOUT_STRICT || !isOn || isKnown(text, kind);

function isKnown(text: string, kind: string): boolean {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain === '') return true;
  const hash = hashOf(kind + plain);
  if (hasInput) return known.has(hash);
  if (known.size < MOST_KNOWN) known.add(hash);
  return true;
}

export const textAllowed = (text: string): string =>
  globalThis.WITHOUT_STRICT || allows(text) ? text : STARS;

/** A class or an id, or another name for it. */
export function nameAllowed(name: string): string {
  if (globalThis.WITHOUT_STRICT || allows(name, '.')) return name;
  const alias = aliases.get(name) ?? `r${aliases.size}`;
  aliases.set(name, alias);
  return alias;
}
export const namesAllowed = (names: string): string =>
  !globalThis.WITHOUT_STRICT && isOn ? names.replace(/\S+/g, nameAllowed) : names;

/** The parts of an address that were in an address before; `_` for the others. */
export function pathAllowed(address: string): string {
  if (globalThis.WITHOUT_STRICT || !isOn) return address;
  return address.replace(/[^/?#&=:]+/g, (part) => (allows(part, '/') ? part : '_'));
}

const BUILT_IN =
  /^(?:Uncaught )?(?:\(in promise\) )?((?:Eval|Range|Reference|Syntax|Type|URI|Aggregate)?Error|DOMException|AbortError|NetworkError)\b/;
/** Of an error that first happens after the input, its kind. */
export const errorAllowed = (message: string): string =>
  !globalThis.WITHOUT_STRICT && isLocked() && !allows(message)
    ? (message.match(BUILT_IN)?.[1] ?? 'Error')
    : message;

const SAFE_VALUE =
  /^(|true|false|mixed|page|step|location|date|time|off|on|assertive|polite|auto|lazy|eager|async|sync|low|high|none|both|ltr|rtl|button|submit|reset|checkbox|radio|text|search|email|tel|url|number|password|hidden|range|file|color|month|week|datetime-local|dialog|alert|alertdialog|menu|menuitem|menubar|tooltip|tab|tablist|tabpanel|listbox|option|combobox|status|log|region|presentation|group|img|link|list|listitem|row|cell|grid|tree|treeitem|switch|slider|navigation|main|banner|form|heading|vertical|horizontal|_blank|_self|noopener|noreferrer|stylesheet|currentColor|round|square|butt|miter|bevel|evenodd|nonzero|inherit|transparent|xMidYMid|meet|slice|#[\da-f]{3,8}|-?[\d.]+(px|%|em|rem)?)$/i;
const DRAWN = /^(d|points|transform|viewBox|stroke-dasharray|keyTimes|values)$/i;
/** Numbers, the letters of drawing commands, and the names of transformations. */
const isGeometry = (value: string): boolean =>
  /^[\d\s.,%()+a-z-]*$/i.test(value) &&
  !/[a-z]{3}/i.test(value.replace(/matrix|translate|rotate|scale|skew[XY]/g, ''));

/** Whether an attribute's value carries no new text. */
export const valueAllowed = (name: string, value: string): boolean =>
  globalThis.WITHOUT_STRICT ||
  !isOn ||
  allows(value, `${name}=`) ||
  SAFE_VALUE.test(value) ||
  (DRAWN.test(name) && isGeometry(value));

/** Properties whose values a page names by itself. */
const NAMING =
  /^(--.*|content|quotes|font|font-family|font-feature-settings|animation|animation-name|grid.*|counter-.*|list-style.*|view-transition-.*|container.*|will-change|transition|transition-property|page|.*timeline.*|.*anchor.*|position-.*|string-set|src|background|background-image|mask.*|border-image.*|cursor|filter|clip-path|offset-path|shape-outside|d|syntax|initial-value)$/i;
const SAFE_CSS_VALUE = /^[\w\s.,%#()+*/!-]*$/;
const LONG_WORD = /[a-z]{4,}/gi;
const KEYWORDS =
  /^(none|block|flex|grid|inline|table|hidden|visible|auto|scroll|solid|dashed|dotted|bold|normal|italic|center|left|right|start|stretch|between|around|space|evenly|column|reverse|wrap|nowrap|absolute|relative|fixed|sticky|static|pointer|default|transparent|inherit|initial|unset|revert|currentcolor|black|white|gray|grey|blue|green|yellow|orange|purple|important|calc|rgba|hsla|translate|translatex|translatey|scale|rotate|matrix|ease|linear|cubic|bezier|uppercase|lowercase|underline|break|word|balance|both|forwards|ellipsis|baseline|middle|bottom|content|border|fill|cover|contain|cubic|clamp|minmax|contents|list|item)$/i;
const isPlainValue = (value: string): boolean =>
  SAFE_CSS_VALUE.test(value) &&
  (value.match(LONG_WORD) ?? []).every((word) => KEYWORDS.test(word) || allows(word, 'css:'));

export const declarationAllowed = (property: string, value: string): boolean =>
  globalThis.WITHOUT_STRICT || !isOn || isDeclarationKnown(property, value);

function isDeclarationKnown(property: string, value: string): boolean {
  if (!hasInput) {
    for (const word of value.match(LONG_WORD) ?? []) allows(word, 'css:');
    return allows(`${property}:${value}`);
  }
  return (!NAMING.test(property) && isPlainValue(value)) || allows(`${property}:${value}`);
}

/** A style sheet, a rule or a style attribute: names under their aliases, declarations without new text. */
export const cssAllowed = (css: string): string =>
  globalThis.WITHOUT_STRICT || !isOn ? css : knownCss(css);

function knownCss(css: string): string {
  if (allows(css)) {
    if (!hasInput) learnCss(css);
    return css;
  }
  return css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(
      /([\w-]+)\s*:\s*((?:"[^"]*"|'[^']*'|[^;{}"'])*)(?=[;}]|$)/g,
      (whole, property, value) => (declarationAllowed(property, value.trim()) ? whole : ''),
    )
    .replace(/"[^"]*"|'[^']*'/g, '""')
    .replace(/([.#])([a-z_\u0080-\uffff-][\w\u0080-\uffff-]*)/gi, (whole, mark, name) =>
      /^#[\da-f]{3,8}$/i.test(whole) ? whole : mark + nameAllowed(name),
    )
    .replace(
      /@(keyframes|font-face|property|counter-style|layer|container|import|namespace)\b[^;{]*/gi,
      '@media not all',
    );
}

function learnCss(css: string): void {
  for (const { 1: name = '' } of css.matchAll(/[.#]([a-z_-][\w-]*)/gi)) allows(name, '.');
  for (const { 1: property = '', 2: value = '' } of css.matchAll(
    /([\w-]+)\s*:\s*((?:"[^"]*"|'[^']*'|[^;{}"'])*)(?=[;}]|$)/g,
  )) {
    declarationAllowed(property, value.trim());
  }
}

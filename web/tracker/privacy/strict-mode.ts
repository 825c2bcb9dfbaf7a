/**
 * Strict mode (`data-privacy="strict"`): after the visitor's first input, only strings that were on the page before it leave
 * the browser, so repeats of typed text need not be recognized. Known strings are stored as hashes, also for the next pages
 * and tabs of the visit.
 */

import { HIDDEN_WORDS } from '../../../lambdas/contract/tracker.ts';
import { readSheets } from '../delivery/shared-sheets.ts';
import { browserStorage, read, write } from '../delivery/storage.ts';
import { unescaped, withoutStrings } from './css-tokens.ts';
import { listBoxOf } from './field-elements.ts';
import { invalidateMasked } from './masking-version.ts';
import { hashOf } from './typed-hashes.ts';

declare global {
  /**
   * True in the build without strict mode. The minifier then removes this code, and calls of functions that do nothing
   * or return their argument. It removes only calls of functions that are declared with `function`.
   */
  var WITHOUT_STRICT: boolean | undefined;
}

const KEY = 'reveille-strict';
const MAX_KNOWN = 20_000;
const MAX_STORED = 4_000;
const VISIT_MS = 30 * 60_000;

let isOn = false;
let hasInput = false;
// The minifier keeps a set that is not used.
const known = (globalThis.WITHOUT_STRICT ? undefined : new Set()) as Set<number>;
/** Aliases of new class names and ids, so that their styles still apply. */
const aliases = new Map<string, string>();

interface StoredHashes {
  readonly until: number;
  readonly known?: readonly number[];
}

/** Turns strict mode on. Throws in the build without it. */
export function startStrict(): void {
  if (globalThis.WITHOUT_STRICT) throw new Error();
  isOn = true;
  // Text that was typed before this script loaded or consent was given may be on the page already. Boxes of a consent banner
  // have no such event.
  hasInput ||= !!performance.eventCounts?.get('beforeinput');
  invalidateMasked();
  const stored = read<StoredHashes>(browserStorage, KEY);
  // Without storage an earlier page could not store that the visitor has typed.
  if (!stored) hasInput ||= !write(browserStorage, KEY, { until: 0 } satisfies StoredHashes);
  if (!Array.isArray(stored?.known) || !(stored.until > Date.now())) return;
  for (const hash of stored.known) known.add(hash);
  hasInput = true;
}

/** Called on every input; after the first one only known strings leave the browser. */
export function noteInput(): void {
  if (globalThis.WITHOUT_STRICT || !isOn || hasInput) return;
  readSheets();
  hasInput = true;
  invalidateMasked();
  storeStrict();
}

/** Called on every click: an option and the key of a keypad are input, too. */
export function noteClick(target: Element | undefined): void {
  if (target && (listBoxOf(target) || /^\s*\w\s*$/.test(target.textContent))) noteInput();
}

/** Stores the known strings for the next page; called on the first input and on page exit. */
export function storeStrict(): void {
  if (globalThis.WITHOUT_STRICT || !isLocked()) return;
  write(browserStorage, KEY, {
    until: Date.now() + VISIT_MS,
    known: [...known].slice(0, MAX_STORED),
  } satisfies StoredHashes);
}

/** Ends strict mode and forgets what it knows. */
export function endStrict(): void {
  if (globalThis.WITHOUT_STRICT) return;
  isOn = false;
  invalidateMasked();
  hasInput = false;
  known.clear();
}

/** Whether strict mode is on and the visitor has typed. */
export const isLocked = (): boolean => !globalThis.WITHOUT_STRICT && isOn && hasInput;

/** Whether a string may leave the browser. Before the first input every string may, and becomes known. */
export const allows = (text: string, kind = ''): boolean =>
  globalThis.WITHOUT_STRICT || !isOn || learnOrCheck(text, kind);

/**
 * Adds the string before the first input; afterwards checks it. `kind` separates names from texts. A character that the
 * page shows may be one that was typed, although a key shows it as well; styles need class names of one letter.
 */
function learnOrCheck(text: string, kind: string): boolean {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (!plain) return true;
  const hash = hashOf(kind + plain);
  if (hasInput) return known.has(hash) && (plain.length > 1 || kind === '.');
  if (known.size < MAX_KNOWN) known.add(hash);
  return true;
}

/** The text, or a placeholder if it may not leave the browser. */
export function textAllowed(text: string): string {
  return globalThis.WITHOUT_STRICT || allows(text) ? text : HIDDEN_WORDS;
}

/** The class or id, or its alias. */
export function nameAllowed(name: string): string {
  if (globalThis.WITHOUT_STRICT) return name;
  // Selectors escape some names.
  const plain = unescaped(name);
  if (allows(plain, '.')) return name;
  const alias = aliases.get(plain) ?? `r${aliases.size}`;
  aliases.set(plain, alias);
  return alias;
}
/** The same for names that are separated by spaces. */
export function namesAllowed(names: string): string {
  return globalThis.WITHOUT_STRICT ? names : names.replace(/\S+/g, nameAllowed);
}

/** The URL with `_` for the parts that no earlier URL contained. */
export function pathAllowed(address: string): string {
  if (globalThis.WITHOUT_STRICT) return address;
  return address.replace(/[^/?#&=:]+/g, (part) => (allows(part, '/') ? part : '_'));
}

/** The masked referrer; a referrer on this website may contain text that the visitor typed there. */
export function referrerAllowed(address: string): string {
  return !globalThis.WITHOUT_STRICT && address.startsWith(location.origin)
    ? pathAllowed(address)
    : address;
}

const BUILT_IN =
  /^(Uncaught )?(\(in promise\) )?((Eval|Range|Reference|Syntax|Type|URI|Aggregate|Abort|Network)?Error|DOMException)\b/;
/** The message, or only the type of the error if the message is new. */
export function errorAllowed(message: string): string {
  return globalThis.WITHOUT_STRICT || allows(message)
    ? message
    : (message.match(BUILT_IN)?.[3] ?? 'Error');
}

const SAFE_VALUE =
  /^(true|false|mixed|page|step|date|time|off|on|assertive|polite|auto|none|both|ltr|rtl|button|submit|reset|checkbox|radio|text|search|email|tel|url|number|password|hidden|range|file|color|month|week|datetime-local|(alert)?dialog|alert|menu(item|bar)?|tooltip|tab(list|panel)?|listbox|option|combobox|status|log|region|presentation|group|img|link|list(item)?|row|cell|grid|tree(item)?|switch|slider|navigation|main|banner|form|heading|vertical|horizontal|_blank|_self|stylesheet|currentColor|round|square|bevel|evenodd|inherit|transparent)$/i;
/** Whether an attribute's value contains no new text. */
export const valueAllowed = (name: string, value: string): boolean =>
  globalThis.WITHOUT_STRICT || allows(value, `${name}=`) || SAFE_VALUE.test(value);

/** Properties whose values can contain names or texts of the page. */
const PROPERTIES_WITH_NAMES =
  /^(--.*|content|quotes|font(-f.*)?|animation(-name)?|grid.*|counter-.*|list-style.*|view-transition-.*|container.*|will-change|transition(-property)?|page|.*timeline.*|.*anchor.*|position-.*|string-set|src|background(-image)?|mask.*|border-image.*|cursor|filter|clip-path|offset-path|shape-outside|d|syntax|initial-value)$/i;
const SAFE_CSS_VALUE = /^[\w\s.,%()#+*/!-]*$/;
const LONG_WORD = /[a-z][a-z-]{3,}/gi;
/** Functions, and words in selectors and at-rules. */
const KEYWORDS =
  /^(table|hidden|important|calc|rgba|hsla|translate[xy]?|scale|rotate|cubic-bezier|minmax|clamp|media|not)$/i;
/** Whether CSS defines a word for a property, which takes no other words. `inherit` and the like are colors, too. */
const isDefined = (word: string, property: string): boolean =>
  [property, 'color'].some((name) => CSS.supports(name, word) && !CSS.supports(name, 'x-y'));
const isPlainValue = (property: string, value: string): boolean =>
  SAFE_CSS_VALUE.test(value) &&
  (value.match(LONG_WORD) ?? []).every(
    (word) => KEYWORDS.test(word) || allows(word, 'css:') || isDefined(word, property),
  );

/** Whether a declaration contains no new text. */
export function declarationAllowed(property: string, value: string): boolean {
  if (globalThis.WITHOUT_STRICT) return true;
  if (!hasInput) for (const word of value.match(LONG_WORD) ?? []) allows(word, 'css:');
  return (
    allows(`${property}:${value}`) ||
    (!PROPERTIES_WITH_NAMES.test(property) &&
      isPlainValue(property, value) &&
      CSS.supports(property, 'inherit'))
  );
}

/** A style sheet, rule or style attribute with aliases for new names and without declarations that contain new text. */
export function cssAllowed(css: string): string {
  return globalThis.WITHOUT_STRICT || !isOn ? css : withoutNewText(css);
}

const DECLARATIONS = /([\w-]+)\s*:\s*([^;{}]*)(?=[;}]|$)/g;
/** The text before a block of declarations or rules: selectors or an at-rule. */
const PRELUDES = /[^{};]+(?=\{)/g;
/** The names in selectors and at-rules, with the `.` or `#` of a class or id. */
const NAMES = /([.#]?)((?!\d)(?:[\w\u0080-\uffff-]|\\[\da-f]{1,6}\s?|\\.)+)/gi;

function withoutNewText(css: string): string {
  if (allows(css)) {
    if (!hasInput) learnCss(css);
    return css;
  }
  return withoutStrings(css)
    .replace(DECLARATIONS, (whole, property, value) =>
      declarationAllowed(property, value.trim()) ? whole : '',
    )
    .replace(PRELUDES, (prelude) =>
      prelude.replace(NAMES, (whole, mark, name) =>
        !mark && isPlainName(name) ? whole : mark + nameAllowed(name),
      ),
    )
    .replace(/@(?!media\b)[\w-]+[^;{]*/g, '@media not all');
}

/** Whether CSS or HTML defines a name without `.` or `#`: a query keyword, a one-letter element or a pseudo-class. */
const isPlainName = (name: string): boolean =>
  !name[1] || KEYWORDS.test(name) || CSS.supports(`selector(:${name})`);

function learnCss(css: string): void {
  const plain = withoutStrings(css);
  for (const [prelude] of plain.matchAll(PRELUDES))
    for (const { 2: name = '' } of prelude.matchAll(NAMES)) nameAllowed(name);
  for (const { 1: property = '', 2: value = '' } of plain.matchAll(DECLARATIONS))
    declarationAllowed(property, value.trim());
}

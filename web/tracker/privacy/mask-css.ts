import { HIDDEN_WORDS } from '../../../lambdas/contract/tracker.ts';
import { TOKENS, unescaped, withoutStrings } from './css-tokens.ts';
import { isGeometry } from './drawings.ts';
import { maskEmails } from './mask-text.ts';
import { maskResourceUrl } from './mask-url.ts';
import { allows, cssAllowed, declarationAllowed } from './strict-mode.ts';
import { type Policy, SHOWN } from './text-policy.ts';
import { hasTyped, IN_CLASS, maskTyped, mayRepeat } from './typed-words.ts';

/** Groups: the character before a custom property, its name, its value. No selector starts with such a name. */
const CUSTOM = /(^|[\s;{}/])(--[\w\u0080-\uffff-]+\s*:)((?:\{[^{}]*\}|[^;{}])+)/g;
/** Classes, ids, and values of attribute selectors without quotes. */
const NAMES = /([.#=])((?:[\w\u0080-\uffff-]|\\[\da-f]{1,6}\s?|\\.)+)/gi;

/** Masks emails, card numbers, typed text and URL parameters in CSS; under a policy that hides text, all strings and URLs. */
export function maskCss(css: string, policy: Policy = SHOWN): string {
  if (policy !== SHOWN) return withoutText(css);
  // Email addresses are masked inside each string first, because an apostrophe may be part of an address.
  const text = maskEmails(cssAllowed(css).replace(TOKENS, maskToken));
  if (!mayRepeat()) return text;
  const masked = text.replace(
    CUSTOM,
    (_, before, name, value) => before + name + (/url\(/i.test(value) ? value : maskTyped(value)),
  );
  // Style sheets contain thousands of names, which rarely repeat text that was typed on an earlier page.
  return hasTyped()
    ? masked.replace(
        NAMES,
        (_, mark, name) => mark + maskEscaped(name, mark === '.' ? IN_CLASS : undefined),
      )
    : masked;
}

function maskToken(
  token: string,
  before = '',
  quote: string | undefined,
  content: string,
  end: string,
  bareUrl: string | undefined,
  bare: string,
): string {
  if (bareUrl) return bareUrl + maskResourceUrl(bare);
  // Comments do not affect the appearance.
  if (!quote) return hasTyped() ? '/**/' : token;
  if (/^p/i.test(before) && isGeometry(content)) return token;
  const isUrl = /^u/i.test(before) || /^data:/i.test(content);
  return before + quote + (isUrl ? maskResourceUrl : maskEscaped)(content) + end;
}
function maskEscaped(text: string, way?: typeof IN_CLASS): string {
  const plain = unescaped(text);
  const masked = maskTyped(plain, way);
  if (masked === plain) return text;
  return plain === text ? masked : HIDDEN_WORDS;
}

/** Removes comments, custom properties, URLs and strings; keeps the appearance. */
const withoutText = (css: string): string => withoutStrings(css).replace(CUSTOM, '$1');

/** Masks every string of a changed rule or sheet in rrweb's format, in place. */
export function maskRules(change: Record<string, unknown>, policy: Policy): void {
  const { property } = change;
  for (const name in change) {
    const value = change[name];
    if (name === 'property') change[name] = isNameAllowed(`${value}`, policy) ? value : '--hidden';
    else if (value && typeof value === 'object')
      maskRules(value as Record<string, unknown>, policy);
    else if (typeof value === 'string' && name !== 'priority')
      change[name] = property ? maskValue(`${property}`, value, policy) : maskCss(value, policy);
  }
}

/** The name of a custom property can be any text of the page. */
const isNameAllowed = (name: string, policy: Policy): boolean =>
  !name.startsWith('--') || (policy === SHOWN && allows(name, 'css:') && maskTyped(name) === name);

/** Masks the value of a declaration. That of a custom property can be a text without quotes. */
function maskValue(property: string, value: string, policy: Policy): string {
  if (!isNameAllowed(property, policy) || !declarationAllowed(property, value)) return '';
  return property.startsWith('--') ? maskTyped(value) : maskCss(value, policy);
}

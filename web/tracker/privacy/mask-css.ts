import { TOKENS, withoutStrings } from './css-tokens.ts';
import { isGeometry } from './drawings.ts';
import { maskEmails, maskText } from './mask-text.ts';
import { maskResourceUrl } from './mask-url.ts';
import { allows, cssAllowed, declarationAllowed } from './strict-mode.ts';
import { type Policy, SHOWN } from './text-policy.ts';
import { hasTyped, maskTyped, mayRepeat } from './typed-words.ts';

/** Groups: the character before a custom property, its name, its value. No selector starts with such a name. */
const CUSTOM = /(^|[\s;{}/])(--[\w\u0080-\uffff-]+\s*:)((?:\{[^{}]*\}|[^;{}])+)/g;
const NAMES = /([.#])((?:[\w\u0080-\uffff-]|\\.)+)/g;

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
  return hasTyped() ? masked.replace(NAMES, (_, mark, name) => mark + maskTyped(name)) : masked;
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
  return before + quote + (isUrl ? maskResourceUrl : maskString)(content) + end;
}
const maskString = (text: string) => maskTyped(maskText(text));

/** Removes comments, custom properties, URLs and strings; keeps the appearance. */
const withoutText = (css: string): string => withoutStrings(css).replace(CUSTOM, '$1');

/** Masks every string of style rules in rrweb's format, in place. */
export function maskRules(rules: Record<string, unknown>, policy: Policy): void {
  const isDeclaration = typeof rules.property === 'string';
  const named = isDeclaration ? String(rules.property) : '';
  for (const name in rules) {
    const value = rules[name];
    if (!isNameAllowed(name, policy)) delete rules[name];
    else if (Array.isArray(value) && typeof value[0] === 'string')
      value[0] = maskValue(name, value[0], policy);
    else if (value && typeof value === 'object')
      maskRules(value as Record<string, unknown>, policy);
    else if (name === 'property') rules[name] = isNameAllowed(named, policy) ? named : '--hidden';
    else if (typeof value === 'string' && name !== 'priority')
      rules[name] = maskValue(isDeclaration ? named : name, value, policy);
  }
}

/** The name of a custom property can be any text of the page. */
const isNameAllowed = (name: string, policy: Policy): boolean =>
  !name.startsWith('--') || (policy === SHOWN && allows(name, 'css:') && maskTyped(name) === name);

/** Fields of rrweb that hold a whole rule; every other name is a CSS property. */
const WHOLE_RULE = /^(rule|replace|replaceSync|\d+)$/;

/** Masks the value of one declaration or rule. */
function maskValue(property: string, value: string, policy: Policy): string {
  if (WHOLE_RULE.test(property)) return maskCss(value, policy);
  // The value of a custom property can be a text without quotes, which only its name reveals.
  if (!isNameAllowed(property, policy) || !declarationAllowed(property, value)) return '';
  return property.startsWith('--') ? maskTyped(maskText(value)) : maskCss(value, policy);
}

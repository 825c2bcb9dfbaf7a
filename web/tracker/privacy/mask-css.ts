import { maskCards, maskEmails, maskText } from './mask-text.ts';
import { maskResourceUrl } from './mask-url.ts';
import { allows, cssAllowed, declarationAllowed } from './strict-mode.ts';
import { type Policy, SHOWN } from './text-policy.ts';
import { hasTyped, maskTyped } from './typed-words.ts';

/** Quoted strings that are long enough for a card number; longer ones are data URLs. */
const CSS_TEXT = /"[^"\n]{13,200}"|'[^'\n]{13,200}'/g;
/** Quoted strings that may repeat typed text. */
const CSS_STRING = /"[^"\n]{1,200}"|'[^'\n]{1,200}'/g;
const CUSTOM = /(--[\w-]+\s*:)([^;{}]{1,200})/g;
const NAMES = /([.#])([\w\u0080-\uffff-]{4,})/g;

/** Masks emails, card numbers, typed text and URL parameters in CSS; under a policy that hides text, all strings and URLs. */
export function maskCss(css: string, policy: Policy = SHOWN): string {
  if (policy !== SHOWN) return withoutText(css);
  let text = maskEmails(cssAllowed(css)).replace(CSS_TEXT, maskCards);
  if (hasTyped()) {
    text = text
      .replace(CSS_STRING, maskTyped)
      .replace(CUSTOM, (_, name, value) => name + maskTyped(value))
      .replace(NAMES, (_, mark, name) => mark + maskTyped(name));
  }
  if (
    !text.includes('url(') ||
    (!/\?|url\(["']?data:(text|image\/svg)|\*\*/i.test(text) && !hasTyped())
  )
    return text;
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

/** Removes comments, custom properties, URLs and strings; keeps the appearance. */
const withoutText = (css: string): string =>
  css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/--[\w-]+\s*:[^;{}]*/g, '')
    .replace(/url\((?:"[^"]*"|'[^']*'|[^)]*)\)/gi, 'none')
    .replace(/"[^"]*"|'[^']*'/g, '""')
    .replace(/"[^"]*$|'[^']*$/g, '');

/** Masks every string of style rules in rrweb's format, in place. */
export function maskRules(rules: Record<string, unknown>, policy: Policy): void {
  const isDeclaration = typeof rules.property === 'string';
  const named = isDeclaration ? String(rules.property) : '';
  for (const name in rules) {
    const value = rules[name];
    if (name.startsWith('--') && !isNameAllowed(name, policy)) delete rules[name];
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
  if (policy !== SHOWN || WHOLE_RULE.test(property)) return maskCss(value, policy);
  if (!declarationAllowed(property, value)) return '';
  return property.startsWith('--') ? maskTyped(maskText(value)) : maskCss(value, policy);
}

import { inFile, type Mask } from './mask.ts';

const css = inFile('privacy/mask-css.ts');

/** The masks of styles. */
export const cssMasks: readonly Mask[] = [
  css('styles of masked places', 'if (policy !== SHOWN) return withoutText(css);', ''),
  css(
    'what is no path of a style',
    '/^p/i.test(before) && isGeometry(content)',
    '/^p/i.test(before)',
  ),
  css('typed words in styles', 'maskTyped(plain, way)', 'plain'),
  css('comments in styles', "return hasTyped() ? '/**/' : token;", 'return token;'),
  css(
    'typed custom properties in styles',
    '(/url\\(/i.test(value) ? value : maskTyped(value))',
    'value',
  ),
  css(
    'typed names in selectors',
    "mark + maskEscaped(name, mark === '.' ? IN_CLASS : undefined)",
    'mark + name',
  ),
  css('values in selectors', '([.#=])', '([.#])'),
  css('escaped names and strings', 'plain = unescaped(text)', 'plain = text'),
  css(
    'addresses in styles',
    '(isUrl ? maskResourceUrl : maskEscaped)',
    '(isUrl ? String : maskEscaped)',
  ),
  css(
    'mail addresses in styles',
    'maskEmails(cssAllowed(css).replace(TOKENS, maskToken))',
    'cssAllowed(css).replace(TOKENS, maskToken)',
  ),
  css(
    'custom properties set by scripts',
    "property.startsWith('--') ? maskTyped(value) : maskCss(value, policy)",
    'maskCss(value, policy)',
  ),
  inFile('page/styles/css.ts')(
    'computed values of hidden elements',
    'if (policyOf(element) === SHOWN)',
    'if (element)',
  ),
];

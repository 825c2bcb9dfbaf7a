/** Style sheets as text with absolute URLs. */
import { policyOf, SHOWN } from '../../privacy/text-policy.ts';

const URL_IN_CSS = /url\(\s*(["']?)(.*?)\1\s*\)/g;

/** A path that stays the same when it is resolved against the origin. */
const PLAIN_PATH = /^(?:\/[\w-][\w.-]*)+\/?(?:\?[\w.=&-]*)?$/;
let lastPage = '';
let lastOrigin = '';

/** The absolute URL; returns an invalid address unchanged. */
export function absolute(page: string, address: string): string {
  if (!address) return page;
  if (/^(https?|blob|data):/i.test(address)) return address;
  if (page !== lastPage) {
    lastPage = page;
    lastOrigin = /^https?:/i.test(page) ? new URL(page).origin : '';
  }
  // Most URLs match, and `new URL` takes ten times as long.
  if (lastOrigin && PLAIN_PATH.test(address)) return lastOrigin + address;
  try {
    return new URL(address, page).href;
  } catch {
    return address;
  }
}

/** CSS with absolute URLs, because a replay has another base URL. */
export const absoluteCss = (css: string, base: string): string =>
  css.replace(URL_IN_CSS, (whole, quote, address) =>
    !address || /^(#|data:|https?:|blob:|\/\/)/i.test(address)
      ? whole
      : `url(${quote || '"'}${absolute(base, address)}${quote || '"'})`,
  );

/** Undefined if the sheet is missing, or from another origin without CORS. A disabled sheet has no effect. */
export function rulesOf(sheet: CSSStyleSheet | null): CSSRuleList | CSSRule[] | undefined {
  try {
    return sheet?.disabled ? [] : sheet?.cssRules;
  } catch {}
}

/** A declaration without a value. A custom property may have an empty one. */
const EMPTY = / (-?\w[\w-]*): (?=;| !)/g;
/**
 * CSS with computed values where the browser omits them: in the parts of a shorthand with a variable
 * (`border: 1px solid var(--line)`) if another part is declared after it (`border-bottom: none`).
 */
export const withComputed = (css: string, root?: Node): string =>
  css
    .split('}')
    .map((block) => {
      if (block.search(EMPTY) > 0)
        try {
          const tree = root as ShadowRoot;
          const selector = block.split('{').at(-2) as string;
          const element = tree.querySelector(selector) ?? tree.host;
          const style = getComputedStyle(element);
          // A value of a hidden element may be the address of a picture.
          if (policyOf(element) === SHOWN)
            return block.replace(EMPTY, (_: string, name: 'color') => ` ${name}: ${style[name]}`);
        } catch {
          // A selector after the declarations of another one.
        }
      return block;
    })
    .join('}');

/** Several layers of a background or a mask, or several animations. */
const LAYERS = /(background|mask): [^;]*, [a-z-]+\(|animation: [^;]*\D, /;
/** A rule without others in it, because what is added behind those would override them. */
const FLAT = /^[^{]*{[^{]*}$/;

export function textOfRule(rule: CSSRule): string {
  let { cssText } = rule;
  if (!('styleSheet' in rule)) {
    const { cssRules, style } = rule as CSSStyleRule & { style?: CSSStyleDeclaration };
    if (!LAYERS.test(cssText) || !(style ? FLAT.test(cssText) : cssRules)) return cssText;
    if (!style)
      return `${cssText.slice(0, cssText.indexOf('{') + 1)}${[...cssRules].map(textOfRule).join('')}}`;
    // Chromium writes what a rule declares for all layers, such as `cover`, only for the first one.
    for (const name of style as Iterable<string>) {
      const value = /^(background|mask|animation)-/.test(name) && style.getPropertyValue(name);
      const priority = style.getPropertyPriority(name) && ' !important';
      if (value) cssText = `${cssText.slice(0, -2)} ${name}: ${value}${priority}; }`;
    }
    return cssText;
  }
  // Imported rules are inlined, because the player loads no style sheets of other sites.
  const { styleSheet, media, layerName } = rule as CSSImportRule;
  const rules = rulesOf(styleSheet);
  if (!rules) return cssText;
  const imported = absoluteCss([...rules].map(textOfRule).join(''), styleSheet?.href ?? '');
  const layered = layerName == null ? imported : `@layer ${layerName}{${imported}}`;
  return media.mediaText ? `@media ${media.mediaText}{${layered}}` : layered;
}

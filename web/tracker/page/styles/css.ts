/** Style sheets as text with absolute URLs. */
const URL_IN_CSS = /url\(\s*(?:"([^"]*)"|'([^']*)'|([^)"'\s]*))\s*\)/g;

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
export function absoluteCss(css: string, base: string): string {
  if (!css.includes('url(')) return css;
  return css.replace(URL_IN_CSS, (whole, double, single, bare) => {
    const address = double ?? single ?? bare ?? '';
    if (!address || /^(#|data:|https?:|blob:|\/\/)/i.test(address)) return whole;
    const quote = single === undefined ? '"' : "'";
    return `url(${quote}${absolute(base, address)}${quote})`;
  });
}

/** The rules of a sheet as text; undefined if it is from another origin without CORS. A disabled sheet has no effect. */
export function textOfSheet(sheet: CSSStyleSheet | null): string | undefined {
  if (!sheet) return undefined;
  let rules: CSSRuleList;
  try {
    rules = sheet.cssRules;
  } catch {
    return undefined;
  }
  const base = sheet.href ?? sheet.ownerNode?.baseURI ?? '';
  let css = '';
  for (let i = 0; i < rules.length && !sheet.disabled; i++) css += textOfRule(rules[i] as CSSRule);
  return absoluteCss(css, base);
}

export function textOfRule(rule: CSSRule): string {
  const { cssText } = rule;
  if (!('styleSheet' in rule)) return cssText;
  // Imported rules are inlined, because the player loads no style sheets of other sites.
  const { styleSheet, media } = rule as CSSImportRule;
  const imported = textOfSheet(styleSheet);
  if (imported === undefined) return cssText;
  return media.mediaText ? `@media ${media.mediaText}{${imported}}` : imported;
}

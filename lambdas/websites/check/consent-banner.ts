import type { ConsentFinding } from '../../contract/integration-check.ts';
import type { PageFacts } from '../analysis/page-facts.ts';

interface Banner {
  readonly name: string;
  readonly mark: RegExp;
}

/** Platforms that the tracker supports natively (web/tracker/consent.ts), found by their setup on the page. */
const platforms: readonly Banner[] = [
  {
    name: 'Google Consent Mode',
    mark: /gtag\(\s*['"]consent['"]|['"]consent['"]\s*,\s*['"]default['"]/,
  },
  { name: 'IAB TCF', mark: /__tcfapi/ },
  {
    name: 'Shopify Customer Privacy',
    mark: /Shopify\.customerPrivacy|consent-tracking-api|cdn\.shopify\.com/,
  },
  { name: 'WP Consent API', mark: /wp-consent-api|wp_has_consent/ },
];

/** Banners by their file names and scripts. The first match is reported. */
const banners: readonly Banner[] = [
  { name: 'Cookiebot', mark: /consent\.cookiebot\.(com|eu)/i },
  { name: 'OneTrust', mark: /cookielaw\.org|otSDKStub|onetrust/i },
  { name: 'Usercentrics', mark: /usercentrics\.eu/i },
  { name: 'Didomi', mark: /privacy-center\.org|didomi/i },
  { name: 'iubenda', mark: /iubenda\.com/i },
  { name: 'CookieYes', mark: /cookieyes\.com|cookie-law-info/i },
  { name: 'Complianz', mark: /complianz/i },
  { name: 'Borlabs Cookie', mark: /borlabs-cookie/i },
  { name: 'Termly', mark: /termly\.io/i },
  { name: 'TrustArc', mark: /trustarc\.com/i },
  { name: 'Osano', mark: /osano\.com/i },
  {
    name: 'Quantcast Choice',
    mark: /quantcast\.mgr\.consensu|cmp\.quantcast|inmobi\.com\/choice/i,
  },
  { name: 'Klaro', mark: /klaro/i },
  { name: 'tarteaucitron', mark: /tarteaucitron/i },
  { name: 'Orejime', mark: /orejime/i },
  { name: 'CookieConsent', mark: /cookieconsent/i },
  { name: 'Cookies EU banner', mark: /cookies-eu-banner/i },
  { name: 'a cookie banner', mark: /cookie-?(consent|banner|notice)/i },
];

/**
 * Which consent banner a page has, and whether the tag waits for it: automatically on a supported platform, or else only if
 * the owner's tag requests it. Nothing is inferred from an unknown banner.
 */
export function consentOn(facts: PageFacts, visitorId: string): ConsentFinding {
  const traces = [...facts.traces, ...facts.inlineScripts];
  const named = (list: readonly Banner[]) =>
    list.find(({ mark }) => traces.some((trace) => mark.test(trace)))?.name;
  const platform = named(platforms);
  const banner = named(banners) ?? platform ?? null;
  const waits = facts.tags.some((tag) => tag.visitorId === visitorId && tag.waits);
  if (platform) return { banner, obeyed: 'automatically' };
  if (waits) return { banner, obeyed: 'on-request' };
  return { banner, obeyed: banner ? 'not' : 'no-banner' };
}

import type { Digest } from '../../contract/digest.ts';
import type { PageMoment, Timeline } from './events/timeline.ts';

const SEARCH =
  /(^|\.)(google|bing|duckduckgo|yahoo|ecosia|startpage|qwant|yandex|baidu|naver|seznam|brave|kagi|perplexity)\./;
const SOCIAL =
  /(^|\.)(facebook|instagram|twitter|x|t|linkedin|lnkd|pinterest|reddit|youtube|tiktok|threads|bsky|mastodon|snapchat|whatsapp|telegram|quora|vk|weibo)\.(com|co|net|in|org|app|social|me)$/;
const MAIL =
  /(^|\.)(mail|outlook|webmail|gmx)\.|(^|\.)(gmail|hotmail|outlook|proton|protonmail)\.[a-z.]+$|^com\.google\.android\.gm$/;
const PAID = /^(cpc|ppc|paid.*|display|banner|affiliate|cpm|ads?)$/i;

/** The source of a visit. `utm_*` of the entry page overrides the referrer, since emails and apps send none. */
export function referrerKind(
  referrer: string,
  entryPage: string,
  host: string,
): Digest['referrer'] {
  const tags = tagsOf(entryPage);
  const medium = tags.get('utm_medium') ?? '';
  if (/mail|newsletter/i.test(medium)) return 'email';
  if (/social/i.test(medium)) return 'social';
  if (PAID.test(medium) || tags.get('utm_campaign')) return 'campaign';
  const from = hostOf(referrer);
  if (from === '') return tags.get('utm_source') ? 'campaign' : 'direct';
  if (bare(from) === bare(host)) return 'same-site';
  if (MAIL.test(from)) return 'email';
  if (SEARCH.test(from)) return 'search';
  return SOCIAL.test(from) ? 'social' : 'other-site';
}

/** Letters, digits and the punctuation of names. */
const NAME = /^[\p{L}\p{N}][\p{L}\p{N} _-]{0,39}$/u;

/** The campaign that the entry page's link was tagged with, else its source. */
export function campaignOf(entryPage: string): string | undefined {
  const tags = tagsOf(entryPage);
  return [tags.get('utm_campaign'), tags.get('utm_source')].find(
    (name): name is string => name !== null && NAME.test(name),
  );
}

const NO_TAGS = new URLSearchParams();
const tagsOf = (entryPage: string): URLSearchParams =>
  entryPage.includes('?')
    ? new URLSearchParams(entryPage.split('#')[0]?.split('?')[1] ?? '')
    : NO_TAGS;

const bare = (host: string) =>
  host
    .toLowerCase()
    .replace(/^www\./, '')
    .replace(/:\d+$/, '');

const hostOf = (address: string): string =>
  address.match(/^[a-z][a-z\d+.-]*:\/\/(?:[^/?#@]*@)?([^/?#:]*)/i)?.[1]?.toLowerCase() ?? '';

/**
 * Whether the website seems to forbid referrers, as many servers do by default: no other page that was loaded during
 * the visit has one. The referrer of the first page does not count, because another site set it.
 */
export function hidesReferrers({ pages }: Pick<Timeline, 'pages'>, except: PageMoment): boolean {
  const others = pages.slice(1).filter((each) => each.kind === 'load' && each !== except);
  return others.length > 0 && others.every(({ referrer }) => referrer === '');
}

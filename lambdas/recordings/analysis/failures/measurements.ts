/** Requests that measure visits: no visitor notices when one fails. */

/**
 * Where hosts and proxies add a measurement to every website: Shopify, Cloudflare, Vercel, Squarespace, Imperva, Akamai,
 * Dynatrace. Vercel responds with 404 as long as an owner has not turned it on.
 */
const OF_HOSTS =
  /^\/(\.well-known\/shopify\/monorail\/|cdn-cgi\/(rum|zaraz|beacon|challenge-platform)\b|_vercel\/(speed-)?insights\/|api\/(1\/performance\/records|census\/(recordhit|button-render|form-render))|_Incapsula_Resource\b|akam\/|rb_[\w-]+\?type=)/i;
/** Words of measurements in the addresses that content blockers stop, which is not the site's fault. */
const MEASURES =
  /(^|[/_.-])(adserver|advertising|analytics|gtag|gtm|matomo|pageviews?|piwik|plausible|posthog|sentry|snowplow|telemetry|umami|web-?vitals|track(er|ing)?[-_](events?|clicks?|(page[-_]?)?views?)|(event|click|page|visitor)[-_]track(er|ing)?)([/_.-]|$)/i;
/** Words that shops use as well: a parcel to track, “click and collect”, a phone called Pixel, classified ads. */
const AMBIGUOUS = 'ads|beacon|collect(or)?|monitoring|pixel|segment|track(er|ing)?';
const IN_FILE = new RegExp(`(^|[/_.-])(${AMBIGUOUS})([/_.-]|$)`, 'i');
/** In the address of a call, the word stands by itself, without the id of a parcel or of an ad next to it. */
const IN_CALL = new RegExp(
  String.raw`(?<!/(_|\d{3,}))(^|/)(${AMBIGUOUS})(?=[/.]|$)(?!/(_|(?!v\d+(/|$))[^/]*\d))`,
  'i',
);
const FILE = /\.(js|gif|png)$/i;

/** Whether a failed request measured visits, or has no response because a content blocker probably stopped it. */
export function isMeasurement(address: string, status: number, isCall: boolean): boolean {
  if (OF_HOSTS.test(address)) return true;
  const path = address.replace(/[?#].*$/s, '');
  const ambiguous = isCall && !FILE.test(path) ? IN_CALL : IN_FILE;
  return status === 0 && (MEASURES.test(path) || ambiguous.test(path));
}

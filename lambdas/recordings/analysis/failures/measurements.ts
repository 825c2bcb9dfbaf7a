/** Requests that measure visits: no visitor notices when one fails. */

/**
 * Where hosts and proxies add a measurement to every website: Shopify, Cloudflare, Vercel, Squarespace, Imperva, Akamai,
 * Dynatrace. Vercel responds with 404 as long as an owner has not turned it on.
 */
const OF_HOSTS =
  /^\/(\.well-known\/shopify\/monorail\/|cdn-cgi\/(rum|zaraz|beacon|challenge-platform)\b|_vercel\/(speed-)?insights\/|api\/(1\/performance\/records|census\/(recordhit|button-render|form-render))|_Incapsula_Resource\b|akam\/|rb_[\w-]+\?type=)/i;
/** Words in the addresses that content blockers stop, which is not the site's fault. */
const BLOCKED =
  /(^|[/_.-])(ads|adserver|advertising|analytics|beacon|collect(or)?|gtag|gtm|matomo|monitoring|pageviews?|piwik|pixel|plausible|posthog|segment|sentry|snowplow|telemetry|track(er|ing)?|umami|web-?vitals)([/_.-]|$)/i;

/** Whether a failed request of this path measured visits, or has no response because a content blocker probably stopped it. */
export const isMeasurement = (path: string, status: number): boolean =>
  OF_HOSTS.test(path) || (status === 0 && BLOCKED.test(path));

import type { Platform } from '../../contract/integration.ts';
import type { PageFacts } from './page-facts.ts';

/** Traces of each platform in the pages it generates. The first match wins. */
const patterns: readonly (readonly [Platform, RegExp])[] = [
  ['shopify', /cdn\.shopify\.com|\/cdn\/shop\/|^shopify$/i],
  ['wix', /static\.(parastorage|wixstatic)\.com|^wix\.com/i],
  ['squarespace', /(static1|assets)\.squarespace\.com|^squarespace$/i],
  ['webflow', /^data-wf-(site|page)$|(assets|uploads)[\w.-]*\.website-files\.com|^webflow$/i],
  ['wordpress', /\/wp-(content|includes)\/|^wordpress/i],
  ['next', /\/_next\/|^__next$|^next\.js/i],
];

export const platformOf = ({ traces }: Pick<PageFacts, 'traces'>): Platform =>
  patterns.find(([, pattern]) => traces.some((trace) => pattern.test(trace)))?.[0] ?? 'plain';

import { domainOfVisitorId } from '../contract/tracker.ts';

/**
 * The path of the tag's URL. It never changes, so that a fix reaches every tagged page. The loader at this URL references
 * the recorder by its content hash.
 */
export const LOADER_PATH = '/tracker/v1/loader.js';

const ownerIn = (visitorId: string): string => visitorId.slice(domainOfVisitorId(visitorId).length);

/** Whether both tags are of one account, such as the tags of its former and its current website. */
export const hasSameOwner = (one: string, other: string): boolean =>
  ownerIn(one) === ownerIn(other);

/** The line an owner pastes. It contains only values that the server generated. */
export function trackingScript(appOrigin: string, visitorId: string): string {
  const attributes = {
    src: appOrigin + LOADER_PATH,
    'data-visitor-id': visitorId,
    crossorigin: 'anonymous',
    // Prevents pages from sending their full URL with the request.
    referrerpolicy: 'origin',
  };
  const written = Object.entries(attributes).map(([name, value]) => `${name}="${value}"`);
  return `<script async ${written.join(' ')}></script>`;
}

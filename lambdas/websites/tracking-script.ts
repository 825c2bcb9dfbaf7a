/**
 * The tag's one address. It never changes, so that a fix reaches every page that was ever tagged; the loader that answers
 * there pins the recorder by its content, and names it by its hash.
 */
export const loaderUrl = (appOrigin: string): string => `${appOrigin}/tracker/v1/loader.js`;

/** Public: it identifies the account in the owner's page and grants nothing. */
export const visitorIdOf = (domain: string, ownerId: string): string => `${domain}-${ownerId}`;

/** The line an owner pastes. Everything in it is the server's own. */
export function trackingScript(url: string, visitorId: string): string {
  const attributes = {
    src: url,
    'data-visitor-id': visitorId,
    crossorigin: 'anonymous',
    // A page may send its whole address along with every request.
    referrerpolicy: 'origin',
  };
  const written = Object.entries(attributes).map(([name, value]) => `${name}="${value}"`);
  return `<script async ${written.join(' ')}></script>`;
}

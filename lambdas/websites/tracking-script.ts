/** The released loader: an address whose content never changes, and what its bytes hash to. */
export interface Loader {
  readonly url: string;
  readonly integrity: string;
}

/** Public: it names the account in the owner's page, and proves nothing by itself. */
export const visitorIdOf = (domain: string, ownerId: string): string => `${domain}-${ownerId}`;

/**
 * The line an owner pastes. Everything in it is the server's own: the pinned loader, the hash that lets a browser refuse
 * any other content, and the visitor id.
 */
export function trackingScript({ url, integrity }: Loader, visitorId: string): string {
  const attributes = {
    src: url,
    'data-visitor-id': visitorId,
    integrity,
    crossorigin: 'anonymous',
  };
  const written = Object.entries(attributes).map(([name, value]) => `${name}="${value}"`);
  return `<script async ${written.join(' ')}></script>`;
}

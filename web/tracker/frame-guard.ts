import { isConnectedHost } from './host-guard.ts';

/** Whether the page lies in a frame of the same website: the page around it is recorded, with what its frames show. */
export function isFramedByOwnPage(domain: string, page: Window): boolean {
  if (page.parent === page) return false;
  const { ancestorOrigins } = page.location;
  // Firefox lists no ancestors; there the address that embeds the frame is its referrer.
  const around = ancestorOrigins ? Array.from(ancestorOrigins) : [page.document.referrer];
  return around.some((origin) => URL.canParse(origin) && isConnectedHost(domain, new URL(origin)));
}

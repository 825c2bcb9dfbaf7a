import { isConnectedHost } from './host-guard.ts';

/** Whether the page is in a frame of the same website. Such a page is not recorded: the page around it records its frames. */
export function isFramedBySameSite(domain: string, page: Window): boolean {
  if (page.parent === page) return false;
  const { ancestorOrigins } = page.location;
  // Firefox has no ancestorOrigins; there the referrer is the URL of the embedding page.
  const ancestors = ancestorOrigins ? Array.from(ancestorOrigins) : [page.document.referrer];
  return ancestors.some(
    (origin) => URL.canParse(origin) && isConnectedHost(domain, new URL(origin)),
  );
}

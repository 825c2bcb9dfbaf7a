/** The same host, a subdomain of it, or a sibling subdomain. */
export function isRelatedHost(hostname: string): boolean {
  const bare = location.hostname.replace(/^www\./, '');
  const parent = bare.split('.').length > 2 ? bare.replace(/^[^.]+\./, '') : bare;
  return (
    hostname === bare ||
    hostname.endsWith(`.${bare}`) ||
    (parent.length > 6 && hostname.endsWith(`.${parent}`))
  );
}

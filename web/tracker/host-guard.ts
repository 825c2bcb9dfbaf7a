/**
 * The tracker works on the connected site only; `www.` makes no difference (§5). A connected domain that names a port
 * means that port.
 */
export function isConnectedHost(
  domain: string,
  { host, hostname }: Pick<Location, 'host' | 'hostname'>,
): boolean {
  const bare = (name: string) => name.toLowerCase().replace(/^www\./, '');
  return domain !== '' && bare(domain) === bare(domain.includes(':') ? host : hostname);
}

/** Whether this is the connected website. `www.` is ignored; a port counts only if the connected domain has one. */
export function isConnectedHost(
  domain: string,
  { host, hostname }: Pick<Location, 'host' | 'hostname'>,
): boolean {
  const bare = (name: string) => name.toLowerCase().replace(/^www\./, '');
  return domain !== '' && bare(domain) === bare(domain.includes(':') ? host : hostname);
}

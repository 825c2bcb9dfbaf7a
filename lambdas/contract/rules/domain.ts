/**
 * Validates and normalizes a website's address (§5): lowercase ASCII (`xn--…` for other letters), without scheme, leading
 * `www.`, path, final dot and the ports 80 and 443. Any other port is kept; the server decides whether it may be fetched.
 */
const LABEL = '[\\p{L}\\p{N}_](?:[\\p{L}\\p{M}\\p{N}_-]*[\\p{L}\\p{M}\\p{N}_])?';
const DOT = '[.。．｡]';
const ADDRESS = new RegExp(
  `^(?:https?://)?(${LABEL}(?:${DOT}${LABEL})+)${DOT}?(?::(\\d{1,5}))?(?:[/?#]\\S*)?$`,
  'iu',
);
const HOST_MAX_CHARACTERS = 253;

/** The domain of an entered address; undefined if it is not a website address. */
export function domainOf(typed: string): string | undefined {
  const [, name, port] = typed.trim().match(ADDRESS) ?? [];
  if (!name) return undefined;
  const host = asciiHost(name);
  if (!host || host.length > HOST_MAX_CHARACTERS) return undefined;
  const bare = withoutWww(host);
  if (!port || port === '80' || port === '443') return bare;
  return Number(port) > 0 && Number(port) < 65_536 ? `${bare}:${Number(port)}` : undefined;
}

/** The address with a scheme, for links and requests (§5). */
export const withScheme = (typed: string): string =>
  /^https?:\/\//i.test(typed.trim()) ? typed.trim() : `https://${typed.trim()}`;

/** The URLs at which a website may respond, the likeliest first. */
export const addressesOf = (domain: string): string[] => [
  `https://${domain}/`,
  `https://www.${domain}/`,
  `http://${domain}/`,
];

/** Removes `www.`, unless the rest would have no dot. */
const withoutWww = (host: string): string =>
  /^www\.[^.]+\./.test(host) ? host.slice('www.'.length) : host;

/** The URL parser normalizes the host. An IP address is not a website, and a label has at most 63 characters. */
function asciiHost(name: string): string | undefined {
  if (!URL.canParse(`http://${name}`)) return undefined;
  const host = new URL(`http://${name}`).hostname.replace(/\.$/, '');
  return /^(?!.*[^.]{64}).*\.[a-z0-9-]*[a-z][a-z0-9-]*$/.test(host) ? host : undefined;
}

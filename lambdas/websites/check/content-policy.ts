/**
 * Whether a website's content security policies allow the tag. All policies must allow it. `script-src-elem` takes
 * precedence over `script-src`, which takes precedence over `default-src`; a missing directive allows everything.
 */
type Directives = ReadonlyMap<string, readonly string[]>;

const needs = {
  'script-src': ['script-src-elem', 'script-src', 'default-src'],
  'connect-src': ['connect-src', 'default-src'],
} as const;

/** The lines to add to the policies; empty if everything is allowed. `origin` as in `https://host`. */
export function missingFromPolicies(
  policies: readonly string[],
  origin: string,
  site: string,
): string[] {
  const parsed = policies.flatMap((policy) => policy.split(',')).map(directivesOf);
  return Object.entries(needs)
    .filter(([, names]) => parsed.some((directives) => !allows(directives, names, origin, site)))
    .map(([name]) => `${name} ${origin}`);
}

function directivesOf(policy: string): Directives {
  const directives = new Map<string, readonly string[]>();
  for (const directive of policy.split(';')) {
    const [name = '', ...sources] = directive.trim().split(/\s+/);
    const key = name.toLowerCase();
    if (key !== '' && !directives.has(key)) directives.set(key, sources); // CSP ignores duplicates
  }
  return directives;
}

function allows(directives: Directives, names: readonly string[], origin: string, site: string) {
  const effective = names.find((name) => directives.has(name));
  const sources = effective && directives.get(effective);
  if (!sources) return true;
  const isStrict = sources.includes("'strict-dynamic'") && effective !== 'connect-src';
  return !isStrict && sources.some((source) => matches(source.toLowerCase(), origin, site));
}

function matches(source: string, origin: string, site: string): boolean {
  const { protocol, hostname, port } = new URL(origin);
  if (source === '*') return true;
  if (source === "'self'") return origin === site;
  if (source === protocol) return true;
  if (source === 'http:' && protocol === 'https:') return true;
  const parts = source.match(/^(?:([a-z][a-z0-9+.-]*):\/\/)?([^:/]+)(?::(\d+|\*))?(\/.*)?$/);
  if (!parts) return false;
  const [, scheme, host = '', wantedPort, path = '/'] = parts;
  const defaultPort = protocol === 'https:' ? '443' : '80';
  const isScheme =
    !scheme || `${scheme}:` === protocol || (scheme === 'http' && protocol === 'https:');
  const isHost = host.startsWith('*.') ? hostname.endsWith(host.slice(1)) : hostname === host;
  const isPort = wantedPort === '*' || (wantedPort ?? defaultPort) === (port || defaultPort);
  return isScheme && isHost && isPort && '/tracker/'.startsWith(path);
}

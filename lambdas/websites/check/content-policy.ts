/**
 * Whether a website's own content security policy lets the tag work. Several policies all have to agree; `script-src-elem`
 * goes before `script-src` before `default-src`, and a missing directive allows everything.
 */
type Directives = ReadonlyMap<string, readonly string[]>;

const needs = {
  'script-src': ['script-src-elem', 'script-src', 'default-src'],
  'connect-src': ['connect-src', 'default-src'],
} as const;

/** The directives to extend, as lines to add; empty when everything is allowed. `origin` as in `https://host`. */
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
    if (key !== '' && !directives.has(key)) directives.set(key, sources); // the first one counts
  }
  return directives;
}

function allows(directives: Directives, names: readonly string[], origin: string, site: string) {
  const decisive = names.find((name) => directives.has(name));
  const sources = decisive && directives.get(decisive);
  if (!sources) return true;
  const isStrict = sources.includes("'strict-dynamic'") && decisive !== 'connect-src';
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
  const [, scheme, host = '', wantedPort, path] = parts;
  const isScheme =
    !scheme || `${scheme}:` === protocol || (scheme === 'http' && protocol === 'https:');
  const isHost = host.startsWith('*.') ? hostname.endsWith(host.slice(1)) : hostname === host;
  const isPort = wantedPort === '*' || (wantedPort ?? '') === port;
  return isScheme && isHost && isPort && (!path || path === '/' || '/tracker/'.startsWith(path));
}

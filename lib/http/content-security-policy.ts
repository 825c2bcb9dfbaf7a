import type { Stage } from '../stage.ts';

const CHAT = 'https://client.crisp.chat';

/** The exact AWS hosts that the app connects to, because anyone can have other hosts under amazonaws.com. */
export interface CloudHosts {
  /** The API of the user pool. */
  readonly userPool: string;
  /** The hosted sign-in with Google. */
  readonly signIn: string;
  readonly live: string;
  /** The bucket's own host. Recordings are read through signed links. */
  readonly recordings: string;
}

/** In the emulator all of them are one host. */
export const localHosts = (endpoint: string): CloudHosts => {
  const named = endpoint.replace('127.0.0.1', 'localhost');
  return {
    userPool: endpoint,
    signIn: named,
    live: endpoint.replace('http', 'ws'),
    recordings: endpoint,
  };
};

/** Report-only, because rrweb builds the recorded page by writing documents into its sandboxed frame. */
export const TRUSTED_TYPES = "require-trusted-types-for 'script'";

/**
 * A second line of defense behind the sandboxes of emails and recordings: frames of the app inherit the policy, so their
 * content can neither run scripts nor load from other hosts. The chat's host is allowed only if a chat is configured.
 */
export function contentSecurityPolicy({ site }: Pick<Stage, 'site'>, hosts: CloudHosts): string {
  const chat = site.chatSiteId ? [CHAT] : [];
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...chat],
    'style-src': ["'self'", "'unsafe-inline'", ...chat],
    'img-src': [
      "'self'",
      'data:',
      'blob:',
      hosts.recordings,
      ...chat,
      ...(chat.length > 0 ? ['https://image.crisp.chat', 'https://storage.crisp.chat'] : []),
    ],
    'font-src': ["'self'", ...chat],
    'media-src': ["'self'", 'blob:', hosts.recordings],
    'connect-src': [
      "'self'",
      hosts.userPool,
      hosts.signIn,
      hosts.live,
      hosts.recordings,
      ...chat,
      ...(chat.length > 0 ? ['wss://client.relay.crisp.chat'] : []),
    ],
    'frame-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${[...new Set(values)].join(' ')}`)
    .join('; ');
}

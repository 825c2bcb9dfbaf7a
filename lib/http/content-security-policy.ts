import type { Stage } from '../stage.ts';

const CHAT = 'https://client.crisp.chat';

/** The hosts of AWS that the app speaks to: exactly these, since anyone can have others under amazonaws.com. */
export interface CloudHosts {
  /** Where the user pool answers. */
  readonly userPool: string;
  /** Where Google sign-in begins and ends. */
  readonly signIn: string;
  readonly live: string;
  /** The bucket's own host: recordings are read by links that were signed for them. */
  readonly recordings: string;
}

/** In the emulator all of them are one. */
export const localHosts = (endpoint: string): CloudHosts => {
  const named = endpoint.replace('127.0.0.1', 'localhost');
  return {
    userPool: endpoint,
    signIn: named,
    live: endpoint.replace('http', 'ws'),
    recordings: endpoint,
  };
};

/** Reported and not enforced: rrweb builds the recorded page by writing documents into its sandboxed frame. */
export const TRUSTED_TYPES = "require-trusted-types-for 'script'";

/**
 * The second wall behind the sandboxes of mails and recordings: frames of the app inherit it, so nothing in them may
 * run or load from elsewhere. The chat's host is let in only where a chat is configured.
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
    'frame-src': ["'self'", 'blob:'],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${[...new Set(values)].join(' ')}`)
    .join('; ');
}

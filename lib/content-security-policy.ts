import type { Stage } from './stage.ts';

const CHAT = 'https://client.crisp.chat';

/**
 * The second wall behind the sandboxes of mails and recordings: frames of the app inherit it, so nothing in them may
 * run or load from elsewhere (reliability.md §1.8). The chat's host is let in only where a chat is configured.
 */
export function contentSecurityPolicy({
  endpoint,
  site,
}: Pick<Stage, 'endpoint' | 'site'>): string {
  const chat = site.chatSiteId ? [CHAT] : [];
  const cloud = endpoint
    ? [endpoint, endpoint.replace('http', 'ws'), endpoint.replace('127.0.0.1', 'localhost')]
    : ['https://*.amazonaws.com', 'https://*.amazoncognito.com', 'wss://*.amazonaws.com'];
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...chat],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': [
      "'self'",
      'data:',
      'blob:',
      ...(endpoint ? [endpoint] : ['https://*.amazonaws.com']),
    ],
    'font-src': ["'self'"],
    'media-src': ["'self'", 'blob:', ...(endpoint ? [endpoint] : ['https://*.amazonaws.com'])],
    'connect-src': [
      "'self'",
      ...cloud,
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
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}

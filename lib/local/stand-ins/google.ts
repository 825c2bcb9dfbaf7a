import { createHash, generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { closerOf, escapeHtml, type StandIn } from './stand-in.ts';

interface Person {
  readonly email: string;
  readonly email_verified: boolean;
  readonly given_name: string;
  readonly family_name: string;
}

const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/**
 * Google's sign-in as a user pool sees it: an OpenID provider with discovery, single-use authorization codes and signed ID
 * tokens. Its page lets a tester sign in as any person, including with an unverified address.
 */
export function startGoogle(port: number): StandIn {
  const origin = `http://localhost:${port}`;
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const waiting = new Map<string, Person>();

  const idToken = (person: Person, audience: string) => {
    const now = Math.floor(Date.now() / 1000);
    const sub = BigInt(`0x${createHash('sha256').update(person.email).digest('hex').slice(0, 16)}`);
    const claims = {
      ...person,
      iss: origin,
      aud: audience,
      sub: String(sub),
      name: `${person.given_name} ${person.family_name}`.trim(),
      iat: now,
      exp: now + 3600,
    };
    const signed = `${base64({ alg: 'RS256', kid: 'stand-in' })}.${base64(claims)}`;
    return `${signed}.${sign('sha256', Buffer.from(signed), privateKey).toString('base64url')}`;
  };

  const pages: Record<
    string,
    (request: IncomingMessage, response: ServerResponse, url: URL) => unknown
  > = {
    '/.well-known/openid-configuration': (_, response) =>
      json(response, {
        issuer: origin,
        authorization_endpoint: `${origin}/authorize`,
        token_endpoint: `${origin}/token`,
        jwks_uri: `${origin}/certs`,
      }),
    '/certs': (_, response) =>
      json(response, {
        keys: [
          { ...publicKey.export({ format: 'jwk' }), kid: 'stand-in', alg: 'RS256', use: 'sig' },
        ],
      }),
    '/authorize': async (request, response, url) => {
      if (request.method !== 'POST') return html(response, page(url));
      const form = new URLSearchParams(await text(request));
      const code = randomUUID();
      waiting.set(code, {
        email: form.get('email') ?? '',
        email_verified: form.has('verified'),
        given_name: form.get('given_name') ?? '',
        family_name: form.get('family_name') ?? '',
      });
      const back = new URL(form.get('redirect_uri') ?? '');
      back.search = String(new URLSearchParams({ code, state: form.get('state') ?? '' }));
      response.writeHead(302, { location: back.href }).end();
    },
    '/token': async (request, response) => {
      const form = new URLSearchParams(await text(request));
      const code = form.get('code') ?? '';
      const person = waiting.get(code);
      waiting.delete(code);
      if (!person) return json(response.writeHead(400), { error: 'invalid_grant' });
      const id_token = idToken(person, form.get('client_id') ?? '');
      return json(response, { access_token: randomUUID(), token_type: 'Bearer', id_token });
    },
  };
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', origin);
    const open = pages[url.pathname];
    if (open) void open(request, response, url);
    else response.writeHead(404).end();
  }).listen(port, '127.0.0.1');
  return { origin, close: closerOf(server) };
}

function json(response: ServerResponse, body: object) {
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify(body));
}
function html(response: ServerResponse, body: string) {
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.end(body);
}

const hidden = (name: string, value: string | null) =>
  `<input type="hidden" name="${name}" value="${escapeHtml(value ?? '')}">`;

const page = ({
  searchParams,
}: URL) => `<!doctype html><meta charset="utf-8"><title>Sign in with Google (stand-in)</title>
<style>body{font:16px/1.5 system-ui;max-width:24rem;margin:4rem auto;padding:0 1rem}label{display:block;margin:.8rem 0}input[type=text],input[type=email]{width:100%;font:inherit;padding:.4rem;box-sizing:border-box}button{font:inherit;padding:.5rem 1.2rem}</style>
<h1>Google, on this machine</h1><p>Choose a name and an address.</p>
<form method="post">${hidden('redirect_uri', searchParams.get('redirect_uri'))}${hidden('state', searchParams.get('state'))}
<label>Email <input type="email" name="email" required value="${escapeHtml(searchParams.get('login_hint') ?? 'maya@example.com')}"></label>
<label>First name <input type="text" name="given_name" value="Maya"></label>
<label>Last name <input type="text" name="family_name" value="Lindqvist"></label>
<label><input type="checkbox" name="verified" checked> Google has verified this address</label>
<button>Continue</button></form>`;

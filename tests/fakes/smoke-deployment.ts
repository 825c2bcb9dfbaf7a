import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { vi } from 'vitest';

const ORIGIN = 'https://app.example';
const LOGIN = 'https://login.example/';
const RECORDER = 'the recorder';
const HASH = createHash('sha384').update(RECORDER).digest('base64');
export const LOADER = `start({name:"recorder-1.js",integrity:"sha384-${HASH}"})`;
export const TAG = `<script src="${ORIGIN}/tracker/v1/loader.js"></script>`;
const HEADERS = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'strict-transport-security': 'max-age=31536000',
};

/** Responses by path, instead of those of a healthy deployment. */
export type Faults = Readonly<Record<string, (request: Call) => Response | undefined>>;
export interface Call {
  readonly path: string;
  readonly method: string;
  readonly owner: string | undefined;
  readonly body: unknown;
}

/** CloudFront permits other websites only in its responses to requests that name one. */
const trackerFile = ({ url, headers }: Request): Response =>
  new Response(url.endsWith('/loader.js') ? LOADER : RECORDER, {
    ...(headers.has('origin') && { headers: { 'access-control-allow-origin': '*' } }),
  });

/** A deployment in memory, which records the calls of a smoke test. */
export class SmokeDeployment {
  readonly calls: Call[] = [];
  readonly sockets: FakeSocket[] = [];
  sessions = 0;
  pushes = true;
  opens = true;
  private readonly faults: Faults;

  constructor(faults: Faults = {}) {
    this.faults = faults;
    const deployment = this;
    vi.stubGlobal('fetch', (input: string | URL | Request, init?: RequestInit) =>
      this.respond(new Request(input, init)),
    );
    vi.stubGlobal(
      'WebSocket',
      class extends FakeSocket {
        constructor(address: string) {
          super(address, deployment.opens);
          deployment.sockets.push(this);
        }
      },
    );
  }

  private async respond(request: Request): Promise<Response> {
    const { pathname: path, origin } = new URL(request.url);
    const body = parsed(await request.text());
    if (origin === new URL(LOGIN).origin) return login(request.headers, body as Login);
    const token = request.headers.get('authorization')?.replace('Bearer ', '');
    const call = { path, method: request.method, owner: token && subjectOf(token), body };
    this.calls.push(call);
    const fault = this.faults[path]?.(call);
    if (fault) return fault;
    return path.startsWith('/tracker/') ? trackerFile(request) : this.responseTo(call);
  }

  private responseTo({ path, owner, body }: Call): Response {
    const name = path.split('/').at(-1) ?? '';
    if (name === 'config.json')
      return Response.json({
        liveUrl: 'wss://live.example',
        userPoolId: 'eu-central-1_pool',
        userPoolClientId: 'client',
        userPoolEndpoint: LOGIN,
      });
    if (!/^\/(api|functions)\//.test(path))
      return new Response('<div id="root"></div>', { headers: HEADERS });
    if (name === 'start-session')
      return Response.json({ admitted: true, ticket: 'ticket', next_seq: 0 });
    if (name === 'record-events') return this.countSession();
    if (name === 'verify-email-token') return this.verify(body as { token?: string });
    if (owner === undefined) return Response.json({}, { status: 401 });
    const replies: Record<string, object> = {
      'get-integration': {
        pending: { generated_script: TAG },
        integration: { domain: 'permanent.example' },
      },
      'check-integration': { stage: 'no-visit-yet' },
      'list-emails': { rows: [{ created_at: new Date().toISOString() }] },
    };
    const isCount = path.startsWith('/api/sessions/count/');
    if (isCount) return Response.json({ data: { totalSessions: this.sessions } });
    return Response.json(replies[name] ?? { success: true });
  }

  private countSession(): Response {
    this.sessions += 1;
    this.push('recordings');
    return new Response(null, { status: 202 });
  }

  private verify({ token }: { token?: string }): Response {
    if (token !== 'abc-123') return Response.json({ error: 'invalid' }, { status: 400 });
    this.push('verification');
    return Response.json({ success: true });
  }

  private push(subject: string): void {
    if (!this.pushes) return;
    for (const socket of this.sockets) {
      socket.receive('pong');
      socket.receive(JSON.stringify({ subject: 'team', change: 'update' }));
      socket.receive(JSON.stringify({ subject, change: 'insert' }));
    }
  }
}

class FakeSocket extends EventTarget {
  isOpen = true;
  readonly address: string;
  constructor(address: string, opens: boolean) {
    super();
    this.address = address;
    queueMicrotask(() => this.dispatchEvent(new Event(opens ? 'open' : 'error')));
  }
  receive(data: string): void {
    if (this.isOpen) this.dispatchEvent(new MessageEvent('message', { data }));
  }
  close(): void {
    this.isOpen = false;
  }
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

interface Login {
  readonly AuthParameters?: { readonly USERNAME: string };
  readonly ChallengeResponses?: { readonly USERNAME: string };
}
const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
export const tokenOf = (email: string) =>
  `${encoded({ alg: 'none' })}.${encoded({ sub: `id-of-${email}`, exp: 32_503_680_000, iat: 1 })}.x`;
const subjectOf = (token: string): string =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).sub;

/** Cognito's part of a login with SRP. It accepts any password. */
function login(headers: Headers, { AuthParameters, ChallengeResponses }: Login): Response {
  const operation = headers.get('x-amz-target')?.split('.').at(-1);
  if (operation === 'InitiateAuth') {
    const name = AuthParameters?.USERNAME ?? '';
    const ChallengeParameters = {
      ...{ USER_ID_FOR_SRP: name, USERNAME: name, SRP_B: 'abcdef', SALT: 'abcd' },
      SECRET_BLOCK: Buffer.from('block').toString('base64'),
    };
    return Response.json({ ChallengeName: 'PASSWORD_VERIFIER', ChallengeParameters });
  }
  if (operation === 'RespondToAuthChallenge') {
    const token = tokenOf(ChallengeResponses?.USERNAME ?? '');
    const AuthenticationResult = { AccessToken: token, IdToken: token, RefreshToken: 'r' };
    return Response.json({ AuthenticationResult });
  }
  return Response.json({ UserConfirmed: true, UserSub: 'sub' });
}

/** A website that accepts its tag with this status. */
export async function startSite(status: number) {
  const tags: string[] = [];
  const server = createServer((request, response) => {
    request.setEncoding('utf8').on('data', (text) => tags.push(`${request.method} ${text}`));
    request.on('end', () => response.writeHead(status).end());
  });
  await new Promise<void>((done) => server.listen(0, 'localhost', done));
  const { port } = server.address() as AddressInfo;
  return { site: `http://shop.localhost:${port}`, tags, close: () => server.close() };
}

/** Waits for the promise while the clock runs ahead. */
export async function whileClockRuns<T>(promise: Promise<T>): Promise<T> {
  let isDone = false;
  const settled = promise.finally(() => {
    isDone = true;
  });
  settled.catch(() => {});
  while (!isDone) {
    await vi.advanceTimersByTimeAsync(200);
    await new Promise(setImmediate);
  }
  return settled;
}

import { lookup } from 'node:dns/promises';
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction, type Socket } from 'node:net';
import { pipeline, Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate, createInflateRaw } from 'node:zlib';
import {
  PAGE_MAX_BYTES,
  PAGE_MAX_HEADER_BYTES,
  PAGE_MAX_REDIRECTS,
  PAGE_TIMEOUT_MS,
} from '../contract/limits.ts';
import { connector } from '../runtime/connector.ts';
import { log } from '../runtime/log.ts';
import { decoded } from './page-text.ts';
import { hostMatcher, isPublicAddress } from './public-address.ts';

/** The result of one page read. Every rejection and failure is `unreachable`, so callers cannot probe networks. */
type Reading =
  | { readonly kind: 'name-unresolved' }
  | { readonly kind: 'unreachable' }
  | {
      readonly kind: 'page';
      /** The URL after redirects. */
      readonly url: string;
      readonly status: number;
      /** At most PAGE_MAX_BYTES; empty if the response is not text. */
      readonly html: string;
      /** The content security policies in the response headers. */
      readonly policies: readonly string[];
      readonly elapsedMs: number;
    };

export interface Web {
  /** Reads the first address that responds. Never throws, and takes at most PAGE_TIMEOUT_MS for all. */
  read(...addresses: string[]): Promise<Reading>;
}

interface SafeReaderOptions {
  readonly isExempt: (host: string) => boolean;
  /** All IP addresses of a host name. */
  readonly resolve: (host: string) => Promise<readonly string[]>;
  /** For all addresses and redirects of one `read`. */
  readonly timeoutMs?: number;
}

const AGENT = 'Mozilla/5.0 (compatible; Reveille-Setup/1.0)';

class NameUnresolved extends Error {}

/**
 * Fetches a page that an owner named, protected against SSRF (docs/threat-model.md, "Safe fetch"). An address is checked
 * three times: as written, as its name resolves (once; the connection is pinned to those IP addresses), and as the socket
 * reports after connecting. Each redirect is checked the same way.
 */
export const safeReader = ({
  isExempt,
  resolve,
  timeoutMs = PAGE_TIMEOUT_MS,
}: SafeReaderOptions): Web => {
  async function addressesOf(url: URL): Promise<readonly string[]> {
    const host = url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
    if (url.username || url.password) throw new Error('An address with a user name');
    if (!['http:', 'https:'].includes(url.protocol)) throw new Error('Neither http nor https');
    if (isExempt(host)) return ['127.0.0.1'];
    // The URL parser drops the scheme's default port.
    if (url.port && url.port !== '80' && url.port !== '443') throw new Error('Another port');
    const addresses = isIP(host) ? [host] : await resolve(host);
    if (addresses.length === 0) throw new NameUnresolved(host);
    if (!addresses.every(isPublicAddress)) throw new Error('Not a public address');
    return addresses;
  }

  async function follow(address: string, signal: AbortSignal) {
    let url = new URL(address);
    for (let hops = 0; hops <= PAGE_MAX_REDIRECTS; hops += 1) {
      const addresses = await orAborted(addressesOf(url), signal);
      const response = await open(url, addresses, signal);
      const { statusCode = 0, headers } = response;
      if (statusCode < 300 || statusCode > 399 || !headers.location) return { url, response };
      response.destroy();
      url = new URL(headers.location, url);
    }
    throw new Error('Too many redirects');
  }

  async function readOne(address: string, signal: AbortSignal): Promise<Reading> {
    const started = performance.now();
    try {
      const { url, response } = await follow(address, signal);
      const elapsedMs = Math.round(performance.now() - started);
      const { statusCode: status = 0, headers } = response;
      const type = headers['content-type'] ?? 'text/html';
      const isText = /^(text\/|application\/xhtml)/i.test(type);
      if (!isText) response.destroy();
      const html = isText ? decoded(await bodyOf(response, signal), type) : '';
      const policies = [headers['content-security-policy'] ?? []].flat();
      return { kind: 'page', url: url.href, status, html, policies, elapsedMs };
    } catch (error) {
      log.info('failed to read a website', { address, error });
      return { kind: error instanceof NameUnresolved ? 'name-unresolved' : 'unreachable' };
    }
  }

  return {
    async read(...addresses) {
      const signal = AbortSignal.timeout(timeoutMs);
      const failures: Reading['kind'][] = [];
      for (const address of addresses) {
        const reading = await readOne(address, signal);
        if (reading.kind === 'page' || signal.aborted) return reading;
        failures.push(reading.kind);
      }
      const isNameless = failures.every((kind) => kind === 'name-unresolved');
      return { kind: isNameless ? 'name-unresolved' : 'unreachable' };
    },
  };
};

function open(url: URL, addresses: readonly string[], signal: AbortSignal) {
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const sent = request(url, {
    agent: false,
    lookup: pinnedTo(addresses),
    maxHeaderSize: PAGE_MAX_HEADER_BYTES,
    signal,
    headers: {
      'user-agent': AGENT,
      accept: 'text/html,application/xhtml+xml',
      'accept-encoding': 'gzip, deflate, br',
      'accept-language': 'en,*;q=0.5',
    },
  });
  sent.on('socket', (socket: Socket) =>
    socket.on('connect', () => {
      if (!addresses.includes(socket.remoteAddress ?? '')) {
        socket.destroy(new Error('Connected to another address'));
      }
    }),
  );
  sent.on('response', resolve).on('error', reject).end();
  return promise;
}

/** Connects to the checked addresses without resolving the name again. IPv4 first, because Lambda has no IPv6. */
function pinnedTo(addresses: readonly string[]): LookupFunction {
  const known = addresses
    .map((address) => ({ address, family: isIP(address) }))
    .sort((one, other) => one.family - other.family);
  return (_, { all }, done) => {
    if (all) return done(null, known);
    return done(null, known[0]?.address ?? '', known[0]?.family);
  };
}

/** Reads at most PAGE_MAX_BYTES, counted after decompression. */
async function bodyOf(response: IncomingMessage, signal: AbortSignal): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of unpacked(response, signal)) {
    chunks.push(chunk);
    size += chunk.length;
    if (size >= PAGE_MAX_BYTES) break;
  }
  response.destroy();
  return Buffer.concat(chunks).subarray(0, PAGE_MAX_BYTES);
}

function unpacked(response: IncomingMessage, signal: AbortSignal): Readable {
  signal.addEventListener('abort', () => response.destroy(new Error('Out of time')));
  const encoding = response.headers['content-encoding']?.toLowerCase().trim() ?? 'identity';
  const unpack = { gzip: createGunzip, 'x-gzip': createGunzip, br: createBrotliDecompress }[
    encoding
  ];
  if (unpack) return piped(response, unpack());
  if (encoding === 'deflate') return inflated(response);
  if (encoding === 'identity' || encoding === '') return response;
  throw new Error(`Unknown encoding ${encoding}`);
}

const piped = <T extends NodeJS.ReadWriteStream & Readable>(from: Readable, through: T): T =>
  pipeline(from, through, () => {}) as T; // the reader gets the same error

/** Servers disagree on what deflate means; the first byte shows which. */
async function* inflatedChunks(response: Readable): AsyncGenerator<Buffer> {
  const rest = response[Symbol.asyncIterator]();
  const { value: first, done } = await rest.next();
  if (done) return;
  const inflate = (first[0] & 0x0f) === 8 ? createInflate() : createInflateRaw();
  yield* piped(Readable.from(withFirst(first, rest)), inflate);
}
/** A stream that is already being iterated cannot be piped, so its chunks are passed on. */
async function* withFirst(first: Buffer, rest: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield first;
  yield* rest;
}
const inflated = (response: Readable) => inflatedChunks(response) as unknown as Readable;

async function orAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const abort = () => reject(new Error('Out of time'));
  signal.addEventListener('abort', abort);
  return Promise.race([work, promise]).finally(() => signal.removeEventListener('abort', abort));
}

async function allAddresses(host: string): Promise<string[]> {
  try {
    return (await lookup(host, { all: true })).map(({ address }) => address);
  } catch (error) {
    throw new NameUnresolved(host, { cause: error });
  }
}

export const web = connector('web', ({ WEB_EXCEPTIONS }) =>
  safeReader({ isExempt: hostMatcher(WEB_EXCEPTIONS), resolve: allAddresses }),
);

/**
 * Sends batches to the server, one at a time and in order. A batch that could not be delivered is retried with the same
 * bytes and sequence number. On page exit the queue is flushed with keepalive requests, up to the browser's limit.
 */

import { KEEPALIVE_BYTES, UNSENT_BYTES } from '../limits.ts';
import { base64Of } from './base64.ts';
import { fetchPastWorker, nativeFetch, type SendRequest } from './native-fetch.ts';
import { retryDelay } from './retry-delay.ts';

export interface EncodedBatch {
  readonly seq: number;
  /** The batch in the wire format. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Called when the server has stored the batch, unless the page has unloaded. */
  readonly onStored?: () => void;
  /** The request body, set once compression has finished. */
  body?: RequestBody;
  prepared?: Promise<RequestBody>;
}
interface RequestBody {
  readonly content: BodyInit & (string | ArrayBuffer);
  readonly type: string;
  /** Bytes. */
  readonly size: number;
}
/** The outcome of one request: 'ticket' for a rejected ticket, 'stop' for a rejected session (contract/tracker.ts). */
type Outcome = 'stored' | 'ticket' | 'stop' | 'retry' | 'invalid';

export interface TransportOptions {
  /** The URL with the current ticket; undefined while there is no session or ticket. */
  url(): string | undefined;
  /** Requests a new ticket after the server rejected the current one, then calls `retry`. */
  renewTicket(): void;
  /** Called when the server rejected the session: nothing more may be sent. */
  stop(): void;
  /** Runs a function after a delay; returns a function that cancels it. */
  after(ms: number, run: () => void): () => void;
}

export class Transport {
  /** Of the current session; `clear` replaces it. */
  #queue: EncodedBatch[] = [];
  #isSending = false;
  /** What is sending the first batch of the queue: nothing (0), a request (1), or one that outlives the page (2). */
  #inFlight: 0 | 1 | 2 = 0;
  #failures = 0;
  #cancelRetry: (() => void) | undefined;
  /** Bytes of the keepalive requests in flight. */
  #keepaliveBytes = 0;
  /** Bytes of all requests that reached the server. */
  bytes = 0;
  readonly #options: TransportOptions;

  constructor(options: TransportOptions) {
    this.#options = options;
  }

  /** Queues a batch, and sends the queue unless it waits for a retry. */
  send(batch: EncodedBatch): void {
    this.addBatch(batch);
    if (!this.#cancelRetry) this.retryNow();
  }

  /** Queues a batch without sending it; drops the oldest batches above UNSENT_BYTES. */
  addBatch(batch: EncodedBatch): void {
    this.#queue.push(batch);
    void prepareBody(batch);
    while (this.#queue.length > 1 && sizeOf(this.#queue) > UNSENT_BYTES) this.#queue.shift();
  }

  /** Sends the queue now and resets the backoff, because the network is back. */
  resetRetries(): void {
    this.#failures = 0;
    this.retryNow();
  }

  /** Sends the queue now. */
  retryNow(): void {
    this.#cancelRetry?.();
    this.#cancelRetry = undefined;
    void this.#sendQueue();
  }

  async #sendQueue(): Promise<void> {
    if (this.#isSending) return;
    this.#isSending = true;
    for (let batch = this.#queue[0]; batch; batch = this.#queue[0]) {
      const url = this.#options.url();
      if (!url) break;
      const outcome = await this.#deliver(url, batch);
      this.#inFlight = 0;
      if (this.#queue[0] !== batch) continue;
      if (outcome === 'stored' || outcome === 'invalid') {
        if (outcome === 'stored') batch.onStored?.();
        this.#failures = 0;
        this.#queue.shift();
        continue;
      }
      if (outcome === 'stop') this.#options.stop();
      else if (outcome === 'ticket' && this.#failures++ === 0) this.#options.renewTicket();
      else this.#scheduleRetry();
      break;
    }
    this.#isSending = false;
  }

  async #deliver(url: string, batch: EncodedBatch): Promise<Outcome> {
    const body = await prepareBody(batch);
    // The flush on exit sent this batch during compression.
    if (this.#queue[0] !== batch) return 'stored';
    const keepalive = this.#fitsKeepalive(body);
    this.#inFlight = keepalive ? 2 : 1;
    return this.#post(url, body, keepalive);
  }

  /** Browsers limit all keepalive requests of a page to 64 kB together. */
  #fitsKeepalive = ({ size }: RequestBody): boolean =>
    this.#keepaliveBytes + size < KEEPALIVE_BYTES;

  async #post(
    url: string,
    { content, type, size }: RequestBody,
    keepalive: boolean,
    send: SendRequest = nativeFetch,
  ): Promise<Outcome> {
    if (keepalive) this.#keepaliveBytes += size;
    try {
      const response = await send(url, {
        method: 'POST',
        body: content,
        headers: { 'content-type': type },
        credentials: 'omit',
        // The default policy of the page may send its full URL with every request.
        referrerPolicy: 'origin',
        keepalive,
      });
      this.bytes += size;
      return outcomeOf(response as Response);
    } catch {
      return 'retry';
    } finally {
      if (keepalive) this.#keepaliveBytes -= size;
    }
  }

  #scheduleRetry(): void {
    this.#cancelRetry = this.#options.after(retryDelay(this.#failures++), () => this.retryNow());
  }

  /**
   * Sends the queue with keepalive requests, which outlive the page. If the page unloads, returns the batches that do
   * not fit into the browser's keepalive limit, have no session or may be lost. Otherwise they stay queued.
   */
  flushOnExit(isUnloading: boolean): EncodedBatch[] {
    const url = this.#options.url();
    if (!url) return isUnloading ? this.#queue.splice(0) : [];
    const hasWorker = isUnloading && workerOfPage();
    const isFirstInFlight = this.#inFlight > (hasWorker ? 2 : isUnloading ? 1 : 0);
    const queued = this.#queue.splice(isFirstInFlight ? 1 : 0);
    return queued.filter((batch) => {
      const body = batch.body ?? base64Body(batch.bytes);
      const isSent = this.#fitsKeepalive(body);
      if (isSent)
        void this.#sendKeepalive(url, batch, body, hasWorker ? fetchPastWorker : nativeFetch);
      // A request that passes through a service worker often ends with the page, so the batch is stored, too.
      if (isUnloading) return !isSent || hasWorker;
      if (!isSent) this.send(batch);
      return false;
    });
  }

  /** If the page stays open, undelivered batches return to the queue, unless their session has ended. */
  async #sendKeepalive(
    url: string,
    batch: EncodedBatch,
    body: RequestBody,
    send: SendRequest,
  ): Promise<void> {
    const queue = this.#queue;
    const outcome = await this.#post(url, body, true, send);
    if (queue !== this.#queue) return;
    if (outcome === 'stored') batch.onStored?.();
    else if (outcome === 'ticket') this.send(batch);
    else if (outcome === 'stop') this.#options.stop();
    else if (outcome === 'retry') {
      // An unloading page sees an abort although the browser continues the request: an immediate retry would send it twice.
      this.addBatch(batch);
      if (!this.#cancelRetry) this.#scheduleRetry();
    }
  }

  clear(): void {
    this.#queue = [];
  }
}

function sizeOf(queue: readonly EncodedBatch[]): number {
  let size = 0;
  for (const { bytes } of queue) size += bytes.length;
  return size;
}

/** The service worker that handles the page's requests. A sandboxed page may not read it. */
function workerOfPage(): object | null | undefined {
  try {
    return navigator.serviceWorker.controller;
  } catch {}
}

function outcomeOf({ ok, status }: Response): Outcome {
  if (ok) return 'stored';
  if (status === 401) return 'ticket';
  if (status === 403) return 'stop';
  return status === 408 || status === 429 || status >= 500 ? 'retry' : 'invalid';
}

/** Text needs no CORS preflight, for which an unloading page has no time. */
function base64Body(bytes: Uint8Array): RequestBody {
  const content = base64Of(bytes);
  return { content, type: 'text/plain', size: content.length };
}
/** Compresses a batch once; starts when it is queued, so that the body is usually ready on page exit. */
const prepareBody = (batch: EncodedBatch): Promise<RequestBody> =>
  (batch.prepared ??= gzipBody(batch.bytes)
    .catch(() => base64Body(batch.bytes))
    .then((body) => (batch.body = body)));

/** Gzip without a content-encoding header, because proxies decode or change bodies that have one. */
async function gzipBody(bytes: Uint8Array<ArrayBuffer>): Promise<RequestBody> {
  if (typeof CompressionStream === 'undefined') return base64Body(bytes);
  const stream = new Response(bytes).body?.pipeThrough(new CompressionStream('gzip'));
  const content = await new Response(stream).arrayBuffer();
  return { content, type: 'application/octet-stream', size: content.byteLength };
}

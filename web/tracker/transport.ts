/**
 * Carries batches to the server, one at a time and in order. What found no server waits and is tried again with the
 * same bytes and number; what is left when the page goes is handed to the browser in pieces it accepts.
 */
import { FAREWELL_BYTES, RETRY_FIRST_MS, RETRY_LAST_MS, UNSENT_BYTES } from './limits.ts';

export interface Parcel {
  readonly seq: number;
  /** The batch as JSON. */
  readonly json: string;
}
/** What became of a parcel (contract/tracker.ts says which status means what). */
type Delivery = 'stored' | 'ticket' | 'refused' | 'later' | 'unwanted';

export interface Postman {
  /** Where a parcel goes now. */
  address(): string | undefined;
  /** The ticket was not accepted: asks for another, which calls `retry` again when there is one. */
  renew(): void;
  /** Nothing may be sent any more. */
  refuse(): void;
  after(ms: number, run: () => void): () => void;
}

export class Transport {
  private readonly unsent: Parcel[] = [];
  private unsentBytes = 0;
  private isSending = false;
  /** Whether the first parcel is on the network already, and small enough to outlive the page there. */
  private flight: 'none' | 'bound-to-page' | 'outlives-page' = 'none';
  private failures = 0;
  private cancelRetry: (() => void) | undefined;
  /** Bytes that were handed to the network. */
  bytes = 0;
  /** Batches that the server did not want or that found no room while it was away. */
  lost = 0;
  private readonly postman: Postman;

  constructor(postman: Postman) {
    this.postman = postman;
  }

  send(parcel: Parcel): void {
    this.keep(parcel);
    if (!this.cancelRetry) this.retry();
  }

  /** Takes a parcel without sending it yet. */
  keep(parcel: Parcel): void {
    this.unsent.push(parcel);
    this.unsentBytes += parcel.json.length;
    while (this.unsentBytes > UNSENT_BYTES && this.unsent.length > 1) this.drop();
  }

  retry(): void {
    this.cancelRetry?.();
    this.cancelRetry = undefined;
    void this.work();
  }

  private async work(): Promise<void> {
    if (this.isSending) return;
    this.isSending = true;
    for (let parcel = this.unsent[0]; parcel; parcel = this.unsent[0]) {
      const address = this.postman.address();
      if (!address) break;
      const delivery = await this.deliver(address, parcel);
      this.flight = 'none';
      if (this.unsent[0] !== parcel) continue;
      if (delivery === 'stored' || delivery === 'unwanted') {
        if (delivery === 'unwanted') this.lost++;
        this.failures = 0;
        this.remove();
        continue;
      }
      if (delivery === 'refused') this.postman.refuse();
      else if (delivery === 'ticket' && this.failures++ === 0) this.postman.renew();
      else this.wait();
      break;
    }
    this.isSending = false;
  }

  private async deliver(address: string, parcel: Parcel): Promise<Delivery> {
    try {
      const { body, type } = await packed(parcel.json);
      // The page has said farewell in the meantime, and this went with it.
      if (this.unsent[0] !== parcel) return 'stored';
      const size = typeof body === 'string' ? body.length : body.byteLength;
      const keepalive = size < FAREWELL_BYTES;
      this.flight = keepalive ? 'outlives-page' : 'bound-to-page';
      const response = await fetch(address, {
        method: 'POST',
        body,
        headers: { 'content-type': type },
        credentials: 'omit',
        keepalive,
      });
      this.bytes += size;
      return meaningOf(response.status);
    } catch {
      return 'later';
    }
  }

  private wait(): void {
    const longest = Math.min(RETRY_LAST_MS, RETRY_FIRST_MS * 2 ** this.failures++);
    this.cancelRetry = this.postman.after(longest * (0.5 + Math.random() / 2), () => this.retry());
  }

  /**
   * Hands what waits to the browser, which sends it even when the page goes. What is under way stays so where it can
   * outlive the page. Returns what the browser does not take.
   */
  farewell(isGoing: boolean): Parcel[] {
    const address = this.postman.address();
    if (!address) return isGoing ? this.unsent.splice(0) : [];
    const isUnderWay =
      this.flight === 'outlives-page' || (this.flight === 'bound-to-page' && !isGoing);
    const refused: Parcel[] = [];
    for (const parcel of this.unsent.splice(isUnderWay ? 1 : 0)) {
      const { json } = parcel;
      const body = new Blob([json], { type: 'text/plain' });
      const isTaken = body.size < FAREWELL_BYTES && navigator.sendBeacon(address, body);
      if (isTaken) this.bytes += body.size;
      else refused.push(parcel);
    }
    this.unsentBytes = this.unsent[0]?.json.length ?? 0;
    if (isGoing) return refused;
    for (const parcel of refused) this.send(parcel);
    return [];
  }

  clear(): void {
    this.unsent.length = 0;
    this.unsentBytes = 0;
  }

  private drop(): void {
    this.lost++;
    this.remove();
  }
  private remove(): void {
    this.unsentBytes -= this.unsent.shift()?.json.length ?? 0;
  }
}

function meaningOf(status: number): Delivery {
  if (status >= 200 && status < 300) return 'stored';
  if (status === 401) return 'ticket';
  if (status === 403) return 'refused';
  return status === 408 || status === 429 || status >= 500 ? 'later' : 'unwanted';
}

/** Gzip as plain bytes: a content-encoding header would not pass untouched. */
async function packed(
  json: string,
): Promise<{ body: BodyInit & (string | ArrayBuffer); type: string }> {
  if (typeof CompressionStream === 'undefined') return { body: json, type: 'text/plain' };
  const { readable, writable } = new CompressionStream('gzip');
  const writer = writable.getWriter();
  void writer.write(new TextEncoder().encode(json));
  void writer.close();
  return { body: await new Response(readable).arrayBuffer(), type: 'application/octet-stream' };
}

/**
 * Carries batches to the server, one at a time and in order. What found no server waits and is tried again with the
 * same bytes and number; what is left when the page goes is handed to the browser in pieces it accepts.
 */

import { ownFetch } from '../evidence/own-fetch.ts';
import { FAREWELL_BYTES, RETRY_FIRST_MS, RETRY_LAST_MS, UNSENT_BYTES } from '../limits.ts';

export interface Parcel {
  readonly seq: number;
  /** The batch in the wire format. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** The same as it travels, once it is compressed. */
  packed?: Packed;
}
interface Packed {
  readonly body: BodyInit & (string | ArrayBuffer);
  readonly type: string;
  readonly size: number;
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
  readonly #unsent: Parcel[] = [];
  #unsentBytes = 0;
  #isSending = false;
  /** Whether the first parcel is on the network already, and small enough to outlive the page there. */
  #flight: 'none' | 'bound-to-page' | 'outlives-page' = 'none';
  #failures = 0;
  #cancelRetry: (() => void) | undefined;
  /** Bytes of requests under way that may outlive the page. */
  #outliving = 0;
  /** Bytes that were handed to the network. */
  bytes = 0;
  /** Batches that the server did not want or that found no room while it was away. */
  lost = 0;
  readonly #postman: Postman;

  constructor(postman: Postman) {
    this.#postman = postman;
  }

  send(parcel: Parcel): void {
    this.keep(parcel);
    if (!this.#cancelRetry) this.retry();
  }

  /** Takes a parcel without sending it yet. */
  keep(parcel: Parcel): void {
    this.#unsent.push(parcel);
    this.#unsentBytes += parcel.bytes.length;
    void pack(parcel);
    while (this.#unsentBytes > UNSENT_BYTES && this.#unsent.length > 1) this.#drop();
  }

  /** The network is back: nothing waits for the next try. */
  resetRetries(): void {
    this.#failures = 0;
    this.retry();
  }

  retry(): void {
    this.#cancelRetry?.();
    this.#cancelRetry = undefined;
    void this.#work();
  }

  async #work(): Promise<void> {
    if (this.#isSending) return;
    this.#isSending = true;
    for (let parcel = this.#unsent[0]; parcel; parcel = this.#unsent[0]) {
      const address = this.#postman.address();
      if (!address) break;
      const delivery = await this.#deliver(address, parcel);
      this.#flight = 'none';
      if (this.#unsent[0] !== parcel) continue;
      if (delivery === 'stored' || delivery === 'unwanted') {
        if (delivery === 'unwanted') this.lost++;
        this.#failures = 0;
        this.#remove();
        continue;
      }
      if (delivery === 'refused') this.#postman.refuse();
      else if (delivery === 'ticket' && this.#failures++ === 0) this.#postman.renew();
      else this.#wait();
      break;
    }
    this.#isSending = false;
  }

  async #deliver(address: string, parcel: Parcel): Promise<Delivery> {
    const packed = await pack(parcel);
    // The page has said farewell in the meantime, and this went with it.
    if (this.#unsent[0] !== parcel) return 'stored';
    const keepalive = this.#mayOutlive(packed);
    this.#flight = keepalive ? 'outlives-page' : 'bound-to-page';
    return this.#post(address, packed, keepalive);
  }

  /** Of all requests of a page that goes, the browser lets 64 kB outlive it. */
  #mayOutlive = ({ size }: Packed): boolean => this.#outliving + size < FAREWELL_BYTES;

  async #post(address: string, { body, type, size }: Packed, keepalive: boolean) {
    if (keepalive) this.#outliving += size;
    try {
      const response = await ownFetch(address, {
        method: 'POST',
        body,
        headers: { 'content-type': type },
        credentials: 'omit',
        // A page may send its whole address along with every request.
        referrerPolicy: 'origin',
        keepalive,
      });
      this.bytes += size;
      return meaningOf(response.status);
    } catch {
      return 'later';
    } finally {
      if (keepalive) this.#outliving -= size;
    }
  }

  #wait(): void {
    const longest = Math.min(RETRY_LAST_MS, RETRY_FIRST_MS * 2 ** this.#failures++);
    this.#cancelRetry = this.#postman.after(longest * (0.5 + Math.random() / 2), () =>
      this.retry(),
    );
  }

  /**
   * Hands what waits to the browser, which sends it even when the page goes. What is under way stays so where it can
   * outlive the page. Returns what the browser does not take.
   */
  farewell(isGoing: boolean): Parcel[] {
    const address = this.#postman.address();
    if (!address) return isGoing ? this.#unsent.splice(0) : [];
    const isUnderWay =
      this.#flight === 'outlives-page' || (this.#flight === 'bound-to-page' && !isGoing);
    const refused: Parcel[] = [];
    for (const parcel of this.#unsent.splice(isUnderWay ? 1 : 0)) {
      const packed = parcel.packed ?? plain(parcel.bytes);
      if (this.#mayOutlive(packed)) void this.#handOver(address, parcel, packed);
      else refused.push(parcel);
    }
    this.#unsentBytes = this.#unsent[0]?.bytes.length ?? 0;
    if (isGoing) return refused;
    for (const parcel of refused) this.send(parcel);
    return [];
  }

  /** Where the page lives on, what did not arrive waits with the others. */
  async #handOver(address: string, parcel: Parcel, packed: Packed): Promise<void> {
    const delivery = await this.#post(address, packed, true);
    if (delivery === 'ticket') this.send(parcel);
    else if (delivery === 'later') {
      // A page that unloads gets an abort although the browser keeps sending: trying again at once would send twice.
      this.keep(parcel);
      if (!this.#cancelRetry) this.#wait();
    } else if (delivery === 'refused') this.#postman.refuse();
  }

  clear(): void {
    this.#unsent.length = 0;
    this.#unsentBytes = 0;
  }

  #drop(): void {
    this.lost++;
    this.#remove();
  }
  #remove(): void {
    this.#unsentBytes -= this.#unsent.shift()?.bytes.length ?? 0;
  }
}

function meaningOf(status: number): Delivery {
  if (status >= 200 && status < 300) return 'stored';
  if (status === 401) return 'ticket';
  if (status === 403) return 'refused';
  return status === 408 || status === 429 || status >= 500 ? 'later' : 'unwanted';
}

/** Text, because a page that goes has no time for the preflight that bytes ask for. */
function plain(bytes: Uint8Array): Packed {
  const body = base64Of(bytes);
  return { body, type: 'text/plain', size: body.length };
}
export function base64Of(bytes: Uint8Array): string {
  let binary = '';
  for (let place = 0; place < bytes.length; place++)
    binary += String.fromCharCode(bytes[place] as number);
  return btoa(binary);
}
export const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));

/** Gzip as plain bytes: a content-encoding header would not pass untouched. Begun as soon as there is a batch. */
function pack(parcel: Parcel): Promise<Packed> {
  const { bytes } = parcel;
  const known = packing.get(parcel) ?? compressed(bytes).catch(() => plain(bytes));
  packing.set(parcel, known);
  return known.then((packed) => {
    parcel.packed = packed;
    return packed;
  });
}
const packing = new WeakMap<Parcel, Promise<Packed>>();

async function compressed(bytes: Uint8Array<ArrayBuffer>): Promise<Packed> {
  if (typeof CompressionStream === 'undefined') return plain(bytes);
  const { readable, writable } = new CompressionStream('gzip');
  const writer = writable.getWriter();
  void writer.write(bytes);
  void writer.close();
  const body = await new Response(readable).arrayBuffer();
  return { body, type: 'application/octet-stream', size: body.byteLength };
}

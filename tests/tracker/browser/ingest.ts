import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expandMoves, MoveBudget } from '../../../lambdas/contract/replay/expand-moves.ts';
import { PageMirror } from '../../../lambdas/contract/replay/page-mirror.ts';
import type {
  Batch,
  RecordedEvent,
  SessionRequest,
  SessionResponse,
  TrackerEvents,
} from '../../../lambdas/contract/tracker.ts';
import { decodeBatch } from '../../../lambdas/contract/wire/decode.ts';
import { SharedSheets } from '../../../lambdas/contract/wire/shared-sheets.ts';
import { trackerFolder } from '../../../lib/tracker/build.ts';
import { trackerHeaders } from '../../../lib/tracker/headers.ts';

export interface ReceivedBatch extends Batch {
  readonly ticket: string;
  readonly type: string;
  /** Bytes on the wire. */
  readonly size: number;
  /** When it arrived, by this process's clock. */
  readonly at: number;
}

/** The receiving side as the contract describes it: serves the tracker, admits sessions, remembers every byte. */
export class Ingest {
  readonly asked: SessionRequest[] = [];
  readonly batches: ReceivedBatch[] = [];
  /** All that ever left a browser: addresses, headers and bodies as text. */
  readonly heard: string[] = [];
  /** What start-session answers, and the status of record-events; tests change them. */
  admits: (request: SessionRequest) => SessionResponse | number = (request) => this.admit(request);
  accepts: (batch: Batch) => number = () => 202;
  /** What a body says; another recorder than ours writes it otherwise. */
  reads: (body: Buffer, type: string) => Batch = (body, type) => batchOf(body, type, this.sheets);
  /** Another tracker than the built one: its files by name. */
  serves: Readonly<Record<string, string>> | undefined;
  /** What the tracker wrote into its batches and nothing that was noted here, in their order. */
  get written(): Batch[] {
    return withoutMoves(
      this.batches
        .map(({ ticket: _, type: __, at: ___, size: ____, ...batch }) => batch)
        .sort((a, b) => a.seq - b.seq),
    );
  }
  private readonly sheets = new SharedSheets();
  private readonly listeners = new Set<() => void>();
  private readonly server = createServer(
    (request, response) => void this.answer(request, response),
  );
  private sessions = 0;

  async listen(): Promise<void> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
  }
  get origin(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }
  close(): void {
    this.server.closeAllConnections();
    this.server.close();
  }

  admit({ session_id }: SessionRequest): SessionResponse {
    const id = session_id ?? `session-${++this.sessions}`;
    const next_seq = this.batches.filter(({ ticket }) => ticket.startsWith(`${id}/`)).length;
    const ticket = `${id}/ticket-${this.asked.length}`;
    return { admitted: true, session_id: id, ticket, next_seq, ends_at: Date.now() + 3_600_000 };
  }

  /** Resolves as soon as something that was received fulfils the condition. */
  until<T>(find: (ingest: this) => T | undefined | false): Promise<NonNullable<T>> {
    return new Promise((resolve, reject) => {
      const look = () => {
        const found = find(this);
        if (!found) return;
        this.listeners.delete(look);
        clearTimeout(patience);
        resolve(found as NonNullable<T>);
      };
      const patience = setTimeout(() => {
        this.listeners.delete(look);
        reject(new Error(`Not received within 15 s: ${find}`));
      }, 15_000);
      this.listeners.add(look);
      look();
    });
  }

  /** The last batch of a page that was left, once every batch before it has arrived as well: the order is not kept. */
  whole(): Promise<ReceivedBatch> {
    return this.until(({ batches }) => {
      const [newest] = batches.slice(-1);
      const session = batches.filter((each) => newest && sessionOf(each) === sessionOf(newest));
      const numbers = new Set(session.map(({ seq }) => seq));
      return session.find(({ seq, last }) => last && seq === numbers.size - 1);
    });
  }

  /** A batch that arrives again is stored once, as on the server. */
  get events(): RecordedEvent[] {
    const once = new Map(this.batches.map((each) => [`${sessionOf(each)}/${each.seq}`, each]));
    const inOrder = [...once.values()].toSorted((a, b) => a.seq - b.seq);
    return withoutMoves(inOrder).flatMap(({ events }) => events);
  }
  reported<T extends keyof TrackerEvents>(tag: T): TrackerEvents[T][] {
    return this.events
      .filter(({ type }) => type === 5)
      .map(({ data }) => data as { tag: string; payload: TrackerEvents[T] })
      .filter((data) => data.tag === tag)
      .map(({ payload }) => payload);
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '', this.origin);
    const name = url.pathname.split('/').at(-1) ?? '';
    if (url.pathname.startsWith('/tracker/v1/')) {
      const file = this.serves ? this.serves[name] : readFileSync(join(trackerFolder, name));
      response.writeHead(200, trackerHeaders(name)).end(file);
      return;
    }
    response.setHeader('access-control-allow-origin', request.headers.origin ?? '*');
    if (request.method === 'OPTIONS') {
      response.setHeader('access-control-allow-headers', 'content-type');
      response.setHeader('access-control-max-age', '7200');
      response.writeHead(204).end();
      return;
    }
    const body = await bytesOf(request).catch(() => undefined);
    if (!body) return;
    const type = request.headers['content-type'] ?? '';
    const sent = { type, size: body.byteLength, ticket: url.searchParams.get('ticket') ?? '' };
    const isBatch = name !== 'start-session';
    const text = isBatch ? JSON.stringify(this.reads(body, type)) : body.toString();
    this.heard.push([request.url, JSON.stringify(request.headers), text].join('\n'));
    const reply = isBatch ? this.receive(JSON.parse(text), sent) : this.start(text);
    if (typeof reply === 'number') response.writeHead(reply).end();
    else response.end(JSON.stringify(reply));
    for (const listener of [...this.listeners]) listener();
  }

  private start(text: string): SessionResponse | number {
    const request: SessionRequest = JSON.parse(text);
    this.asked.push(request);
    return this.admits(request);
  }

  private receive(batch: Batch, sent: Pick<ReceivedBatch, 'ticket' | 'type' | 'size'>): number {
    const status = this.accepts(batch);
    const received = { ...batch, ...sent, at: Date.now() };
    if (status === 202 && !this.batches.some((each) => isSame(each, received))) {
      this.batches.push(received);
    }
    return status;
  }
}

/** With moves in rrweb's words, as a closed recording has them. */
function withoutMoves<T extends Batch>(batches: readonly T[]): T[] {
  const isMoved = ({ data }: RecordedEvent) => Reflect.get(Object(data), 'moves') !== undefined;
  if (!batches.some(({ events }) => events.some(isMoved))) return [...batches];
  const mirror = new PageMirror();
  const expanded = structuredClone(batches) as T[];
  for (const { events } of expanded)
    for (const event of events) {
      expandMoves(event, mirror.tree, new MoveBudget());
      mirror.apply(event);
    }
  return expanded;
}

const sessionOf = ({ ticket }: ReceivedBatch) => ticket.split('/')[0];

/** A batch whose answer came too late is sent again, as the contract allows; it counts once. */
const isSame = (one: ReceivedBatch, other: ReceivedBatch): boolean =>
  one.seq === other.seq &&
  sessionOf(one) === sessionOf(other) &&
  JSON.stringify(one.events) === JSON.stringify(other.events);

/** Decoding leaves nothing out: bytes that belong to no event make it fail. */
export function batchOf(body: Buffer, type: string, sheets = new SharedSheets()): Batch {
  const isPacked = type === 'application/octet-stream';
  const bytes = isPacked ? gunzipSync(body) : Buffer.from(body.toString(), 'base64');
  const batch = decodeBatch(bytes, undefined, sheets);
  if (typeof batch === 'string') throw new Error(`The tracker sent a ${batch} batch`);
  return batch;
}

async function bytesOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
}

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

/** A fake ingestion server: serves the tracker, admits sessions, stores everything it receives. */
export class Ingest {
  readonly sessionRequests: SessionRequest[] = [];
  readonly batches: ReceivedBatch[] = [];
  /** Every request as text: URL, headers and decoded body. */
  readonly received: string[] = [];
  /** The response of start-session and the status of record-events. Tests replace them. */
  onStartSession: (request: SessionRequest) => SessionResponse | number = (request) =>
    this.admit(request);
  onRecordEvents: (batch: Batch) => number = () => 202;
  /** Decodes a body; replaced for recorders with another format. */
  decode: (body: Buffer, type: string) => Batch = (body, type) => batchOf(body, type, this.sheets);
  /** Replaces the files of the built tracker, by name. */
  trackerFiles: Readonly<Record<string, string>> | undefined;
  /** The batches in order, as the tracker wrote them. */
  get recordedBatches(): Batch[] {
    return withoutMoves(
      this.batches
        .map(({ ticket: _, type: __, at: ___, size: ____, ...batch }) => batch)
        .sort((a, b) => a.seq - b.seq),
    );
  }
  private readonly sheets = new SharedSheets();
  private readonly listeners = new Set<() => void>();
  private readonly server = createServer(
    (request, response) => void this.respond(request, response),
  );
  private sessions = 0;
  /** How many sessions there were at the last reset. */
  private earlierSessions = 0;

  /**
   * Forgets everything. Batches of earlier sessions are ignored from now on, because a page's last request may outlive its
   * context: in Firefox it reached the next test.
   */
  reset(): void {
    for (const list of [this.sessionRequests, this.batches, this.received]) list.length = 0;
    this.earlierSessions = this.sessions;
    this.onStartSession = (request) => this.admit(request);
    this.onRecordEvents = () => 202;
  }
  private isEarlier(ticket: string): boolean {
    return Number(/^session-(\d+)\//.exec(ticket)?.[1] ?? Number.NaN) <= this.earlierSessions;
  }

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
    const ticket = `${id}/ticket-${this.sessionRequests.length}`;
    return { admitted: true, session_id: id, ticket, next_seq, ends_at: Date.now() + 3_600_000 };
  }

  /** Resolves once the condition holds for what was received. */
  until<T>(find: (ingest: this) => T | undefined | false): Promise<NonNullable<T>> {
    return new Promise((resolve, reject) => {
      const check = () => {
        const found = find(this);
        if (!found) return;
        this.listeners.delete(check);
        clearTimeout(timeout);
        resolve(found as NonNullable<T>);
      };
      const timeout = setTimeout(() => {
        this.listeners.delete(check);
        reject(new Error(`Not received within 15 s: ${find}`));
      }, 15_000);
      this.listeners.add(check);
      check();
    });
  }

  /** Resolves with the last batch of a page once all earlier ones have arrived, because batches arrive in any order. */
  untilComplete(): Promise<ReceivedBatch> {
    return this.until(({ batches }) => {
      const [newest] = batches.slice(-1);
      const session = batches.filter((each) => newest && sessionOf(each) === sessionOf(newest));
      const numbers = new Set(session.map(({ seq }) => seq));
      return session.find(({ seq, last }) => last && seq === numbers.size - 1);
    });
  }

  /** A repeated batch counts once, as on the server. */
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

  private async respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '', this.origin);
    const name = url.pathname.split('/').at(-1) ?? '';
    if (url.pathname.startsWith('/tracker/v1/')) {
      const file = this.trackerFiles
        ? this.trackerFiles[name]
        : readFileSync(join(trackerFolder, name));
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
    if (isBatch && this.isEarlier(sent.ticket)) {
      response.writeHead(202).end();
      return;
    }
    const text = isBatch ? JSON.stringify(this.decode(body, type)) : body.toString();
    this.received.push([request.url, JSON.stringify(request.headers), text].join('\n'));
    const reply = isBatch ? this.receive(JSON.parse(text), sent) : this.startSession(text);
    if (typeof reply === 'number') response.writeHead(reply).end();
    else response.end(JSON.stringify(reply));
    for (const listener of [...this.listeners]) listener();
  }

  private startSession(text: string): SessionResponse | number {
    const request: SessionRequest = JSON.parse(text);
    this.sessionRequests.push(request);
    return this.onStartSession(request);
  }

  private receive(batch: Batch, sent: Pick<ReceivedBatch, 'ticket' | 'type' | 'size'>): number {
    const status = this.onRecordEvents(batch);
    const received = { ...batch, ...sent, at: Date.now() };
    if (status === 202 && !this.batches.some((each) => isSame(each, received))) {
      this.batches.push(received);
    }
    return status;
  }
}

/** With moves expanded into rrweb events, as in a closed recording. */
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

/** A batch whose response was late is sent again, as the contract allows, and counts once. */
const isSame = (one: ReceivedBatch, other: ReceivedBatch): boolean =>
  one.seq === other.seq &&
  sessionOf(one) === sessionOf(other) &&
  JSON.stringify(one.events) === JSON.stringify(other.events);

/** Fails on bytes that belong to no event, so nothing is left out. */
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

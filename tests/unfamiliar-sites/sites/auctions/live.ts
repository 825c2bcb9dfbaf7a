import { setTimeout as pause } from 'node:timers/promises';
import type { SiteRequest, SiteSocket } from '../../site.ts';
import { diffOf, type Rendered, toWire } from './rendered.ts';
import { type Entry, readPush } from './uploads.ts';
import type { Values, World } from './world.ts';

// The server's half of the LiveView protocol: one process per page, joined over one socket.

interface Outcome {
  /** Another page of the same kind, without loading a document. */
  readonly to?: string;
  /** The same page with another query. */
  readonly patch?: string;
  /** An event for a hook. */
  readonly push?: readonly [string, unknown];
}

export interface View {
  readonly title: string;
  render(): Rendered;
  on?(event: string, values: Values): Outcome | undefined | Promise<Outcome | undefined>;
  patch?(query: URLSearchParams): void;
  /** Every second. */
  tick?(seconds: number): void;
  uploads?(entries: readonly Entry[]): void;
  progress?(entry: string, percent: number): void;
  /** When the connection behaves in another way than usual. */
  readonly connection?: { readonly silentAfterMs?: number; readonly drops?: () => boolean };
}

export interface Router {
  worldOf(session: string): World;
  viewOf(world: World, address: URL): View | undefined;
  layout(world: World, view: View, address: URL): Rendered;
}

type Payload = Record<string, unknown>;

interface Process {
  readonly joinRef: string | null;
  readonly view: View;
  readonly world: World;
  address: URL;
  last: Rendered;
  timer?: NodeJS.Timeout;
}

const valuesOf = (value: unknown): Values =>
  typeof value === 'string'
    ? Object.fromEntries(new URLSearchParams(value))
    : Object.fromEntries(
        Object.entries((value ?? {}) as Payload).map(([key, each]) => [key, String(each)]),
      );

class Connection {
  readonly #socket: SiteSocket;
  readonly #router: Router;
  readonly #processes = new Map<string, Process>();
  #isSilent = false;
  #isOpen = true;

  constructor(socket: SiteSocket, router: Router) {
    this.#socket = socket;
    this.#router = router;
    socket.onMessage((message) => {
      const frame = typeof message === 'string' ? JSON.parse(message) : readPush(message);
      void this.#receive(frame).catch(() => socket.close());
    });
    socket.onClose(() => {
      this.#isOpen = false;
      for (const topic of [...this.#processes.keys()]) this.#stop(topic);
    });
  }

  #send(joinRef: string | null, ref: string | null, topic: string, event: string, payload: object) {
    if (this.#isOpen && !this.#isSilent)
      this.#socket.send(JSON.stringify([joinRef, ref, topic, event, payload]));
  }

  #stop(topic: string) {
    clearInterval(this.#processes.get(topic)?.timer);
    this.#processes.delete(topic);
  }

  async #receive(frame: [string | null, string, string, string, Payload]) {
    const [joinRef, ref, topic, event, payload] = frame;
    if (this.#isSilent) return;
    const reply = (response: object, status = 'ok') =>
      this.#send(joinRef, ref, topic, 'phx_reply', { status, response });
    if (topic.startsWith('lvu:')) {
      await pause(110); // storing a chunk
      return reply({});
    }
    if (event === 'heartbeat') return reply({});
    if (event === 'phx_leave') {
      if (this.#processes.get(topic)?.joinRef === joinRef) this.#stop(topic);
      return reply({});
    }
    await pause(35);
    if (event === 'phx_join') return this.#join(joinRef, topic, payload, reply);
    const process = this.#processes.get(topic);
    if (!process) return;
    const { view } = process;
    if (event === 'live_patch') {
      process.address = new URL(String(payload.url));
      view.patch?.(process.address.searchParams);
      return reply({ diff: this.#diff(process) });
    }
    if (event === 'allow_upload') return reply(this.#allow(payload));
    if (event === 'progress') {
      view.progress?.(String(payload.entry_ref), Number(payload.progress));
      return reply({ diff: this.#diff(process) });
    }
    try {
      const uploads = payload.uploads as Record<string, Entry[]> | undefined;
      if (uploads) view.uploads?.(Object.values(uploads).flat());
      reply(await this.#handle(process, String(payload.event), valuesOf(payload.value)));
    } catch {
      // The process ends, and the page joins again with a fresh one.
      this.#stop(topic);
      this.#send(joinRef, joinRef, topic, 'phx_error', {});
    }
  }

  async #handle(process: Process, event: string, values: Values) {
    const { view, world } = process;
    if (event === 'lv:clear-flash') world.flash = undefined;
    const outcome = world.on(event, values) ? undefined : await view.on?.(event, values);
    if (outcome?.to) return { live_redirect: { to: outcome.to, kind: 'push' } };
    const diff = this.#diff(process);
    if (outcome?.push) diff.e = [outcome.push] as never;
    if (outcome?.patch) {
      process.address = new URL(outcome.patch, process.address);
      view.patch?.(process.address.searchParams);
      return {
        diff: { ...diff, ...this.#diff(process) },
        live_patch: { to: outcome.patch, kind: 'push' },
      };
    }
    return { diff };
  }

  #allow(payload: Payload) {
    const entries = (payload.entries as Entry[]).map(({ ref }) => [ref, `token-${ref}`]);
    return {
      ref: payload.ref,
      config: {
        chunk_size: 8_000,
        chunk_timeout: 10_000,
        max_entries: 3,
        max_file_size: 8_000_000,
      },
      entries: Object.fromEntries(entries),
      errors: {},
      diff: {},
    };
  }

  #diff(process: Process) {
    const next = this.#router.layout(process.world, process.view, process.address);
    const diff = diffOf(process.last, next);
    process.last = next;
    return diff;
  }

  #join(
    joinRef: string | null,
    topic: string,
    payload: Payload,
    reply: (response: object, status?: string) => void,
  ) {
    const address = new URL(String(payload.redirect ?? payload.url));
    const world = this.#router.worldOf(String(payload.session));
    const view = this.#router.viewOf(world, address);
    if (!view) return reply({ reason: 'reload' }, 'error');
    view.patch?.(address.searchParams);
    const last = this.#router.layout(world, view, address);
    const process: Process = { joinRef, view, world, address, last };
    this.#stop(topic);
    this.#processes.set(topic, process);
    reply({ rendered: { ...toWire(last), t: view.title }, liveview_version: world.version });
    let seconds = 0;
    process.timer = setInterval(() => {
      seconds += 1;
      world.tick();
      view.tick?.(seconds);
      if (view.connection?.drops?.()) return this.#socket.close();
      const diff = this.#diff(process);
      if (Object.keys(diff).length > 0) this.#send(joinRef, null, topic, 'diff', diff);
    }, 1_000);
    const { silentAfterMs } = view.connection ?? {};
    if (silentAfterMs) void this.#fallSilent(silentAfterMs);
  }

  /** Like a balancer that forgot the connection: it stays open, and nothing comes through. */
  async #fallSilent(afterMs: number) {
    await pause(afterMs);
    this.#isSilent = true;
  }
}

export const connectTo =
  (router: Router) =>
  (socket: SiteSocket, { path }: SiteRequest): void => {
    if (path === '/live/websocket') new Connection(socket, router);
    else socket.close();
  };

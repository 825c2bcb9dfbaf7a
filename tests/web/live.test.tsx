import { renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type * as live from '../../web/app/lib/live.ts';
import { ANN, provider } from '../fakes/auth.ts';

vi.mock('../../web/app/lib/auth.ts', () => import('../fakes/auth.ts'));

/** The real module, which the setup file mocks. */
const { useLive } = await vi.importActual<typeof live>('../../web/app/lib/live.ts');

const BEN = { ...ANN, id: '22222222-2222-4222-8222-222222222222' };
const sockets: Socket[] = [];
class Socket {
  isClosed = false;
  onopen = () => {};
  onmessage = (_: { data: string }) => {};
  constructor() {
    sockets.push(this);
  }
  close() {
    this.isClosed = true;
  }
}
const states = () => sockets.map(({ isClosed }) => (isClosed ? 'closed' : 'open'));
const settled = () => new Promise((next) => setTimeout(next));

function show() {
  sockets.length = 0;
  vi.stubGlobal('WebSocket', Socket);
  changes = [];
  const page = renderHook(() => useLive('verification', (hasChanged) => changes.push(hasChanged)));
  unmount = page.unmount;
}
let unmount = () => {};
let changes: boolean[] = [];
afterEach(() => unmount());

test('a page that opens after the sign-in has a live connection', async () => {
  provider.emit({ is: 'signed-in', user: ANN });
  show();
  await vi.waitFor(() => expect(states()).toEqual(['open']));
});

test('each account has a separate live connection, and a signed-out one has none', async () => {
  show();
  provider.emit({ is: 'signed-in', user: ANN });
  await vi.waitFor(() => expect(states()).toEqual(['open']));
  provider.emit({ is: 'token-refreshed', user: ANN });
  provider.emit({ is: 'signed-in', user: BEN });
  await vi.waitFor(() => expect(states()).toEqual(['closed', 'open']));
  provider.emit({ is: 'signed-out' });
  expect(states()).toEqual(['closed', 'closed']);
});

test('a page that unmounts at once leaves no connection open', async () => {
  provider.emit({ is: 'signed-in', user: ANN });
  show();
  unmount();
  await settled();
  expect(states()).not.toContain('open');
});

const receive = (subject: string) =>
  sockets[0]?.onmessage({ data: JSON.stringify({ subject, change: 'update' }) });

test('a page is notified of changes of its subject, and after every connection', async () => {
  provider.emit({ is: 'signed-in', user: ANN });
  show();
  await vi.waitFor(() => expect(states()).toEqual(['open']));
  sockets[0]?.onopen();
  expect(changes).toEqual([false]);
  receive('verification');
  receive('recordings');
  expect(changes).toEqual([false, true]);
});

test('the tab with the connection forwards messages to the other tabs, and gets theirs', async () => {
  const channels: Channel[] = [];
  class Channel {
    readonly posted: unknown[] = [];
    isClosed = false;
    onmessage = (_: { data: unknown }) => {};
    constructor() {
      channels.push(this);
    }
    postMessage(message: unknown) {
      this.posted.push(message);
    }
    close() {
      this.isClosed = true;
    }
  }
  vi.stubGlobal('BroadcastChannel', Channel);
  provider.emit({ is: 'signed-in', user: ANN });
  show();
  await vi.waitFor(() => expect(states()).toEqual(['open']));
  receive('verification');
  const message = expect.objectContaining({ subject: 'verification' });
  expect(channels.map(({ posted }) => posted)).toEqual([[message]]);
  channels[0]?.onmessage({ data: channels[0].posted[0] });
  expect(changes).toEqual([true, true]);
  unmount();
  expect(channels.map(({ isClosed }) => isClosed)).toEqual([true]);
});

test('one tab of a browser has the connection, and releases it when it closes', async () => {
  const waiting: { name: string; signal: AbortSignal; lead: () => Promise<void> }[] = [];
  const request = async (
    name: string,
    { signal }: { signal: AbortSignal },
    lead: () => Promise<void>,
  ) => void waiting.push({ name, signal, lead });
  vi.stubGlobal('navigator', { ...navigator, locks: { request } });
  provider.emit({ is: 'signed-in', user: ANN });
  show();
  await settled();
  expect(states()).toEqual([]);
  expect(waiting.map(({ name }) => name)).toEqual(['reveille-live']);
  const hasEnded = waiting[0]?.lead();
  await vi.waitFor(() => expect(states()).toEqual(['open']));
  unmount();
  await hasEnded;
  expect(waiting[0]?.signal.aborted).toBe(true);
  expect(states()).toEqual(['closed']);
});

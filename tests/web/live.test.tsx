import { renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type * as live from '../../web/app/lib/live.ts';
import { ANN, provider } from '../fakes/auth.ts';

vi.mock('../../web/app/lib/auth.ts', () => import('../fakes/auth.ts'));

/** The real module, which the setup file mocks. */
const { useLive } = await vi.importActual<typeof live>('../../web/app/lib/live.ts');

const BEN = { ...ANN, id: '22222222-2222-4222-8222-222222222222' };
const sockets: { isClosed: boolean }[] = [];
class Socket {
  isClosed = false;
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
  const page = renderHook(() => useLive('verification', () => {}));
  unmount = page.unmount;
}
let unmount = () => {};
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

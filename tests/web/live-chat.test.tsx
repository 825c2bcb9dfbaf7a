import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { openLiveChat } from '../../web/app/lib/support/live-chat.ts';
import { openSupport } from '../../web/app/lib/support/support-dialog.ts';
import { fetch, server } from '../fakes/server.ts';
import { eventually, open, signedIn } from './app.tsx';

const widget = vi.hoisted(() => ({ done: [] as string[], configured: 0 }));
vi.mock('crisp-sdk-web', () => {
  const chat = Object.fromEntries(
    ['open', 'show', 'hide'].map((name) => [name, () => widget.done.push(name)]),
  );
  return { Crisp: { configure: () => widget.configured++, chat } };
});
vi.mock('../../web/app/lib/auth.ts', () => import('../fakes/auth.ts'));
vi.mock('../../web/app/lib/live.ts', () => import('../fakes/live.ts'));

beforeEach(() => {
  widget.done = [];
  server.config.chatSiteId = 'a-site';
  signedIn();
});

/** Opens a path and advances the page's clock. */
async function after(milliseconds: number, path: string) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  open(path);
  await act(() => vi.advanceTimersByTimeAsync(milliseconds));
  vi.useRealTimers();
  await act(() => new Promise((done) => setTimeout(done)));
}

test('Get Help also opens the chat, if there is one [HELP-07]', async () => {
  open('/profile');
  await screen.findByRole('heading', { name: 'My Profile' });
  act(() => openSupport('help'));
  await screen.findByRole('dialog', { name: 'Get Help' });
  await eventually(() => expect(widget.done).toContain('open'));
});

test('requesting the chat opens it', async () => {
  await openLiveChat();
  expect(widget.done).toEqual(['open']);
});

test.each(['/login', '/signup', '/verify-email', '/forgot-password', '/daily-video'])(
  'the widget is hidden on %s [HELP-09]',
  async (path) => {
    await after(1_000, path);
    await eventually(() => expect(widget.done.at(-1)).toBe('hide'));
  },
);

test.each(['/contact', '/profile', '/no/such/page'])(
  'the widget is shown on %s [HELP-10]',
  async (path) => {
    await after(1_000, path);
    await eventually(() => expect(widget.done).toEqual(['show']));
  },
);

test('the widget appears or disappears a second after the page [HELP-11]', async () => {
  await after(999, '/contact');
  expect(widget.done).toEqual([]);
});

const TOKEN = 'eyJvIjoiYSJ9.c2lnbmF0dXJl';
/** Last, because these reset modules. */
test.each([
  `/clip/${TOKEN}`,
  `/verify-token?token=${TOKEN}`,
  `/delete-account?token=${TOKEN}`,
  `/reset-password?code=123456`,
  `/connection?code=from-google&state=1`,
])('the vendor’s script is not loaded on %s, whose URL contains a secret token', async (path) => {
  vi.resetModules();
  widget.configured = 0;
  await after(1_000, path);
  expect([widget.configured, widget.done]).toEqual([0, []]);
});

test('a chat that could not be loaded is loaded again by the next request', async () => {
  vi.resetModules();
  const chat = await import('../../web/app/lib/support/live-chat.ts');
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await expect(chat.liveChat()).rejects.toThrow();
  vi.unstubAllGlobals();
  vi.stubGlobal('fetch', fetch);
  expect(await chat.liveChat()).toBeTruthy();
});

import { beforeEach, expect, test, vi } from 'vitest';
import './browser.ts';

/** The entry modules with light replacements for what they load. */
const auth = { comesFromGoogle: false, start: vi.fn(async () => {}) };
const load = vi.fn(async () => {});
const startEarly = vi.fn();
const fetched = vi.fn(async (_path: string, _init: RequestInit) => new Response());
vi.mock('../../web/app/lib/auth.ts', () => auth);
vi.mock('../../web/app/router.tsx', () => ({
  Pages: () => 'The page',
  routes: [{ path: '/emails', load }],
}));
vi.mock('../../web/app/providers.tsx', () => ({
  Providers: ({ children }: { children: unknown }) => children,
}));
vi.mock('../../web/app/early-pages.ts', () => ({ startEarly }));

beforeEach(() => {
  vi.clearAllMocks();
  vi.resetModules();
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  document.body.innerHTML = '<div id="root"></div>';
  window.history.replaceState(null, '', '/emails');
  vi.stubGlobal('fetch', fetched);
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});
const shown = () => vi.waitFor(() => expect(document.body.textContent).toBe('The page'));

test.each([
  [false, 1],
  [true, 0],
])(
  'the app fetches and renders its page; back from Google (%s), it reads the session later',
  async (comesFromGoogle, starts) => {
    auth.comesFromGoogle = comesFromGoogle;
    auth.start.mockRejectedValue(new Error('reported by the provider'));
    await import('../../web/app/main.tsx');
    expect(load).not.toHaveBeenCalled();
    vi.runAllTimers();
    expect(load).toHaveBeenCalledOnce();
    await shown();
    expect(auth.start).toHaveBeenCalledTimes(starts);
  },
);

test('errors that nothing else catches are reported from the start', async () => {
  await import('../../web/app/main.tsx');
  window.dispatchEvent(new ErrorEvent('error', { error: new Error('Broken') }));
  const bodies = fetched.mock.calls.map(([, init]) => JSON.parse(String(init.body)));
  expect(bodies.map(({ message }) => message)).toContain('Broken');
});

test('the entry script paints the theme and starts early calls before the app has loaded', async () => {
  localStorage.setItem('theme', 'dark');
  await import('../../web/app/start.ts');
  expect(document.documentElement.classList.contains('dark')).toBe(true);
  expect(startEarly).toHaveBeenCalledExactlyOnceWith(window.location);
  await vi.dynamicImportSettled();
  vi.runAllTimers();
  await shown();
});

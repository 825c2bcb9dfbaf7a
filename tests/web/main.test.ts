import { beforeEach, expect, test, vi } from 'vitest';
import './browser.ts';

/** The entry modules with light replacements for what they load. */
const auth = { comesFromGoogle: false, start: vi.fn(async () => {}) };
const load = vi.fn(async () => {});
const startEarly = vi.fn();
const fetched = vi.fn(async (_path: string, _init: RequestInit) => new Response());
vi.mock('../../web/app/lib/auth.ts', () => auth);
vi.mock('../../web/app/pages.tsx', () => ({ Pages: () => 'The page' }));
vi.mock('../../web/app/router.tsx', () => ({ routes: [{ path: '/emails', load }] }));
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

test('settings that cannot be loaded are requested again at the next use', async () => {
  const { config } = await import('../../web/app/lib/config.ts');
  fetched.mockResolvedValueOnce(new Response('', { status: 503 }));
  await expect(config()).rejects.toThrow('/config.json returned 503');
  fetched.mockResolvedValueOnce(Response.json({ liveUrl: 'wss://live' }));
  expect(await config()).toEqual({ liveUrl: 'wss://live' });
  expect(await config()).toEqual({ liveUrl: 'wss://live' });
  expect(fetched.mock.calls.map(([path]) => path)).toEqual(['/config.json', '/config.json']);
});

test('a browser that stores nothing keeps values while the page is open', async () => {
  const denied = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const { entry } = await import('../../web/app/lib/storage.ts');
  const step = entry('onboarding_step');
  expect(step.get()).toBeUndefined();
  step.set('2');
  expect(step.get()).toBe('2');
  step.remove();
  expect(step.get()).toBeUndefined();
  denied.mockRestore();
});

test('values are stored in the browser if it allows that, and the probe leaves nothing', async () => {
  localStorage.clear();
  const { entry } = await import('../../web/app/lib/storage.ts');
  entry('onboarding_step').set('2');
  expect({ ...localStorage }).toEqual({ onboarding_step: '2' });
  localStorage.clear();
});

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

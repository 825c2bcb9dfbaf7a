import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { getProfile } from '../../lambdas/contract/accounts.ts';
import { listEmails } from '../../lambdas/contract/emails.ts';
import { getRecording } from '../../lambdas/contract/recording-playback.ts';
import { getLatestReport } from '../../lambdas/contract/reports.ts';
import { code, earlyCallsOf, startEarly } from '../../web/app/early-pages.ts';
import { call } from '../../web/app/lib/api.ts';
import { callEarly, takeEarlyResponse } from '../../web/app/lib/session/early-calls.ts';
import { storedSessionOfAnn } from '../bench/first-paint/site.ts';
import { ANN } from '../fakes/auth.ts';

// Reads the stored session without the sign-in library.
vi.mock('../../web/app/lib/auth.ts', async () => {
  const { storedSession } = await import('../../web/app/lib/session/stored-session.ts');
  return { session: async () => storedSession(Date.now()) };
});

const fetchSpy = vi.fn(async (_address: string, _init?: RequestInit) => Response.json(null));
const store = (session: Record<string, string>) => {
  for (const [key, value] of Object.entries(session)) localStorage.setItem(key, value);
};
const accessToken = () =>
  localStorage.getItem('CognitoIdentityServiceProvider.client.ann.accessToken') ?? '';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  vi.stubGlobal('fetch', fetchSpy);
  fetchSpy.mockClear();
  store(storedSessionOfAnn());
});
afterEach(() => {
  vi.runAllTimers(); // expires unused early responses
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
});

const ID = '11111111-1111-4111-8111-111111111111';
test.each([
  ['/emails', () => call(listEmails, {})],
  ['/', () => call(listEmails, {})],
  [`/daily-insights/${ANN.id}`, () => call(getLatestReport, { userId: ANN.id })],
  [`/recordings/${ID}`, () => call(getRecording, { sessionId: ID })],
])('%s makes the early calls that it needs, as in the contract', async (path, callOfPage) => {
  await callOfPage().catch(() => {}); // only the URL matters, so the response may be invalid
  expect(earlyCallsOf({ pathname: path, search: '' })).toEqual([
    getProfile.path,
    fetchSpy.mock.calls[0]?.[0],
  ]);
});

test('a filter or a date in the URL makes no early call', () => {
  expect(earlyCallsOf({ pathname: '/emails', search: '?search=cart' })).toEqual([getProfile.path]);
  const pathname = `/daily-insights/${ANN.id}`;
  expect(earlyCallsOf({ pathname, search: '?date=2026-11-19' })).toEqual([getProfile.path]);
});

test('public pages and lists with stored filters make no early calls', () => {
  for (const pathname of ['/login', '/shared/token', '/recordings/sample', '/recordings/heatmap'])
    expect(earlyCallsOf({ pathname, search: '' })).toEqual([]);
});

test('a public page fetches none of the app’s code and data early', () => {
  const load = vi.spyOn(code, 'contract');
  onTestFinished(() => load.mockRestore());
  startEarly({ pathname: '/login', search: '' });
  expect(load).not.toHaveBeenCalled();
  expect(fetchSpy).not.toHaveBeenCalled();
});

test('the page uses the response of an early call once and then calls by itself', async () => {
  fetchSpy.mockImplementation(async () => Response.json({ profile: null }));
  callEarly([getProfile.path]);
  expect(fetchSpy).toHaveBeenCalledTimes(1);
  const [, { headers = {} } = {}] = fetchSpy.mock.calls[0] ?? [];
  expect(headers).toMatchObject({ authorization: `Bearer ${accessToken()}` });
  expect(await call(getProfile, undefined)).toEqual({ profile: null });
  expect(fetchSpy).toHaveBeenCalledTimes(1);
  await call(getProfile, undefined);
  expect(fetchSpy).toHaveBeenCalledTimes(2);
});

test('a page that cancels its call does not wait for the early response', async () => {
  fetchSpy.mockImplementation(() => new Promise(() => {}));
  callEarly([getProfile.path]);
  const cancel = new AbortController();
  const cancelled = call(getProfile, undefined, cancel.signal);
  cancel.abort(new Error('left'));
  await expect(cancelled).rejects.toThrow('left');
});

test('a failed early call is reported only by the page’s call', async () => {
  const unhandled = vi.fn();
  process.on('unhandledRejection', unhandled);
  onTestFinished(() => void process.off('unhandledRejection', unhandled));
  // A spy would handle the rejection itself.
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  callEarly([getProfile.path]);
  await new Promise(setImmediate); // Node reports unhandled rejections after all promises
  expect(unhandled).not.toHaveBeenCalled();
  await expect(call(getProfile, undefined)).rejects.toThrow();
});

test('an early response is valid for the session that requested it, for ten seconds', () => {
  callEarly(['/one', '/two']);
  expect(takeEarlyResponse('/one', 'of another session')).toBeUndefined();
  expect(takeEarlyResponse('/one', accessToken())).toBeUndefined();
  vi.advanceTimersByTime(10_000);
  expect(takeEarlyResponse('/two', accessToken())).toBeUndefined();
});

test('no early call is made without a session with valid tokens', () => {
  localStorage.clear();
  callEarly([getProfile.path]);
  expect(fetchSpy).not.toHaveBeenCalled();
});

import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { getProfile, recordSignIn } from '../../lambdas/contract/accounts.ts';
import { checkSubscription } from '../../lambdas/contract/billing.ts';
import { getNarration } from '../../lambdas/contract/narration.ts';
import { readProfileEarly, takeEarlyProfile } from '../../web/app/lib/account/read-profile.ts';
import { useSessionCount, useSubscription } from '../../web/app/lib/account/subscription.ts';
import { whenIdle } from '../../web/app/lib/loading/idle.ts';
import { useCaptionsUrl, useNarration } from '../../web/app/lib/narration.ts';
import { Queries } from '../../web/app/lib/query.tsx';
import { useNavigationState } from '../../web/app/lib/router/router.tsx';
import { AuthError, authErrorOf } from '../../web/app/lib/session/auth-state.ts';
import { useMedia } from '../../web/app/ui/layout/use-media.ts';
import { ANN, provider } from '../fakes/auth.ts';
import { notify } from '../fakes/live.ts';
import { profile, server } from '../fakes/server.ts';
import { countOfAnn, free } from './billing/ann.ts';
import './app.tsx';
import { Tab, tabAt } from './tab.tsx';

test('only a text passed along with the address counts as the state of a navigation', () => {
  const origins = ['/emails', '', 7, undefined].map((from) => {
    const wrapper = ({ children }: { children: ReactNode }) => (
      <Tab history={tabAt('/login', from === undefined ? null : { from })}>{children}</Tab>
    );
    return renderHook(() => useNavigationState('from'), { wrapper }).result.current;
  });
  expect(origins).toEqual(['/emails', undefined, undefined, undefined]);
});

test('a component follows a media query while it is mounted', () => {
  const query = Object.assign(new EventTarget(), { matches: false });
  vi.spyOn(window, 'matchMedia').mockReturnValue(query as never);
  const removed = vi.spyOn(query, 'removeEventListener');
  const { result, unmount } = renderHook(() => useMedia('(min-width: 48rem)'));
  expect(result.current).toBe(false);
  query.matches = true;
  act(() => void query.dispatchEvent(new Event('change')));
  expect(result.current).toBe(true);
  unmount();
  expect(removed).toHaveBeenCalledOnce();
  vi.restoreAllMocks();
});

test('captions have a URL while they are shown', async () => {
  const { createObjectURL, revokeObjectURL } = URL;
  const blobs: Blob[] = [];
  const revoked: string[] = [];
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => `blob:${blobs.push(blob)}`,
    revokeObjectURL: (url: string) => revoked.push(url),
  });
  const { result, rerender, unmount } = renderHook((text: string) => useCaptionsUrl(text), {
    initialProps: 'WEBVTT 1',
  });
  expect(result.current).toBe('blob:1');
  rerender('WEBVTT 2');
  expect([result.current, ...revoked]).toEqual(['blob:2', 'blob:1']);
  unmount();
  expect(revoked).toEqual(['blob:1', 'blob:2']);
  expect(blobs.map(({ type, size }) => [type, size])).toEqual(Array(2).fill(['text/vtt', 8]));
  Object.assign(URL, { createObjectURL, revokeObjectURL });
});

test('the narration of a date and of the newest report are fetched once each', async () => {
  provider.emit({ is: 'signed-in', user: ANN });
  server.respond(getNarration, { narration: null });
  const { result, rerender } = renderHook((date: string | undefined) => useNarration(date), {
    initialProps: undefined as string | undefined,
    wrapper: Queries,
  });
  await waitFor(() => expect(result.current.isSuccess).toBe(true));
  rerender('2026-11-20');
  await waitFor(() => expect(result.current.isSuccess).toBe(true));
  rerender('2026-11-21');
  await waitFor(() => expect(result.current.isSuccess).toBe(true));
  rerender(undefined);
  const bodies = server.requestsTo(getNarration).map(({ body }) => body);
  expect(bodies).toEqual([undefined, { date: '2026-11-20' }, { date: '2026-11-21' }]);
});

test('work waits until the browser is idle, or runs soon without idle callbacks', async () => {
  const work = vi.fn();
  whenIdle(work);
  await vi.waitFor(() => expect(work).toHaveBeenCalledOnce());
  const requestIdleCallback = vi.fn();
  vi.stubGlobal('requestIdleCallback', requestIdleCallback);
  whenIdle(work, { timeout: 200 });
  expect(requestIdleCallback).toHaveBeenCalledExactlyOnceWith(work, { timeout: 200 });
  expect(work).toHaveBeenCalledOnce();
});

/** A component that shows what the two hooks about the plan return. */
function plan() {
  provider.emit({ is: 'signed-in', user: ANN });
  const { result } = renderHook(() => [useSubscription(), useSessionCount(ANN.id)] as const, {
    wrapper: Queries,
  });
  const values = () => {
    const [{ subscription, isKnown }, { count, isKnown: isCounted }] = result.current;
    return [subscription?.plan, isKnown, count, isCounted];
  };
  return { result, values };
}
const sessions = (success: boolean) => ({ success, data: { totalSessions: 7 } });

test('the plan and the number of sessions are unknown while they load, and follow payments', async () => {
  server.respond(checkSubscription, { ...free, plan: 'Growth' });
  server.respond(countOfAnn, sessions(true));
  const { values } = plan();
  expect(values()).toEqual([undefined, false, undefined, false]);
  await waitFor(() => expect(values()).toEqual(['Growth', true, 7, true]));
  server.respond(checkSubscription, { ...free, plan: 'Pro' });
  server.respond(countOfAnn, sessions(false));
  act(() => notify('subscription'));
  await waitFor(() => expect(values()).toEqual(['Pro', true, 0, true]));
});

test('a plan and a number of sessions that cannot be loaded are the free plan and none', async () => {
  server.reject(checkSubscription, 'recording-gone');
  server.reject(countOfAnn, 'recording-gone');
  const { values } = plan();
  await waitFor(() => expect(values()).toEqual(['Free', false, 0, false]));
});

test('the profile that the guards have read is used once, by the same user, within ten seconds', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  provider.emit({ is: 'signed-in', user: ANN });
  expect(takeEarlyProfile('ann')).toBeUndefined();
  await readProfileEarly('ann', false);
  expect(await takeEarlyProfile('ann')).toEqual(profile);
  expect(takeEarlyProfile('ann')).toBeUndefined();
  await readProfileEarly('ann', false);
  expect(takeEarlyProfile('ben')).toBeUndefined();
  await readProfileEarly('ann', false);
  vi.advanceTimersByTime(9_999);
  expect(takeEarlyProfile('ann')).toBeDefined();
  await readProfileEarly('ann', false);
  vi.advanceTimersByTime(10_000);
  expect(takeEarlyProfile('ann')).toBeUndefined();
  expect(server.requestsTo(recordSignIn)).toEqual([]);
  await readProfileEarly('ann', true);
  expect(server.requestsTo(recordSignIn)).toHaveLength(1);
  server.reject(getProfile, 'recording-gone');
  await expect(readProfileEarly('ann', false)).rejects.toThrow();
  expect(takeEarlyProfile('ann')).toBeUndefined();
});

test('an error of the provider keeps its failure, and any other error has none', () => {
  const known = new AuthError('incorrect');
  expect(authErrorOf(known)).toBe(known);
  const failureOf = (cause: unknown) => authErrorOf(cause).failure;
  expect(failureOf(Object.assign(new Error(''), { name: 'NetworkError' }))).toBe('unreachable');
  expect(failureOf({ name: 'NetworkError', message: '' })).toBe('failed');
  expect(failureOf(undefined)).toBe('failed');
});

test('a query that fails because the session has ended signs out, and no other failure does', async () => {
  const fail = (code: 'sign-in-needed' | 'recording-gone') => {
    server.reject(getNarration, code);
    const { result } = renderHook(() => useNarration(undefined), { wrapper: Queries });
    return waitFor(() => expect(result.current.isError).toBe(true));
  };
  provider.emit({ is: 'signed-in', user: ANN });
  await fail('recording-gone');
  expect(provider.callNames()).toEqual([]);
  await fail('sign-in-needed');
  expect(provider.callNames()).toEqual(['clearSession']);
});

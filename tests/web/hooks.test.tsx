import { act, render, renderHook, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { getNarration } from '../../lambdas/contract/narration.ts';
import { whenIdle } from '../../web/app/lib/loading/idle.ts';
import { useCaptionsUrl, useNarration } from '../../web/app/lib/narration.ts';
import { Queries } from '../../web/app/lib/query.tsx';
import { useNewPageFocus } from '../../web/app/lib/router/page-focus.ts';
import { useNavigationState } from '../../web/app/lib/router/router.tsx';
import { useMedia } from '../../web/app/ui/layout/use-media.ts';
import { ANN, provider } from '../fakes/auth.ts';
import { server } from '../fakes/server.ts';
import './app.tsx';
import { Tab, tabAt } from './tab.tsx';

test('a new page is scrolled to its top and focused, but not the first one or a new query', () => {
  const scrollTo = vi.spyOn(window, 'scrollTo');
  const focus = vi.spyOn(HTMLElement.prototype, 'focus');
  const Main = () => <main ref={useNewPageFocus()} tabIndex={-1} />;
  const history = tabAt('/emails');
  render(
    <Tab history={history}>
      <Main />
    </Tab>,
  );
  history.go('/emails?page=2');
  expect(scrollTo).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(document.body);
  history.go('/profile');
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 0);
  expect(document.activeElement).toBe(screen.getByRole('main'));
  expect(focus).toHaveBeenCalledExactlyOnceWith({ preventScroll: true });
  vi.restoreAllMocks();
});

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
  rerender(undefined);
  const bodies = server.requestsTo(getNarration).map(({ body }) => body);
  expect(bodies).toEqual([undefined, { date: '2026-11-20' }]);
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

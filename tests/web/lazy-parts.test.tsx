import { act, render, renderHook, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, test, vi } from 'vitest';
import { general } from '../../lambdas/contract/copy/general.ts';
import { lazyPart, retryableLazy } from '../../web/app/lib/loading/lazy.tsx';
import { layout, page, preload } from '../../web/app/lib/loading/lazy-page.tsx';
import { useOpenedPart } from '../../web/app/lib/loading/use-opened-part.ts';
import { showToastsWith } from '../../web/app/lib/notify.ts';
import { BrowserRouter } from '../../web/app/lib/router/router.tsx';
import { PageBoundary } from '../../web/app/shell/page-boundary.tsx';
import { eventually, user } from './app.tsx';
import { failing, online, prepareFailingParts, sent } from './failing-parts.tsx';

prepareFailingParts();

test('a part whose code cannot be loaded leaves the rest of the page in place', async () => {
  const Part = lazyPart(failing(1));
  render(
    <p>
      Before <Part errorFallback="nothing here" /> after
    </p>,
  );
  await screen.findByText('Before nothing here after');
});

test('each lazy part is fetched and shown in a separate idle period', async () => {
  const waiting: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (work: () => void) => waiting.push(work));
  const idle = async () => {
    expect(waiting).not.toEqual([]);
    await act(async () => waiting.shift()?.());
  };
  const [One, Two] = [lazyPart(async () => () => 'one'), lazyPart(async () => () => 'two')];
  render(
    <p>
      <One fallback="." /> <Two fallback="." />
    </p>,
  );
  await idle(); // fetches the first
  await idle(); // fetches the second
  expect(document.body.textContent).toBe('. .');
  await idle();
  expect(document.body.textContent).toBe('one .');
  await idle();
  expect(document.body.textContent).toBe('one two');
});

test('a part that the user opened does not wait for an idle period', async () => {
  vi.stubGlobal('requestIdleCallback', () => {});
  const Part = lazyPart(failing(0));
  render(<Part onFailure={() => {}} />);
  await screen.findByText('Content');
});

test('a page whose code has loaded renders at once, without a fallback', async () => {
  const { Component: Page, preload } = retryableLazy(failing(0));
  await preload();
  render(<Page />); // a fallback would throw here, because there is no Suspense
  expect(document.body.textContent).toBe('Content');
});

test('a page whose preload failed loads when it is rendered', async () => {
  const { Component: Page, preload } = retryableLazy(failing(1));
  await expect(preload()).rejects.toThrow('Failed to fetch module');
  render(
    <Suspense>
      <Page />
    </Suspense>,
  );
  await screen.findByText('Content');
});

test('a failed part loads when the browser is back online', async () => {
  const Part = lazyPart(failing(1));
  render(<Part errorFallback={<p>Missing</p>} />);
  await screen.findByText('Missing');
  window.dispatchEvent(new Event('online'));
  await screen.findByText('Content');
});

test('a part that the user requested reports its failure and loads on retry', async () => {
  const Part = lazyPart(failing(1));
  const onFailure = vi.fn();
  const first = render(<Part onFailure={onFailure} />);
  await eventually(() => expect(onFailure).toHaveBeenCalledTimes(1));
  first.unmount();
  render(<Part onFailure={onFailure} />);
  await screen.findByText('Content');
});

const renderPage = (load: () => Promise<() => React.ReactNode>) => {
  const { Component: Page } = retryableLazy(load);
  render(
    <BrowserRouter>
      <PageBoundary>
        <Page />
      </PageBoundary>
    </BrowserRouter>,
  );
};

test('a page whose code failed to load loads with "Try again"', async () => {
  renderPage(failing(1));
  await screen.findByRole('heading', { name: general.broken.title });
  await user.click(screen.getByRole('button', { name: general.broken.again }));
  await screen.findByText('Content');
});

test('a page opened offline says so, keeps the app, and loads once it is online', async () => {
  online(false);
  renderPage(failing(1));
  await screen.findByRole('heading', { name: general.offline.title });
  online(true);
  window.dispatchEvent(new Event('online'));
  await screen.findByText('Content');
});

test('a page that fails a second time reloads the app when online', async () => {
  const reload = vi.fn();
  vi.stubGlobal('location', { ...window.location, reload, pathname: '/emails' });
  renderPage(failing(9));
  await user.click(await screen.findByRole('button', { name: general.broken.again }));
  await eventually(() => expect(reload).toHaveBeenCalledTimes(1));
});

test('an error of the app is reported once, without token, host or query', async () => {
  window.history.replaceState(null, '', '/clip/secret-token?email=ann@example.com');
  const Broken = (): never => {
    const failure = new TypeError('x is not a function');
    failure.stack = 'TypeError: x\n    at go (https://app.example/assets/a-1.js?token=secret:1:2)';
    throw failure;
  };
  renderPage(async () => Broken);
  await screen.findByRole('heading', { name: general.broken.title });
  await user.click(screen.getByRole('button', { name: general.broken.again }));
  await screen.findByRole('heading', { name: general.broken.title });
  const bodies = sent.mock.calls.map(([, init]) => JSON.parse(String(init.body)));
  expect(bodies).toEqual([
    {
      name: 'TypeError',
      message: 'x is not a function',
      stack: ['at go (a-1.js:1:2)'],
      page: '/clip',
    },
  ]);
});

test('a page and its layout are fetched in parallel, and nothing at an unknown address', async () => {
  const [frame, content, other] = [failing(1), failing(0), failing(0)];
  const routes = [
    { path: '/emails', ...layout(frame), children: [page(':id', content), page('', other)] },
  ];
  preload(routes, '/nowhere');
  expect(frame).not.toHaveBeenCalled();
  preload(routes, '/emails/7');
  expect([frame, content, other].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 0]);
});

test('a part that a click opens closes and shows a message when its code cannot be loaded', () => {
  const toasts: string[] = [];
  const stop = showToastsWith(({ title }) => toasts.push(title));
  const { result } = renderHook(() => useOpenedPart<string>());
  expect(result.current.opened).toBeUndefined();
  act(() => result.current.open('dialog'));
  expect(result.current.opened).toBe('dialog');
  act(() => result.current.onFailure());
  expect(result.current.opened).toBeUndefined();
  expect(toasts).toEqual([general.partFailed.title]);
  stop();
});

import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { general } from '../../lambdas/contract/copy/general.ts';
import { retryableLazy } from '../../web/app/lib/loading/lazy.tsx';
import { BrowserRouter, useLocation } from '../../web/app/lib/router/router.tsx';
import { AppBoundary, PageBoundary } from '../../web/app/shell/page-boundary.tsx';
import { eventually, user } from './app.tsx';
import { failing, online, prepareFailingParts } from './failing-parts.tsx';
import { Tab, tabAt } from './tab.tsx';

prepareFailingParts();

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

test('another address shows its page after a page of the layout failed, without a click', async () => {
  const { Component: Page } = retryableLazy(failing(1));
  const history = tabAt('/emails');
  render(
    <Tab history={history}>
      <AppBoundary>
        <Page />
      </AppBoundary>
    </Tab>,
  );
  const heading = await screen.findByRole('heading', { name: general.broken.title });
  expect(heading.closest('main')).not.toBeNull();
  history.go('/profile');
  await screen.findByText('Content');
});

test('a page that fails again stays while the browser is offline, and never reloads the app then', async () => {
  const reload = vi.fn();
  vi.stubGlobal('location', { ...window.location, reload, pathname: '/emails' });
  online(false);
  renderPage(failing(2));
  await screen.findByRole('heading', { name: general.offline.title });
  await user.click(screen.getByRole('button', { name: general.broken.again }));
  await screen.findByRole('heading', { name: general.offline.title });
  online(true);
  act(() => void window.dispatchEvent(new Event('online')));
  await screen.findByText('Content');
  expect(reload).not.toHaveBeenCalled();
});

/** Opens a page without a connection, leaves it, and comes back to it with one. */
async function comeBackOnline(load: () => Promise<() => React.ReactNode>) {
  const { Component: Page } = retryableLazy(load);
  const Pages = () => (useLocation().pathname === '/recordings' ? <Page /> : 'Emails');
  const history = tabAt('/recordings');
  online(false);
  render(
    <Tab history={history}>
      <PageBoundary>
        <Pages />
      </PageBoundary>
    </Tab>,
  );
  await screen.findByRole('heading', { name: general.offline.title });
  history.go('/emails');
  await screen.findByText('Emails');
  online(true);
  history.go('/recordings');
}

test('a page that failed without a connection loads when it is opened again with one', async () => {
  await comeBackOnline(failing(1));
  await screen.findByText('Content');
});

test('if the browser has cached the failure of that page, the app reloads', async () => {
  const reload = vi.fn();
  vi.stubGlobal('location', { ...window.location, reload, pathname: '/recordings' });
  await comeBackOnline(failing(2));
  await eventually(() => expect(reload).toHaveBeenCalledOnce());
});

test('an error of a page that has loaded is not retried when the browser is online', async () => {
  const added = vi.spyOn(window, 'addEventListener');
  const Broken = (): never => {
    throw new Error('Broken again');
  };
  renderPage(async () => Broken);
  await screen.findByRole('heading', { name: general.broken.title });
  expect(added.mock.calls.map(([type]) => type)).not.toContain('online');
});

test('another address keeps a page that has not failed', async () => {
  const Page = () => <input aria-label="Name" defaultValue="Ann" />;
  const history = tabAt('/emails');
  render(
    <Tab history={history}>
      <AppBoundary>
        <Page />
      </AppBoundary>
    </Tab>,
  );
  const field = screen.getByLabelText('Name');
  history.go('/profile');
  expect(screen.getByLabelText('Name')).toBe(field);
});

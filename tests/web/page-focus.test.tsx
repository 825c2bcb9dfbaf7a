import { render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ShownPath, useNewPageFocus } from '../../web/app/lib/router/page-focus.ts';
import { useLocation } from '../../web/app/lib/router/router.tsx';
import { Tab, tabAt } from './tab.tsx';

test('a new page is scrolled to its top and focused, but not the first one or a new query', async () => {
  const scrollTo = vi.spyOn(window, 'scrollTo');
  const focus = vi.spyOn(HTMLElement.prototype, 'focus');
  const Page = () => {
    useNewPageFocus();
    return <main tabIndex={-1} />;
  };
  const Pages = () => {
    const { pathname } = useLocation();
    // Pages of different layouts, and an address that only redirects.
    return pathname === '/' ? <main tabIndex={-1} /> : <Page key={pathname} />;
  };
  const history = tabAt('/');
  render(
    <Tab history={history}>
      <ShownPath value={{ current: undefined }}>
        <Pages />
      </ShownPath>
    </Tab>,
  );
  history.go('/emails');
  history.go('/emails?page=2');
  expect(scrollTo).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(document.body);
  history.go('/profile');
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 0);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
  expect(focus).toHaveBeenCalledExactlyOnceWith({ preventScroll: true });
  vi.restoreAllMocks();
});

import { render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { getProfile, recordSignIn } from '../../lambdas/contract/accounts.ts';
import { isAdmin } from '../../lambdas/contract/admin.ts';
import { general } from '../../lambdas/contract/copy/general.ts';
import { getIntegration } from '../../lambdas/contract/websites.ts';
import { layout } from '../../web/app/lib/loading/lazy-page.tsx';
import { type Route, Routes } from '../../web/app/lib/router/router.tsx';
import { Providers } from '../../web/app/providers.tsx';
import { routes } from '../../web/app/router.tsx';
import { AppBoundary } from '../../web/app/shell/page-boundary.tsx';
import { profile, server } from '../fakes/server.ts';
import { click, eventually, signedIn } from './app.tsx';
import { Tab, tabAt } from './tab.tsx';

vi.mock('../../web/app/lib/auth.ts', () => import('../fakes/auth.ts'));
vi.mock('../../web/app/lib/live.ts', () => import('../fakes/live.ts'));

beforeEach(() => {
  server.respond(isAdmin, true);
  server.respond(getIntegration, { integration: null, pending: null });
  vi.spyOn(console, 'error').mockImplementation(() => {}); // React logs caught errors
});

const signedOutOnly = ['/login', '/signup', '/forgot-password', '/verify-email'];

/** The path of each lazy page, and each lazy layout with its first page. */
function lazyRoutesIn(
  all: readonly Route[],
  above = '',
): [name: string, path: string, route: Route][] {
  return all.flatMap((route) => {
    const own = route.path?.startsWith('/') ? route.path : `${above}/${route.path ?? ''}`;
    const path = own.replace(/\/+/g, '/').replace(/(?<=.)\/$/, '');
    const inside = lazyRoutesIn(route.children ?? [], path);
    if (!route.load) return inside;
    const address = (inside[0]?.[1] ?? path).replace(/:\w+/g, '1').replace('*', 'no-such-page');
    return [[route.children ? `the layout of ${address}` : address, address, route], ...inside];
  });
}

/** The routes, one of which fails to load on the first attempt. */
function failing(all: readonly Route[], one: Route): Route[] {
  return all.map((route) => {
    const children = route.children && { children: failing(route.children, one) };
    if (route !== one || !route.load) return { ...route, ...children };
    const { Component } = route as { Component: () => React.ReactNode };
    let attempts = 0;
    const load = async () => {
      attempts += 1;
      if (attempts === 1) throw new TypeError('Failed to fetch dynamically imported module');
      return Component;
    };
    return { ...route, ...layout(load), ...children };
  });
}

/** Layouts, and one page in each; `replay/failed-chunks` covers the pages of the build in a browser. */
const pages = ['/login', '/emails'];
const lazyRoutes = lazyRoutesIn(routes).filter(
  ([name, , { children }]) => children || pages.includes(name),
);

test.each(lazyRoutes)(
  'when the code of %s fails to load, "Try again" loads it',
  async (_, path, route) => {
    if (!signedOutOnly.includes(path)) signedIn();
    if (path === '/onboarding') {
      server.respond(recordSignIn, { profile: { ...profile, job_role: '' } });
      server.respond(getProfile, { profile: { ...profile, job_role: '' } });
    }
    const flaky = failing(routes, route);
    render(
      <Providers>
        <Tab history={tabAt(path)}>
          <AppBoundary>
            <Routes routes={flaky} />
          </AppBoundary>
        </Tab>
      </Providers>,
    );
    await screen.findByRole('heading', { name: general.broken.title });
    document.title = '';
    await click(general.broken.again);
    await eventually(() => expect(document.title).not.toBe(''));
    expect(screen.queryByRole('heading', { name: general.broken.title })).toBeNull();
  },
);

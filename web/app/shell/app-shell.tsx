import { lazy, Suspense, useEffect, useRef } from 'react';
import { general } from '../../../lambdas/contract/copy/general.ts';
import { Outlet, useLocation } from '../lib/router/router.tsx';
import { useOpenSupport } from '../lib/support-dialog.ts';
import { PageBoundary } from './page-boundary.tsx';
import { TopBar } from './top-bar.tsx';

const LiveParts = lazy(() => import('./live-parts.tsx').then((m) => ({ default: m.LiveParts })));
const SupportDialog = lazy(() =>
  import('../support/support-dialog.tsx').then((m) => ({ default: m.SupportDialog })),
);

/** The frame around every page of the app. */
export function AppShell() {
  const support = useOpenSupport();
  const main = useNewPageFocus();
  return (
    <>
      <a
        href="#main"
        className="absolute -top-16 left-4 z-60 rounded-md bg-raised px-3 py-2 focus:top-2 focus:shadow-pop"
      >
        {general.skipToContent}
      </a>
      <TopBar />
      <Suspense>
        <LiveParts />
      </Suspense>
      <main
        id="main"
        ref={main}
        tabIndex={-1}
        className="px-4 pt-6 pb-16 outline-none md:px-8 md:pt-9 md:pb-20"
      >
        <PageBoundary>
          <Outlet />
        </PageBoundary>
      </main>
      {support && (
        <Suspense>
          <SupportDialog mode={support} />
        </Suspense>
      )}
    </>
  );
}

/** A new page starts at its top, for the eye and for the keyboard. */
function useNewPageFocus() {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    window.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return main;
}

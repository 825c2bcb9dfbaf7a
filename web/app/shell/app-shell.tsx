import { useRef } from 'react';
import { general } from '../../../lambdas/contract/copy/general.ts';
import { lazyPart } from '../lib/loading/lazy.tsx';
import { Outlet } from '../lib/router/router.tsx';
import { onSupportFailure, useOpenSupport } from '../lib/support/support-dialog.ts';
import { PageBoundary } from './page-boundary.tsx';
import { SectionNav } from './section-nav.tsx';
import { TopBar } from './top-bar.tsx';

const LiveParts = lazyPart(() => import('./live-parts.tsx').then((m) => m.LiveParts));
const SupportDialog = lazyPart(() =>
  import('../support/support-dialog.tsx').then((m) => m.SupportDialog),
);

/** The layout of every page of the app. */
export function AppShell() {
  const support = useOpenSupport();
  const main = useRef<HTMLElement>(null);
  return (
    <>
      <a
        href="#main"
        className="fixed -top-16 left-4 z-60 rounded-md bg-raised px-3 py-2 focus:top-2 focus:shadow-pop"
      >
        {general.skipToContent}
      </a>
      <TopBar />
      <SectionNav />
      <LiveParts page={main} />
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
      {support && <SupportDialog mode={support} onFailure={onSupportFailure} />}
    </>
  );
}

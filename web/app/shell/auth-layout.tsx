import { accounts } from '../../../lambdas/contract/copy/accounts.ts';
import { general } from '../../../lambdas/contract/copy/general.ts';
import { shell } from '../../../lambdas/contract/copy/shell.ts';
import { useConfig } from '../lib/config.ts';
import { lazyPart } from '../lib/loading/lazy.tsx';
import { Outlet, useLocation } from '../lib/router/router.tsx';
import { Logo } from '../ui/logo.tsx';
import { PageBoundary } from './page-boundary.tsx';

const { signUp } = accounts;
/** Lazy, because the form must not wait for a decorative panel. */
const DawnPanel = lazyPart(() => import('./dawn-panel.tsx').then((m) => m.DawnPanel));

/** The layout of pages outside the app. Pages with a single action have no panel. */
export function AuthLayout({ hasPanel = false }: { hasPanel?: boolean }) {
  const settings = useConfig();
  return (
    <div
      className={
        hasPanel
          ? 'grid min-h-dvh lg:grid-cols-[minmax(30rem,1fr)_minmax(0,1.1fr)]'
          : 'grid min-h-dvh'
      }
    >
      <div className="flex flex-col px-5 pt-5 pb-6 md:px-10 md:py-8">
        <header>
          <a
            href={settings?.marketingUrl}
            aria-label={shell.aboutProduct(general.product)}
            className="no-underline"
          >
            <Logo />
          </a>
        </header>
        <main tabIndex={-1} className="grid flex-1 items-center py-8 outline-none">
          <div className="mx-auto w-full max-w-form">
            <PageBoundary>
              <Outlet />
            </PageBoundary>
          </div>
        </main>
        <Footer />
      </div>
      {hasPanel && (
        <DawnPanel
          fallback={<div className="bg-night max-lg:hidden" />}
          testimonial={accounts.testimonial}
        />
      )}
    </div>
  );
}

export const AuthLayoutWithPanel = () => <AuthLayout hasPanel />;

function Footer() {
  const isSignUp = useLocation().pathname === '/signup';
  const terms = <a href="/terms">{isSignUp ? signUp.terms : general.terms}</a>;
  const privacy = <a href="/privacy">{isSignUp ? signUp.privacy : general.privacy}</a>;
  return (
    <footer className="flex flex-wrap gap-x-5 gap-y-1 text-ui text-ink-subtle [&_a]:py-0.75 [&_a]:text-inherit">
      {isSignUp ? (
        <span>
          {signUp.agree} {terms} {signUp.and} {privacy}.
        </span>
      ) : (
        <>
          {terms}
          {privacy}
        </>
      )}
    </footer>
  );
}

import { general } from '../../../lambdas/contract/copy/general.ts';
import { shell } from '../../../lambdas/contract/copy/shell.ts';
import { lazyPart } from '../lib/loading/lazy.tsx';
import { usePage } from '../lib/page.ts';
import { Link } from '../lib/router/router.tsx';
import { useAuth } from '../lib/session/use-auth.tsx';
import { Button } from '../ui/button.tsx';
import { Logo, Sunrise } from '../ui/logo.tsx';
import { StateIcon } from '../ui/state.tsx';

const { notFound } = general;
const SectionNav = lazyPart(() => import('./section-nav.tsx').then((m) => m.SectionNav));

export function NotFoundPage() {
  usePage('notFound');
  const isSignedIn = useAuth().is === 'signed-in';
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="border-b border-line">
        <div className="mx-auto flex h-14 max-w-[calc(var(--container-app)+4rem)] items-center px-4 md:px-8">
          <Link to="/" aria-label={shell.home(general.product)} className="no-underline">
            <Logo />
          </Link>
        </div>
      </header>
      {isSignedIn && <SectionNav />}
      <main tabIndex={-1} className="outline-none grid flex-1 place-items-center px-4 py-8">
        <div className="grid justify-items-center gap-2 text-center">
          <StateIcon tone="accent">
            <Sunrise className="size-14" />
          </StateIcon>
          <h1 className="mt-3 text-2xl font-semibold tracking-tighter">{notFound.title}</h1>
          <p className="max-w-104 text-balance text-ink-muted">{notFound.lead}</p>
          <div className="mt-3 flex flex-wrap justify-center gap-3">
            <Button asChild>
              <Link to="/">{notFound.home}</Link>
            </Button>
            <Button asChild variant="secondary">
              <Link to="/contact">{notFound.support}</Link>
            </Button>
          </div>
        </div>
      </main>
    </div>
  );
}

import { general } from '../../../lambdas/contract/copy/general.ts';
import { usePage } from '../lib/page.ts';
import { Link } from '../lib/router/router.tsx';
import { Button } from '../ui/button.tsx';
import { Sunrise } from '../ui/logo.tsx';
import { StateIcon } from '../ui/state.tsx';

const { notFound } = general;

export function NotFoundPage() {
  usePage('notFound');
  return (
    <main className="grid min-h-dvh place-items-center px-4 py-8">
      <div className="grid justify-items-center gap-2 text-center">
        <StateIcon tone="accent">
          <Sunrise className="size-14" />
        </StateIcon>
        <h1 className="mt-3 text-2xl font-semibold tracking-tighter">{notFound.title}</h1>
        <p className="max-w-104 text-ink-muted">{notFound.lead}</p>
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
  );
}

import { Component, type ReactNode, Suspense } from 'react';
import { general } from '../../../lambdas/contract/copy/general.ts';
import { LoadError, retryFailedLoads } from '../lib/loading/lazy.tsx';
import { useLocation } from '../lib/router/router.tsx';
import { reportError } from '../lib/support/report-error.ts';
import { Button } from '../ui/button.tsx';
import { PageLoader, WholePageLoader } from '../ui/loader.tsx';

const { broken } = general;

/** Wraps every page: shows a loader while it loads, and an error with a retry if it fails. The layout stays. */
export function PageBoundary({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <Boundary key={pathname} pathname={pathname}>
      <Suspense fallback={<PageLoader isPage />}>{children}</Suspense>
    </Boundary>
  );
}

/** Wraps all pages and layouts. Has no key, so that the shell and its data survive navigations. */
export function AppBoundary({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <Boundary pathname={pathname} wrapsLayout>
      <Suspense fallback={<WholePageLoader />}>{children}</Suspense>
    </Boundary>
  );
}

interface Props {
  readonly pathname: string;
  /** Whether it also wraps the layout. */
  readonly wrapsLayout?: boolean;
  readonly children: ReactNode;
}

interface State {
  readonly failure?: unknown;
}

class Boundary extends Component<Props, State> {
  override state: State = {};

  static getDerivedStateFromError(failure: unknown) {
    return { failure: failure ?? new Error('thrown without a value') };
  }

  override componentDidCatch(failure: unknown) {
    reportError(failure);
    if (!(failure instanceof LoadError)) return;
    retryFailedLoads(); // the page may be opened again in another boundary
    // Chromium caches a failed module load until the page is reloaded.
    if (failure.isRepeated && navigator.onLine) window.location.reload();
    else window.addEventListener('online', this.#retry);
  }

  /** A new URL resets the error. */
  override componentDidUpdate({ pathname }: Props) {
    if (pathname !== this.props.pathname && this.state.failure !== undefined) this.#retry();
  }

  override componentWillUnmount() {
    window.removeEventListener('online', this.#retry);
  }

  #retry = () => {
    window.removeEventListener('online', this.#retry);
    this.setState({ failure: undefined });
  };

  override render() {
    const { failure } = this.state;
    if (failure === undefined) return this.props.children;
    const isOffline = failure instanceof LoadError && !navigator.onLine;
    const page = <BrokenPage copy={isOffline ? general.offline : broken} onRetry={this.#retry} />;
    return this.props.wrapsLayout ? <main>{page}</main> : page;
  }
}

interface BrokenPageProps {
  readonly copy?: { readonly title: string; readonly lead: string };
  readonly onRetry: () => void;
}

export function BrokenPage({ copy = broken, onRetry }: BrokenPageProps) {
  return (
    <div role="alert" className="grid justify-items-center gap-2 px-6 py-16 text-center">
      <h1 className="text-lg font-semibold tracking-tight">{copy.title}</h1>
      <p className="max-w-104 text-ink-muted">{copy.lead}</p>
      <Button className="mt-3" onClick={onRetry}>
        {broken.again}
      </Button>
    </div>
  );
}

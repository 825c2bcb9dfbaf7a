import { Component, type ReactNode, Suspense } from 'react';
import { general } from '../../../lambdas/contract/copy/general.ts';
import { useLocation } from '../lib/router/router.tsx';
import { Button } from '../ui/button.tsx';
import { PageLoader } from '../ui/loader.tsx';

const { broken } = general;

/** Around every page: what is on its way shows the sunrise, what breaks shows words, and the frame stays. */
export function PageBoundary({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <Boundary key={pathname}>
      <Suspense fallback={<PageLoader />}>{children}</Suspense>
    </Boundary>
  );
}

class Boundary extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    if (!this.state.isBroken) return this.props.children;
    return <BrokenPage onAgain={() => this.setState({ isBroken: false })} />;
  }
}

export function BrokenPage({ onAgain }: { onAgain: () => void }) {
  return (
    <div role="alert" className="grid justify-items-center gap-2 px-6 py-16 text-center">
      <h1 className="text-lg font-semibold tracking-tight">{broken.title}</h1>
      <p className="max-w-104 text-ink-muted">{broken.lead}</p>
      <Button className="mt-3" onClick={onAgain}>
        {broken.again}
      </Button>
    </div>
  );
}

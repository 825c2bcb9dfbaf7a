import { lazy, type ReactNode, Suspense } from 'react';
import { AuthProvider } from './lib/use-auth.tsx';

/** Toasts and themes weigh as much as a page and are never the first thing on one. */
const Toaster = lazy(() => import('./ui/toaster.tsx').then((m) => ({ default: m.Toaster })));

export function Providers({ children }: { children: ReactNode }) {
  return (
    <AuthProvider>
      {children}
      <Suspense>
        <Toaster />
      </Suspense>
    </AuthProvider>
  );
}

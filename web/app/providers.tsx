import type { ReactNode } from 'react';
import { lazyPart } from './lib/loading/lazy.tsx';
import { AuthProvider } from './lib/session/use-auth.tsx';

/** Toasts and themes weigh as much as a page and are never the first thing on one. */
const Toaster = lazyPart(() => import('./ui/toaster.tsx').then((m) => m.Toaster));

export function Providers({ children }: { children: ReactNode }) {
  return (
    <AuthProvider>
      {children}
      <Toaster />
    </AuthProvider>
  );
}

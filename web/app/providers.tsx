import type { ReactNode } from 'react';
import { lazyPart } from './lib/loading/lazy.tsx';
import { AuthProvider } from './lib/session/use-auth.tsx';

/** Loads after the page, because its code is as large as a page and never needed first. */
const Toaster = lazyPart(() => import('./ui/toasts/toaster.tsx').then((m) => m.Toaster));

export function Providers({ children }: { children: ReactNode }) {
  return (
    <AuthProvider>
      {children}
      <Toaster />
    </AuthProvider>
  );
}

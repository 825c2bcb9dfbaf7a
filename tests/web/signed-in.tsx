import type { ReactNode } from 'react';
import { Queries } from '../../web/app/lib/query.tsx';
import { useAuth } from '../../web/app/lib/session/use-auth.tsx';
import { Providers } from '../../web/app/providers.tsx';

const AfterSignIn = ({ children }: { children: ReactNode }) =>
  useAuth().is === 'signed-in' && children;

/** The surroundings of a component behind the login, for `render`. */
export const SignedIn = ({ children }: { children: ReactNode }) => (
  <Providers>
    <AfterSignIn>
      <Queries>{children}</Queries>
    </AfterSignIn>
  </Providers>
);

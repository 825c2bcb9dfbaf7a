import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { preload } from './lib/loading/lazy-page.tsx';
import { BrowserRouter } from './lib/router/router.tsx';
import { reportUncaughtErrors } from './lib/support/report-error.ts';
import { paintTheme } from './lib/theme.ts';
import { Providers } from './providers.tsx';
import { Pages, routes } from './router.tsx';

reportUncaughtErrors();
paintTheme();
preload(routes, window.location.pathname);

const root = createRoot(document.getElementById('root') as HTMLElement);
// A transition renders in slices, between which the page answers taps.
startTransition(() =>
  root.render(
    <Providers>
      <BrowserRouter>
        <Pages />
      </BrowserRouter>
    </Providers>,
  ),
);

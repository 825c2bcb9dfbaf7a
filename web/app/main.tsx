import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { comesFromGoogle, start } from './lib/auth.ts';
import { preload } from './lib/loading/lazy-page.tsx';
import { BrowserRouter } from './lib/router/router.tsx';
import { reportUncaughtErrors } from './lib/support/report-error.ts';
import { paintTheme } from './lib/theme.ts';
import { Providers } from './providers.tsx';
import { Pages, routes } from './router.tsx';

reportUncaughtErrors();
paintTheme();

function render(): void {
  // A stored session is known before the first render. Google's answer waits for the router; the provider reports a failure.
  if (!comesFromGoogle) start().catch(() => {});
  const root = createRoot(document.getElementById('root') as HTMLElement);
  // A transition renders in slices, between which the page answers taps.
  startTransition(() =>
    root.render(
      <StrictMode>
        <Providers>
          <BrowserRouter>
            <Pages />
          </BrowserRouter>
        </Providers>
      </StrictMode>,
    ),
  );
}
// Each in a task after the one that evaluates the libraries, which is long on a slow phone.
setTimeout(() => preload(routes, window.location.pathname));
setTimeout(render);

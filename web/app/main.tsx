import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { comesFromGoogle, start } from './lib/auth.ts';
import { preload } from './lib/loading/lazy-page.tsx';
import { BrowserRouter } from './lib/router/router.tsx';
import { reportUncaughtErrors } from './lib/support/report-error.ts';
import { Pages } from './pages.tsx';
import { Providers } from './providers.tsx';
import { routes } from './router.tsx';

reportUncaughtErrors();

function render(): void {
  // Reads a stored session before the first render. A return from Google waits for the router; AuthProvider reports failures.
  if (!comesFromGoogle) start().catch(() => {});
  const root = createRoot(document.getElementById('root') as HTMLElement);
  // A transition renders in slices, so the page stays responsive.
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
// In separate tasks, because evaluating the libraries already takes a long task on a slow phone.
setTimeout(() => preload(routes, window.location.pathname));
setTimeout(render);

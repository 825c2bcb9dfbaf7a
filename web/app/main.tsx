import { createRoot } from 'react-dom/client';
import { preload } from './lib/lazy-page.tsx';
import { reportUncaughtErrors } from './lib/report-error.ts';
import { BrowserRouter } from './lib/router/router.tsx';
import { paintTheme } from './lib/theme.ts';
import { Providers } from './providers.tsx';
import { Pages, routes } from './router.tsx';
import './styles/app.css';

reportUncaughtErrors();
paintTheme();
preload(routes, window.location.pathname);

createRoot(document.getElementById('root') as HTMLElement).render(
  <Providers>
    <BrowserRouter>
      <Pages />
    </BrowserRouter>
  </Providers>,
);

import { startEarly } from './early-pages.ts';
import { paintTheme } from './lib/theme/theme.ts';
import './styles/app.css';

// The entry script. It imports none of the app's code, so it runs while the app is still loading.
paintTheme(); // first, because the browser paints the empty page while the app is loading
startEarly(window.location);
void import('./main.tsx');
// The first formatter of a page takes ten times as long as later ones, so it is created while the code loads.
for (const load of [() => new Intl.NumberFormat('en-US'), () => new Intl.DateTimeFormat('en-US')])
  setTimeout(load);

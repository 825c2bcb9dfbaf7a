import { startEarly } from './early-pages.ts';
import './styles/app.css';

// The page's script, which imports none of the app's code, and so waits for none; the page fetches the app beside it.
startEarly(window.location);
void import('./main.tsx');
// The first format of a page takes ten times as long as the next ones, so it's made while the code is still on its way.
for (const load of [() => new Intl.NumberFormat('en-US'), () => new Intl.DateTimeFormat('en-US')])
  setTimeout(load);

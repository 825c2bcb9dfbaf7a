import { startEarly } from './early-pages.ts';
import './styles/app.css';

// The page's script, which imports none of the app's code, and so waits for none; the page fetches the app beside it.
startEarly(window.location);
void import('./main.tsx');

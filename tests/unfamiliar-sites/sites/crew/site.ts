import type { Site } from '../../site.ts';
import { script } from './app.ts';
import { reply } from './data.ts';
import { decoys } from './decoys.ts';
import { plants } from './plants.ts';
import { styles } from './styles.ts';

// A browser without a locale reports "en-US@posix", which Intl rejects; browsers of people do not.
const locale =
  "if (!/^[a-z-]+$/i.test(navigator.language)) Object.defineProperty(navigator, 'language', { value: 'en-US' })";

/** What the payment partner serves in its frame: the page learns whether the card is complete, never its number. */
const card = `<!doctype html><meta charset="utf-8"><title>Card</title><style>body{margin:0;font:15px system-ui,sans-serif}label{display:block;font-weight:500}
input{font:inherit;width:100%;box-sizing:border-box;padding:8px;margin:3px 0 8px;border:1px solid #e4e4e7;border-radius:8px}div{display:grid;grid-template-columns:1fr 1fr;gap:10px}</style>
<label>Card number<input name="number" inputmode="numeric" placeholder="1234 1234 1234 1234" maxlength="19"></label><div><label>Expires<input name="expires" placeholder="MM / YY" maxlength="5"></label><label>CVC<input name="cvc" placeholder="CVC" maxlength="4"></label></div>
<script>const fields = [...document.querySelectorAll('input')];
addEventListener('input', ({ target }) => {
  const digits = target.value.replace(/\\D/g, '');
  if (target.name === 'number') target.value = digits.replace(/(.{4})(?=.)/g, '$1 ');
  if (target.name === 'expires') target.value = digits.length > 2 ? digits.slice(0, 2) + '/' + digits.slice(2) : digits;
  const [number, expires, cvc] = fields.map((field) => field.value.length);
  parent.postMessage({ type: 'card', complete: number === 19 && expires === 5 && cvc >= 3 }, '*');
})</script>`;

export const crew: Site = {
  name: 'Rosterly',
  style: 'single page, React Router with Radix in the style of shadcn/ui, TanStack and dnd-kit',
  goal: 'sign-up',
  about:
    'A small SaaS that plans shifts, tasks and time off. A good visit ends with a new workspace or a paid plan.',
  script,
  styles,
  pages: `<script>${locale}</script><div id="root"></div>`,
  fragments: { '/elements/card': card },
  reply,
  plants,
  decoys,
};

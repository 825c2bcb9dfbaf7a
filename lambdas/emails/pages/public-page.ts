import { general } from '../../contract/copy/general.ts';
import { mailPages } from '../../contract/copy/mail-pages.ts';
import { escapeHtml } from '../templates/escape-html.ts';

interface PageButton {
  readonly label: string;
  readonly action: string;
}

/** A page behind an emailed link: a short text and buttons. Nothing changes before one is clicked. */
export interface PublicPage {
  readonly title: string;
  readonly lead: string;
  readonly note?: string | undefined;
  readonly button?: PageButton | undefined;
  /** The label of a link that reloads the page. */
  readonly again?: string;
  /** Secondary buttons below the main one. */
  readonly others?: readonly PageButton[];
}

/** The app's font file (`web/fonts.ts`). */
const FONT = '/assets/inter-latin-wght-normal-5.3.0.woff2';

const STYLE = `
@font-face{font-family:Inter;font-weight:100 900;font-display:swap;src:url(${FONT}) format('woff2')}
:root{color-scheme:light dark;--page:#fbfaf7;--ink:#182029;--muted:#4c535c;--subtle:#60666e;--line:#e3e0da;--accent:#006684;--on:#fbfefe;--ring:#1f7c9c}
@media (prefers-color-scheme:dark){:root{--page:#0e1218;--ink:#f0eeea;--muted:#b1b7bc;--subtle:#979da4;--line:#2a323a;--accent:#7ad0e5;--on:#051a25;--ring:#7ad0e5}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;min-height:100dvh;display:flex;flex-direction:column;background:var(--page);color:var(--ink);font:14px/20px Inter,ui-sans-serif,system-ui,-apple-system,'Segoe UI',Roboto,sans-serif}
header,footer{padding:20px}
main{flex:1;display:grid;align-items:center;padding:32px 20px}
section{width:100%;max-width:416px;margin:0 auto}
.logo{display:inline-flex;align-items:center;gap:8px;min-height:32px;font-size:17px;font-weight:650;letter-spacing:-.02em;color:var(--ink);text-decoration:none}
.logo svg{width:24px;height:24px}svg{color:var(--accent)}
.glyph{display:block;width:56px;height:56px;margin:0 0 20px}
h1{margin:0 0 4px;font-size:30px;line-height:36px;font-weight:600;letter-spacing:-.025em;text-wrap:balance}
p{margin:0 0 12px;color:var(--muted);overflow-wrap:anywhere;text-wrap:pretty}
form{margin:24px 0 0}
button,.go{display:block;width:100%;min-height:44px;padding:10px 20px;border:0;border-radius:8px;background:var(--accent);color:var(--on);font:inherit;font-size:16px;line-height:24px;font-weight:500;text-align:center;text-decoration:none;cursor:pointer}
.go{margin-top:24px}
.less{margin:12px 0 0}.less button{background:none;color:var(--ink);border:1px solid var(--line)}
button:hover,.go:hover{filter:brightness(1.08)}.less button:hover{background:color-mix(in srgb,var(--ink) 5%,transparent)}button:active,.go:active{transform:translateY(1px)}
.on{margin:20px 0 0}a{color:var(--accent)}
footer{display:flex;flex-wrap:wrap;gap:4px 20px;font-size:13px;line-height:18px;color:var(--subtle)}footer a{color:inherit}
button:focus-visible,a:focus-visible{outline:2px solid var(--ring);outline-offset:2px}
@media (min-width:768px){header,footer{padding:32px 40px}}`;

const SUN =
  '<path d="M7.6 15.4a4.4 4.4 0 0 1 8.8 0z" fill="currentColor"/><path d="M3.4 15.4a8.6 8.6 0 0 1 17.2 0M1.6 19.6h20.8" stroke="currentColor" stroke-width="2" stroke-linecap="round" fill="none"/>';
const sun = (className = '') =>
  `<svg viewBox="0 0 24 24" class="${className}" aria-hidden="true">${SUN}</svg>`;

const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; font-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** Headers of every page behind an emailed link: no caching, no indexing, no referrer. */
export const pageHeaders = (policy: string) => ({
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': policy,
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
  'cache-control': 'no-store',
});

const { product, terms, privacy } = general;
const head = (title: string, more: string) =>
  `<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeHtml(title)} · ${product}</title>${more}<style>${STYLE}</style>`;
const HEADER = `<header><a class="logo" href="/">${sun()}${product}</a></header>`;
const FOOTER = `<footer><a href="/terms">${terms}</a><a href="/privacy">${privacy}</a></footer>`;

const frame = (title: string, inside: string, more = '') =>
  `<!doctype html><html lang="en"><head>${head(title, more)}</head><body>${HEADER}<main><section>${sun('glyph')}<h1>${escapeHtml(title)}</h1>${inside}</section></main>${FOOTER}</body></html>`;

const formOf = ({ label, action }: PageButton, attributes = '') =>
  `<form method="post" action="${escapeHtml(action)}"${attributes}><button>${escapeHtml(label)}</button></form>`;

export function publicPage(page: PublicPage, status = 200) {
  const { title, lead, note, button, again, others = [] } = page;
  const form = [
    ...(button ? [formOf(button)] : []),
    ...(again === undefined ? [] : [`<a class="go" href="">${escapeHtml(again)}</a>`]),
    ...others.map((each) => formOf(each, ' class="less"')),
  ].join('');
  const words = [lead, ...(note === undefined ? [] : [note])];
  const onward = `<p class="on"><a href="/">${mailPages.onward}</a></p>`;
  const text = words.map((each) => `<p>${escapeHtml(each)}</p>`).join('');
  const body = frame(title, `${text}${form}${onward}`);
  return { status, headers: pageHeaders(POLICY), body };
}

/** Counts the click, then redirects. Scanners that only fetch links run no scripts, so they do neither. */
export const REDIRECT_SCRIPT =
  "navigator.sendBeacon(location.href);location.replace(document.querySelector('a.go').href)";

/** The redirect page. A browser counts the click and continues; without scripts the page shows a link. */
export function redirectPage(
  page: { title: string; lead: string; link: string; target: string },
  scriptHash: string,
) {
  const target = escapeHtml(page.target);
  const inside = `<p>${escapeHtml(page.lead)}</p><a class="go" href="${target}">${escapeHtml(page.link)}</a><script>${REDIRECT_SCRIPT}</script>`;
  const refresh = `<noscript><meta http-equiv="refresh" content="0;url=${target}"></noscript>`;
  const policy = `${POLICY}; script-src '${scriptHash}'; connect-src 'self'`;
  return { status: 200, headers: pageHeaders(policy), body: frame(page.title, inside, refresh) };
}

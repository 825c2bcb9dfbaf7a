import { general } from '../../contract/copy/general.ts';

/** A page behind a link of a mail: a few words and at most one button. Nothing happens before it is pressed. */
export interface PublicPage {
  readonly title: string;
  readonly lead: string;
  readonly note?: string | undefined;
  readonly button?: { readonly label: string; readonly action: string } | undefined;
}

const escaped = (text: string) =>
  text.replace(/[&<>"']/g, (letter) => `&#${letter.codePointAt(0)};`);

const STYLE = `
:root{color-scheme:light dark;--page:#fbfaf7;--card:#fff;--ink:#182029;--muted:#4c535c;--line:#e3e0da;--accent:#006684;--on:#fbfefe}
@media (prefers-color-scheme:dark){:root{--page:#0e1218;--card:#151b22;--ink:#f0eeea;--muted:#b1b7bc;--line:#2a323a;--accent:#7ad0e5;--on:#051a25}}
*{box-sizing:border-box}body{margin:0;min-height:100vh;display:grid;place-items:center;padding:24px 16px;background:var(--page);color:var(--ink);font:16px/24px Inter,'Segoe UI',system-ui,sans-serif}
main{width:100%;max-width:440px;padding:32px;background:var(--card);border:1px solid var(--line);border-top:2px solid var(--accent);border-radius:12px}
h1{margin:0 0 12px;font:700 24px/32px Georgia,serif}p{margin:0 0 16px;color:var(--muted);overflow-wrap:anywhere}.name{margin:0 0 20px;font-weight:600;color:var(--ink)}
button,a.go{display:inline-block;min-height:44px;padding:10px 20px;border:0;border-radius:8px;background:var(--accent);color:var(--on);font:600 16px/24px inherit;font-family:inherit;text-decoration:none;cursor:pointer}
button:focus-visible,a:focus-visible{outline:2px solid var(--accent);outline-offset:2px}`;

const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** Headers of every page behind an emailed link: not cached, not indexed, and no referrer. */
export const pageHeaders = (policy: string) => ({
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': policy,
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
  'cache-control': 'no-store',
});

const frame = (title: string, inside: string, head = '') =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escaped(title)} · ${general.product}</title>${head}<style>${STYLE}</style></head><body><main><p class="name">${general.product}</p><h1>${escaped(title)}</h1>${inside}</main></body></html>`;

export function publicPage({ title, lead, note, button }: PublicPage, status = 200) {
  const form = button
    ? `<form method="post" action="${escaped(button.action)}"><button>${escaped(button.label)}</button></form>`
    : '';
  const words = [lead, ...(note === undefined ? [] : [note])];
  const body = frame(title, `${words.map((each) => `<p>${escaped(each)}</p>`).join('')}${form}`);
  return { status, headers: pageHeaders(POLICY), body };
}

/** Reports the visit, then continues. Programs that only fetch links do neither. */
export const GO_ON =
  "navigator.sendBeacon(location.href);location.replace(document.querySelector('a.go').href)";

/** The redirect page: a browser counts the click and continues; without scripts there is a link. */
export function wayThrough(
  page: { title: string; lead: string; link: string; target: string },
  scriptHash: string,
) {
  const target = escaped(page.target);
  const inside = `<p>${escaped(page.lead)}</p><a class="go" href="${target}">${escaped(page.link)}</a><script>${GO_ON}</script>`;
  const head = `<noscript><meta http-equiv="refresh" content="0;url=${target}"></noscript>`;
  const policy = `${POLICY}; script-src '${scriptHash}'; connect-src 'self'`;
  return { status: 200, headers: pageHeaders(policy), body: frame(page.title, inside, head) };
}

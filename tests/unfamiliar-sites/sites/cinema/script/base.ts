/** A small base class of elements, a router on the Navigation API, and the header. */
export const base = `
const sheet = new CSSStyleSheet();
sheet.replaceSync(
  ':host{display:block}:host([hidden]){display:none}button,input,select,textarea{font:inherit;padding:8px 14px;border-radius:8px;border:1px solid #7a5;background:#fff}' +
  'button{cursor:pointer}button.main{background:#1c3d2b;color:#fff}button[disabled]{opacity:.6;cursor:default}[popover]{border:1px solid #999;border-radius:8px;padding:12px}' +
  'dialog::backdrop{background:rgb(0 0 0/.6)}ul{padding:0;list-style:none}',
);

/** Renders once into a shadow root, or takes over the one that the server sent. */
class Pal extends HTMLElement {
  connectedCallback() {
    if (this.started) return;
    this.started = true;
    const internal = this.internals ? this.internals.shadowRoot : null;
    this.root = internal || this.shadowRoot || this.attachShadow({ mode: 'open' });
    if (!this.root.adoptedStyleSheets.includes(sheet)) this.root.adoptedStyleSheets.push(sheet);
    if (!this.root.firstElementChild && this.view) this.root.innerHTML = this.view();
    if (this.start) this.start();
  }
  $(selector) {
    return this.root.querySelector(selector);
  }
  on(selector, type, listener) {
    for (const each of this.root.querySelectorAll(selector)) each.addEventListener(type, listener);
  }
}

const post = (path, data) =>
  fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(data) });

function transit(update) {
  const transition = document.startViewTransition(update);
  transition.ready.catch(() => {});
  transition.finished.catch(() => {});
  return transition.updateCallbackDone;
}

/** The bank and downloads are other documents; everything else is swapped into the page. */
const isOurs = (event) =>
  event.canIntercept && !event.hashChange && event.downloadRequest === null && event.navigationType !== 'reload' &&
  new URL(event.destination.url).pathname !== '/bank';

navigation.addEventListener('navigate', (event) => {
  if (!isOurs(event)) return;
  event.intercept({
    async handler() {
      const response = await fetch(event.destination.url, {
        signal: event.signal,
        ...(event.formData && { method: 'POST', body: new URLSearchParams(event.formData) }),
      });
      const next = Document.parseHTMLUnsafe(await response.text());
      await transit(() => {
        document.querySelector('main').replaceWith(next.querySelector('main'));
      });
    },
  });
});

customElements.define('pal-header', class extends Pal {
  start() {
    const path = () => {
      for (const link of this.querySelectorAll('a')) link.toggleAttribute('aria-current', link.pathname === location.pathname);
    };
    navigation.addEventListener('navigatesuccess', path);
    path();
  }
});

customElements.define('pal-cookies', class extends Pal {
  view() {
    return '<style>:host{background:#eef3ec;padding:8px 16px}</style><p>We use cookies to remember your seats. <button id="accept" class="main">Accept cookies</button></p>';
  }
  start() {
    this.hidden = localStorage.getItem('cookies') !== null;
    this.on('#accept', 'click', () => {
      localStorage.setItem('cookies', 'yes');
      this.hidden = true;
    });
  }
});
`;

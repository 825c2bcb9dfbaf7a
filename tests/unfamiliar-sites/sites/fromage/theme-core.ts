/** Imports, helpers, header, drawer and footer of the theme. */
export const themeCore = String.raw`
import Swiper from 'swiper';
import { A11y, Autoplay, FreeMode, Navigation, Pagination } from 'swiper/modules';
import PhotoSwipeLightbox from 'photoswipe/lightbox';
import PhotoSwipe from 'photoswipe';
import flatpickr from 'flatpickr';
import { French } from 'flatpickr/dist/l10n/fr.js';
import 'swiper/css';
import 'swiper/css/navigation';
import 'swiper/css/pagination';
import 'photoswipe/style.css';
import 'flatpickr/dist/flatpickr.css';

const one = (selector: string, root: any = document): any => root.querySelector(selector);
const all = (selector: string, root: any = document): any[] => [...root.querySelectorAll(selector)];
const euros = (cents: number) => (cents / 100).toFixed(2).replace('.', ',') + ' €';
const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html');
const say = (text: string) => { one('#annonces')?.replaceChildren(text); };
const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));
const debounce = (run: any, ms: number) => {
  let timer: any;
  return (...args: any[]) => { clearTimeout(timer); timer = setTimeout(() => run(...args), ms); };
};
const define = (name: string, element: any) => { if (!customElements.get(name)) customElements.define(name, element); };

const focusable = 'a[href], button:not([disabled]), input:not([disabled]):not([type=hidden]), summary, select, textarea';
let releaseFocus: any = () => {};
function trapFocus(box: any, first: any) {
  releaseFocus();
  const onKey = (event: any) => {
    if (event.key !== 'Tab') return;
    const list = all(focusable, box).filter((each) => each.getClientRects().length);
    const [start, end] = [list[0], list[list.length - 1]];
    if (!event.shiftKey && document.activeElement === end) { event.preventDefault(); start.focus(); }
    if (event.shiftKey && (document.activeElement === start || document.activeElement === box)) { event.preventDefault(); end.focus(); }
  };
  box.addEventListener('keydown', onKey);
  first?.focus({ preventScroll: true });
  releaseFocus = () => box.removeEventListener('keydown', onKey);
}

define('sticky-header', class extends HTMLElement {
  last = 0;
  connectedCallback() {
    const onScroll = () => {
      const top = window.scrollY;
      const goesUp = top < this.last;
      this.classList.toggle('est-cachee', !goesUp && top > 220 && !one('details[open]', this));
      this.classList.toggle('est-collee', goesUp && top > 220);
      this.last = top;
    };
    window.addEventListener('scroll', onScroll, { passive: true });
  }
});

define('details-modal', class extends HTMLElement {
  connectedCallback() {
    this.details = one('details', this);
    this.details.addEventListener('toggle', () => this.details.open ? this.opened() : this.closed());
    this.addEventListener('keyup', (event: any) => { if (event.key === 'Escape') this.close(); });
    one('[data-fermer]', this)?.addEventListener('click', () => this.close());
    this.onOutside = (event: any) => { if (!this.contains(event.target)) this.close(false); };
  }
  opened() {
    document.body.classList.add('sans-defilement');
    document.addEventListener('click', this.onOutside);
    const panel = one('[role=dialog]', this);
    trapFocus(panel, one('input', panel) ?? one('a, button', panel));
  }
  closed() {
    document.body.classList.remove('sans-defilement');
    document.removeEventListener('click', this.onOutside);
    releaseFocus();
  }
  close(refocus = true) {
    if (!this.details.open) return;
    this.details.open = false;
    if (refocus) one('summary', this).focus();
  }
} as any);

define('predictive-search', class extends HTMLElement {
  connectedCallback() {
    this.input = one('input', this);
    this.results = one('.suggestions', this);
    this.cached = {};
    this.input.addEventListener('input', debounce(() => this.search(), 300));
  }
  async search() {
    const words = this.input.value.trim();
    this.abort?.abort();
    if (!words) return this.hide();
    this.abort = new AbortController();
    this.setAttribute('loading', '');
    try {
      this.cached[words] ??= await (await fetch('/search?section_id=suggestions&q=' + encodeURIComponent(words), { signal: this.abort.signal })).text();
      this.results.innerHTML = this.cached[words];
      this.results.hidden = false;
      this.input.setAttribute('aria-expanded', 'true');
      say(all('[role=option]', this.results).length + ' suggestions');
    } catch (error: any) {
      if (error.name !== 'AbortError') throw error;
    } finally {
      this.removeAttribute('loading');
    }
  }
  hide() {
    this.results.hidden = true;
    this.input.setAttribute('aria-expanded', 'false');
  }
} as any);

const wanted: any = {};
function renderCart(state: any) {
  const bubble = one('#bulle-panier');
  if (bubble) { bubble.textContent = state.count; bubble.hidden = state.count === 0; }
  one('#tiroir-corps')?.replaceChildren(...parse(state.sections.tiroir).body.childNodes);
  if (one('cart-drawer.est-ouvert') && document.activeElement === document.body) one('#tiroir-corps').focus({ preventScroll: true });
  one('#panier-lignes')?.replaceChildren(...parse(state.sections.lignes).body.childNodes);
  one('#panier-total')?.replaceChildren(...parse(state.sections.total).body.childNodes);
  for (const id of Object.keys(wanted)) {
    for (const field of all('quantity-input[data-variant="' + id + '"] input')) field.value = wanted[id];
  }
}

define('cart-drawer', class extends HTMLElement {
  connectedCallback() {
    one('#icone-panier')?.addEventListener('click', (event: any) => { event.preventDefault(); this.open(event.currentTarget); });
    one('.tiroir__fond', this).addEventListener('click', () => this.close());
    this.addEventListener('click', (event: any) => { if (event.target.closest('#fermer-panier')) this.close(); });
    document.addEventListener('keyup', (event: any) => { if (event.key === 'Escape' && this.classList.contains('est-ouvert')) this.close(); });
  }
  open(opener?: any) {
    this.opener = opener;
    this.classList.add('est-ouvert');
    this.setAttribute('aria-hidden', 'false');
    document.body.classList.add('sans-defilement');
    this.addEventListener('transitionend', () => trapFocus(one('#tiroir-corps'), one('#fermer-panier')), { once: true });
  }
  close() {
    this.classList.remove('est-ouvert');
    this.setAttribute('aria-hidden', 'true');
    document.body.classList.remove('sans-defilement');
    releaseFocus();
    this.opener?.focus({ preventScroll: true });
  }
} as any);

document.addEventListener('cart:updated', (event: any) => {
  renderCart(event.detail);
  say('Panier mis à jour');
});

let lastChange = 0;
const updateCart = async (id: string, quantity: number) => {
  const change = ++lastChange;
  const response = await fetch('/cart/change?id=' + id + '&quantity=' + quantity, { method: 'POST' });
  const state = await response.json();
  if (change === lastChange) renderCart(state);
};
const sendLater: any = {};
const sendQuantity = (id: string) => {
  sendLater[id] ??= debounce(() => {
    const quantity = wanted[id];
    delete wanted[id];
    for (const row of all('.ligne[data-id="' + id + '"]')) row.classList.add('est-en-cours');
    updateCart(id, quantity);
  }, 600);
  sendLater[id]();
};

define('cart-remove-button', class extends HTMLElement {
  connectedCallback() {
    this.addEventListener('click', async () => {
      this.closest('.ligne').classList.add('est-en-cours');
      await updateCart(this.dataset.variant as string, 0);
      say('Article retiré');
    });
  }
});

define('quantity-input', class extends HTMLElement {
  connectedCallback() {
    this.input = one('input', this);
    this.addEventListener('click', (event: any) => {
      const button = event.target.closest('button');
      if (!button) return;
      const before = this.input.value;
      button.name === 'plus' ? this.input.stepUp() : this.input.stepDown();
      if (!this.dataset.variant && Number(this.input.value) < 1) this.input.value = '1';
      if (before !== this.input.value) this.input.dispatchEvent(new Event('change', { bubbles: true }));
    });
    if (!this.dataset.variant) return;
    this.input.addEventListener('change', () => {
      wanted[this.dataset.variant] = Number(this.input.value);
      sendQuantity(this.dataset.variant);
    });
  }
} as any);

define('localization-form', class extends HTMLElement {
  connectedCallback() {
    const [button, panel] = [one('#pays', this), one('#pays-liste', this)];
    const show = (open: boolean) => {
      panel.hidden = !open;
      button.setAttribute('aria-expanded', String(open));
      if (open) one('input', panel).focus({ preventScroll: true });
    };
    button.addEventListener('click', () => show(panel.hidden));
    this.addEventListener('keyup', (event: any) => { if (event.key === 'Escape') { show(false); button.focus(); } });
    document.addEventListener('click', (event: any) => { if (!this.contains(event.target)) show(false); });
    one('input', panel).addEventListener('input', (event: any) => {
      const words = event.target.value.toLowerCase();
      for (const item of all('li', panel)) item.hidden = !item.textContent.toLowerCase().includes(words);
    });
    panel.addEventListener('click', (event: any) => {
      const link = event.target.closest('[data-pays]');
      if (!link) return;
      event.preventDefault();
      button.textContent = link.dataset.pays + ' | EUR €';
      show(false);
    });
  }
});

define('newsletter-form', class extends HTMLElement {
  connectedCallback() {
    const [form, status] = [one('form', this), one('.message', this)];
    form.addEventListener('submit', async (event: any) => {
      event.preventDefault();
      const field = one('input', form);
      field.setAttribute('aria-invalid', String(!/.+@.+\..+/.test(field.value)));
      if (field.getAttribute('aria-invalid') === 'true') {
        status.textContent = 'Indiquez une adresse complète, par exemple helene@exemple.fr.';
        return field.focus();
      }
      status.textContent = 'Envoi…';
      await fetch('/lettre', { method: 'POST' });
      form.reset();
      status.textContent = 'Merci, la prochaine lettre part le 1er du mois.';
    });
  }
});
`;

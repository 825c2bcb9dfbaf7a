/** Home carousels and the elements of a product page. */
export const themeProduct = `
if (one('#diaporama')) new Swiper('#diaporama', {
  modules: [A11y, Autoplay, Navigation, Pagination],
  loop: true,
  speed: 450,
  autoplay: { delay: 4500, pauseOnMouseEnter: true },
  navigation: { prevEl: '#diapo-avant', nextEl: '#diapo-apres' },
  pagination: { el: '.swiper-pagination', clickable: true },
});
for (const id of ['preferes', 'cadeaux']) {
  if (one('#' + id)) new Swiper('#' + id, {
    modules: [A11y, FreeMode, Navigation],
    slidesPerView: 1.6,
    spaceBetween: 16,
    freeMode: true,
    breakpoints: { 700: { slidesPerView: 3 }, 1000: { slidesPerView: 4 } },
    navigation: { prevEl: '#' + id + '-avant', nextEl: '#' + id + '-apres' },
  });
}

define('media-gallery', class extends HTMLElement {
  connectedCallback() {
    this.addEventListener('click', (event: any) => {
      const thumb = event.target.closest('.vignette');
      if (thumb) this.show(thumb.dataset.vue);
    });
    this.lightbox = new PhotoSwipeLightbox({ gallery: this, children: '.galerie__photo', pswpModule: PhotoSwipe });
    this.lightbox.init();
    this.show('0');
  }
  disconnectedCallback() { this.lightbox.destroy(); }
  show(view: string) {
    for (const photo of all('.galerie__photo', this)) photo.classList.toggle('est-actif', photo.dataset.vue === view);
    for (const thumb of all('.vignette', this)) thumb.setAttribute('aria-current', String(thumb.dataset.vue === view));
  }
} as any);

define('variant-selects', class extends HTMLElement {
  connectedCallback() {
    this.addEventListener('change', (event: any) => {
      this.closest('product-info').render(event.target.value);
    });
  }
});

define('product-info', class extends HTMLElement {
  async render(variant: string) {
    this.abort?.abort();
    this.abort = new AbortController();
    const prices = one('#prix', this);
    prices.classList.add('est-en-cours');
    let fresh: any;
    try {
      const response = await fetch(this.dataset.url + '?variant=' + variant + '&section_id=produit', { signal: this.abort.signal });
      fresh = parse(await response.text());
    } catch (error: any) {
      if (error.name === 'AbortError') return;
      throw error;
    }
    one('[name=id]', this).value = variant;
    for (const id of ['prix', 'stock']) one('#' + id, this).replaceWith(one('#' + id, fresh));
    one('.produit__media', this).replaceChildren(one('media-gallery', fresh));
    one('product-form', this).toggle(one('#ajouter', fresh).disabled);
    history.replaceState({}, '', this.dataset.url + '?variant=' + variant);
    say('Prix mis à jour');
  }
} as any);

define('product-form', class extends HTMLElement {
  connectedCallback() {
    this.form = one('form', this);
    this.message = one('.message', this);
    this.form.addEventListener('submit', (event: any) => this.add(event));
  }
  get button() { return one('[type=submit]:not([disabled])', this.form); }
  toggle(isSoldOut: boolean) {
    const button = this.button;
    if (!button) return;
    button.toggleAttribute('disabled', isSoldOut);
    one('span', button).textContent = isSoldOut ? 'Épuisé' : 'Ajouter au panier';
  }
  async add(event: any) {
    event.preventDefault();
    const button = this.button;
    if (button.getAttribute('aria-disabled') === 'true') return;
    button.setAttribute('aria-disabled', 'true');
    button.classList.add('charge');
    const data = new FormData(this.form);
    try {
      const response = await fetch('/cart/add?id=' + data.get('id') + '&quantity=' + data.get('quantity'), { method: 'POST' });
      renderCart(await response.json());
      one('cart-drawer').open(button);
    } finally {
      button.classList.remove('charge');
      button.removeAttribute('aria-disabled');
    }
  }
} as any);

define('affinage-guide', class extends HTMLElement {
  connectedCallback() {
    const panel = one('.guide', this);
    const links = all('a', panel);
    one('#guide-affinage', this).addEventListener('click', () => { panel.hidden = false; links[0].focus(); });
    one('.guide__fermer', this).addEventListener('click', () => { panel.hidden = true; });
    panel.addEventListener('keydown', (event: any) => {
      if (event.key !== 'Tab') return;
      event.preventDefault();
      links[(links.indexOf(document.activeElement) + 1) % links.length].focus();
    });
  }
});

define('back-in-stock', class extends HTMLElement {
  connectedCallback() {
    one('form', this).addEventListener('submit', async (event: any) => {
      event.preventDefault();
      const status = one('.message', this);
      if (!/.+@.+/.test(event.target.alerte.value)) { status.textContent = 'Indiquez votre e-mail.'; return; }
      status.textContent = 'Enregistrement…';
      await fetch('/lettre', { method: 'POST' });
      status.textContent = 'C’est noté, nous vous écrirons le 14.';
    });
  }
});

define('facet-filters-form', class extends HTMLElement {
  connectedCallback() {
    this.form = one('form', this);
    this.form.addEventListener('submit', (event: any) => event.preventDefault());
    this.form.addEventListener('input', debounce(() => this.apply(), 400));
    document.addEventListener('click', (event: any) => {
      const chip = event.target.closest('[data-retirer]');
      if (chip) {
        const box = all('[name="' + chip.dataset.retirer + '"]', this.form).find((each) => each.value === chip.dataset.valeur);
        if (box) box.checked = false;
        this.apply();
      }
      if (event.target.id === 'tout-effacer') { for (const box of all('[type=checkbox]', this.form)) box.checked = false; this.apply(); }
    });
    this.observer = new IntersectionObserver((entries) => { if (entries.some((each) => each.isIntersecting)) this.more(); }, { rootMargin: '200px' });
    this.observer.observe(one('#suite'));
  }
  get words() {
    const query = new URLSearchParams(new FormData(this.form) as any);
    if (query.get('sort_by') === 'choix') query.delete('sort_by');
    return query;
  }
  async load(query: any) {
    this.abort?.abort();
    this.abort = new AbortController();
    query.set('section_id', 'grille');
    const response = await fetch(this.dataset.url + '?' + query, { signal: this.abort.signal });
    return one('#grille', parse(await response.text()));
  }
  async apply() {
    const query = this.words;
    one('.chargement').hidden = false;
    one('#grille').classList.add('est-en-cours');
    try {
      const shown = query.toString();
      one('#grille').replaceWith(await this.load(query));
      history.replaceState({}, '', this.dataset.url + (shown ? '?' + shown : ''));
      one('.chargement').hidden = true;
    } catch (error: any) {
      if (error.name !== 'AbortError') throw error;
    }
  }
  async more() {
    const grid = one('#grille');
    if (grid.dataset.fin === 'true' || this.isBusy || grid.classList.contains('est-en-cours')) return;
    this.isBusy = true;
    const query = this.words;
    query.set('page', String(Number(grid.dataset.page) + 1));
    one('#suite').textContent = 'Chargement de la suite…';
    try {
      const next = await this.load(query);
      one('.produits', grid).append(...one('.produits', next).children);
      grid.dataset.page = next.dataset.page;
      grid.dataset.fin = next.dataset.fin;
    } catch (error: any) {
      if (error.name !== 'AbortError') throw error;
    } finally {
      this.isBusy = false;
      one('#suite').textContent = one('#grille').dataset.fin === 'true' ? 'Vous avez tout vu.' : '';
    }
  }
} as any);
`;

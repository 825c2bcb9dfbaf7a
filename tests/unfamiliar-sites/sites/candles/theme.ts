/** The theme's own script: custom elements that enhance what the server rendered. */
export const theme = `
const $ = (selector, root = document) => root.querySelector(selector);
const $$ = (selector, root = document) => [...root.querySelectorAll(selector)];
const sectionOf = (path) => fetch('/sections/' + path).then((response) => response.text());
const parse = (html) => new DOMParser().parseFromString(html, 'text/html');
const element = (name, connect) => customElements.define(name, class extends HTMLElement {
  connectedCallback() { if (!this.ready) { this.ready = true; connect(this); } }
});

element('announcement-bar', (bar) => {
  const messages = $$('p', bar);
  let shown = 0;
  setInterval(() => {
    messages[shown].classList.remove('shown');
    shown = (shown + 1) % messages.length;
    messages[shown].classList.add('shown');
  }, 4000);
});

element('sticky-header', (header) => {
  addEventListener('scroll', () => header.classList.toggle('scrolled', scrollY > 80), { passive: true });
});

element('slide-show', (show) => {
  const track = $('.track', show);
  const dots = $$('.dot', show);
  let at = 0;
  const to = (index) => {
    at = index % dots.length;
    track.style.transform = 'translateX(' + at * -100 + '%)';
    dots.forEach((dot, i) => dot.setAttribute('aria-current', String(i === at)));
  };
  dots.forEach((dot, i) => dot.addEventListener('click', () => to(i)));
  setInterval(() => to(at + 1), 3500);
});

class CartDrawer extends HTMLElement {
  connectedCallback() {
    this.addEventListener('click', (event) => {
      if (event.target.closest('.scrim, .close')) this.classList.remove('open');
    });
  }
  async open(title) {
    $('aside', this).innerHTML = await sectionOf('cart-drawer');
    $('.line b', this).textContent = title;
    const bubble = $('.bubble');
    bubble.textContent = String(Number(bubble.textContent) + 1);
    this.classList.add('open');
    $('.close', this).focus();
  }
}
customElements.define('cart-drawer', CartDrawer);

element('quantity-input', (box) => {
  const input = $('input', box);
  box.addEventListener('click', (event) => {
    const button = event.target.closest('button');
    if (!button) return;
    if (button.name === 'plus') input.stepUp(); else input.stepDown();
    input.dispatchEvent(new Event('change', { bubbles: true }));
  });
});

element('variant-picker', (picker) => {
  picker.addEventListener('change', ({ target }) => {
    $('.price .money').textContent = '$' + target.dataset.price;
    $('.price .money').dataset.base = target.dataset.price;
    $('.chosen', picker).textContent = target.value;
    history.replaceState(null, '', '?variant=' + encodeURIComponent(target.value));
  });
});

element('product-form', (box) => {
  const form = $('form', box);
  const button = $('button[type=submit]', form);
  const send = async (status) => {
    button.setAttribute('aria-busy', 'true');
    const response = await fetch('/api/' + status + '/cart/add?ms=350', { method: 'POST', body: new FormData(form) });
    button.removeAttribute('aria-busy');
    if (!response.ok) return;
    $('cart-drawer').open(form.dataset.title);
  };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const variant = $('input[type=radio]:checked', form);
    if (variant && !variant.dataset.id) return;
    const gift = form.elements.gift;
    if (gift && gift.checked) {
      const properties = $('[name="properties[Gift message]"]', form);
      properties.value = properties.value.trim();
    }
    send(variant?.dataset.stock === '0' ? 422 : 200);
  });
  const gift = form.elements.gift;
  if (gift) gift.addEventListener('change', () => { $('.gift-message', form).hidden = !gift.checked; });
});

element('predictive-search', (box) => {
  const input = $('input', box);
  const results = $('.results', box);
  let timer = 0;
  input.addEventListener('input', () => {
    clearTimeout(timer);
    timer = setTimeout(async () => {
      if (input.value.length < 2) { results.hidden = true; return; }
      results.innerHTML = await sectionOf('search');
      results.hidden = false;
    }, 250);
  });
  box.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    results.hidden = true;
    input.value = '';
  });
});

element('facet-form', (box) => {
  const form = $('form', box);
  const grid = $('#product-grid');
  const render = async (name) => {
    grid.classList.add('loading');
    const page = parse(await sectionOf('candles/' + name + '?ms=250'));
    grid.innerHTML = '';
    grid.innerHTML = $('.products', page).innerHTML;
    $('#product-count').textContent = $$('.card', grid).length + ' products';
    grid.classList.remove('loading');
  };
  form.addEventListener('input', ({ target }) => {
    if (target.type === 'range') $('output', form).textContent = 'up to $' + target.value;
  });
  form.addEventListener('change', ({ target }) => {
    const checked = $('input[type=checkbox]:checked', form);
    history.replaceState(null, '', '?' + new URLSearchParams(new FormData(form)));
    render(target.type === 'range' ? 'price' : checked ? checked.value : 'all');
  });
});

element('media-gallery', (gallery) => {
  const dialog = $('dialog', gallery);
  $('.zoom', gallery).addEventListener('click', () => dialog.showModal());
  $('.close', dialog).addEventListener('click', () => dialog.close());
});

element('quick-add', (box) => {
  const dialog = $('dialog', box);
  document.addEventListener('click', async (event) => {
    const opener = event.target.closest('.quick');
    if (opener) {
      $('.body', dialog).innerHTML = await sectionOf('quick-add');
      dialog.showModal();
    }
    if (event.target.closest('.quick-close')) dialog.close();
    if (event.target.closest('.quick-submit')) {
      await fetch('/api/200/cart/add?ms=300', { method: 'POST' });
      $('.body', dialog).innerHTML = '<p role="status">In your cart. <button class="quick-close">Keep shopping</button></p>';
    }
  });
});

element('country-selector', (box) => {
  box.addEventListener('click', (event) => {
    const choice = event.target.closest('li button');
    if (!choice) return;
    $('summary', box).textContent = choice.textContent;
    $('details', box).open = false;
  });
});

element('newsletter-form', (box) => {
  const form = $('form', box);
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    await fetch('/api/200/contact', { method: 'POST' });
    form.innerHTML = '<p role="status">Thanks for subscribing.</p>';
  });
});

element('discount-form', (box) => {
  const form = $('form', box);
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const response = await fetch('/api/422/discounts', { method: 'POST' });
    if (!response.ok) $('.error', form).textContent = 'This code has expired. Codes are printed on the card in your parcel.';
  });
});

element('contact-form', (box) => {
  const form = $('form', box);
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const empty = $$('input, textarea', form).filter((field) => !field.value);
    $$('.error', form).forEach((error) => { error.textContent = ''; });
    for (const field of empty) {
      field.setAttribute('aria-invalid', 'true');
      field.nextElementSibling.textContent = 'Please fill in this field.';
    }
    if (empty.length > 0) { empty[0].focus(); return; }
    await fetch('/api/200/contact', { method: 'POST' });
    form.innerHTML = '<p role="status">Thank you. We answer within a day.</p>';
  });
});

element('login-form', (box) => {
  const form = $('form', box);
  let isSending = false;
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (isSending) return;
    isSending = true;
    await fetch('/api/200/login?ms=6300', { method: 'POST' });
    $('.status', box).textContent = 'We sent you a six-digit code.';
  });
});

element('code-input', (box) => {
  const fields = $$('input', box);
  fields.forEach((field, i) => field.addEventListener('input', async () => {
    if (i < fields.length - 1) { fields[i + 1].focus(); return; }
    $('.status').textContent = 'Checking…';
    await fetch('/api/200/login', { method: 'POST' });
    location.href = '/account';
  }));
});

element('address-form', (box) => {
  const form = $('form', box);
  form.elements.country.addEventListener('change', ({ target }) => {
    $('.province', form).style.display = target.value === 'CA' ? '' : 'none';
  });
});

element('look-book', (book) => {
  const panel = $('.panel', book);
  $$('.hotspot[data-product]', book).forEach((spot) => spot.addEventListener('click', () => {
    panel.innerHTML = '<a href="/products/' + spot.dataset.product + '">' + spot.textContent + '</a>';
  }));
});

element('candle-finder', (finder) => {
  $$('.tile', finder).forEach((tile) => tile.addEventListener('click', () => {
    $('.answer', finder).textContent = 'Try our ' + tile.textContent.toLowerCase() + ' candles.';
  }));
  $('.restart', finder).addEventListener('click', () => { $('.answer', finder).textContent = 'Choose a scent.'; });
});

element('lazy-section', async (box) => {
  box.innerHTML = await sectionOf(box.dataset.section + '?ms=' + box.dataset.ms);
});

element('copy-code', (box) => {
  const button = $('button', box);
  button.addEventListener('click', () => {
    navigator.clipboard?.writeText($('code', box).textContent).catch(() => {});
    button.textContent = 'Copied';
    setTimeout(() => { button.textContent = 'Copy code'; }, 2000);
  });
});

element('payment-form', (box) => {
  const form = $('form', box);
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const button = $('button', form);
    button.disabled = true;
    button.textContent = 'Processing…';
    await fetch('/api/200/payments?ms=1800', { method: 'POST' });
    location.href = '/checkout/thanks';
  });
});
`;

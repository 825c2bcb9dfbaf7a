/** Home, collections and product pages. */
export const shopScript = `
import Splide from '@splidejs/splide';
import '@splidejs/splide/css';
import { CountUp } from 'countup.js';
import flatpickr from 'flatpickr';
import 'flatpickr/dist/flatpickr.min.css';
import GLightbox from 'glightbox';
import 'glightbox/dist/css/glightbox.min.css';
import Isotope from 'isotope-layout';
import noUiSlider from 'nouislider';
import 'nouislider/dist/nouislider.min.css';
import Swiper from 'swiper/bundle';
import 'swiper/css/bundle';
import wNumb from 'wnumb';

if ($('.glightbox')) GLightbox({ touchNavigation: true, loop: true });

if (kind === 'home') {
  new Swiper('#hero', { loop: true, speed: 500, autoplay: { delay: 6500 }, pagination: { el: '#hero .swiper-pagination', clickable: true }, navigation: { prevEl: '#hero .swiper-button-prev', nextEl: '#hero .swiper-button-next' } });
  new Splide('#reviews', { perPage: 3, gap: 16, breakpoints: { 800: { perPage: 1 } } }).mount();
  const sent = new CountUp('sent-count', 48210, { duration: 2 });
  new IntersectionObserver(([entry], observer) => { if (entry.isIntersecting) { observer.disconnect(); sent.start(); } }).observe($('#sent-count'));
}

if (kind === 'catalogue') {
  const grid = new Isotope('#isotope', { itemSelector: '.tile', layoutMode: 'fitRows', transitionDuration: 300, getSortData: { price: '[data-price] parseInt' } });
  const slider = $('#price-slider');
  noUiSlider.create(slider, { start: [20, 100], connect: true, step: 1, range: { min: 20, max: 100 }, format: wNumb({ decimals: 0 }) });
  let group = $('.chip[aria-pressed=true]').dataset.group;
  let [low, high] = [20, 100];
  const apply = () => {
    let shown = 0;
    grid.arrange({ filter: (item) => {
      const tile = item instanceof Element ? item : item.element;
      const price = Number(tile.dataset.price);
      const matches = (group === 'all' || tile.dataset.group === group) && price >= low && price <= high;
      if (matches) shown += 1;
      return matches;
    } });
    $('#count').textContent = shown === 1 ? '1 flower' : shown + ' flowers';
    $('#no-match').hidden = shown > 0;
  };
  const choose = (name) => {
    group = name;
    for (const chip of $$('.chip')) chip.setAttribute('aria-pressed', chip.dataset.group === name);
    apply();
  };
  for (const chip of $$('.chip')) chip.addEventListener('click', () => choose(chip.dataset.group));
  slider.noUiSlider.on('update', ([from, to]) => { $('#price-label').textContent = '£' + from + ' to £' + to; });
  slider.noUiSlider.on('change', ([from, to]) => { low = Number(from); high = Number(to); apply(); });
  $('#sort').addEventListener('change', (event) => {
    const { value } = event.target;
    grid.arrange(value ? { sortBy: 'price', sortAscending: value === 'up' } : { sortBy: 'original-order', sortAscending: true });
  });
  $('#clear-filters').addEventListener('click', () => choose('all'));
  if (group !== 'all') choose(group);
}

if (kind === 'lookbook') addEventListener('load', () => { $('#preloader').classList.add('is-done'); setTimeout(() => $('#preloader').remove(), 400); });

if (kind === 'offers') setTimeout(async () => {
  const { title, text } = await (await fetch('/api/promo')).json();
  $('#promo-slot').outerHTML = '<a class="promo" href="/gift-cards"><b>' + title + '</b><span>' + text + '</span></a>';
}, 2400);

if (kind === 'product') {
  const product = $('#product');
  const { slug, name, price } = product.dataset;
  const pictures = new Swiper('#product-swiper', { speed: 350, autoHeight: false });
  for (const thumb of $$('.thumb')) thumb.addEventListener('click', () => pictures.slideTo(Number(thumb.dataset.at)));
  const related = new Swiper('#related', { slidesPerView: 2.2, spaceBetween: 12, breakpoints: { 900: { slidesPerView: 4 } }, navigation: { nextEl: '#related .swiper-button-next' } });
  for (const button of $$('.quick-add', related.el)) button.dataset.from = 'related';

  for (const swatch of $$('.swatch')) swatch.addEventListener('click', () => {
    const view = swatch.dataset.colour.toLowerCase();
    const slide = $$('#product-swiper .swiper-slide').find((each) => each.dataset.view === view);
    pictures.slideTo(pictures.slides.indexOf(slide), slide.dataset.view === 'ivory' ? 0 : 350);
    for (const each of $$('.swatch')) each.setAttribute('aria-pressed', each === swatch);
    $('#colour-name').textContent = swatch.dataset.colour;
  });

  const day = 86400000;
  const hint = $('#date-hint');
  const picker = flatpickr('#delivery-date', { disableMobile: true, dateFormat: 'D, j M', minDate: new Date(Date.now() + day), maxDate: new Date(Date.now() + 70 * day), disable: [(date) => date.getDay() === 0], locale: { firstDayOfWeek: 1 }, onChange: () => { hint.textContent = ''; } });
  picker.calendarContainer.addEventListener('click', (event) => {
    const cell = event.target.closest('.flatpickr-day.flatpickr-disabled');
    if (!cell) return;
    hint.textContent = cell.dateObj.getDay() === 0 ? 'We do not deliver on Sundays.' : 'We cannot deliver on this day.';
    notyf.error(hint.textContent);
  });

  const quantity = $('#quantity');
  const setQuantity = (count) => { quantity.value = Math.min(20, Math.max(1, count || 1)); };
  $('#fewer').addEventListener('click', () => setQuantity(Number(quantity.value) - 1));
  $('#more').addEventListener('click', () => setQuantity(Number(quantity.value) + 1));
  quantity.addEventListener('change', () => setQuantity(Number(quantity.value)));
  for (const add of [$('#add'), $('#sticky-add')]) add.addEventListener('click', () => addToBasket(add, { slug, name, price }, Number(quantity.value)));
  new IntersectionObserver(([entry]) => { $('#sticky-buy').hidden = entry.isIntersecting || entry.boundingClientRect.top > 0; }).observe($('#add'));
  $('#copy-code').addEventListener('click', async () => {
    await navigator.clipboard.writeText($('#share-code').textContent).catch(() => undefined);
    $('#copy-code').textContent = 'Copied';
    setTimeout(() => { $('#copy-code').textContent = 'Copy code'; }, 2000);
  });
  const countViewers = async () => {
    const { viewers } = await (await fetch('/api/viewers?slug=' + slug)).json();
    $('#viewers').textContent = viewers + ' people are looking at this bunch';
  };
  countViewers();
  setInterval(countViewers, 5000);
}
`;

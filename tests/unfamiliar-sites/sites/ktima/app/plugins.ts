/** The slider of the page builder, the booking plugin and other plugins, in plain script. */
export const plugins = `
import Glide from '@glidejs/glide';
import '@glidejs/glide/dist/css/glide.core.min.css';
import { Datepicker } from 'vanillajs-datepicker';
import el from 'vanillajs-datepicker/locales/el';
import 'vanillajs-datepicker/css/datepicker.min.css';

const $ = (selector) => document.querySelector(selector);
const post = (path, body) => fetch('/wp-json/ktima/v1/' + path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
const say = (element, text, isOk) => { element.className = 'message' + (isOk ? ' ok' : ''); element.textContent = text; };
const isEmail = (text) => /^[^@ ]+@[^@ ]+\\.[^@ ]+$/.test(text);

function slider() {
  if ($('#slider')) new Glide('#slider', { type: 'carousel', autoplay: 6500, animationDuration: 350 }).mount();
}

function newsletter() {
  $('#newsletter')?.addEventListener('submit', async (event) => {
    event.preventDefault();
    const answer = $('#newsletter-apantisi');
    if (!isEmail(event.target.email_neon.value)) return say(answer, 'Το email δεν είναι σωστό.');
    await post('newsletter', {});
    say(answer, 'Ευχαριστούμε! Σου στείλαμε ένα email.', true);
    event.target.reset();
  });
}

function booking() {
  const place = $('#imerologio');
  if (!place) return;
  Object.assign(Datepicker.locales, el);
  const picker = new Datepicker(place, { language: 'el', daysOfWeekDisabled: [1], minDate: new Date(), weekStart: 1, maxView: 2 });
  const hours = $('#ores');
  let chosen;
  const showHours = async () => {
    hours.textContent = 'Ψάχνουμε ελεύθερες ώρες…';
    const response = await fetch('/wp-json/ktima/v1/slots?date=' + picker.getDate('yyyy-mm-dd'));
    const slots = await response.json();
    chosen = undefined;
    hours.replaceChildren(...slots.map(({ hour, seats }) => {
      const button = document.createElement('button');
      button.type = 'button';
      button.dataset.hour = hour;
      button.disabled = seats === 0;
      button.textContent = hour + (seats ? ' · ' + seats + ' θέσεις' : ' · γεμάτο');
      button.addEventListener('click', () => {
        chosen = hour;
        for (const each of hours.children) each.classList.toggle('selected', each === button);
      });
      return button;
    }));
  };
  place.addEventListener('changeDate', showHours);
  let people = 2;
  const step = (by) => () => { people = Math.min(8, Math.max(1, people + by)); $('#atoma').textContent = people; };
  $('#atoma-ligotera').addEventListener('click', step(-1));
  $('#atoma-perissotera').addEventListener('click', step(1));
  $('#kratisi').addEventListener('submit', async (event) => {
    event.preventDefault();
    const answer = $('#kratisi-apantisi');
    const form = event.target;
    if (!chosen) return say(answer, 'Διάλεξε μέρα και ώρα.');
    if (!form.onoma_kratisis.value || !isEmail(form.email_kratisis.value)) return say(answer, 'Συμπλήρωσε όνομα και σωστό email.');
    say(answer, 'Στέλνουμε την κράτηση…', true);
    const response = await post('bookings', { hour: chosen, people });
    const data = await response.json();
    if (!response.ok) { say(answer, data.message); return showHours(); }
    say(answer, 'Η κράτησή σου ' + data.number + ' ολοκληρώθηκε. Σε περιμένουμε!', true);
    form.querySelector('#kratisi-koumpi').hidden = true;
  });
}

function gallery() {
  const box = $('#lightbox');
  if (!box) return;
  const show = (isShown) => { box.hidden = !isShown; if (isShown) $('#lightbox-kleisimo').focus(); };
  $('#fiali').addEventListener('click', () => show(true));
  $('#lightbox-kleisimo').addEventListener('click', () => show(false));
  box.addEventListener('click', (event) => event.target === box && show(false));
  document.addEventListener('keydown', (event) => event.key === 'Escape' && show(false));
}

/** Sizes of a bottle, as a plugin for swatches exchanges price and picture. */
function swatches() {
  const sizes = $('#megethi');
  if (!sizes) return;
  const variations = { 750: { price: 34, image: { src: '/fiali/mavrotragano.svg' } }, 1500: { price: 71, image: null } };
  sizes.addEventListener('click', (event) => {
    const button = event.target.closest('button');
    if (!button) return;
    const variation = variations[button.dataset.size];
    $('#fiali').src = variation.image.src;
    for (const each of sizes.children) each.classList.toggle('active', each === button);
    $('#timi').textContent = variation.price + ',00 €';
  });
}

function backInStock() {
  $('#eidopoiisi')?.addEventListener('submit', async (event) => {
    event.preventDefault();
    const answer = event.target.querySelector('span');
    if (!isEmail(event.target.email_eidopoiisis.value)) return say(answer, 'Γράψε ένα σωστό email.');
    await post('stock', {});
    say(answer, 'Θα σου γράψουμε μόλις ξανάρθει.', true);
  });
}

function popup() {
  const pum = $('#pum-17');
  if (!pum) return;
  setTimeout(() => { pum.hidden = false; }, 1100);
  pum.querySelector('.pum-close--styled')?.addEventListener('click', () => { pum.hidden = true; });
  pum.querySelector('.pum-submit').addEventListener('click', () => {
    if (isEmail(pum.querySelector('input').value)) pum.hidden = true;
    else pum.querySelector('h2').textContent = 'Γράψε το email σου';
  });
}

function reviews() {
  const more = $('#perissoteres');
  more?.addEventListener('click', async () => {
    const message = $('#kritikes-minyma');
    more.disabled = true;
    message.textContent = 'Φόρτωση…';
    for (let attempt = 0; attempt < 4; attempt += 1) {
      const response = await fetch('/wp-json/ktima/v1/reviews?pg=2');
      if (response.ok) {
        for (const text of await response.json()) $('#kritikes').insertAdjacentHTML('beforeend', '<p>' + text + '</p>');
        message.textContent = 'Αυτές ήταν όλες.';
        return more.remove();
      }
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
    message.textContent = 'Δοκίμασε ξανά σε λίγο.';
    more.disabled = false;
  });
}

function questions() {
  $('[name=erotisi]')?.addEventListener('input', ({ target }) => {
    let count = 0;
    for (const each of document.querySelectorAll('#erotiseis details')) {
      each.hidden = !each.textContent.toLowerCase().includes(target.value.toLowerCase());
      if (!each.hidden) count += 1;
    }
    $('#erotiseis-plithos').textContent = count ? count + ' ερωτήσεις' : 'Καμία ερώτηση δεν ταιριάζει.';
  });
}

function article() {
  $('#antigrafi')?.addEventListener('click', async () => {
    await navigator.clipboard?.writeText(location.href).catch(() => {});
    $('#antigrafi-apantisi').textContent = 'Αντιγράφηκε!';
    setTimeout(() => { $('#antigrafi-apantisi').textContent = ''; }, 2000);
  });
}

function contact() {
  $('#epikoinonia')?.addEventListener('submit', async (event) => {
    event.preventDefault();
    const answer = $('#epikoinonia-apantisi');
    if (!event.target.minyma.value) return say(answer, 'Γράψε το μήνυμά σου.');
    $('#apostoli-minymatos').disabled = true;
    say(answer, 'Στέλνεται, περίμενε λίγα δευτερόλεπτα…', true);
    await post('message', {});
    say(answer, 'Το λάβαμε! Απαντάμε μέσα στη μέρα.', true);
    event.target.reset();
    $('#apostoli-minymatos').disabled = false;
  });
}

const start = () => [slider, newsletter, booking, gallery, swatches, backInStock, popup, reviews, questions, article, contact].forEach((each) => each());
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
else start();
`;

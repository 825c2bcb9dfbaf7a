export const script = `
import '@splidejs/splide/dist/css/splide.min.css';
import 'glightbox/dist/css/glightbox.css';
import 'flatpickr/dist/flatpickr.css';
import 'quill/dist/quill.snow.css';
import 'notyf/notyf.min.css';
import htmx from 'htmx.org';
import Alpine from 'alpinejs';
import collapse from '@alpinejs/collapse';
import MicroModal from 'micromodal';
import { Splide } from '@splidejs/splide';
import GLightbox from 'glightbox';
import flatpickr from 'flatpickr';
import Quill from 'quill';
import LazyLoad from 'vanilla-lazyload';
import Cookies from 'js-cookie';
import { Notyf } from 'notyf';
const $ = require('jquery');
window.$ = window.jQuery = $;
require('jquery-validation');

// --- vendor setup -----------------------------------------------------------
htmx.config.noSwap = [204, 304, '4xx', '5xx']; // error pages do not belong into a table cell
window.htmx = htmx;
Alpine.plugin(collapse);
window.Alpine = Alpine;
Alpine.start();

const notyf = new Notyf({ duration: 3500, position: { x: 'right', y: 'bottom' } });
const lazy = new LazyLoad({ elements_selector: '.lazy' });
const title = $('#main').data('title');
if (title) document.title = title + ' · Larkmere Rowing & Sailing Club';

// --- front page -------------------------------------------------------------
if (document.querySelector('.splide')) {
  new Splide('.splide', { type: 'loop', autoplay: true, interval: 7000, speed: 500, pauseOnHover: true }).mount();
}
const numbers = document.querySelector('.numbers');
if (numbers) {
  new IntersectionObserver(function (entries, observer) {
    if (!entries[0].isIntersecting) return;
    observer.disconnect();
    $('[data-count]').each(function () {
      const $this = $(this), goal = Number($this.data('count'));
      $({ n: 0 }).animate({ n: goal }, { duration: 1400, step: function () { $this.text(Math.round(this.n)); }, complete: function () { $this.text(goal); } });
    });
  }).observe(numbers);
}
if (document.getElementById('newsletter-modal') && !localStorage.getItem('larkmere_newsletter')) {
  setTimeout(function () {
    localStorage.setItem('larkmere_newsletter', '1');
    MicroModal.show('newsletter-modal', { disableScroll: true, awaitCloseAnimation: true });
  }, 9000);
}

// --- cookies ----------------------------------------------------------------
function loadPixel() {
  if (window.fbq) return;
  const n = (window.fbq = function () { n.queue.push(arguments); });
  n.queue = [];
  fbq('track', 'PageView');
}
$('#cookies-all').on('click', function () {
  Cookies.set('larkmere_consent', 'all', { expires: 180 });
  loadPixel();
  $('#cookies').prop('hidden', true);
});
$('#cookies-necessary').on('click', function () {
  Cookies.set('larkmere_consent', 'necessary', { expires: 180 });
  delete window.fbq;
  $('#cookies').prop('hidden', true);
});
$('#cookie-settings').on('click', function () { $('#cookies').prop('hidden', false); });

// --- courses ----------------------------------------------------------------
$('.js-enroll').on('click', function () {
  const $modal = $('#enroll-modal');
  $modal.find('[name=course]').val($(this).data('course'));
  $modal.find('h2').text('Enroll: ' + $(this).data('name'));
  MicroModal.show('enroll-modal');
});
flatpickr('.date', { dateFormat: 'm/d/Y', minDate: '2026-12-01', disableMobile: true });
$('form.enroll').on('submit', function () {
  $(this).find('button:not(.close)').prop('disabled', true).text('Asking the boathouse …');
});

// --- gallery ----------------------------------------------------------------
const lightbox = document.querySelector('.glightbox') ? GLightbox({ selector: '.glightbox', touchNavigation: true, loop: true }) : null;
document.addEventListener('htmx:after:swap', function () {
  lazy.update();
  if (lightbox) lightbox.reload();
});

// --- shop -------------------------------------------------------------------
$('form[data-buy]').on('submit', function (event) {
  event.preventDefault();
  $.post(this.action, $(this).serialize()).done(function (data) {
    $('#cart-count').text(data.count);
    notyf.success('Added to your cart.');
  });
});
$('#as-list').on('click', function () { $('#products').addClass('as-list'); });
$('#as-grid').on('click', function () { $('#products').removeClass('as-list'); });
$('#checkout-form').on('submit', function (event) {
  event.preventDefault();
  fbq('track', 'Purchase', { value: Number($('#place-order').data('total')), currency: 'USD' });
  $('#place-order').prop('disabled', true).text('Sending your order …');
  const form = this;
  setTimeout(function () { form.submit(); }, 350); // gives the pixel time
});

// --- contact ----------------------------------------------------------------
if ($('#contact-form').length) {
  $('#contact-form').validate({
    errorElement: 'span', errorClass: 'error',
    messages: { name: 'Please tell us your name.', mail: 'We need a complete email address to answer you.', message: 'What is it about?', captcha: 'Please do the sum.' },
  });
}

// --- forum ------------------------------------------------------------------
const editors = [];
$('[data-editor-form]').each(function () {
  const form = this;
  const quill = new Quill(form.querySelector('.editor'), {
    theme: 'snow', placeholder: 'Write something friendly',
    modules: { toolbar: [['bold', 'italic', 'blockquote'], [{ list: 'bullet' }], ['link', 'clean']] },
  });
  editors.push(quill);
  $(form).on('submit', function (event) {
    if (quill.getText().trim().length < 3) {
      event.preventDefault();
      $(form).find('[data-editor-error]').text('Please write a few words first.');
      return;
    }
    form.elements.body.value = quill.root.innerHTML;
  });
});
window.quotePost = function (author, id) {
  const text = $('#' + id + ' .post-body').text().trim();
  const quill = editors[0];
  quill.insertText(0, author + ' wrote: ' + text + '\\n', { blockquote: true });
  quill.root.scrollIntoView({ behavior: 'smooth', block: 'center' });
  quill.focus();
};

// --- odds and ends ----------------------------------------------------------
$('[data-copy]').on('click', function () {
  const done = function () { notyf.success('Link copied.'); };
  if (navigator.clipboard) navigator.clipboard.writeText(location.href).then(done, done); else done();
});
const toTop = document.getElementById('to-top');
if (toTop) {
  let waiting;
  addEventListener('scroll', function () {
    clearTimeout(waiting);
    waiting = setTimeout(function () { toTop.hidden = scrollY < 500; }, 120);
  }, { passive: true });
  toTop.addEventListener('click', function () { scrollTo({ top: 0, behavior: 'smooth' }); });
}
`;

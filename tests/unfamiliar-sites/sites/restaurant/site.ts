import type { Site } from '../../site.ts';
import { decoys } from './decoys.ts';
import { plants } from './plants.ts';

// jQuery, jQuery UI and Bootstrap, with ordinary links.

const script = /* ts */ `
import jQuery from 'jquery';
window.jQuery = window.$ = jQuery;
import 'bootstrap/dist/css/bootstrap.css';
const $ = jQuery;
const start = async () => {
  const { Carousel, Collapse, Dropdown, Modal, Toast } = await import('bootstrap');
  await import('jquery-ui/dist/jquery-ui.js');
  window.bootstrap = { Carousel, Collapse, Dropdown, Modal, Toast };
  $('.qty').each(function () { const box = $(this); box.on('click', '.more', () => box.find('b').text(+box.find('b').text() + 1)); box.on('click', '.less', () => box.find('b').text(Math.max(0, box.find('b').text() - 1))); });
  $('.add').on('click', function () { $('#lines').append('<li>' + $(this).data('dish') + '</li>'); $('#sum').text($('#lines li').length); });
  $('#spicy').on('click', () => $('#dishes').toggleClass('spicy').find('li').fadeToggle(300));
  $('#when').datepicker();
  $('#hours').accordion?.({ collapsible: true, active: false });
  $('#amount').slider?.({ min: 1, max: 20, slide: (e, ui) => $('#people').text(ui.value) });
  $('#tags').sortable?.();
  $('#reserve').on('submit', function (e) { e.preventDefault(); const form = $(this); $.post('/api/200?ms=250').done(() => form.slideUp(200, () => form.replaceWith('<p>Table reserved</p>'))); });
  $('#pay').on('click', () => { $.ajax('/api/500', { method: 'POST' }); });
  $('#tip').on('click', () => { undefinedTip.show(); });
  $('#table').on('click', () => { $('#status').html('<span class="spinner-border"></span>'); });
  $('#soup').on('click', () => { $('#today').html('<span class="spinner-border"></span>'); $.get('/api/200?ms=1400').done(() => $('#today').text('Pea soup')); });
  $('#all').on('click', () => { $('body').empty(); throw new TypeError('menu is undefined'); });
  $('#notify input').on('change', () => $.ajax('/api/200', { method: 'PUT' }).done(() => $('#kept').text('Saved ' + Date.now())));
  $('#late').on('click', () => { setTimeout(() => { $.get('/api/200?ms=3000').done(() => $('#slots').append('<li>20:30</li>')); }, 1100); });
  $('#fold').on('click', () => $('#allergens').slideToggle(200));
  $('#signup').on('submit', function (e) { e.preventDefault(); $.post('/api/200').done(() => { this.reset(); $('#thanks').text('Thank you'); }); });
  $('#copy').on('click', function () { $(this).text('Copied'); setTimeout(() => $(this).text('Copy address'), 1800); });
  $('#news').load('/api/404');
  if (location.pathname === '/hours') setTimeout(() => $('#hours-today').text(window.opening.today), 400);
};
start();
`;
const names = [
  '/',
  '/menu',
  '/dish',
  '/order',
  '/reserve',
  '/checkout',
  '/hours',
  '/events',
  '/story',
  '/gallery',
  '/catering',
  '/tips',
  '/tables',
  '/specials',
  '/lunch',
  '/news',
  '/contact',
  '/late',
];
const page = (body: string, inline = '') =>
  `<header class="p-2 bg-light">${names.map((path) => `<a class="me-2" href="${path}">${path === '/' ? 'Home' : path.slice(1)}</a>`).join(' ')}</header><main class="container py-3">${body}</main>${inline && `<script>${inline}</script>`}`;
const qty = (name: string) =>
  `<p class="qty" id="${name}">${name} <button class="btn btn-light less">−</button> <b>1</b> <button class="btn btn-light more">+</button></p>`;
const sections = (count: number) =>
  Array.from(
    { length: count },
    (_, n) => `<section style="min-height:500px"><h2>Year ${1990 + n}</h2></section>`,
  ).join('');

export const restaurant: Site = {
  name: 'Salt Harbour',
  style: 'jQuery',
  goal: 'checkout',
  about: 'A restaurant that delivers. A good visit ends with an order.',
  script,
  styles:
    '.card-like{padding:16px;background:#fee;width:240px;margin:8px 0;cursor:pointer}.x{width:14px;height:14px;padding:0;font-size:9px;line-height:1}',
  pages: {
    '/': page(
      '<h1>Salt Harbour</h1><p id="intro">Fish from the boats across the road, bread from our own oven, and a view of the ferry.</p><div id="c" class="carousel slide" style="max-width:320px"><div class="carousel-inner">' +
        [1, 2, 3]
          .map(
            (n) =>
              `<div class="carousel-item ${n === 1 ? 'active' : ''}"><img src="/picture.svg?${n}" alt="View ${n}"></div>`,
          )
          .join('') +
        '</div><button class="carousel-control-next" data-bs-target="#c" data-bs-slide="next"><span class="carousel-control-next-icon"></span></button></div><div class="alert alert-info alert-dismissible mt-3" id="note">Closed on Monday <button id="dismiss" class="btn-close" onclick="note.remove()" aria-label="Close"></button></div><p><a href="/specials">Specials of the day</a></p>',
    ),
    '/menu': page(
      '<h1>Menu</h1><button class="btn btn-secondary" id="spicy">Hide spicy</button><ul id="dishes"><li>Curry</li></ul><button class="btn btn-primary add" data-dish="Cod">Add cod</button> <button class="btn btn-primary add" data-dish="Hake">Add hake</button><ul id="lines"></ul><p>In basket: <b id="sum">0</b></p><div class="card-like" id="set">Set menu for two<br>Three courses</div><div class="dropdown"><button class="btn btn-light dropdown-toggle" data-bs-toggle="dropdown">Sort by</button><ul class="dropdown-menu"><li><a class="dropdown-item" href="#price">Price</a></li></ul></div>',
    ),
    '/dish': page(
      `<h1>Cod</h1>${qty('Cod')}${qty('Potatoes')}<button class="btn btn-light" id="fold">Allergens</button><p id="allergens" style="display:none">Fish</p><button class="btn btn-primary" data-bs-toggle="modal" data-bs-target="#m">Nutrition</button><div class="modal" id="m" tabindex="-1"><div class="modal-dialog"><div class="modal-content p-3">120 kcal<button class="btn btn-light" data-bs-dismiss="modal">Close nutrition</button></div></div></div>`,
    ),
    '/order': page(
      `<h1>Order</h1>${qty('Cutlery')}<ul id="tags"><li>Cod</li><li>Bread</li></ul><p>Soup <button class="x" aria-label="Remove soup" onclick="this.parentElement.remove()">×</button></p><button class="btn btn-primary" id="promo">Use promotion</button>`,
    ),
    '/reserve': page(
      '<h1>Reserve</h1><form id="reserve"><label>Name <input name="guest" class="form-control"></label><label>Time <input name="time" class="form-control"></label><button class="btn btn-primary">Reserve table</button></form><p>Date <input id="when" aria-label="Date"></p><div id="amount" style="width:200px"></div><p id="people">2</p>',
    ),
    '/checkout': page(
      '<h1>Pay</h1><p>Total 42.00</p><button class="btn btn-success" id="pay">Pay 42.00 now</button>',
    ),
    '/hours': page('<h1>Hours</h1><p id="hours-today"></p><p>Five to eleven</p>'),
    '/events': page(
      '<h1>Events</h1><form id="private" onsubmit="return false"><label>Occasion <input name="occasion" class="form-control"></label><label>Guests <input name="guests" class="form-control"></label><label>Company tax number <input name="tax" class="form-control"></label><button class="btn btn-primary">Ask for an offer</button></form>',
    ),
    '/story': page(`<h1>Story</h1>${sections(8)}`),
    '/gallery': page(
      '<h1>Gallery</h1><div id="top"></div><div style="height:700px;background:#eef">Photographs</div>',
      "setTimeout(() => { document.getElementById('top').style.height = '620px' }, 1300)",
    ),
    '/catering': page(
      '<h1>Catering</h1><ul>' +
        'abcdefghij'
          .split('')
          .map((x) => `<li>Platter ${x}</li>`)
          .join('') +
        '</ul><button class="btn btn-primary" id="all">All platters</button>',
    ),
    '/tips': page(
      '<h1>Tip</h1><button class="btn btn-primary" id="tip">Add a tip</button><form id="notify"><label><input type="checkbox"> Text me</label> <label><input type="checkbox"> Mail me</label></form><p id="kept"></p>',
    ),
    '/tables': page(
      '<h1>Tables</h1><button class="btn btn-primary" id="table">Find a table</button><p id="status"></p><button class="btn btn-light" id="soup">Soup today</button><p id="today"></p>',
    ),
    '/specials': page('<h1>Specials</h1><p>Ask the waiter.</p>'),
    '/lunch': page(
      '<h1>Lunch</h1>' +
        ['Soup', 'Bread', 'Salad']
          .map(
            (x, n) =>
              `<h2><button class="btn btn-light" data-bs-toggle="collapse" data-bs-target="#l${n}">${x}</button></h2><div class="collapse" id="l${n}">About ${x}</div>`,
          )
          .join(''),
    ),
    '/news': page('<h1>News</h1><div id="news"></div>'),
    '/contact': page(
      '<h1>Contact</h1><form id="signup"><label>Name <input name="name" class="form-control"></label><label>Question <input name="question" class="form-control"></label><button class="btn btn-primary">Ask us</button></form><p id="thanks"></p><button class="btn btn-light" id="copy">Copy address</button><p><a href="tel:+4912345">Call us</a></p>',
    ),
    '/late': page(
      '<h1>Late tables</h1><button class="btn btn-primary" id="late">Late tables</button><ul id="slots"></ul>',
    ),
  },
  plants,
  decoys,
};

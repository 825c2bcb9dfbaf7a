/** One script for all pages, as such shops have it: each part looks for its elements. */
export const script = /* ts */ `
import $ from 'jquery';
import startSlick from 'slick-carousel';
import 'slick-carousel/slick/slick.css';
import select2 from 'select2';
import 'select2/dist/css/select2.css';
import DataTable from 'datatables.net-dt';
import 'datatables.net-dt/css/dataTables.dataTables.css';
import 'magnific-popup/dist/magnific-popup.css';
import 'jquery-validation';
import intlTelInput from 'intl-tel-input';
import './node_modules/intl-tel-input/dist/css/intlTelInput-no-assets.css';
import Uppy from '@uppy/core';
import Dashboard from '@uppy/dashboard';
import XHRUpload from '@uppy/xhr-upload';
import '@uppy/core/css/style.css';
import '@uppy/dashboard/css/style.css';

window.$ = window.jQuery = $;
require('magnific-popup'); // It looks for window.jQuery when it loads.
startSlick(window, $);
$.trim = (text) => String(text ?? '').trim(); $.isArray = Array.isArray; $.isFunction = (each) => typeof each === 'function';
if (typeof select2 === 'function') select2(window, $);
const toast = (text) => { const $toast = $('<div class="toast" role="status">').text(text).appendTo('body'); setTimeout(() => $toast.fadeOut(400, () => $toast.remove()), 2500); };

// Home
$('.farm').slick({ dots: true, speed: 400 });
$('.deals .tab').on('click', function () { $('.deals .tab').removeClass('on'); $(this).addClass('on'); $('.deals .pane').hide().eq($(this).index()).show(); });
$('#menu-button').on('click', function () { const open = $('#mega').stop(true).slideToggle(250).is(':visible'); $(this).attr('aria-expanded', open); });
$('#newsletter-open').magnificPopup({ type: 'inline', items: { src: '#newsletter' } });

// Shop
$('.view').on('click', function () { $('.view').removeClass('on'); $(this).addClass('on'); $('#goods').toggleClass('list', this.id === 'as-list'); });
$('#brand').select2({ width: 220, placeholder: 'Any brand', allowClear: true });
const sift = () => { const on = $('.facet:checked').map((_, each) => each.value).get(); $('#goods li').each((_, each) => { $(each).toggle(!on.length || on.includes(each.dataset.kind)); }); };
$('.facet').on('change', sift);
$('#brand').on('change', () => { $('#goods h3').css('opacity', 1); $('#brand-text').text($('#brand').val() || 'all brands'); });
$('#cheapest').on('click', (event) => { event.preventDefault(); $('#goods').append('<div class="blockUI">'); $.post('/api/500?ms=300').done(() => location.assign('/shop?orderby=price')); });
$('#load').on('click', function () { const $button = $(this).prop('disabled', true).text('Loading…'); $.get('/api/200?ms=500').done(({ items }) => { for (const item of items) $('<li data-kind="hand">').text(item + ' handle').appendTo('#goods'); $button.prop('disabled', false).text('Load more'); }); });

// Product
$('#shots button').on('click', function () { $('#shot').css('background', $(this).css('background-color')).attr('aria-label', this.title); });
$('.zoom').magnificPopup({ type: 'image', closeOnContentClick: true, mainClass: 'mfp-fade' });
$('.quantity').on('click', '.plus,.minus', function () { const $field = $(this).siblings('input'); $field.val(Math.max(1, Number($field.val()) + (this.className === 'plus' ? 1 : -1))); });
$('.tabs a').on('click', function (event) { event.preventDefault(); $('.tabs a').removeClass('on'); $(this).addClass('on'); $('.panel').hide(); $($(this).attr('href')).show(); });
$('#wish').on('click', function () { const on = $(this).toggleClass('on').hasClass('on'); $(this).attr('aria-pressed', on); $.post('/api/204?ms=200'); toast(on ? 'Added to your wish list' : 'Removed from your wish list'); });
$('.single_add_to_cart_button').on('click', () => { if (!$('#size').val()) return; $.post('/api/200?ms=250').done(() => { $('#drawer').addClass('open'); }); });
$('#drawer-close').on('click', () => $('#drawer').removeClass('open'));

// Basket
$('#basket').on('change', 'input', () => $('#update').prop('disabled', false));
$('#update').on('click', function () { $.post('/api/200?ms=300').done(() => { $(this).prop('disabled', true); $('#notices').html('<p class="good">Basket updated.</p>'); }); });
$('#basket').on('click', '.remove', function () { const $row = $(this).closest('tr').hide(); $('#notices').html('<p class="good">Removed. <button id="undo">Undo</button></p>'); $('#undo').on('click', () => { $row.show(); $('#notices').empty(); }); });
$('#apply-coupon').on('click', () => { $('#apply-coupon').text('Applying…'); $.post('/api/200?ms=400').done(() => { $('#apply-coupon').text('Apply coupon'); $('#total').text('52.00'); $('#notices').html('<p class="good">Coupon applied.</p>'); }); });

// Checkout
$('#elsewhere').on('change', function () { $('#other-address').stop(true).slideToggle(300); });
if ($('#phone').length) intlTelInput(document.querySelector('#phone'), { initialCountry: 'nl' });
$('#place-order').on('click', () => { $.post('/api/200?ms=300').done(() => { $('#notices').html('<p class="bad">Billing house number is a required field.</p>'); }); });
$('#gift-check').on('click', () => { $('#gift-result').text($('#gift').cardBalance()); });
$('#delivery').validate({ focusInvalid: false, highlight() {}, errorPlacement(message) { $('#hidden-messages').append(message); }, rules: { name: 'required', postcode: { required: true, minlength: 7 } }, submitHandler(form) { form.submit(); } });

// Account and service
if ($('#orders').length) new DataTable('#orders', { pageLength: 5, lengthChange: false });
if ($('#uppy').length) new Uppy().use(Dashboard, { inline: true, target: '#uppy', height: 320 }).use(XHRUpload, { endpoint: '/api/413?ms=400' });
$('.hours').on('mousedown', function () { $(this).next().toggle(); });
$('#eye').on('click', function () { const shown = $('#secret').attr('type') === 'text'; $('#secret').attr('type', shown ? 'password' : 'text'); $(this).text(shown ? 'Show' : 'Hide'); });
$('.gallery').magnificPopup({ type: 'image', closeOnBgClick: false, closeOnContentClick: false, enableEscapeKey: false, closeBtnInside: false, closeMarkup: '<button class="cross" title="Close">×</button>' });
$('#chat-open').on('click', () => { $('#chat').fadeToggle(200); });
$('#chat form').on('submit', (event) => { event.preventDefault(); const $text = $('#chat input'); $('<p>').text($text.val()).appendTo('#talk'); $text.val(''); $('<p class="dots">…</p>').appendTo('#talk'); setTimeout(() => { $('#talk .dots').remove(); $('<p>Hello! We have it in stock.</p>').appendTo('#talk'); }, 1500); });
$('.stars button').on('click', function () { const at = $(this).index(); $('.stars button').each((n, each) => { $(each).text(n <= at ? '★' : '☆'); }); });
$('#track').on('click', function () { $(this).addClass('loading').text('Looking…'); $.get('/api/200?ms=2600').done(() => { $(this).removeClass('loading').text('Track'); $('#status').text('Your parcel left Utrecht at 6:40.'); }); });
$('#film').on('click', '.play', function () { const on = $('#film').toggleClass('playing').hasClass('playing'); $(this).text(on ? 'Pause' : 'Play'); });
setInterval(() => { if ($('#film').hasClass('playing')) $('#film .done').css('width', (_, width) => parseFloat(width) + 3 + 'px'); }, 300);
$('#compare input').on('change', function () { $('#compare tr > :nth-child(' + (Number(this.value) + 1) + ')').toggleClass('off', !this.checked); });
if ($('#endless').length) { let at = 0, busy = false; const grow = () => { if (busy || innerHeight + scrollY < document.body.scrollHeight - 700) return; busy = true; $.get('/api/200?ms=120').done(() => { for (let n = 0; n < 14; n++) { at++; $('<li>').text('Clearance item ' + at + ', last pieces').appendTo('#endless'); } busy = false; grow(); }); }; $(window).on('scroll', grow); grow(); }
`;

/** The theme's part of the bundle: what runs on every page, and the plugins from npm that all parts use. */
export const theme = `
import Cookies from 'js-cookie';
import InfiniteScroll from 'infinite-scroll';
import PhotoSwipeLightbox from 'photoswipe/lightbox';
import PhotoSwipe from 'photoswipe';
import { Calendar } from '@fullcalendar/core';
import dayGridPlugin from '@fullcalendar/daygrid';
import 'photoswipe/style.css';
import 'select2/dist/css/select2.css';
import 'slick-carousel/slick/slick.css';
import 'magnific-popup/dist/magnific-popup.css';
import 'owl.carousel/dist/assets/owl.carousel.css';

// The plugins look for window.jQuery when they load.
const $ = require('jquery');
window.jQuery = window.$ = $;
$.migrateMute = true;
require('jquery-migrate');
require('block-ui');
require('flexslider');
require('owl.carousel');
require('waypoints/lib/jquery.waypoints.js');
require('magnific-popup');
require('select2')(window, $);
require('slick-carousel')(window, $);

const AJAX = '/wp-admin/admin-ajax.php';
const block = ($part) => $part.addClass('processing').block({ message: null, overlayCSS: { background: '#fff', opacity: 0.6 } });
const unblock = ($part) => $part.removeClass('processing').unblock();
const showNotice = (html) => $('.woocommerce-notices-wrapper').first().html(html);
const scrollToNotices = () => $('html, body').stop().animate({ scrollTop: Math.max(0, $('.woocommerce-notices-wrapper').offset().top - 100) }, 600);
const amount = (sum) => '<span class="amount">£' + sum.toFixed(2) + '</span>';

// Header
const promises = ['Free UK delivery over £45', 'Every skein wound for you on request', 'Dyeing days: three places left in May'];
let promise = 0;
setInterval(() => $('.usp-bar span').fadeOut(200, function () { promise = (promise + 1) % promises.length; $(this).text(promises[promise]).fadeIn(200); }), 5000);
$(window).on('scroll', () => $('.site-header').toggleClass('is-sticky', window.scrollY > 120));
$('.menu-toggle').on('click', function () { $(this).attr('aria-expanded', String($('.main-menu').toggleClass('is-open').hasClass('is-open'))); });
let intent;
$('.has-mega').on('mouseenter', function () { intent = setTimeout(() => $(this).children('.mega').prop('hidden', false), 250); })
  .on('mouseleave', function () { clearTimeout(intent); $(this).children('.mega').prop('hidden', true); });

// Live search
let typing;
$('.product-search input').on('input', function () {
  clearTimeout(typing);
  const text = this.value.trim().toLowerCase();
  if (text.length < 2) return $('.suggestions').prop('hidden', true);
  typing = setTimeout(() => $.post(AJAX + '?action=suggest&s=' + encodeURIComponent(text)).done((names) => {
    $('.suggestions').html(names.length ? names.map((name) => '<a href="/search?s=' + encodeURIComponent(name) + '">' + name + '</a>').join('') : '<p>No products found</p>').prop('hidden', false);
  }), 300);
}).on('keydown', function (event) { if (event.key === 'Escape') { this.value = ''; $('.suggestions').prop('hidden', true); } });

// Mini cart and its fragments
const showCart = (count, total) => { $('.cart-count').text(count); $('.cart-total').html(amount(total)); };
const basket = JSON.parse(Cookies.get('basket') ?? '{"count":2,"total":36.7}');
showCart(basket.count, basket.total);
const putFragments = ({ fragments }) => $.each(fragments, (selector, html) => { const $part = $(selector).html(html); if (basket.added) $part.find('ul').append('<li>' + basket.added + ' × 1</li>'); $part.find('.mini-subtotal').html(amount(basket.total)); });
$.post('/?wc-ajax=get_refreshed_fragments').done(putFragments);
const putIntoBasket = (name, price, count) => {
  Object.assign(basket, { count: basket.count + count, total: basket.total + price * count, added: name });
  Cookies.set('basket', JSON.stringify(basket));
  showCart(basket.count, basket.total);
};
$('form.cart').on('submit', function () { putIntoBasket($(this).data('name'), Number($(this).data('price')), Number($(this).find('.qty').val())); });
$('.mini-toggle').on('click', () => $('.mini-cart').prop('hidden', (_, isHidden) => !isHidden));
$(document).on('click', (event) => { if (!$(event.target).closest('.site-cart').length) $('.mini-cart').prop('hidden', true); });
$(document).on('click', '.ajax_add_to_cart', function () {
  const $button = $(this).removeClass('added').addClass('loading');
  $.post('/?wc-ajax=add_to_cart', { product: $button.data('product') }).done((response) => {
    putIntoBasket($button.data('name'), Number($button.data('price')), 1);
    putFragments(response);
    $button.removeClass('loading').addClass('added').text('Added ✓');
    if (!$button.next('.added_to_cart').length) $button.after(' <a class="added_to_cart" href="/cart">View cart</a>');
  });
});

// Cookies, the list of recent orders, the number of people, statistics
if (!Cookies.get('consent')) $('.cookie-notice').prop('hidden', false);
$('.cookie-accept').on('click', () => { Cookies.set('consent', 'yes', { expires: 180 }); $('.cookie-notice').fadeOut(250); });
const buyers = ['Anna from Leeds bought Shetland 4 ply', 'Tomas from Bergen bought Alpaca Cloud', 'June from Oban bought a mitten kit'];
let buyer = 0;
setInterval(() => { $('.sales-pop').text(buyers[buyer++ % buyers.length]).addClass('is-shown'); setTimeout(() => $('.sales-pop').removeClass('is-shown'), 3500); }, 9000);
setInterval(() => $('.watching b').text(5 + Math.floor(Math.random() * 6)), 3000);
setInterval(() => navigator.sendBeacon('/api/204/collect?v=2&en=user_engagement'), 6000);

// Home
$('.hero').slick({ autoplay: true, autoplaySpeed: 3500, speed: 300, dots: true, arrows: true });

// Archive: layered navigation, sorting, further pages
const startLoadMore = () => {
  if (!$('.load-more').length) return;
  const scroll = new InfiniteScroll('#archive .products', { path: '.next.page-numbers', append: '#archive .product', button: '.load-more', scrollThreshold: false, history: false });
  scroll.on('request', () => $('.load-more').text('Loading…').addClass('loading'));
  scroll.on('append', () => {
    $('.load-bar').html('<p class="all-shown">You have seen all 12 products</p>');
    $('.result-count').text('Showing 12 of 12 results');
  });
};
startLoadMore();
const filterBy = (fibres) => {
  const url = '/shop' + (fibres.length ? '?filter_fibre=' + fibres.join(',') : '');
  block($('#archive'));
  $.get(url).done((html) => {
    $('#archive').html($('<div>').append($.parseHTML(html)).find('#archive').html());
    history.replaceState(null, '', url);
    startLoadMore();
  }).always(() => unblock($('#archive')));
};
const chosenFibres = () => $('.layered-nav input:checked').map((_, each) => each.value).get();
$('.layered-nav input').on('change', () => filterBy(chosenFibres()));
$(document).on('click', '.chosen', function (event) {
  event.preventDefault();
  $('.layered-nav input[value=' + $(this).data('fibre') + ']').prop('checked', false);
  filterBy(chosenFibres());
});
$(document).on('change', '.orderby', function () { this.form.submit(); });
if ($('.pattern-grid').length) new InfiniteScroll('.pattern-grid', { path: '.next.page-numbers', append: '.pattern', button: '.load-patterns', scrollThreshold: false, history: false });
`;

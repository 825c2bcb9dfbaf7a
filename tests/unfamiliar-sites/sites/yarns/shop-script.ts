/** The shop plugin's part of the bundle: product page, cart and checkout. */
export const shopScript = `
// Gallery with lightbox
$('.flexslider').flexslider({ animation: 'slide', slideshow: false, controlNav: 'thumbnails', directionNav: false, animationSpeed: 300 });
if ($('.product-gallery').length) new PhotoSwipeLightbox({ gallery: '.product-gallery .slides', children: 'li:not(.clone) a', pswpModule: PhotoSwipe }).init();

// Variations. The gallery plugin listens first and then the shop itself.
$('.variations_form').on('found_variation', function (event, variation) {
  $('.flexslider').data('flexslider').flexAnimate(0);
  $('.slides li:not(.clone) img').first().attr('src', variation.image.src);
});
$('.variations_form').each(function () {
  const $form = $(this);
  const variations = $form.data('product_variations');
  const $button = $form.find('.single_add_to_cart_button');
  $form.on('found_variation', (event, variation) => {
    $form.find('.single_variation').html('<span class="price">' + variation.price_html + '</span> <span class="stock">In stock</span>').hide().slideDown(200);
    $button.removeClass('disabled wc-variation-selection-needed');
    $form.find('.selection-needed').empty();
  });
  const check = () => {
    const color = $form.find('[data-attribute=color]').val();
    const weight = $form.find('[data-attribute=weight]').val();
    if (!color || !weight) return;
    const found = variations.find(({ attributes }) => attributes.color === color && attributes.weight === weight);
    if (found) $form.trigger('found_variation', [found]);
  };
  $form.find('select').on('change', check);
  $button.on('click', (event) => {
    if (!$button.hasClass('disabled')) return;
    event.preventDefault();
    $form.find('.selection-needed').text('Please select some product options before adding this product to your cart.').stop(true, true).hide().fadeIn(250);
  });
  $form.on('click.variations', '.swatch', function () {
    const $swatch = $(this);
    $swatch.siblings().removeClass('selected').attr('aria-checked', 'false');
    $swatch.addClass('selected').attr('aria-checked', 'true');
    $form.find('[data-attribute=color]').val($swatch.data('value')).trigger('change');
  });
  // Meant for the keyboard; the click handler above lives in another namespace, so that it does not run.
  $form.on('keydown.swatches', '.swatch', function (event) {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    $(this).trigger('click.swatches');
  });
});

// Quantity, tabs, stars, related products
$(document).on('click', '.plus, .minus', function () {
  const input = $(this).siblings('.qty')[0];
  if ($(this).is('.plus')) input.stepUp(); else input.stepDown();
  $(input).trigger('change');
});
const openTab = (id) => {
  $('.wc-tabs-wrapper .panel').prop('hidden', true).filter(id).prop('hidden', false);
  $('.tabs li').removeClass('active').has('a[href="' + id + '"]').addClass('active');
};
$('.tabs a').on('click', function (event) { event.preventDefault(); openTab($(this).attr('href')); });
$('.review-link').on('click', (event) => { event.preventDefault(); openTab('#tab-reviews'); $('html, body').animate({ scrollTop: $('.wc-tabs-wrapper').offset().top - 90 }, 500); });
$('.stars a').on('click', function (event) {
  event.preventDefault();
  const count = $(this).index() + 1;
  $('.stars a').each((index, star) => { $(star).toggleClass('active', index < count); });
  $('.your-rating').text('Your rating: ' + count + ' of 5');
});
$('.related-slider').slick({ slidesToShow: 4, slidesToScroll: 1, infinite: true, speed: 300, responsive: [{ breakpoint: 700, settings: { slidesToShow: 2 } }] });
$(window).on('scroll', () => $('.sticky-atc').toggleClass('is-shown', window.scrollY > 560));
$('.sticky-add').on('click', function () {
  $.post(AJAX + '?action=sticky_add_to_cart&product=' + $(this).closest('.sticky-atc').data('product'), { quantity: 1 }).done(({ notices }) => showNotice(notices));
});

// Cart
const cartRows = () => $('.cart_item').get();
const recount = () => {
  let sum = 0;
  for (const row of cartRows()) {
    const price = Number($(row).data('price')) * Number($(row).find('.qty').val());
    $(row).find('.subtotal').html(amount(price));
    sum += price;
  }
  const isReduced = $('.discount').is(':not([hidden])');
  if (isReduced) $('.discount td').html('−' + amount(sum * 0.1));
  $('.cart-subtotal').html(amount(sum));
  $('.order-total').html(amount(sum * (isReduced ? 0.9 : 1) + 3.4));
  showCart(cartRows().reduce((count, row) => count + Number($(row).find('.qty').val()), 0), sum);
};
const $cart = $('.woocommerce-cart-form');
const updateCart = (notice) => {
  block($cart);
  block($('.cart_totals'));
  return $.post('/cart?update_cart=1', $cart.serialize()).done(() => {
    showNotice('<div class="woocommerce-message" role="alert">' + notice + '</div>');
    recount();
    $('[name=update_cart]').prop('disabled', true);
    unblock($cart);
    unblock($('.cart_totals'));
    scrollToNotices();
  });
};
$cart.on('input change', '.qty', () => $('[name=update_cart]').prop('disabled', false));
$cart.on('submit', (event) => { event.preventDefault(); updateCart('Cart updated.'); });
let $removed;
$cart.on('click', '.remove', function () {
  const $row = $(this).closest('tr');
  block($cart);
  $.post('/cart?update_cart=1', { remove: 1 }).done(() => {
    unblock($cart);
    $removed = $row.detach();
    showNotice('<div class="woocommerce-message" role="alert">“' + $row.find('td').eq(2).text() + '” removed. <a href="#" class="restore-item">Undo?</a></div>');
    recount();
    scrollToNotices();
  });
});
$(document).on('click', '.restore-item', (event) => {
  event.preventDefault();
  $cart.find('tbody').append($removed);
  updateCart('The item is back in your cart.');
});
$('.apply-coupon').on('click', () => {
  const code = $('[name=coupon_code]').val();
  block($cart);
  $.post('/?wc-ajax=apply_coupon&coupon=' + encodeURIComponent(code)).done((notice) => {
    if (notice.includes('applied')) $('.discount').prop('hidden', false);
    showNotice(notice);
    recount();
    scrollToNotices();
  }).always(() => { $('[name=coupon_code]').val(''); unblock($cart); });
});
$('.country_select, .state_select').each(function () { $(this).select2({ width: '100%' }); });
$('.shipping-calculator-button').on('click', (event) => { event.preventDefault(); $('.shipping-calculator-form').prop('hidden', (_, isHidden) => !isHidden); });
$('.calc-shipping').on('click', () => {
  block($('.cart_totals'));
  $.post('/cart?calc_shipping=1', { country: $('.shipping-calculator-form select').val() }).done(() => {
    unblock($('.cart_totals'));
    recount();
  });
});

// Checkout
const $checkout = $('form.checkout');
let lastReview;
const updateReview = () => {
  const country = $('[name=billing_country]').val();
  const postcode = $('[name=billing_postcode]').val();
  const asked = country + '/' + postcode + '/' + $('[name=billing_city]').val() + '/' + $('[name=billing_address_1]').val();
  if (asked === lastReview) return;
  lastReview = asked;
  const $parts = $('.woocommerce-checkout-payment, .woocommerce-checkout-review-order-table');
  block($parts);
  $.post('/?wc-ajax=update_order_review&country=' + country + '&postcode=' + encodeURIComponent(postcode)).done((fragments) => {
    $.each(fragments, (selector, html) => $(selector).replaceWith(html));
    unblock($('.woocommerce-checkout-payment, .woocommerce-checkout-review-order-table'));
  });
};
let reviewing;
$checkout.on('keyup', '.address-field', () => { clearTimeout(reviewing); reviewing = setTimeout(updateReview, 1000); });
$checkout.on('change', '.address-field', updateReview);
$checkout.on('change', '[name=billing_country]', function () { $('#billing_state').closest('.state-row').prop('hidden', this.value !== 'US'); updateReview(); });
$checkout.on('change', '[name=ship_to_different_address]', function () { $('.shipping_address').stop(true)[this.checked ? 'slideDown' : 'slideUp'](300); });
$checkout.on('change', '[name=payment_method]', function () { $('.payment_box').stop(true)[this.value === 'card' ? 'slideDown' : 'slideUp'](200); });
$checkout.on('submit', () => {
  if ($checkout.is('.processing')) return false;
  const method = $('[name=payment_method]:checked').val();
  if ($checkout.triggerHandler('checkout_place_order') === false || $checkout.triggerHandler('checkout_place_order_' + method) === false) return false;
  block($checkout);
  const missing = $('.validate-required input:visible').get().filter(({ value }) => !value.trim()).map((each) => $(each).data('label'));
  $.post('/?wc-ajax=checkout&missing=' + encodeURIComponent(missing.join(',')), $checkout.serialize()).done((answer) => {
    if (answer.result === 'success') return location.assign(answer.redirect);
    showNotice(answer.messages);
    unblock($checkout);
    scrollToNotices();
  });
  return false;
});

// The card gateway: asks its frame for a token when "Place order" is clicked, and holds the form back until it has one.
let cardToken;
$('#place_order').on('click', (event) => {
  if ($('[name=payment_method]:checked').val() !== 'card' || cardToken) return;
  event.preventDefault();
  $('.card-errors').empty();
  block($('.woocommerce-checkout-payment'));
  $('.card-frame')[0].contentWindow.postMessage('tokenize', '*');
});
window.addEventListener('message', ({ data }) => {
  if (!data || (!data.token && !data.error)) return;
  unblock($('.woocommerce-checkout-payment'));
  if (data.error) return $('.card-errors').text(data.error);
  cardToken = data.token;
  $checkout.trigger('submit');
});
$checkout.on('checkout_place_order_card', () => Boolean(cardToken));

// Account
$('.show-password').on('click', function () {
  const isShown = $('[name=password]').attr('type') === 'text';
  $('[name=password]').attr('type', isShown ? 'password' : 'text');
  $(this).text(isShown ? 'Show' : 'Hide').attr('aria-pressed', String(!isShown));
});
`;

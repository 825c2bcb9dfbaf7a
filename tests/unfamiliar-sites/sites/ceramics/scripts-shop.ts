// The scripts of the shop plugin, by path.

const addToCart = `
jQuery(function ($) {
  var body = $(document.body);
  window.applyFragments = function (fragments) {
    $.each(fragments, function (selector, html) { $(selector).replaceWith(html); });
    body.trigger('wc_fragments_loaded');
  };
  body.on('click', '.ajax_add_to_cart', function (event) {
    event.preventDefault();
    var button = $(this);
    if (button.hasClass('loading')) return;
    button.removeClass('added').addClass('loading');
    body.trigger('adding_to_cart', [button]);
    $.post('/?wc-ajax=add_to_cart&product_id=' + button.data('product_id') + '&quantity=' + button.data('quantity'), { product_id: button.data('product_id') }, function (answer) {
      body.trigger('added_to_cart', [answer.fragments, answer.cart_hash, button]);
    }, 'json').always(function () { button.removeClass('loading'); });
  });
  body.on('added_to_cart', function (event, fragments, hash, button) {
    if (button) {
      button.addClass('added');
      if (!button.next('.added_to_cart').length) button.after(' <a href="/carrello/" class="added_to_cart wc-forward" title="Visualizza carrello">Visualizza carrello</a>');
    }
    applyFragments(fragments);
  });
  body.on('click', '.remove_from_cart_button', function (event) {
    event.preventDefault();
    wcBlock('.widget_shopping_cart_content');
    $.post('/?wc-ajax=remove_from_cart&product_id=' + $(this).data('product_id'), {}, function (answer) { applyFragments(answer.fragments); }, 'json');
  });
});`;

const fragments = `
jQuery(function ($) {
  var stored = sessionStorage.getItem('wc_fragments');
  if (stored && !$('.woocommerce-cart, .woocommerce-checkout').length && Date.now() - stored < 60000) return;
  $.post('/?wc-ajax=get_refreshed_fragments', { time: Date.now() }, function (answer) {
    sessionStorage.setItem('wc_fragments', Date.now());
    window.applyFragments(answer.fragments);
  }, 'json');
});`;

const cart = `
jQuery(function ($) {
  var replaceCart = function (html) {
    var fresh = $($.parseHTML(html)).find('main');
    var notices = fresh.find('.woocommerce-notices-wrapper').html();
    $('.woocommerce').first().html(fresh.find('.woocommerce').html());
    $('.woocommerce-notices-wrapper').html(notices);
    $('html, body').animate({ scrollTop: 0 }, 400);
    prepare();
    $(document.body).trigger('updated_wc_div');
    $.post('/?wc-ajax=get_refreshed_fragments', {}, function (answer) { applyFragments(answer.fragments); }, 'json');
  };
  var request = function (type, url, data) {
    var parts = $('.woocommerce-cart-form, .cart_totals');
    wcBlock(parts);
    $.ajax({ type: type, url: url, data: data, dataType: 'html', success: replaceCart, complete: function () { wcUnblock(parts); } });
  };
  var prepare = function () {
    $('.shipping-calculator-form select').not('.select2-hidden-accessible').select2({ width: '100%' });
  };
  var pressed = 'apply_coupon';
  $(document)
    .on('input change', '.woocommerce-cart-form .qty', function () { $('[name=update_cart]').prop('disabled', false); })
    .on('click', '.woocommerce-cart-form [type=submit]', function () { pressed = this.name; })
    .on('keydown', '.woocommerce-cart-form .qty', function (event) { if (event.key === 'Enter') pressed = 'update_cart'; })
    .on('submit', '.woocommerce-cart-form', function (event) {
      event.preventDefault();
      if (pressed === 'update_cart') return request('POST', '/carrello/?update_cart=1&' + $(this).find('.qty').serialize(), $(this).serialize());
      var form = $(this);
      wcBlock(form);
      $.ajax({ type: 'POST', url: '/?wc-ajax=apply_coupon', data: { security: '5f0b1c77e2', coupon_code: $('#coupon_code').val() }, dataType: 'html',
        success: function (response) { $('.woocommerce-notices-wrapper').html(response); },
        complete: function () { wcUnblock(form); } });
    })
    .on('click', '.product-remove a', function (event) { event.preventDefault(); request('GET', this.href); })
    .on('click', '.shipping-calculator-button', function (event) {
      event.preventDefault();
      $('.shipping-calculator-form').slideToggle('fast');
    })
    .on('submit', '.woocommerce-shipping-calculator', function (event) {
      event.preventDefault();
      request('POST', '/carrello/?calc_shipping=1&calc_shipping_state=' + $(this).find('[name=calc_shipping_state]').val(), $(this).serialize());
    });
  prepare();
});`;

const checkout = `
jQuery(function ($) {
  var form = $('form.checkout');
  var pending;
  var update = function () {
    if (pending) pending.abort();
    var parts = $('.woocommerce-checkout-payment, .woocommerce-checkout-review-order-table');
    wcBlock(parts);
    var query = $.param({ 'wc-ajax': 'update_order_review', state: form.find('[name=billing_state]').val(), payment_method: form.find('[name=payment_method]:checked').val(), shipping_method: form.find('.shipping_method:checked').val() });
    pending = $.ajax({ type: 'POST', url: '/?' + query, data: form.serialize(), dataType: 'json', success: function (answer) {
      var hadTerms = $('#terms').prop('checked');
      $.each(answer.fragments, function (selector, html) { $(selector).replaceWith(html); });
      $('#terms').prop('checked', hadTerms);
      $(document.body).trigger('updated_checkout', [answer]);
    } });
  };
  var timer;
  $(document.body).on('update_checkout', function () { clearTimeout(timer); timer = setTimeout(update, 5); });
  form.find('.country_select, .state_select').select2({ width: '100%' });
  form.on('change', '.state_select, .country_select, .shipping_method', function () { $(document.body).trigger('update_checkout'); });
  form.on('change', '[name=payment_method]', function () {
    $('.payment_box').slideUp(200).filter('.payment_method_' + this.value).slideDown(200);
    $(document.body).trigger('update_checkout');
  });
  form.on('focusout', '.validate-required .input-text', function () {
    $(this).closest('.form-row').toggleClass('woocommerce-invalid', !this.value.trim()).toggleClass('woocommerce-validated', Boolean(this.value.trim()));
  });
  $(document).on('click', '.showcoupon', function (event) { event.preventDefault(); $('.checkout_coupon').slideToggle(300); });
  var showError = function (html) {
    $('.woocommerce-NoticeGroup').remove();
    form.prepend('<div class="woocommerce-NoticeGroup woocommerce-NoticeGroup-checkout">' + html + '</div>');
    form.removeClass('processing').unblock();
    form.find('.validate-required .input-text').trigger('focusout');
    $('html, body').animate({ scrollTop: form.offset().top - 120 }, 600);
  };
  form.on('submit', function (event) {
    event.preventDefault();
    if (form.is('.processing')) return;
    form.addClass('processing').block({ message: null, overlayCSS: { background: '#fff', opacity: 0.6 } });
    var missing = form.find('.validate-required .input-text').filter(function () { return !this.value.trim(); }).map(function () { return this.name; }).get();
    if (!$('#terms').prop('checked')) missing.push('terms');
    $.ajax({ type: 'POST', url: '/?wc-ajax=checkout&missing=' + missing.join(','), data: form.serialize(), dataType: 'json',
      success: function (answer) {
        if (answer.result === 'success') window.location = answer.redirect;
        else showError(answer.messages);
      },
      error: function () { showError('<ul class="woocommerce-error" role="alert"><li>Si è verificato un errore durante l’elaborazione del tuo ordine. Controlla eventuali addebiti nel tuo metodo di pagamento prima di effettuare di nuovo l’ordine.</li></ul>'); } });
  });
  $(document.body).trigger('update_checkout');
});`;

const singleProduct = `
jQuery(function ($) {
  var gallery = $('.woocommerce-product-gallery');
  gallery.flexslider({ selector: '.woocommerce-product-gallery__wrapper > .woocommerce-product-gallery__image', animation: 'slide', controlNav: 'thumbnails', directionNav: false, slideshow: false, animationSpeed: 400, animationLoop: false, smoothHeight: false, touch: false });
  gallery.find('.flex-control-thumbs img').each(function (index) { this.src = gallery.find('.woocommerce-product-gallery__image:not(.clone) img').eq(index).attr('src'); });
  var slides = gallery.find('.woocommerce-product-gallery__image:not(.clone) img').map(function () { return { src: this.src, width: 1000, height: 1000, alt: this.alt }; }).get();
  var open = function (index) { new PhotoSwipe({ dataSource: slides, index: index, closeTitle: 'Chiudi', zoomTitle: 'Ingrandisci', arrowNextTitle: 'Successiva', arrowPrevTitle: 'Precedente' }).init(); };
  gallery.on('click', '.woocommerce-product-gallery__trigger', function (event) { event.preventDefault(); open(0); });
  gallery.on('click', '.woocommerce-product-gallery__image a', function (event) {
    event.preventDefault();
    open(Math.max(0, gallery.find('.woocommerce-product-gallery__image:not(.clone)').index($(this).parent())));
  });
  $('.wc-tab').hide();
  $(document).on('click', '.wc-tabs a', function (event) {
    event.preventDefault();
    $('.wc-tabs li').removeClass('active');
    $(this).parent().addClass('active');
    $('.wc-tab').hide();
    $($(this).attr('href')).show();
  });
  $('.wc-tabs a').first().trigger('click');
  $('#rating').before('<p class="stars"><span>' + [1, 2, 3, 4, 5].map(function (n) { return '<a role="radio" class="star-' + n + '" href="#">' + n + '</a>'; }).join('') + '</span></p>');
  $(document).on('click', 'p.stars a', function (event) {
    event.preventDefault();
    $('#rating').val($(this).text());
    $(this).addClass('active').siblings().removeClass('active').closest('.stars').addClass('selected');
  });
  $('.comment-form').on('submit', function (event) {
    event.preventDefault();
    if (!$('#rating').val()) return window.alert('Seleziona una valutazione');
    $(this).replaceWith('<p class="woocommerce-info">Grazie, la recensione è in attesa di approvazione.</p>');
  });
  $('form.cart').not('.variations_form').on('submit', function (event) {
    var form = $(this);
    if (form.data('sent')) return event.preventDefault();
    form.data('sent', true).find('.single_add_to_cart_button').addClass('loading');
    this.action = '?add-to-cart=' + form.find('.single_add_to_cart_button').val() + '&quantity=' + form.find('.qty').val();
  });
});`;

const variations = `
jQuery(function ($) {
  $('.variations_form').each(function () {
    var form = $(this);
    var all = form.data('product_variations');
    var button = form.find('.single_add_to_cart_button');
    var check = function () {
      var glaze = form.find('select').val();
      form.find('.reset_variations').css('visibility', glaze ? 'visible' : 'hidden');
      var found = all.find(function (each) { return each.attributes.attribute_smalto === glaze; });
      if (found) form.trigger('found_variation', [found]);
      else form.trigger('reset_data');
    };
    form.on('found_variation', function (event, found) {
      form.find('.single_variation').html(found.price_html + found.availability_html).slideDown(200);
      button.removeClass('disabled wc-variation-selection-needed');
    });
    form.on('reset_data', function () {
      form.find('.single_variation').slideUp(200);
      button.addClass('disabled wc-variation-selection-needed');
    });
    form.on('change', 'select', check);
    form.on('click', '.reset_variations', function (event) { event.preventDefault(); form.find('select').val('').trigger('change'); form.trigger('swatches_reset'); });
    button.on('click', function (event) {
      if (!button.hasClass('disabled')) return;
      event.preventDefault();
      window.alert('Seleziona le opzioni del prodotto prima di aggiungerlo al carrello.');
    });
    form.on('submit', function () { this.action = '?add-to-cart=' + form.data('product_id') + '&quantity=' + form.find('.qty').val() + '&attribute_smalto=' + encodeURIComponent(form.find('select').val()); });
  });
});`;

const path = '/wp-content/plugins/woocommerce/assets/js/frontend';
export const shopScripts: Readonly<Record<string, string>> = {
  [`${path}/add-to-cart.min.js`]: addToCart,
  [`${path}/cart-fragments.min.js`]: fragments,
  [`${path}/cart.min.js`]: cart,
  [`${path}/checkout.min.js`]: checkout,
  [`${path}/single-product.min.js`]: singleProduct,
  [`${path}/add-to-cart-variation.min.js`]: variations,
};

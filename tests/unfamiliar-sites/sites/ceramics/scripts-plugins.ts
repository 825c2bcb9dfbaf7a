// The scripts of the smaller plugins, by path.

const quantity = `
jQuery(function ($) {
  $(document).on('click', '.qib-button', function () {
    var input = $(this).closest('.qib-container').find('.qty');
    var step = $(this).hasClass('plus') ? 1 : -1;
    input.val(Math.max(Number(input.attr('min')) || 0, Number(input.val()) + step));
    input.trigger('qib:changed');
  });
});`;

const search = `
jQuery(function ($) {
  var timer, request;
  $('.dgwt-search input').on('input', function () {
    var results = $(this).siblings('.dgwt-results');
    var words = this.value.trim();
    clearTimeout(timer);
    if (request) request.abort();
    if (words.length < 2) return results.prop('hidden', true);
    timer = setTimeout(function () {
      results.prop('hidden', false).html('<p class="dgwt-loading">Cerco…</p>');
      request = $.getJSON('/wp-admin/admin-ajax.php', { action: 'dgwt_search', s: words }, function (found) {
        results.html(found.length ? found.map(function (each) { return each.html; }).join('') : '<p>Nessun risultato</p>');
      });
    }, 300);
  }).on('keydown', function (event) { if (event.key === 'Escape') { this.value = ''; $(this).siblings('.dgwt-results').prop('hidden', true); } });
  $(document).on('click', function (event) { if (!$(event.target).closest('.dgwt-search').length) $('.dgwt-results').prop('hidden', true); });
});`;

const wishlist = `
jQuery(function ($) {
  var toggle = function (id, done) {
    $.post('/wp-admin/admin-ajax.php?action=wishlist&product_id=' + id, {}, function (answer) {
      $('.wish-count').text(answer.count);
      done(answer);
    }, 'json');
  };
  $(document).on('click', '.tinvwl_add_to_wishlist_button', function () {
    var button = $(this).addClass('working');
    toggle(button.data('product_id'), function (answer) {
      button.removeClass('working').toggleClass('in-list', answer.isIn).attr('aria-pressed', answer.isIn);
    });
  });
  $(document).on('click', '.tinvwl-remove', function () {
    var row = $(this).closest('tr').css('opacity', 0.5);
    toggle(row.data('product_id'), function () {
      row.remove();
      $('.woocommerce-notices-wrapper').html('<div class="woocommerce-message" role="alert">Prodotto rimosso dalla lista dei desideri.</div>');
    });
  });
});`;

const sales = `
jQuery(function ($) {
  var buyers = ['Giulia da Modena', 'Enrico da Torino', 'Paola da Lecce', 'Fabio da Trento'];
  var goods = ['Tazza Alba', 'Piatto Gallo', 'Brocca Vento', 'Tazzina Moka'];
  var turn = 0;
  var show = function () {
    var box = $('.sales-pop').html('<b>' + buyers[turn % 4] + '</b><br>ha acquistato ' + goods[turn % 4]).prop('hidden', false);
    turn += 1;
    setTimeout(function () { box.prop('hidden', true); }, 3500);
  };
  setTimeout(function () { show(); setInterval(show, 15000); }, 9000);
});`;

const instalments = `
jQuery(function ($) {
  var line = $('.installments');
  var write = function (price) { line.html('oppure in 3 rate da <b>' + (price / 3).toFixed(2).replace('.', ',') + ' €</b> senza interessi'); };
  write(Number(line.data('price')));
  $('.variations_form').on('found_variation', function (event, found) {
    var size = found.dimensions_html.replace(/ cm$/, '').split(' × ');
    line.toggleClass('is-bulky', size.some(function (side) { return Number(side) > 60; }));
    write(found.display_price);
  });
});`;

const swatches = `
jQuery(function ($) {
  $(document).on('click', '.variable-item', function () {
    var item = $(this);
    var wasChosen = item.hasClass('selected');
    item.siblings().addBack().removeClass('selected').attr('aria-checked', 'false');
    if (!wasChosen) item.addClass('selected').attr('aria-checked', 'true');
    item.closest('.value').find('select').val(wasChosen ? '' : item.data('value')).trigger('change');
  }).on('keydown', '.variable-item', function (event) { if (event.key === 'Enter' || event.key === ' ') { event.preventDefault(); $(this).trigger('click'); } });
  $('.variations_form').on('swatches_reset', function () { $(this).find('.variable-item').removeClass('selected').attr('aria-checked', 'false'); });
});`;

const filter = `
jQuery(function ($) {
  var request;
  $('.price_slider').slider({ range: true, min: 15, max: 150, values: [15, 150], slide: function (event, ui) { $('.price_label .from').text(ui.values[0]); $('.price_label .to').text(ui.values[1]); } });
  var apply = function () {
    if (request) request.abort();
    var list = $('.shop-main .products');
    wcBlock(list);
    var cats = $('.filter-box:checked').map(function () { return this.value; }).get().join(',');
    var range = $('.price_slider').slider('values');
    request = $.getJSON('/wp-admin/admin-ajax.php', { action: 'filter_products', cats: cats, from: range[0], to: range[1] }, function (answer) {
      list.html(answer.html);
      lazyLoad(list[0]);
      $('.woocommerce-result-count').text('Visualizzazione di ' + answer.count + ' di ' + answer.total + ' risultati');
      wcUnblock(list);
    });
  };
  $('.filter-box').on('change', apply);
  $('.price-button').on('click', apply);
  $('.orderby').on('change', function () { $(this).closest('form').trigger('submit'); });
  $('.load-more').on('click', function () {
    var button = $(this).prop('disabled', true).text('Carico…');
    $.getJSON('/wp-admin/admin-ajax.php', { action: 'load_more', page: button.attr('data-page') }, function (answer) {
      var list = $('.shop-main .products').append(answer.html);
      lazyLoad(list[0]);
      button.attr('data-page', Number(button.attr('data-page')) + 1).prop('disabled', false).text('Carica altri prodotti');
      if (answer.isLast) button.replaceWith('<p class="all-shown">Hai visto tutti i prodotti.</p>');
    });
  });
});`;

const quickView = `
jQuery(function ($) {
  var list = $('ul.products');
  $(document).on('click', '.quick-view', function () {
    wcBlock(list);
    $.get('/wp-admin/admin-ajax.php', { action: 'quick_view', product_id: $(this).data('product_id') }, function (html) {
      $('<div class="quick-view-modal"></div>').html(html).appendTo(document.body).hide().fadeIn(200);
    });
  });
  $(document).on('click', '.quick-view-close', function () {
    $(this).closest('.quick-view-modal').fadeOut(200, function () { $(this).remove(); });
    wcUnblock(list.children('.processing'));
  });
});`;

const forms = `
(function () {
  var output = function (form, text) {
    form.querySelector('.wpcf7-response-output').textContent = text;
    form.closest('.wpcf7').querySelector('[role=status]').textContent = text;
  };
  document.querySelectorAll('.wpcf7-form').forEach(function (form) {
    form.closest('.wpcf7').classList.replace('no-js', 'js');
    form.addEventListener('submit', function (event) {
      event.preventDefault();
      if (form.dataset.status === 'submitting') return;
      form.className = 'wpcf7-form submitting';
      form.dataset.status = 'submitting';
      form.querySelectorAll('.wpcf7-not-valid-tip').forEach(function (tip) { tip.remove(); });
      var fields = Array.from(form.querySelectorAll('.wpcf7-validates-as-required'));
      var empty = fields.filter(function (field) { return !field.value.trim(); }).map(function (field) { return field.name; });
      var tel = form.querySelector('[type=tel]');
      var query = 'empty=' + empty.join(',') + (tel && tel.value ? '&tel=' + encodeURIComponent(tel.value.trim().replace(/[0-9]/g, '0')) : '');
      fetch('/wp-json/contact-form-7/v1/contact-forms/' + form.dataset.id + '/feedback?' + query, { method: 'POST', body: new FormData(form) })
        .then(function (response) { return response.json(); })
        .then(function (answer) {
          var isSent = answer.status === 'mail_sent';
          form.className = 'wpcf7-form ' + (isSent ? 'sent' : 'invalid');
          form.dataset.status = isSent ? 'sent' : 'invalid';
          answer.invalid_fields.forEach(function (each) {
            var wrap = form.querySelector('[data-name="' + each.field + '"]');
            wrap.insertAdjacentHTML('beforeend', '<span class="wpcf7-not-valid-tip" aria-hidden="true">' + each.message + '</span>');
            wrap.firstElementChild.setAttribute('aria-invalid', 'true');
          });
          output(form, answer.message);
          if (isSent) form.reset();
        });
    });
  });
})();`;

const tracking = `
jQuery(function ($) {
  $('.track_order').on('submit', function (event) {
    event.preventDefault();
    var result = $('.tracking-result').html('<p class="tracking-wait"><span class="ring"></span> Chiediamo notizie al corriere, possono volerci dieci secondi…</p>');
    $.getJSON('/wp-admin/admin-ajax.php', { action: 'track_order', order: $('#orderid').val() }, function (answer) { result.html(answer.html); });
  });
});`;

const feed = `
(function () {
  var box = document.querySelector('.sbi_feed');
  fetch('/wp-json/instagram-feed/v1/media').then(function (response) {
    if (!response.ok) throw new Error('feed ' + response.status);
    return response.json();
  }).catch(function () {
    box.innerHTML = '<p><a href="https://www.instagram.com/" target="_blank" rel="noopener">Seguici su Instagram</a></p>';
  });
  try { window.fbq('track', 'ViewContent'); } catch (error) { console.warn('pixel', error.message); }
})();`;

const path = '/wp-content/plugins';
export const pluginScripts: Readonly<Record<string, string>> = {
  [`${path}/qty-increment-buttons/js/qty.min.js`]: quantity,
  [`${path}/ajax-search-for-woocommerce/assets/js/search.min.js`]: search,
  [`${path}/ti-wishlist/public/js/wishlist.min.js`]: wishlist,
  [`${path}/sales-notification/js/front.min.js`]: sales,
  [`${path}/pagamento-a-rate/js/widget.min.js`]: instalments,
  [`${path}/variation-swatches/assets/js/frontend.min.js`]: swatches,
  [`${path}/product-filter/js/filter.min.js`]: filter,
  [`${path}/quick-view/js/quick-view.min.js`]: quickView,
  [`${path}/contact-form-7/includes/js/index.js`]: forms,
  [`${path}/order-tracking/js/tracking.min.js`]: tracking,
  [`${path}/instagram-feed/js/feed.min.js`]: feed,
};

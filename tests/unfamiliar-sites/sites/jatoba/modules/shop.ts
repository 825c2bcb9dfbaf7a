/** The widgets of lists, searching and the mini-cart. */
export const shop: Readonly<Record<string, string>> = {
  'Magento_Checkout/js/view/minicart': `define(['jquery', 'knockout', 'Magento_Customer/js/customer-data', 'Magento_Ui/js/modal/modal'], function ($, ko, customerData) {
  'use strict';
  return function Minicart() {
    var self = this;
    this.cart = customerData.get('cart');
    this.isOpen = ko.observable(false);
    this.count = ko.pureComputed(function () { return self.cart().summary_count || 0; });
    this.items = ko.pureComputed(function () { return self.cart().items || []; });
    this.subtotal = ko.pureComputed(function () { return self.cart().subtotal || ''; });
    this.toggle = function () { self.isOpen(!self.isOpen()); };
    this.close = function () { self.isOpen(false); };
    this.changed = function (item, event) {
      var button = $(event.target).closest('li').find('.update-cart-item');
      button.toggle(Number(event.target.value) > 0 && Number(event.target.value) !== item.qty);
      return true;
    };
    this.update = function (item, event) {
      var button = $(event.target).prop('disabled', true);
      var qty = button.closest('li').find('.cart-item-qty').val();
      $.post('/checkout/sidebar/updateItemQty/', { item_id: item.item_id, item_qty: qty }, function () {
        button.prop('disabled', false);
      }, 'json');
    };
    this.remove = function (item) {
      var box = $('<div>Tem certeza de que deseja remover este item do carrinho?</div>').modal({
        title: 'Remover item',
        buttons: [
          { text: 'Cancelar', class: 'action-dismiss', click: function () { this.closeModal(); } },
          { text: 'OK', class: 'action-accept', click: function () {
            this.closeModal();
            $.post('/checkout/sidebar/removeItem/', { item_id: item.item_id });
          } }
        ]
      });
      box.modal('openModal');
    };
    this.afterRender = function () {
      $(document).on('click', function (event) {
        if (self.isOpen() && event.target.isConnected && !$(event.target).closest('.minicart-wrapper, .modal-popup').length) self.isOpen(false);
      }).on('keydown', function (event) { if (event.key === 'Escape') self.isOpen(false); });
    };
  };
});`,
  quickSearch: `define(['jquery', 'underscore'], function ($, _) {
  'use strict';
  var row = _.template('<li role="option" id="qs-option-<%= index %>"><a href="<%- url %>"><%- title %></a><span class="amount"><%- price %></span></li>');
  return function (config, form) {
    var input = $(form).find('input'), list = $(form).find('.search-autocomplete'), timer, request, at = -1;
    function close() { list.hide().empty(); at = -1; input.attr('aria-expanded', false).removeAttr('aria-activedescendant'); }
    input.on('input', function () {
      var q = $.trim(this.value);
      clearTimeout(timer);
      if (request) request.abort();
      if (q.length < 3) return close();
      timer = setTimeout(function () {
        request = $.getJSON('/search/ajax/suggest/', { q: q }, function (found) {
          at = -1;
          list.html(found.length ? _.map(found, function (each, index) { return row(_.extend({ index: index }, each)); }).join('') : '<li class="empty">Nenhum resultado para sua busca</li>').show();
          input.attr('aria-expanded', true);
        });
      }, 280);
    }).on('keydown', function (event) {
      var options = list.find('[role=option]');
      if (event.key === 'Escape') { event.preventDefault(); close(); }
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        event.preventDefault();
        at = (at + (event.key === 'ArrowDown' ? 1 : -1) + options.length) % options.length;
        options.removeClass('selected').eq(at).addClass('selected');
        input.attr('aria-activedescendant', 'qs-option-' + at);
      }
      if (event.key === 'Enter' && at >= 0) { event.preventDefault(); location.href = options.eq(at).find('a').attr('href'); }
    });
    $(document).on('click', function (event) { if (!$(event.target).closest(form).length) close(); });
  };
});`,
  'Jatoba_Home/js/hero': `define(['jquery', 'slick'], function ($) {
  'use strict';
  return function (config, el) { $(el).slick({ dots: true, arrows: true, speed: 350, autoplay: true, autoplaySpeed: 6000, pauseOnHover: true }); };
});`,
  'Magento_Newsletter/js/subscribe': `define(['jquery', 'mage/validation'], function ($, validation) {
  'use strict';
  return function (config, form) {
    validation({ submitHandler: function () {
      var button = $(form).find('button').prop('disabled', true);
      $.post('/newsletter/subscriber/new/', $(form).serialize(), function (answer) {
        button.prop('disabled', false);
        $(form).find('.newsletter-answer').text(answer.message);
      }, 'json');
    } }, form);
  };
});`,
  'Magento_Swatches/js/listing': `define(['jquery'], function ($) {
  'use strict';
  return function (config, el) {
    $(el).on('click', '.swatch-option', function () {
      var option = $(this), was = option.hasClass('selected');
      option.siblings('.swatch-option').addBack().removeClass('selected').attr('aria-checked', false);
      if (!was) option.addClass('selected').attr('aria-checked', true);
      var image = $(el).closest('.product-item').find('.product-image-photo');
      image.attr('src', '/media/catalog/product/' + (was ? config.hue : config.hue + 30 * (option.index() + 1)) + '-0.svg');
    });
  };
});`,
  'Magento_Catalog/js/product/list/toolbar': `define(['jquery'], function ($) {
  'use strict';
  return function (config, el) {
    $(el).on('change', 'select', function () {
      var url = new URL(location.href);
      url.searchParams.set(this.name, this.value);
      location.href = url;
    });
    $(el).on('click', '.modes-mode', function () {
      $(el).find('.modes-mode').removeClass('active').attr('aria-pressed', false);
      $(this).addClass('active').attr('aria-pressed', true);
      $('.products').toggleClass('products-list', this.dataset.value === 'list');
    });
  };
});`,
  'Magento_LayeredNavigation/js/filter': `define(['jquery', 'jquery-ui/ui/widgets/accordion', 'jquery-ui/ui/widgets/slider'], function ($) {
  'use strict';
  return function (config, el) {
    $(el).find('.filter-options').accordion({ header: '.filter-options-title', collapsible: true, active: false, heightStyle: 'content', animate: 200 });
    var slider = $(el).find('.price-range').slider({
      range: true, min: 50, max: 5000, step: 50, values: [50, 5000],
      slide: function (event, ui) { $(el).find('.price-from').text(ui.values[0]); $(el).find('.price-to').text(ui.values[1]); }
    });
    $(el).on('click', '.price-apply', function () { location.href = location.pathname + '?price=' + slider.slider('values').join('-'); });
    $('.filter-open').on('click', function () { $(el).addClass('active'); $('body').addClass('filter-active'); });
    $(el).on('click', '.filter-close', function () { $(el).removeClass('active'); $('body').removeClass('filter-active'); });
    $(el).on('click', '.filter-show', function () {
      var wanted = $(el).find('.filter-check:checked').map(function () { return this.value; }).get().join(',');
      location.href = location.pathname + (wanted ? '?cor=' + wanted : '');
    });
    if (matchMedia('(min-width: 769px)').matches) $(el).on('change', '.filter-check', function () { $(el).find('.filter-show').trigger('click'); });
  };
});`,
  'Jatoba_Catalog/js/load-more': `define(['jquery', 'mage/apply/main'], function ($, mage) {
  'use strict';
  return function (config, el) {
    $(el).on('click', function () {
      var page = Number(el.dataset.page);
      $(el).prop('disabled', true).addClass('is-busy').text('Carregando…');
      $.get('/catalog/ajax/more/', { p: page }, function (html) {
        var items = $(html).appendTo('.product-items');
        mage.apply(items.parent());
        el.dataset.page = page + 1;
        $(el).prop('disabled', false).removeClass('is-busy').text('Carregar mais produtos');
        if (page >= 3) $(el).replaceWith('<p class="all-shown">Você viu todos os produtos.</p>');
      });
    });
  };
});`,
  'Magento_Wishlist/js/toggle': `define(['jquery'], function ($) {
  'use strict';
  return function (config, el) {
    $(el).on('click', function () {
      var isIn = $(el).toggleClass('in-list').hasClass('in-list');
      $(el).attr('aria-pressed', isIn);
      $.post('/wishlist/index/' + (isIn ? 'add' : 'remove') + '/', { product: config.id });
    });
  };
});`,
  'Magento_Catalog/js/compare': `define(['jquery', 'Magento_Customer/js/customer-data'], function ($, customerData) {
  'use strict';
  return function (config, el) {
    $(el).on('click', function () {
      $('<form method="post" action="/catalog/product_compare/add/"></form>')
        .append($('<input type="hidden" name="product">').val(config.id))
        .append($('<input type="hidden" name="uenc">').val(location.pathname))
        .appendTo(document.body).trigger('submit');
    });
  };
});`,
  catalogAddToCart: `define(['jquery'], function ($) {
  'use strict';
  return function (config, form) {
    $(form).on('submit', function (event) {
      event.preventDefault();
      if ($(form).data('validator') && !$(form).valid()) return;
      if (form.dataset.busy) return;
      form.dataset.busy = '1';
      var button = $(form).find('.tocart').addClass('disabled').text('Adicionando…');
      $.post('/checkout/cart/add/', $(form).serialize(), function () {
        button.text('Adicionado');
        setTimeout(function () {
          delete form.dataset.busy;
          button.removeClass('disabled').text('Adicionar ao carrinho');
        }, 1000);
      }, 'json');
    });
  };
});`,
};

/** The framework of the theme: component loading, private content, dialogs and messages. */
export const core: Readonly<Record<string, string>> = {
  'mage/apply/main': `define(['jquery', 'underscore'], function ($, _) {
  'use strict';
  function init(el, config, component) {
    require([component], function (fn) {
      if (typeof fn === 'object' && fn !== null && fn[component]) fn = fn[component];
      if (_.isFunction(fn)) fn(config, el);
      else if ($(el)[component.split('/').pop()]) $(el)[component.split('/').pop()](config);
    });
  }
  function apply(context) {
    $('[data-mage-init]', context || document).each(function () {
      var el = this, data = JSON.parse(el.getAttribute('data-mage-init'));
      el.removeAttribute('data-mage-init');
      _.each(data, function (config, component) { init(el, config, component); });
    });
    if (context) return;
    $('script[type="text/x-magento-init"]').each(function () {
      var all = JSON.parse(this.textContent);
      $(this).remove();
      _.each(all, function (components, selector) {
        var els = selector === '*' ? [false] : $(selector).toArray();
        _.each(els, function (el) { _.each(components, function (config, name) { init(el, config, name); }); });
      });
    });
  }
  return { apply: apply };
});`,
  'mage/bootstrap': `require(['jquery', 'mage/apply/main', 'Magento_Theme/js/theme'], function ($, mage) {
  'use strict';
  $(function () { setTimeout(mage.apply, 10); });
});`,
  'mage/storage': `define(['jquery'], function ($) {
  'use strict';
  function send(type) {
    return function (url, data) {
      return $.ajax({ url: url, type: type, data: data, contentType: 'application/json', dataType: 'json' });
    };
  }
  return { get: send('GET'), post: send('POST'), put: send('PUT') };
});`,
  'Magento_Customer/js/customer-data': `define(['jquery', 'underscore', 'knockout'], function ($, _, ko) {
  'use strict';
  var KEY = 'mage-cache-storage';
  var names = ['cart', 'messages', 'compare-products', 'wishlist', 'customer'];
  var sections = {};
  var watched = [/checkout\\/cart\\/add/, /sidebar\\/removeItem/, /wishlist\\/index/, /customer\\/ajax/];
  var stored = {};
  try { stored = JSON.parse(localStorage.getItem(KEY)) || {}; } catch (ignore) { stored = {}; }
  _.each(names, function (name) { sections[name] = ko.observable(stored[name] || {}); });
  function save() {
    var all = {};
    _.each(sections, function (section, name) { if (name !== 'messages') all[name] = section(); });
    localStorage.setItem(KEY, JSON.stringify(all));
  }
  var customerData = {
    get: function (name) { return sections[name]; },
    set: function (name, value) { sections[name](value); save(); },
    reload: function (wanted) {
      return $.getJSON('/customer/section/load/', { sections: (wanted || names).join(','), force_new_section_timestamp: true })
        .done(function (data) {
          _.each(data, function (value, name) { if (sections[name]) sections[name](value); });
          save();
        });
    }
  };
  $(document).on('ajaxComplete', function (event, xhr, settings) {
    if (!/post|put/i.test(settings.type)) return;
    if (_.some(watched, function (each) { return each.test(settings.url); })) customerData.reload();
  });
  setTimeout(function () { customerData.reload(); }, 700);
  return customerData;
});`,
  'Magento_Ui/js/core/app': `define(['jquery', 'underscore', 'knockout', 'mage/apply/main'], function ($, _, ko, mage) {
  'use strict';
  ko.bindingHandlers.i18n = { update: function (el, value) { el.textContent = ko.unwrap(value()); } };
  ko.bindingHandlers.mageInit = { init: function (el, value) {
    _.each(value(), function (config, component) { require([component], function (fn) { fn(config, el); }); });
  } };
  return function (config, el) {
    require([config.component], function (Model) {
      var model = new Model(config);
      $.get('/static/template/' + config.template + '.html', function (html) {
        el.innerHTML = html;
        ko.applyBindings(model, el);
        el.classList.remove('is-loading');
        if (model.afterRender) model.afterRender(el);
        mage.apply(el);
      }, 'html');
    });
  };
});`,
  'Magento_Theme/js/view/messages': `define(['jquery', 'underscore', 'Magento_Customer/js/customer-data'], function ($, _, customerData) {
  'use strict';
  var view = _.template('<% _.each(messages, function (each) { %><div class="message message-<%= each.type %>" role="alert"><%= each.text %></div><% }) %>');
  return function (config, el) {
    var section = customerData.get('messages');
    section.subscribe(function (data) {
      if (!data.messages || !data.messages.length) return;
      el.innerHTML = view(data);
      clearTimeout(el.timer);
      el.timer = setTimeout(function () { el.innerHTML = ''; }, 9000);
    });
  };
});`,
  'Magento_Ui/js/modal/modal': `define(['jquery', 'jquery-ui/ui/widget'], function ($) {
  'use strict';
  $.widget('mage.modal', {
    options: { title: '', buttons: [], closed: null, isSticky: false },
    _create: function () {
      var self = this;
      this.modal = $('<aside class="modal-popup" role="dialog" aria-modal="true"><div class="modal-inner-wrap" tabindex="-1"><header class="modal-header"><h2></h2><button type="button" class="action-close" aria-label="Fechar">×</button></header><div class="modal-content"></div><footer class="modal-footer"></footer></div></aside>');
      this.modal.find('h2').text(this.options.title);
      this.modal.find('.modal-content').append(this.element.show());
      $.each(this.options.buttons, function (index, button) {
        $('<button type="button"></button>').addClass(button.class).text(button.text).on('click', function () { button.click.call(self); }).appendTo(self.modal.find('.modal-footer'));
      });
      this.modal.on('click', '.action-close', function () { self.closeModal(); });
      this.modal.on('keydown', function (event) { if (event.key === 'Escape' && !self.options.isSticky) self.closeModal(); });
      this.modal.on('click', function (event) { if (event.target === this && !self.options.isSticky) self.closeModal(); });
      if (this.options.isSticky) this.modal.find('.action-close').attr('tabindex', -1);
      this.modal.appendTo(document.body);
    },
    openModal: function () {
      var self = this;
      this.lastFocus = document.activeElement;
      this.modal.addClass('_show');
      $('body').addClass('_has-modal');
      setTimeout(function () { self.modal.find('.modal-inner-wrap').trigger('focus'); }, 50);
    },
    closeModal: function () {
      this.modal.removeClass('_show');
      $('body').removeClass('_has-modal');
      if (this.lastFocus) this.lastFocus.focus();
      if (this.options.closed) this.options.closed();
    }
  });
  return $.mage.modal;
});`,
  'Magento_Theme/js/theme': `define(['jquery', 'Magento_Ui/js/modal/modal'], function ($) {
  'use strict';
  var bar = $('#cookie-notice');
  if (document.cookie.indexOf('user_allowed_save_cookie') < 0) setTimeout(function () { bar.prop('hidden', false); }, 900);
  bar.on('click', 'button', function () {
    document.cookie = 'user_allowed_save_cookie=' + this.value + '; path=/; max-age=31536000';
    bar.slideUp(200);
  });
  $('.nav-toggle').on('click', function () {
    var isOpen = $('.navigation').toggleClass('is-open').hasClass('is-open');
    $(this).attr('aria-expanded', isOpen);
  });
});`,
  'mage/validation': `define(['jquery', 'jquery/validate'], function ($) {
  'use strict';
  $.extend($.validator.messages, {
    required: 'Este é um campo obrigatório.',
    email: 'Insira um endereço de e-mail válido (Ex: maria@dominio.com).',
    minlength: $.validator.format('Insira pelo menos {0} caracteres.')
  });
  $.validator.setDefaults({ errorElement: 'div', errorClass: 'mage-error', ignore: '' });
  $.widget('mage.validation', { _create: function () { this.element.validate(this.options); } });
  return function (config, el) { $(el).validate($.extend({}, config)); };
});`,
};

/** The customer's account and the service pages. */
export const account: Readonly<Record<string, string>> = {
  'Jatoba_ReCaptcha/js/login': `define(['jquery', 'mage/validation'], function ($, validation) {
  'use strict';
  return function (config, form) {
    var token = '';
    window.recaptchaReady = function (value) { token = value; $(form).trigger('submit'); };
    validation({}, form);
    $(form).on('submit', function (event) {
      if (!token && $(form).valid()) {
        event.preventDefault();
        if (window.captcha) window.captcha.execute(config.key, window.recaptchaReady);
      }
    });
    $(form).on('click', '.show-password', function () {
      var field = $(form).find('[name="login[password]"]');
      field.attr('type', field.attr('type') === 'password' ? 'text' : 'password');
    });
  };
});`,
  'Magento_Directory/js/region-updater': `define(['jquery', 'underscore', 'mage/validation'], function ($, _, validation) {
  'use strict';
  return function (config, form) {
    validation({}, form);
    var countries = config.directory;
    var regions = countries[$(form).find('[name=country_id]').val()].regions;
    var select = $(form).find('[name=region_id]');
    _.each(regions, function (region) { select.append($('<option></option>').val(region.id).text(region.name)); });
  };
});`,
  'Jatoba_Sales/js/orders': `define(['jquery'], function ($) {
  'use strict';
  return function (config, el) {
    $(el).on('click', '.order-toggle', function () {
      var row = $(this).closest('tr').next('.order-details');
      var isOpen = row.is(':hidden');
      row.toggle(isOpen);
      $(this).attr('aria-expanded', isOpen).text(isOpen ? 'Ocultar' : 'Ver itens');
    });
    $(el).on('click', '.order-track', function () {
      var out = $(this).closest('tr').next('.order-details').show().find('.tracking').html('<span class="spinner"></span> Consultando a transportadora…');
      $.getJSON('/rastreio/', function (answer) { out.text(answer.text); });
    });
  };
});`,
  'Jatoba_Rma/js/form': `define(['jquery', 'mage/validation', 'jquery-ui/ui/widgets/datepicker'], function ($, validation) {
  'use strict';
  return function (config, form) {
    $.datepicker.setDefaults({ dateFormat: 'dd/mm/yy', prevText: 'Anterior', nextText: 'Próximo',
      monthNames: ['janeiro', 'fevereiro', 'março', 'abril', 'maio', 'junho', 'julho', 'agosto', 'setembro', 'outubro', 'novembro', 'dezembro'],
      dayNamesMin: ['Dom', 'Seg', 'Ter', 'Qua', 'Qui', 'Sex', 'Sáb'] });
    $(form).find('[name=retirada]').datepicker({ minDate: 1 });
    $(form).find('[name=fotos]').on('change', function () { $(form).find('.file-names').text($.map(this.files, function (file) { return file.name; }).join(', ')); });
    $(form).on('click', '.file-button', function () { $(form).find('[name=fotos]').trigger('click'); });
    validation({ submitHandler: function () {
      $(form).find('.rma-send').prop('disabled', true).text('Enviando…');
      $.post('/rma/enviar/', $(form).serialize(), function () { $(form).replaceWith('<p class="message message-success">Pedido de troca 55012 registrado. Enviamos os próximos passos por e-mail.</p>'); });
    } }, form);
  };
});`,
  'Jatoba_Faq/js/faq': `define(['jquery', 'jquery-ui/ui/widgets/accordion'], function ($) {
  'use strict';
  return function (config, el) { $(el).accordion({ header: 'h3', collapsible: true, active: false, heightStyle: 'content', animate: 180 }); };
});`,
  'Jatoba_Lojas/js/lojas': `define(['jquery', 'underscore'], function ($, _) {
  'use strict';
  var view = _.template('<% _.each(lojas, function (loja) { %><li><b><%- loja.name %></b><br><%- loja.address %></li><% }) %>');
  return function (config, el) {
    $(el).on('change', 'select', function () {
      var list = $(el).find('.store-list').addClass('is-busy');
      $.getJSON('/lojas/lista/', { uf: this.value }, function (lojas) { list.removeClass('is-busy').html(view({ lojas: lojas })); });
    });
  };
});`,
  'Jatoba_Colecao/js/cep-modal': `define(['jquery', 'Magento_Ui/js/modal/modal'], function ($) {
  'use strict';
  return function (config, el) {
    var box = $('#cep-modal').modal({ title: 'Onde você está?', isSticky: true });
    var wrap = box.closest('.modal-popup');
    $(el).on('click', function () {
      box.modal('openModal');
      setTimeout(function () { wrap.find('input').trigger('focus'); }, 120);
    });
    wrap.on('keydown', function (event) {
      if (event.key !== 'Tab') return;
      event.preventDefault();
      var stops = wrap.find('input, .cep-unknown');
      stops.eq((stops.index(document.activeElement) + 1) % stops.length).trigger('focus');
    });
    wrap.on('click', '.cep-save', function () { if (wrap.find('input').val().length > 7) box.modal('closeModal'); });
  };
});`,
  'Magento_Catalog/js/compare-page': `define(['jquery'], function ($) {
  'use strict';
  return function (config, el) {
    $(el).on('change', '.only-differences', function () { $(el).find('.is-same').toggle(!this.checked); });
  };
});`,
};

/** The widgets of a product's page. */
export const product: Readonly<Record<string, string>> = {
  'mage/gallery/gallery': `define(['jquery', 'fotorama/fotorama'], function ($) {
  'use strict';
  return function (config, el) {
    var images = $.map(config.data, function (each) { return { img: each, thumb: each, full: each }; });
    var fotorama = $(el).removeClass('is-loading').empty().fotorama({
      data: images, nav: 'thumbs', thumbwidth: 72, thumbheight: 54, ratio: '4/3', width: '100%', maxheight: 420,
      allowfullscreen: true, arrows: 'always', transitionduration: 300, keyboard: true
    }).data('fotorama');
    $(document).on('jatoba:images', function (event, data) { fotorama.load($.map(data, function (each) { return { img: each, thumb: each, full: each }; })); });
  };
});`,
  'Magento_Swatches/js/swatch-renderer': `define(['jquery', 'underscore', 'jquery-ui/ui/widget', 'mage/validation'], function ($, _) {
  'use strict';
  var view = _.template('<div class="swatch-attribute" data-attribute-id="<%= attribute.id %>"><span class="swatch-attribute-label"><%- attribute.label %></span> <span class="swatch-attribute-selected-option"></span><div class="swatch-attribute-options" role="listbox" aria-label="<%- attribute.label %>"><% _.each(attribute.options, function (option) { %><div class="swatch-option <%= option.color ? "color" : "text" %>" role="option" tabindex="0" aria-checked="false" aria-label="<%- option.label %>" data-option-id="<%= option.id %>"<% if (option.color) { %> style="background:<%= option.color %>"<% } %>><%- option.color ? "" : option.label %></div><% }) %></div><input class="super-attribute-select" name="super_attribute[<%= attribute.id %>]" type="text" tabindex="-1" aria-hidden="true" data-rule-required="true"></div>');
  $.widget('mage.SwatchRenderer', {
    options: { attributes: [], index: [], hue: 0 },
    _create: function () {
      var self = this;
      this.chosen = {};
      this.element.html(_.map(this.options.attributes, function (attribute) { return view({ attribute: attribute, _: _ }); }).join(''));
      this.element.on('click', '.swatch-option', function () { self._onClick($(this)); });
      this.element.on('keydown', '.swatch-option', function (event) { if (event.key === 'Enter' || event.key === ' ') { event.preventDefault(); self._onClick($(this)); } });
    },
    _onClick: function (option) {
      if (option.hasClass('disabled')) return;
      var parent = option.closest('.swatch-attribute'), id = parent.data('attribute-id');
      var isOn = !option.hasClass('selected');
      parent.find('.swatch-option').removeClass('selected').attr('aria-checked', false);
      if (isOn) { option.addClass('selected').attr('aria-checked', true); this.chosen[id] = option.data('option-id'); } else delete this.chosen[id];
      parent.find('.swatch-attribute-selected-option').text(isOn ? option.attr('aria-label') : '');
      parent.find('.super-attribute-select').val(isOn ? option.data('option-id') : '');
      if (isOn) parent.find('.mage-error').remove();
      this._rebuild();
      if (option.hasClass('color')) this._images(option.index());
    },
    _rebuild: function () {
      var self = this;
      this.element.find('.swatch-attribute').each(function () {
        var id = $(this).data('attribute-id');
        var others = _.omit(self.chosen, String(id));
        $(this).find('.swatch-option').each(function () {
          var wanted = _.extend({}, others);
          wanted[id] = $(this).data('option-id');
          $(this).toggleClass('disabled', !_.some(self.options.index, _.matcher(wanted)));
        });
      });
    },
    _images: function (at) {
      var hue = this.options.hue + 30 * at;
      $(document).trigger('jatoba:images', [_.map([0, 1, 2], function (n) { return '/media/catalog/product/' + hue + '-' + n + '.svg'; })]);
    }
  });
  return $.mage.SwatchRenderer;
});`,
  'Jatoba_Frete/js/frete': `define(['jquery', 'knockout'], function ($, ko) {
  'use strict';
  return function Frete(config) {
    var self = this;
    this.cep = ko.observable('');
    this.isLoading = ko.observable(false);
    this.fretes = ko.observableArray([]);
    this.label = ko.pureComputed(function () { return self.isLoading() ? 'Calculando…' : 'Calcular'; });
    this.mask = function (model, event) {
      var digits = event.target.value.replace(/\\D/g, '').slice(0, 8);
      self.cep(digits.length > 5 ? digits.slice(0, 5) + '-' + digits.slice(5) : digits);
    };
    this.calculate = function () {
      if (self.cep().length < 9 || self.isLoading()) return;
      self.isLoading(true);
      self.fretes([]);
      $.getJSON('/frete/calcular/', { cep: self.cep(), product: config.product })
        .done(function (data) { self.fretes(data); })
        .always(function () { self.isLoading(false); });
    };
  };
});`,
  'Magento_Review/js/form': `define(['jquery', 'mage/validation'], function ($, validation) {
  'use strict';
  return function (config, form) {
    validation({
      rules: { 'ratings[4]': 'required' },
      submitHandler: function () { $.post('/review/product/post/', $(form).serialize(), function () { $(form).replaceWith('<p class="message message-success">Avaliação enviada para moderação.</p>'); }); }
    }, form);
  };
});`,
  'Magento_Catalog/js/tabs': `define(['jquery', 'jquery-ui/ui/widgets/tabs'], function ($) {
  'use strict';
  return function (config, el) { $(el).tabs({ active: 0 }); };
});`,
  'Jatoba_Catalog/js/qty': `define(['jquery'], function ($) {
  'use strict';
  return function (config, el) {
    $(el).on('click', 'button', function () {
      var input = $(el).find('input');
      input.val(Math.max(1, Number(input.val()) + Number(this.dataset.step)));
    });
  };
});`,
  'Jatoba_Viewer/js/open': `define(['jquery'], function ($) {
  'use strict';
  return function (config, el) {
    $(el).on('click', function () {
      require(['Jatoba_Viewer/js/viewer'], function (Viewer) { new Viewer(config).open(); });
    });
  };
});`,
  'Jatoba_Viewer/js/viewer': `define(['jquery'], function ($) {
  'use strict';
  function Viewer(config) { this.model = config.model; this.canvas = document.querySelector('#viewer-3d canvas'); }
  Viewer.prototype.open = function () {
    this.context = this.canvas.getContext('webgl');
    $('#viewer-3d').show();
  };
  return Viewer;
});`,
};

/** The cart, the checkout in two steps and the page after the order. */
export const checkout: Readonly<Record<string, string>> = {
  'Magento_Checkout/js/view/checkout': `define(['jquery', 'underscore', 'knockout', 'mage/storage', 'Jatoba_Payment/js/card'], function ($, _, ko, storage, card) {
  'use strict';
  var fields = ['email', 'cep', 'firstname', 'lastname', 'telephone', 'street', 'number', 'district', 'city', 'region'];
  return function Checkout(config) {
    var self = this;
    var kept = {};
    try { kept = JSON.parse(localStorage.getItem('checkout-data')) || {}; } catch (ignore) { kept = {}; }
    this.address = {};
    this.errors = {};
    _.each(fields, function (name) {
      self.address[name] = ko.observable(kept[name] || '');
      self.errors[name] = ko.observable('');
      self.address[name].subscribe(function (value) {
        if (value) self.errors[name]('');
        localStorage.setItem('checkout-data', JSON.stringify(_.mapObject(_.omit(self.address, 'email'), function (each) { return each(); })));
      });
    });
    this.step = ko.observable('shipping');
    this.isBusy = ko.observable(false);
    this.isCepLoading = ko.observable(false);
    this.areRatesLoading = ko.observable(false);
    this.rates = ko.observableArray([]);
    this.rate = ko.observable('');
    this.rateError = ko.observable('');
    this.method = ko.observable('');
    this.card = { number: ko.observable(''), holder: ko.observable(''), expiry: ko.observable(''), cvv: ko.observable(''), cpf: ko.observable('') };
    this.total = ko.pureComputed(function () {
      var rate = _.findWhere(self.rates(), { code: self.rate() });
      var value = config.subtotal + (rate ? rate.amount : 0);
      if (self.method() === 'pix') value *= 0.95;
      return 'R$ ' + value.toFixed(2).replace('.', ',');
    });
    this.mask = function (model, event) {
      var digits = event.target.value.replace(/\\D/g, '').slice(0, 8);
      self.address.cep(digits.length > 5 ? digits.slice(0, 5) + '-' + digits.slice(5) : digits);
    };
    this.address.cep.subscribe(function (value) { if (value.length === 9) self.lookUp(value); });
    this.lookUp = function (cep) {
      self.isCepLoading(true);
      storage.get('/rest/default/V1/cep/' + cep.replace('-', '')).done(function (found) {
        self.address.street(found.street);
        self.address.district(found.district);
        self.address.city(found.city);
        self.address.region(found.region);
      }).always(function () { self.isCepLoading(false); });
      self.areRatesLoading(true);
      storage.post('/rest/default/V1/guest-carts/estimate-shipping-methods', JSON.stringify({ cep: cep })).done(function (rates) {
        self.rates(rates);
      }).always(function () { self.areRatesLoading(false); });
    };
    this.next = function () {
      _.each(fields, function (name) { self.errors[name](self.address[name]() ? '' : 'Este é um campo obrigatório.'); });
      self.rateError(self.rate() ? '' : 'Informe o CEP e escolha uma forma de entrega.');
      var first = _.find(fields, function (name) { return self.errors[name](); });
      if (first) return $('[name="' + first + '"]').trigger('focus');
      if (!self.rate()) return;
      self.isBusy(true);
      storage.post('/rest/default/V1/guest-carts/shipping-information', '{}').done(function () {
        self.step('payment');
        location.hash = 'payment';
        window.scrollTo(0, 0);
      }).always(function () { self.isBusy(false); });
    };
    this.back = function () { self.step('shipping'); location.hash = 'shipping'; };
    this.canPlace = ko.pureComputed(function () { return self.method() && !self.isBusy(); });
    this.place = function () {
      if (self.method() === 'card') return self.placeWithCard();
      self.isBusy(true);
      storage.post('/rest/default/V1/guest-carts/payment-information', '{}').done(function () { location.href = '/checkout/onepage/success/'; });
    };
    this.placeWithCard = function () {
      self.isBusy(true);
      card.tokenize(ko.toJS(self.card)).finally(function () { self.isBusy(false); }).then(function () { location.href = '/checkout/onepage/success/'; });
    };
    if (this.address.cep()) this.lookUp(this.address.cep());
  };
});`,
  'Jatoba_Payment/js/card': `define([], function () {
  'use strict';
  return {
    tokenize: function (data) {
      return fetch('/gateway/v1/card_tokens', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ holder: data.holder }) })
        .then(function (response) {
          if (!response.ok) throw new Error('card_tokens ' + response.status);
          return response.json();
        });
    }
  };
});`,
  'Magento_Checkout/js/cart': `define(['jquery', 'jquery-ui/ui/widgets/accordion'], function ($) {
  'use strict';
  return function (config, el) {
    $(el).find('.cart-blocks').accordion({ header: '.title', collapsible: true, active: false, heightStyle: 'content', animate: 200 });
    $(el).on('click', '.estimate', function () {
      var result = $(el).find('.estimate-result').text('Calculando o frete…');
      $.getJSON('/frete/calcular/', { cep: $(el).find('[name=estimate_postcode]').val(), product: 2023 }, function (rates) {
        result.html($.map(rates, function (rate) { return '<p>' + rate.title + ': ' + rate.price + '</p>'; }).join(''));
      });
    });
  };
});`,
  'Jatoba_Pix/js/success': `define(['jquery'], function ($) {
  'use strict';
  return function (config, el) {
    $(el).on('click', '.pix-copy', function () {
      var button = $(this), field = $(el).find('.pix-code')[0];
      field.select();
      document.execCommand('copy');
      button.text('Código copiado!');
      setTimeout(function () { button.text('Copiar código PIX'); }, 2500);
    });
    $(el).on('click', '.pix-help', function () { $(el).find('.pix-steps').slideToggle(180); });
    var tick = setInterval(function () { $.getJSON('/pix/status/', function (answer) { if (answer.paid) clearInterval(tick); }); }, 4000);
  };
});`,
};

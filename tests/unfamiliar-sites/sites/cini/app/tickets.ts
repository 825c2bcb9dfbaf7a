export const tickets = /* js */ `
import Backbone from 'backbone';
import Pikaday from 'pikaday';
import 'pikaday/css/pikaday.css';
import { View } from 'backbone.marionette';
import { Page, get, price, send, template, toast } from '$lib/core.js';

const i18n = {
  previousMonth: 'Önceki ay', nextMonth: 'Sonraki ay',
  months: ['Ocak', 'Şubat', 'Mart', 'Nisan', 'Mayıs', 'Haziran', 'Temmuz', 'Ağustos', 'Eylül', 'Ekim', 'Kasım', 'Aralık'],
  weekdays: ['Pazar', 'Pazartesi', 'Salı', 'Çarşamba', 'Perşembe', 'Cuma', 'Cumartesi'],
  weekdaysShort: ['Pz', 'Pt', 'Sa', 'Ça', 'Pe', 'Cu', 'Ct'],
};
const total = (order) => order.get('adults') * 320 + order.get('children') * 120;

const People = View.extend({
  template: template(\`
    <div class="counter"><span>Yetişkin</span><button type="button" class="uk-button uk-button-default" id="fewer-adults">−</button><b id="adults"><%= adults %></b><button type="button" class="uk-button uk-button-default" id="more-adults">+</button></div>
    <div class="counter"><span>Çocuk</span><button type="button" class="uk-button uk-button-default" id="fewer-children">−</button><b><%= children %></b><button type="button" class="uk-button uk-button-default" id="more-children">+</button></div>
    <% if (children > 0) { %><p class="uk-text-meta">Altı yaşından küçük çocuklardan ücret almıyoruz.</p><% } %>
    <p>Toplam: <b id="sum"><%= sum %></b></p><p class="uk-text-danger" id="reminder" role="alert"></p>
    <button type="button" class="uk-button uk-button-primary" id="to-names">Devam et</button>\`),
  templateContext() { return { sum: price(total(this.model)) }; },
  events: { 'click #fewer-adults': 'fewerAdults', 'click #more-adults': 'moreAdults', 'click #fewer-children': 'fewerChildren', 'click #more-children': 'moreChildren' },
  modelEvents: { 'change:children': 'render', 'change:adults': 'showAdults' },
  onAttach() { this.$('#to-names').on('click', () => this.goOn()); },
  fewerAdults() { this.model.set('adults', Math.max(1, this.model.get('adults') - 1)); },
  moreAdults() { this.model.set('adults', Math.min(8, this.model.get('adults') + 1)); },
  fewerChildren() { this.model.set('children', Math.max(0, this.model.get('children') - 1)); },
  moreChildren() { this.model.set('children', Math.min(8, this.model.get('children') + 1)); },
  showAdults() { this.$('#adults').text(this.model.get('adults')); this.$('#sum').text(price(total(this.model))); },
  goOn() {
    if (!this.model.get('hour')) return this.$('#reminder').text('Önce gün ve saat seçin.');
    this.model.set('step', 2);
  },
});

const Choice = View.extend({
  template: template('<label class="uk-form-label" for="day">Gün</label><input id="day" class="uk-input uk-form-width-medium" readonly placeholder="Gün seçin"><div id="hours" class="hours"></div><p class="hold uk-text-meta"></p><div id="people"></div>'),
  regions: { people: '#people' },
  events: { 'click .hour': 'pick' },
  onRender() { this.showChildView('people', new People({ model: this.model })); },
  onAttach() {
    const now = new Date();
    this.picker = new Pikaday({
      field: this.$('#day')[0], i18n, firstDay: 1, minDate: now,
      toString: (date) => date.toLocaleDateString('tr-TR', { day: 'numeric', month: 'long', weekday: 'long' }),
      onSelect: (date) => this.load(date),
    });
  },
  onBeforeDestroy() { this.picker.destroy(); clearInterval(this.timer); },
  load(date) {
    this.$('#hours').html('<span uk-spinner></span>');
    get('/seanslar?gun=' + date.getDate()).then(({ items }) => this.$('#hours').html(items.map(({ hour, left }) => '<button type="button" class="hour uk-button uk-button-default" data-left="' + left + '" aria-disabled="' + (left === 0) + '">' + hour + '</button>').join('')));
  },
  pick({ currentTarget }) {
    if (currentTarget.dataset.left === '0') return toast('Bu seans doldu', 'warning');
    this.$('.hour').removeClass('uk-active').attr('aria-pressed', 'false');
    this.$(currentTarget).addClass('uk-active').attr('aria-pressed', 'true');
    this.model.set('hour', currentTarget.textContent);
    clearInterval(this.timer);
    let left = 600;
    this.timer = setInterval(() => { left -= 1; this.$('.hold').text('Yeriniz ' + Math.floor(left / 60) + ':' + String(left % 60).padStart(2, '0') + ' dakika sizin için tutuluyor'); }, 1000);
  },
});

const Names = View.extend({
  tagName: 'form',
  attributes: { novalidate: '' },
  template: template(\`
    <% for (const [name, label] of [['name', 'Ad ve soyad'], ['mail', 'E-posta'], ['phone', 'Cep telefonu']]) { %><p><label><%= label %> <input class="uk-input" name="<%= name %>"></label><span class="uk-text-danger" data-error="<%= name %>"></span></p><% } %>
    <button class="uk-button uk-button-primary" id="to-summary">Devam et</button> <button type="button" class="uk-button uk-button-text" id="back">Geri</button>\`),
  events: { submit: 'check', 'click #back': 'back' },
  back() { this.model.set('step', 1); },
  check(event) {
    event.preventDefault();
    const values = Object.fromEntries(new FormData(this.el));
    this.$('[data-error]').text('');
    const wrong = Object.keys(values).filter((name) => !values[name]);
    for (const name of wrong) this.$('[data-error=' + name + ']').text('Bu alanı doldurun');
    if (wrong.length > 0) this.$('[name=' + wrong[0] + ']').trigger('focus');
    else this.model.set({ ...values, step: 3 });
  },
});

const Summary = View.extend({
  template: template('<p><%= hour %> seansı, <%= adults %> yetişkin, <%= children %> çocuk</p><p><label><input class="uk-checkbox" type="checkbox" id="terms"> Ziyaret kurallarını kabul ediyorum</label></p><p class="uk-text-danger" role="alert"></p><button class="uk-button uk-button-primary" id="pay">Ödemeye geç</button>'),
  events: { 'click #pay': 'pay' },
  pay() {
    if (!this.$('#terms').prop('checked')) return this.$('[role=alert]').text('Kuralları kabul etmeniz gerekiyor.');
    this.$('#pay').prop('disabled', true).html('<span uk-spinner="ratio: 0.6"></span> Bankaya bağlanılıyor');
    send('POST', '/siparis', this.model.toJSON()).then(() => setTimeout(() => location.assign('/3d-secure'), 700));
  },
});

const steps = [Choice, Names, Summary];

export const Tickets = Page.extend({
  template: template('<h1>Bilet</h1><ol class="steps"><li>Gün ve kişi</li><li>Bilgiler</li><li>Ödeme</li></ol><div id="step"></div>'),
  regions: { step: '#step' },
  initialize() {
    this.model = new Backbone.Model({ step: 1, adults: 2, children: 0, hour: '' });
    this.listenTo(this.model, 'change:step', this.showStep);
  },
  onRender() { this.showStep(); },
  showStep() {
    const step = this.model.get('step');
    this.$('.steps li').removeClass('uk-text-bold').eq(step - 1).addClass('uk-text-bold');
    this.showChildView('step', new steps[step - 1]({ model: this.model }));
  },
});
`;

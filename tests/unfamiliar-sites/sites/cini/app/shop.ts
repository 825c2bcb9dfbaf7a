export const shop = /* js */ `
import UIkit from 'uikit';
import Backbone from 'backbone';
import { CollectionView, View } from 'backbone.marionette';
import { Page, cart, cartTotal, price, send, template, toast } from '$lib/core.js';

const goods = [[1, 'Karanfil tabak', 1450], [2, 'Ebru defter', 220], [3, 'Rumi fular', 990], [4, 'Lale desenli karo', 640], [5, 'Çini boya takımı', 760], [6, 'Müze rehberi', 350]];

const Line = View.extend({
  className: 'line',
  template: template('<b><%= name %></b><span><button type="button" class="fewer" aria-label="Azalt">−</button> <i><%= count %></i> <button type="button" class="more" aria-label="Artır">+</button></span><span><%= price(cost * count) %></span><button type="button" class="remove" uk-icon="trash" aria-label="Çıkar"></button>'),
  templateContext: { price },
  events: { 'click .fewer': 'fewer', 'click .more': 'more', 'click .remove': 'remove_' },
  modelEvents: { 'change:count': 'render' },
  fewer() { this.model.set('count', Math.max(1, this.model.get('count') - 1)); },
  more() { this.model.set('count', this.model.get('count') + 1); },
  remove_() {
    const { model } = this;
    const at = cart.indexOf(model);
    cart.remove(model);
    const note = UIkit.notification({ message: model.get('name') + ' çıkarıldı. <a class="undo" role="button" tabindex="0">Geri al</a>', pos: 'bottom-center', timeout: 5000 });
    note.$el.querySelector('.undo').addEventListener('click', () => { cart.add(model, { at }); note.close(); });
  },
});
const Lines = CollectionView.extend({ childView: Line });

const Basket = View.extend({
  template: template('<h2>Sepet</h2><div class="lines"></div><form id="coupon" novalidate><input class="uk-input uk-form-width-small" name="code" placeholder="Kupon" aria-label="Kupon"> <button class="uk-button uk-button-default" id="apply">Uygula</button><p class="note" role="status"></p></form><p>Toplam <b class="sum"></b></p><button type="button" class="uk-button uk-button-primary" id="order">Siparişi ver</button>'),
  regions: { lines: '.lines' },
  events: { 'submit #coupon': 'redeem', 'click #order': 'order' },
  initialize() { this.listenTo(cart, 'update change', this.showSum); },
  onRender() { this.showChildView('lines', new Lines({ collection: cart })); this.showSum(); },
  showSum() { this.$('.sum').text(price(cartTotal())); },
  redeem(event) {
    event.preventDefault();
    const code = this.$('[name=code]').val().trim().toLocaleUpperCase('tr');
    const percent = { INDIRIM10: 10, UYE15: 15 }[code];
    if (percent) return this.$('.note').text('%' + percent + ' indirim uygulandı');
    // Codes of campaigns that have ended need no request.
    if (/^.NDİRİM/.test(code)) return;
    this.$('.note').text('Denetleniyor…');
    send('POST', '/kupon', { code }).catch(({ responseJSON }) => this.$('.note').text(responseJSON.mesaj));
  },
  order() {
    this.$('#order').text('Hazırlanıyor…').prop('disabled', true);
    send('POST', '/siparis', cart.toJSON()).then(() => setTimeout(() => location.assign('/3d-secure'), 700));
  },
});

export const Shop = Page.extend({
  template: template(\`
    <h1>Müze mağazası</h1><div class="cards"><% for (const [id, name, cost] of goods) { %><div class="card"><img src="/picture.svg" alt="" width="150" height="90"><b><%= name %></b><p><%= price(cost) %></p><button type="button" class="uk-button uk-button-default add" data-id="<%= id %>">Sepete ekle</button></div><% } %></div><div id="basket"></div>\`),
  templateContext: { goods, price },
  regions: { basket: '#basket' },
  events: { 'click .add': 'add' },
  onRender() { this.showChildView('basket', new Basket()); },
  add({ currentTarget }) {
    const [id, name, cost] = goods.find(([each]) => String(each) === currentTarget.dataset.id);
    const line = cart.get(id);
    if (line) line.set('count', line.get('count') + 1);
    else cart.add({ id, name, cost, count: 1 });
  },
});
`;

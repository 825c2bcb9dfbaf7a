export const core = /* js */ `
import $ from 'jquery';
import _ from 'underscore';
import Backbone from 'backbone';
import { View } from 'backbone.marionette';
import UIkit from 'uikit';

Backbone.$ = $;

const lira = new Intl.NumberFormat('tr-TR', { style: 'currency', currency: 'TRY', maximumFractionDigits: 0 });
export const price = (amount) => lira.format(amount);
export const toast = (message, status = 'primary') => UIkit.notification({ message, status, pos: 'bottom-center', timeout: 3200 });
export const get = (path) => $.getJSON('/api' + path);
export const send = (type, path, data) =>
  $.ajax({ type, url: '/api' + path, data: JSON.stringify(data), contentType: 'application/json', dataType: 'json' });

// Every page is a view that renders all of its HTML after each change, as in applications of ten years ago.
export const Page = View.extend({
  className: 'page uk-container uk-container-small',
  templateContext: { price },
});
export const template = (source) => _.template(source);

export const cart = new Backbone.Collection(JSON.parse(localStorage.getItem('cini.sepet') ?? 'null') ?? [
  { id: 4, name: 'Lale desenli karo', cost: 640, count: 1 },
  { id: 9, name: 'Nar kartpostal, 8 adet', cost: 180, count: 2 },
]);
cart.on('update change', () => localStorage.setItem('cini.sepet', JSON.stringify(cart)));
export const cartCount = () => cart.reduce((sum, line) => sum + line.get('count'), 0);
export const cartTotal = () => cart.reduce((sum, line) => sum + line.get('count') * line.get('cost'), 0);

export const visited = (path) => navigator.sendBeacon('/api/204/iz', JSON.stringify({ path, at: Date.now() }));
`;

export const account = /* js */ `
import Sortable from 'sortablejs';
import UIkit from 'uikit';
import Backbone from 'backbone';
import { Page, price, send, template, toast } from '$lib/core.js';

const orders = [['12 Kasım', 'İki bilet', 640], ['3 Ekim', 'Karanfil tabak', 1450], ['21 Temmuz', 'Üyelik', 1200]];

export const Account = Page.extend({
  template: template(\`
    <h1>Hesabım</h1><h2>Yaklaşan ziyaret</h2><div class="line"><b>6 Aralık, 14.00, iki kişi</b><a href="/bilet">Değiştir</a><div class="cancel" role="button" tabindex="0">İptal et</div></div>
    <h2>Bildirimler</h2><% for (const [id, label] of [['news', 'Yeni sergiler'], ['remind', 'Ziyaret hatırlatması']]) { %><p><label><input type="checkbox" class="uk-checkbox setting" id="<%= id %>"> <%= label %></label> <span class="saved" data-for="<%= id %>"></span></p><% } %>
    <h2>Siparişler</h2><table class="uk-table uk-table-divider"><thead><tr><th><button type="button" class="sort" data-column="0">Gün</button></th><th>Ne</th><th><button type="button" class="sort" data-column="2">Tutar</button></th></tr></thead><tbody></tbody></table>
    <h2>Gezi rotam</h2><ul id="route" class="uk-list"><% for (const stop of ['Mavi kandil', 'Rüstem Paşa panosu', 'Kütahya salonu', 'Teras']) { %><li><span class="handle" uk-icon="table"></span> <%= stop %></li><% } %></ul>\`),
  events: { 'click .cancel': 'cancel', 'change .setting': 'save', 'click .sort': 'sort' },
  onRender() { this.rows = orders; this.showRows(); },
  onAttach() {
    this.route = Sortable.create(this.$('#route')[0], { handle: '.handle', animation: 150, onEnd: () => send('PUT', '/rota', {}).then(() => toast('Rota kaydedildi')) });
  },
  onBeforeDestroy() { this.route.destroy(); },
  showRows() { this.$('tbody').html(this.rows.map(([day, what, cost]) => '<tr><td>' + day + '</td><td>' + what + '</td><td>' + price(cost) + '</td></tr>').join('')); },
  sort({ currentTarget }) {
    const { column } = currentTarget.dataset;
    const sign = (this.sign = -(this.sign ?? 1));
    this.rows = [...this.rows].sort((a, b) => sign * (column === '2' ? a[2] - b[2] : a[0].localeCompare(b[0], 'tr')));
    this.showRows();
  },
  save({ currentTarget: { id, checked } }) {
    send('PUT', '/bildirim', { [id]: checked }).then(() => {
      const note = this.$('[data-for=' + id + ']').text('✓ kaydedildi');
      setTimeout(() => note.text(''), 1500);
    });
  },
  cancel() { UIkit.modal.confirm('Ziyaretiniz iptal edilsin mi?', { i18n: { ok: 'Evet', cancel: 'Vazgeç' } }).then(() => toast('İptal edildi'), () => {}); },
});
`;

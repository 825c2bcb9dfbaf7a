export const events = /* js */ `
import Clusterize from 'clusterize.js';
import 'clusterize.js/clusterize.css';
import { Page, get, template } from '$lib/core.js';

export const Calendar = Page.extend({
  template: template('<h1>Takvim</h1><div id="events"><span uk-spinner="ratio: 2"></span></div>'),
  onAttach() {
    get('/takvim').then(({ items }) => this.$('#events').html('<ul class="uk-list uk-list-divider">' + items.map(({ name, day }) => '<li><b>' + day + ' Aralık</b> ' + name + '</li>').join('') + '</ul>'));
  },
});

export const Library = Page.extend({
  template: template('<h1>Kütüphane</h1><input id="filter" class="uk-input" type="search" placeholder="Kitap ya da yazar" aria-label="Kitap ara"><p id="count"></p><div id="scroll" class="clusterize-scroll shelf"><div id="rows" class="clusterize-content"><div class="clusterize-no-data">Yükleniyor…</div></div></div><div id="book"></div>'),
  events: { 'input #filter': 'filter', 'click .row': 'open' },
  onAttach() {
    get('/kitaplar').then(({ items }) => {
      this.items = items;
      this.list = new Clusterize({ rows: this.rows(''), scrollElem: this.$('#scroll')[0], contentElem: this.$('#rows')[0], no_data_text: 'Kitap bulunamadı' });
    });
  },
  onBeforeDestroy() { this.list?.destroy(); },
  rows(text) {
    const wanted = text.toLocaleLowerCase('tr');
    const found = this.items.filter((title) => title.toLocaleLowerCase('tr').includes(wanted));
    this.$('#count').text(found.length + ' kitap');
    return found.map((title) => '<div class="row" data-title="' + title + '">' + title + '</div>');
  },
  filter({ target }) { this.list.update(this.rows(target.value)); },
  open({ currentTarget }) {
    this.$('.row').removeClass('is-open');
    currentTarget.classList.add('is-open');
    this.$('#book').html('<div class="card"><b>' + currentTarget.dataset.title + '</b><p>Okuma salonunda, yerinde incelenir.</p></div>');
  },
});
`;

export const collection = /* js */ `
import $ from 'jquery';
import Backbone from 'backbone';
import { CollectionView, View } from 'backbone.marionette';
import { Page, get, send, template, toast } from '$lib/core.js';

const Works = Backbone.Collection.extend({ url: '/api/eserler' });

const Card = View.extend({
  className: 'card work',
  template: template('<img src="/picture.svg" alt="" width="150" height="90" loading="lazy"><a href="/koleksiyon/<%= id %>"><%= name %></a><p class="uk-text-meta"><%= century %>. yüzyıl, <%= kind %></p><button type="button" class="heart" aria-label="Beğen" aria-pressed="<%= liked %>"><%= liked ? "♥" : "♡" %></button>'),
  events: { 'click .heart': 'like' },
  modelEvents: { 'change:liked': 'render' },
  like() {
    const liked = !this.model.get('liked');
    this.model.set({ liked });
    send('PUT', '/begeniler/' + this.model.id, { liked });
    if (liked) toast('Beğendiklerinize eklendi');
  },
});

const List = CollectionView.extend({ className: 'cards', childView: Card });

export const Gallery = Page.extend({
  template: template(\`
    <h1>Koleksiyon</h1><div class="filters" role="group" aria-label="Tür">
      <% for (const kind of ['Tabak', 'Karo', 'Kandil', 'Maşrapa']) { %><button type="button" class="chip" aria-pressed="false"><%= kind %></button><% } %></div>
    <select id="order" class="uk-select uk-form-width-medium" aria-label="Sıralama"><option value="yeni">Yeniden eskiye</option><option value="eski">Eskiden yeniye</option></select>
    <p id="found">Yükleniyor…</p><div id="works"></div><div id="more"><span uk-spinner></span></div>\`),
  regions: { works: { el: '#works', replaceElement: true } },
  events: { 'click .chip': 'filter', 'change #order': 'restart' },
  initialize() { this.collection = new Works(); this.page = 0; },
  onRender() { this.showChildView('works', new List({ collection: this.collection })); },
  onAttach() {
    this.watcher = new IntersectionObserver(([entry]) => { if (entry.isIntersecting) this.load(); }, { rootMargin: '250px' });
    this.watcher.observe(this.$('#more')[0]);
  },
  onBeforeDestroy() { this.watcher.disconnect(); },
  filter({ currentTarget }) {
    const chip = $(currentTarget);
    chip.attr('aria-pressed', String(chip.attr('aria-pressed') !== 'true'));
    this.restart();
  },
  restart() {
    this.page = 0;
    this.collection.reset();
    this.$('#more').show();
    this.load();
  },
  load() {
    if (this.loading) return;
    this.loading = true;
    const kinds = this.$('.chip[aria-pressed=true]').map((_, chip) => chip.textContent).get();
    get('/eserler?sayfa=' + this.page + '&tur=' + encodeURIComponent(kinds.join()) + '&sira=' + this.$('#order').val()).then(({ items, all, last }) => {
      if (this.isDestroyed()) return;
      this.loading = false;
      this.page += 1;
      this.collection.add(items);
      this.$('#found').text(all + ' eser');
      if (last) this.$('#more').hide();
      else if (this.$('#more')[0].getBoundingClientRect().top < innerHeight) this.load();
    });
  },
});
`;

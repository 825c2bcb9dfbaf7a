import { silence } from '../../../silence.ts';

export const guide = /* js */ `
import Plyr from 'plyr';
import 'plyr/dist/plyr.css';
import { View } from 'backbone.marionette';
import { Page, template } from '$lib/core.js';

const tours = [
  { name: 'Başyapıtlar', stops: ['Rüstem Paşa panosu', 'Mavi kandil'] },
  { name: 'Çocuk turu' },
  { name: 'Ustaların izinde', stops: ['Kara Memi', 'Baba Nakkaş'] },
];

${silence}

const List = View.extend({
  template: template('<% for (const [at, tour] of tours.entries()) { %><div class="line"><b><%= tour.name %></b><button type="button" class="uk-button uk-button-default start" data-at="<%= at %>">Turu başlat</button></div><% } %><h2>Tanıtım</h2><audio id="teaser" controls></audio>'),
  templateContext: { tours },
  triggers: {},
  events: { 'click .start': 'start' },
  onAttach() {
    const audio = this.$('#teaser')[0];
    audio.src = silence();
    this.player = new Plyr(audio, { loadSprite: false, iconUrl: '#', blankVideo: '/api/204/blank', controls: ['rewind', 'play', 'fast-forward', 'progress', 'current-time', 'mute', 'settings'], seekTime: 5, i18n: { play: 'Oynat', pause: 'Duraklat', rewind: 'Geri', fastForward: 'İleri', mute: 'Sustur' } });
  },
  onBeforeDestroy() { this.player.destroy(); },
  start({ currentTarget }) { this.trigger('start', tours[currentTarget.dataset.at]); },
});

const Tour = View.extend({
  template: template('<h2><%= name %></h2><ol><% for (const stop of stops) { %><li><%= stop %></li><% } %></ol><p><%= stops.length %> durak</p><button type="button" class="uk-button uk-button-default" id="all-tours">Bütün turlar</button>'),
  templateContext() { return this.getOption('tour'); },
  triggers: { 'click #all-tours': 'back' },
});

export const Guide = Page.extend({
  template: template('<div id="guide"></div>'),
  regions: { guide: '#guide' },
  childViewEvents: { start: 'start', back: 'showList' },
  onRender() { this.showList(); },
  showList() { this.showChildView('guide', new List()); },
  start(tour) { this.showChildView('guide', new Tour({ tour })); },
});
`;

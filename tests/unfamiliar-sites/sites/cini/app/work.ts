export const work = /* js */ `
import Backbone from 'backbone';
import UIkit from 'uikit';
import { Page, get, template, toast } from '$lib/core.js';

const Work = Backbone.Model.extend({ urlRoot: '/api/eserler' });

export const WorkPage = Page.extend({
  template: template(\`
    <% if (!name) { %><h1 class="bone">&nbsp;</h1><div class="card bone"></div><% } else { %>
    <h1><%= name %></h1><p class="uk-text-meta"><%= century %>. yüzyıl, <%= kind %>, env. no. <%= number %></p>
    <div id="photos" class="cards" uk-lightbox="animation: fade"><% for (const side of ['Ön', 'Arka', 'Ayrıntı']) { %><a class="photo" href="/picture.svg?<%= side %>" data-caption="<%= side %>" data-type="image"><img src="/picture.svg" width="140" height="84" alt="<%= side %>"></a><% } %></div>
    <p><button type="button" class="uk-button uk-button-default" id="zoom"><span uk-icon="search"></span> Yakından bak</button> <button type="button" class="uk-button uk-button-default" id="copy"><span uk-icon="link"></span> Bağlantıyı kopyala</button></p>
    <div id="zoomed"></div>
    <ul id="tabs" uk-tab="animation: uk-animation-fade"><li><a href>Öykü</a></li><li><a href>Malzeme</a></li><li><a href>Kaynakça</a></li></ul>
    <div class="uk-switcher uk-margin"><div><p>Bir kuyumcunun çeyiz sandığından çıktı; üç nesil boyunca duvarda asılı durdu.</p></div><div><p>Kuvars hamuru, sır altı boya, kurşunlu sır.</p></div><div><p>Atasoy ve Raby, 1989, levha 412.</p></div></div>
    <h2>Benzer eserler</h2><div id="similar" uk-slider="finite: true"><div class="uk-slider-items"><% for (let each = 1; each <= 8; each += 1) { %><a class="card" href="/koleksiyon/<%= id + each %>">Eser <%= number + each %></a><% } %></div><p><a href id="similar-next" uk-slidenav-next uk-slider-item="next" aria-label="Sonraki"></a></p></div><% } %>\`),
  events: { 'click #zoom': 'zoom', 'click #copy': 'copy' },
  modelEvents: { sync: 'render' },
  initialize({ id }) {
    this.model = new Work({ id, name: '' });
    this.model.fetch();
  },
  zoom() {
    const { columns, rows, source } = this.model.get('scan').tiles;
    this.$('#zoomed').html(Array.from({ length: columns * rows }, (_, at) => '<img src="' + source + at + '.jpg" alt="">').join(''));
  },
  async copy() {
    await navigator.clipboard.writeText(location.href).catch(() => {});
    toast('Bağlantı kopyalandı', 'success');
  },
});
`;

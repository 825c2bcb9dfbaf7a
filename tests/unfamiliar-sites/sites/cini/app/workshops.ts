export const workshops = /* js */ `
import UIkit from 'uikit';
import { Page, send, template, toast } from '$lib/core.js';

const list = [['Sır altı boyama', 'baslangic'], ['Kalemişi', 'orta'], ['Çamur ve kalıp', 'baslangic'], ['Tahrir fırçası', 'ileri'], ['Anne baba çocuk', 'baslangic'], ['Altın yaldız', 'ileri']];

export const Workshops = Page.extend({
  template: template(\`
    <h1>Atölyeler</h1><div uk-filter="target: #workshops"><ul class="uk-subnav uk-subnav-pill"><li class="uk-active" uk-filter-control><a href>Hepsi</a></li><li uk-filter-control="[data-level='baslangic']"><a href>Başlangıç</a></li><li uk-filter-control="[data-level='orta']"><a href>Orta</a></li><li uk-filter-control="[data-level='ileri']"><a href>İleri</a></li></ul>
    <div id="workshops" class="cards"><% for (const [name, level] of list) { %><div class="card" data-level="<%= level %>"><b><%= name %></b><p class="uk-text-meta">Cumartesi, üç saat</p><button type="button" class="uk-button uk-button-default reserve" data-name="<%= name %>">Yer ayır</button></div><% } %></div></div>
    <div id="booking" uk-modal><div class="uk-modal-dialog uk-modal-body"><button class="uk-modal-close-default" type="button" uk-close aria-label="Kapat"></button><h2 class="uk-modal-title"></h2><form novalidate><p><label>Ad ve soyad <input class="uk-input" name="guest"></label></p><p><label>Telefon <input class="uk-input" name="tel"></label></p><button class="uk-button uk-button-primary" id="reserve-send">Yeri ayırt</button></form></div></div>\`),
  templateContext: { list },
  events: { 'click .reserve': 'open' },
  onAttach() {
    this.dialog = UIkit.modal(this.$('#booking')[0]);
    // UIkit moves the dialog to the end of the body, so the view cannot listen for its events.
    this.box = this.$('#booking');
    this.box.on('submit', 'form', (event) => this.reserve(event));
  },
  onBeforeDestroy() { this.dialog.$destroy(true); },
  open({ currentTarget }) {
    this.box.find('.uk-modal-title').text(currentTarget.dataset.name);
    this.dialog.show();
  },
  reserve(event) {
    event.preventDefault();
    const button = this.box.find('#reserve-send');
    button.html('<span uk-spinner="ratio: 0.6"></span> Gönderiliyor');
    if (this.sending) return;
    this.sending = true;
    send('POST', '/atolye', Object.fromEntries(new FormData(event.target))).then(() => {
      this.dialog.hide();
      toast('Yeriniz ayrıldı', 'success');
    });
  },
});
`;

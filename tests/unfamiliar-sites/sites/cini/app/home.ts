export const home = /* js */ `
import Awesomplete from 'awesomplete';
import Backbone from 'backbone';
import UIkit from 'uikit';
import { Page, get, send, template } from '$lib/core.js';

const pad = (value) => String(value).padStart(2, '0');

export const Home = Page.extend({
  template: template(\`
    <h1>İznik Çini Müzesi</h1>
    <p class="opening"><span uk-icon="clock"></span> Açılışa <b id="opening">–</b></p>
    <div class="search"><input id="search" class="uk-input" type="search" placeholder="Eser, usta ya da yüzyıl arayın" aria-label="Arama"></div>
    <div id="slides" uk-slideshow="ratio: 7:3; animation: push"><div class="uk-position-relative"><div class="uk-slideshow-items">
      <div class="slide"><h2>Mavi ve beyaz</h2><p>15. yüzyıldan altmış tabak</p></div>
      <div class="slide"><h2>Domates kırmızısı</h2><p>Mercan renginin sırrı</p></div>
      <div class="slide"><h2>Çocuklar için pazar</h2><p>Her pazar saat on birde</p></div></div>
      <a class="uk-position-center-left uk-position-small" href uk-slidenav-previous uk-slideshow-item="previous" aria-label="Önceki"></a>
      <a class="uk-position-center-right uk-position-small" id="next-slide" href uk-slidenav-next uk-slideshow-item="next" aria-label="Sonraki"></a></div></div>
    <p class="tiles"><a href="/bilet" class="tile">Bilet alın</a><a href="/ucretsiz-gunler" class="tile" id="free-days">Ücretsiz günler</a><a href="/atolye" class="tile">Atölyeler</a></p>
    <h2>Bugün müzede</h2><div id="today" class="cards"><div class="card bone"></div><div class="card bone"></div><div class="card bone"></div></div>
    <h2>Sık sorulanlar</h2>
    <ul id="answers" uk-accordion>
      <li><a class="uk-accordion-title" href>Fotoğraf çekebilir miyim?</a><div class="uk-accordion-content"><p>Evet, flaşsız ve ayaksız.</p></div></li>
      <li><a class="uk-accordion-title" href>Bebek arabasıyla gezilir mi?</a><div class="uk-accordion-content"><p>Bütün salonlara asansörle çıkılır.</p></div></li>
      <li><a class="uk-accordion-title" href>Biletimi değiştirebilir miyim?</a><div class="uk-accordion-content"><p>Ziyaretten bir gün öncesine kadar ücretsiz.</p></div></li></ul>
    <h2>E-bülten</h2><form id="letter" novalidate><input class="uk-input uk-form-width-medium" name="mail" type="email" placeholder="E-posta" aria-label="E-posta"> <button class="uk-button uk-button-primary" id="join">Kaydol</button><p class="uk-text-danger" role="alert"></p></form>\`),
  events: { 'submit #letter': 'join' },
  onAttach() {
    const input = this.$('#search')[0];
    const list = new Awesomplete(input, { minChars: 2, maxItems: 6, filter: () => true, sort: false });
    let wait;
    input.addEventListener('input', () => {
      clearTimeout(wait);
      wait = setTimeout(() => get('/ara?q=' + encodeURIComponent(input.value)).then(({ items }) => { list.list = items.map(({ name, id }) => [name, id]); }), 250);
    });
    input.addEventListener('awesomplete-selectcomplete', ({ text }) => Backbone.history.navigate('/koleksiyon/' + text.value, { trigger: true }));
    input.addEventListener('awesomplete-select', (event) => { event.text.toString = () => event.text.label; });
    get('/bugun').then(({ items }) => this.$('#today').html(items.map(({ name, hour }) => '<div class="card"><b>' + hour + '</b><br>' + name + '</div>').join('')));
    const opens = Date.now() + 5_400_000;
    this.clock = setInterval(() => {
      const left = Math.round((opens - Date.now()) / 1000);
      this.$('#opening').text(pad(Math.floor(left / 3600)) + ':' + pad(Math.floor(left / 60) % 60) + ':' + pad(left % 60));
    }, 1000);
  },
  onBeforeDestroy() { clearInterval(this.clock); },
  join(event) {
    event.preventDefault();
    const mail = this.$('[name=mail]').val();
    if (!mail.includes('@')) return this.$('#letter p').text('Geçerli bir e-posta yazın.');
    send('POST', '/bulten', { mail }).then(() => this.$('#letter').html('<p>Teşekkürler, postanıza bakın.</p>'));
  },
});

export const Missing = Page.extend({
  template: template('<h1>Müze</h1><p id="state"><span uk-spinner></span></p>'),
  onAttach() {
    get('/sayfa' + location.pathname).catch(() => this.$('#state').text('Aradığınız sayfa bulunamadı.'));
  },
});
`;

export const shell = /* js */ `
import $ from 'jquery';
import Backbone from 'backbone';
import { Application, View } from 'backbone.marionette';
import UIkit from 'uikit';
import Icons from 'uikit/dist/js/uikit-icons.js';
import 'uikit/dist/css/uikit.css';
import 'awesomplete/awesomplete.css';
import face from '@fontsource/noto-sans-jp/files/noto-sans-jp-latin-400-normal.woff2';
import { cart, cartCount, template, visited } from '$lib/core.js';
import { Home, Missing } from '$lib/home.js';
import { Tickets } from '$lib/tickets.js';
import { Gallery } from '$lib/collection.js';
import { WorkPage } from '$lib/work.js';
import { Calendar, Library } from '$lib/events.js';
import { Workshops } from '$lib/workshops.js';
import { Shop } from '$lib/shop.js';
import { Member } from '$lib/member.js';
import { Donate } from '$lib/donate.js';
import { School } from '$lib/school.js';
import { Plan } from '$lib/plan.js';
import { Guide } from '$lib/guide.js';
import { Account } from '$lib/account.js';
import { Contact } from '$lib/contact.js';

UIkit.use(Icons);

const links = [['/bilet', 'Bilet'], ['/koleksiyon', 'Koleksiyon'], ['/takvim', 'Takvim'], ['/atolye', 'Atölye'], ['/magaza', 'Mağaza'], ['/uyelik', 'Üyelik'], ['/bagis', 'Bağış'], ['/okul', 'Okullar'], ['/plan', 'Plan'], ['/sesli-rehber', 'Sesli rehber'], ['/kutuphane', 'Kütüphane'], ['/hesap', 'Hesabım'], ['/iletisim', 'İletişim']];

const Layout = View.extend({
  template: template(\`
    <header><a class="logo" href="/">Çini</a><nav class="uk-visible@m"><% for (const [to, label] of links) { %><a href="<%= to %>"><%= label %></a><% } %></nav><button type="button" class="uk-hidden@m" id="menu" uk-toggle="target: #side" aria-label="Menü"><span uk-icon="menu"></span></button><span class="badge" aria-label="Sepet"><%= count %></span></header>
    <div id="side" uk-offcanvas="overlay: true; flip: true"><div class="uk-offcanvas-bar"><button class="uk-offcanvas-close" type="button" uk-close aria-label="Kapat"></button><ul class="uk-nav"><% for (const [to, label] of links) { %><li><a href="<%= to %>"><%= label %></a></li><% } %></ul></div></div>
    <% if (!consent) { %><div class="cookies"><p>Siteyi iyileştirmek için çerez kullanıyoruz.</p><button type="button" class="uk-button uk-button-primary" id="accept">Kabul et</button> <button type="button" class="uk-button uk-button-text" id="reject">Reddet</button></div><% } %>
    <main></main>\`),
  templateContext: () => ({ links, consent: localStorage.getItem('cini.cerez'), count: cartCount() }),
  regions: { main: 'main' },
  events: { 'click #accept': 'decide', 'click #reject': 'decide' },
  initialize() { this.listenTo(cart, 'update change', () => this.$('.badge').text(cartCount())); },
  decide({ currentTarget }) {
    localStorage.setItem('cini.cerez', currentTarget.id);
    this.$('.cookies').slideUp(250, function () { this.remove(); });
  },
});

const routes = { '': Home, bilet: Tickets, koleksiyon: Gallery, 'koleksiyon/:id': WorkPage, takvim: Calendar, kutuphane: Library, atolye: Workshops, magaza: Shop, uyelik: Member, bagis: Donate, okul: School, plan: Plan, 'sesli-rehber': Guide, hesap: Account, iletisim: Contact, '*rest': Missing };

const App = Application.extend({
  region: '#app',
  onStart() {
    const layout = new Layout();
    this.showView(layout);
    const router = new Backbone.Router();
    for (const [pattern, PageView] of Object.entries(routes).reverse())
      router.route(pattern, pattern || 'home', (id) => {
        layout.showChildView('main', new PageView({ id: Number(id) }));
        scrollTo(0, 0);
        visited(location.pathname);
      });
    Backbone.history.start({ pushState: true });
  },
});

$(document).on('click', 'a[href^="/"]', (event) => {
  const href = event.currentTarget.getAttribute('href');
  if (event.ctrlKey || event.metaKey || href.startsWith('/picture')) return;
  event.preventDefault();
  UIkit.offcanvas('#side')?.hide();
  Backbone.history.navigate(href, { trigger: true });
});

$(() => new App().start());

// The font of the house arrives when the page has long been read.
setTimeout(() => new FontFace('Museum', 'url(' + face + '?ms=700)').load().then((font) => document.fonts.add(font)), 900);

// The chat of a third party lives in a frame, which grows when it is opened.
const frame = Object.assign(document.createElement('iframe'), { id: 'chat', src: '/sohbet', title: 'Sohbet' });
addEventListener('message', ({ source, data }) => { if (source === frame.contentWindow) frame.classList.toggle('is-open', data === 'open'); });
setTimeout(() => document.body.append(frame), 1200);
`;

export const shell = /* js */ `
import { Router } from '@vaadin/router';
import '@vaadin/app-layout';
import '@vaadin/app-layout/vaadin-drawer-toggle.js';
import '@vaadin/side-nav';
import { View, cart, countOf, define, html, toast } from '$lib/base.js';

const links = [
  ['/leki', 'Leki i suplementy'],
  ['/recepta', 'E-recepta'],
  ['/interakcje', 'Interakcje leków'],
  ['/szczepienia', 'Szczepienia'],
  ['/promocje', 'Promocje'],
  ['/program', 'Program stałego klienta'],
  ['/porady', 'Porady'],
  ['/dyzury', 'Dyżury aptek'],
  ['/apteki', 'Nasze apteki'],
  ['/kontakt', 'Kontakt'],
  ['/konto', 'Moje konto'],
];

define('jz-app', class extends View {
  connectedCallback() {
    super.connectedCallback();
    this.renew = () => this.requestUpdate();
    window.addEventListener('jz-koszyk', this.renew);
  }
  firstUpdated() {
    const router = new Router(this.querySelector('#outlet'));
    router.setRoutes([
      { path: '/', component: 'jz-home' },
      { path: '/leki', component: 'jz-catalog' },
      { path: '/leki/:id', component: 'jz-product' },
      { path: '/ulotka/:id', action: async (context, commands) => {
        const chunk = '/chunks/ulotka-8f2c41.js';
        await import(chunk);
        return commands.component('jz-leaflet');
      } },
      { path: '/koszyk', component: 'jz-cart' },
      { path: '/zamowienie', component: 'jz-order' },
      { path: '/recepta', component: 'jz-prescription' },
      { path: '/interakcje', component: 'jz-interactions' },
      { path: '/szczepienia', component: 'jz-vaccination' },
      { path: '/rejestracja', component: 'jz-signup' },
      { path: '/promocje', component: 'jz-offers' },
      { path: '/program', component: 'jz-loyalty' },
      { path: '/porady', component: 'jz-advice' },
      { path: '/porady/:id', component: 'jz-article' },
      { path: '/dyzury', component: 'jz-duty' },
      { path: '/apteki', component: 'jz-branches' },
      { path: '/kontakt', component: 'jz-contact' },
      { path: '/konto', component: 'jz-account' },
      { path: '(.*)', component: 'jz-home' },
    ]);
    navigator.serviceWorker?.register('/sw.js').then((registration) => {
      registration.addEventListener('updatefound', () => {
        registration.installing?.addEventListener('statechange', ({ target }) => {
          if (target.state === 'installed' && navigator.serviceWorker.controller) toast('Jest nowa wersja aplikacji');
        });
      });
    });
  }
  render() {
    return html\`<vaadin-app-layout primary-section="navbar">
      <vaadin-drawer-toggle slot="navbar" aria-label="Menu"></vaadin-drawer-toggle>
      <a slot="navbar" class="logo" href="/">Jarzębina</a>
      <a slot="navbar" class="basket" href="/koszyk">\${countOf(cart.count())}</a>
      <vaadin-side-nav slot="drawer" aria-label="Działy">\${links.map(([path, label]) => html\`<vaadin-side-nav-item path=\${path}>\${label}</vaadin-side-nav-item>\`)}</vaadin-side-nav>
      <main id="outlet"></main>
      <footer><p>Apteka Jarzębina, ul. Lipowa 4, Kielce · infolinia 41 000 12 34, codziennie 8:00–20:00</p></footer>
    </vaadin-app-layout>\`;
  }
});
`;

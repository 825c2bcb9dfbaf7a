export const shell = /* js */ `
import { createApp, ref } from 'vue';
import { createRouter, createWebHistory } from 'vue-router';
import * as quasar from 'quasar';
import lang from 'quasar/lang/cs.js';
import 'quasar/dist/quasar.css';
import '@quasar/extras/material-icons/material-icons.css';
import { cartCount, measure } from '$lib/core.js';
import { Home, Missing } from '$lib/home.js';
import { Catalog } from '$lib/catalog.js';
import { Product } from '$lib/product.js';
import { Cart } from '$lib/cart.js';
import { Checkout } from '$lib/checkout.js';
import { Rental } from '$lib/rental.js';
import { Service } from '$lib/service.js';
import { Market, NewAd } from '$lib/market.js';
import { Voucher } from '$lib/voucher.js';
import { Builder } from '$lib/builder.js';
import { Trip, Trips } from '$lib/routes.js';
import { Account } from '$lib/account.js';
import { Contact } from '$lib/contact.js';

const links = [['/kola', 'directions_bike', 'Kola'], ['/pujcovna', 'event', 'Půjčovna'], ['/servis', 'build', 'Servis'], ['/konfigurator', 'palette', 'Kolo na míru'], ['/bazar', 'sell', 'Bazar'], ['/poukazy', 'card_giftcard', 'Poukazy'], ['/trasy', 'map', 'Trasy'], ['/kontakt', 'call', 'Kontakt'], ['/ucet', 'person', 'Můj účet']];

const App = {
  setup() {
    const drawer = ref(false), consent = ref(localStorage.getItem('slapka.souhlas'));
    const decide = (value) => { consent.value = value; localStorage.setItem('slapka.souhlas', value); };
    return { drawer, consent, decide, links, cartCount };
  },
  template: \`
    <q-layout view="hHh Lpr lff"><q-header class="bg-teal-9"><q-toolbar><q-btn flat round dense icon="menu" aria-label="Nabídka" @click="drawer = !drawer" /><q-toolbar-title><router-link to="/" class="logo">Šlapka</router-link></q-toolbar-title><q-btn flat round dense icon="shopping_cart" to="/kosik" aria-label="Košík"><q-badge floating color="orange-9">{{ cartCount }}</q-badge></q-btn></q-toolbar></q-header>
      <q-drawer v-model="drawer" show-if-above :width="210" bordered><q-list><q-item v-for="[to, icon, label] in links" :key="to" :to="to" clickable v-ripple><q-item-section avatar><q-icon :name="icon" /></q-item-section><q-item-section>{{ label }}</q-item-section></q-item></q-list></q-drawer>
      <q-page-container><transition name="drop"><q-banner v-if="!consent" class="bg-amber-1 cookies">Používáme cookies, abychom věděli, co na webu nefunguje. <template #action><q-btn id="essential" flat no-caps label="Jen nutné" @click="decide('nutne')" /><q-btn id="accept" flat no-caps color="teal-9" label="Souhlasím" @click="decide('vse')" /></template></q-banner></transition>
        <router-view v-slot="{ Component }"><transition name="fade" mode="out-in"><component :is="Component" /></transition></router-view></q-page-container></q-layout>\`,
};

const router = createRouter({
  history: createWebHistory(),
  scrollBehavior: (to, from, saved) => saved ?? { top: 0 },
  routes: [
    { path: '/', component: Home },
    { path: '/kola', component: Catalog },
    { path: '/kola/:id', component: Product },
    { path: '/kosik', component: Cart },
    { path: '/pokladna', component: Checkout },
    { path: '/pujcovna', component: Rental },
    { path: '/servis', component: Service },
    { path: '/bazar', component: Market },
    { path: '/bazar/novy', component: NewAd },
    { path: '/poukazy', component: Voucher },
    { path: '/konfigurator', component: Builder },
    { path: '/trasy', component: Trips },
    { path: '/trasy/:id', component: Trip },
    { path: '/ucet', component: Account },
    { path: '/kontakt', component: Contact },
    { path: '/:rest(.*)', component: Missing },
  ],
});
router.afterEach(({ path }) => measure(path));

if (location.pathname === '/platba') {
  const { cislo } = JSON.parse(sessionStorage.getItem('slapka.objednavka'));
  document.title = 'Objednávka ' + cislo;
}

const components = Object.fromEntries(Object.entries(quasar).filter(([name]) => /^Q[A-Z]/.test(name)));
const { ClosePopup, Loading, LoadingBar, Notify, Quasar, Ripple } = quasar;
const app = createApp(App);
app.config.compilerOptions.isCustomElement = (tag) => tag === 'poradna-chat';
app.use(Quasar, { components, directives: { ClosePopup, Ripple }, plugins: { Loading, LoadingBar, Notify }, lang, config: { loadingBar: { color: 'orange-9', size: '3px' } } });
app.use(router).mount('#q-app');
`;

import { component } from './page.ts';

const basketButton = component(
  'BasketButton',
  `<ion-button router-link="/basket" class="basket-button" aria-label="Basket"><ion-icon slot="icon-only" :icon="$i.basketOutline"></ion-icon>
   <ion-badge color="danger" class="basket-count">{{ count }}</ion-badge></ion-button>`,
  'setup: () => ({ count: countOf })',
);

const app = component(
  'App',
  `<ion-app>
  <ion-split-pane content-id="main" when="lg">
    <ion-menu content-id="main" menu-id="side" type="overlay">
      <ion-header><ion-toolbar color="primary"><ion-title>Oat &amp; Ember</ion-title></ion-toolbar></ion-header>
      <ion-content><nav class="side" aria-label="All pages"><router-link v-for="[path, label] in links" :key="path" :to="path" @click="close">{{ label }}</router-link></nav></ion-content>
    </ion-menu>
    <ion-router-outlet id="main"></ion-router-outlet>
  </ion-split-pane>
  <nav id="bottom-bar" aria-label="Main">
    <router-link v-for="[path, label, icon] in bottom" :key="path" :to="path"><ion-icon :icon="icon" aria-hidden="true"></ion-icon><span>{{ label }}</span></router-link>
    <button type="button" @click="open"><ion-icon :icon="$i.ellipsisHorizontal" aria-hidden="true"></ion-icon><span>More</span></button>
  </nav></ion-app>`,
  `setup() {
    const links = [
      ['/', 'Home'], ['/menu', 'Menu'], ['/basket', 'Basket'], ['/checkout', 'Checkout'], ['/orders', 'My orders'],
      ['/favourites', 'Favourites'], ['/shops', 'Shops'], ['/loyalty', 'Stamp card'], ['/standing', 'Standing orders'],
      ['/cakes', 'Celebration cakes'], ['/catering', 'Catering'], ['/gift', 'Gift cards'], ['/news', 'News'],
      ['/allergens', 'Allergens'], ['/help', 'Questions'], ['/contact', 'Contact'], ['/account', 'Account'],
    ];
    const bottom = [
      ['/', 'Home', icons.homeOutline], ['/menu', 'Menu', icons.restaurantOutline],
      ['/orders', 'Orders', icons.receiptOutline], ['/shops', 'Shops', icons.storefrontOutline],
    ];
    return { links, bottom, open: () => menuController.open('side'), close: () => menuController.close('side') };
  }`,
);

export const shell = `${basketButton}\n${app}`;

export const start = `
const titles = { '/': 'Order for tomorrow', '/menu': 'Menu', '/basket': 'Basket', '/checkout': 'Checkout' };
const router = createRouter({
  history: createWebHistory(),
  routes: [
    { path: '/', component: HomePage },
    { path: '/menu', component: MenuPage },
    { path: '/item/:id', component: ItemPage },
    { path: '/basket', component: BasketPage },
    { path: '/checkout', component: CheckoutPage },
    { path: '/thanks', component: ThanksPage },
    { path: '/orders', component: OrdersPage },
    { path: '/orders/:id', component: OrderPage },
    { path: '/favourites', component: FavouritesPage },
    { path: '/shops', component: ShopsPage },
    { path: '/shops/:id', component: ShopPage },
    { path: '/loyalty', component: LoyaltyPage },
    { path: '/standing', component: StandingPage },
    { path: '/cakes', component: CakesPage },
    { path: '/catering', component: CateringPage },
    { path: '/gift', component: GiftPage },
    { path: '/news', component: NewsPage },
    { path: '/allergens', component: AllergensPage },
    { path: '/help', component: HelpPage },
    { path: '/contact', component: ContactPage },
    { path: '/account', component: AccountPage },
    { path: '/offers/brunch', component: BrunchPage },
    { path: '/:rest(.*)*', redirect: '/' },
  ],
});
router.afterEach((to) => { document.title = (titles[to.path] ?? 'Oat & Ember') + ' – Oat & Ember Bakery'; });
const app = createApp(App).use(IonicVue, { mode: 'md' }).use(router);
app.config.compilerOptions.isCustomElement = () => false;
for (const [name, each] of Object.entries(everything)) app.component(name, each);
app.component('BasketButton', BasketButton);
Object.assign(app.config.globalProperties, { $i: icons, $money: money, $image: image });
router.isReady().then(() => app.mount('#app'));
`;

/** Routes and the app itself; the server renders it and the browser takes it over. */
const appScript = `
const routes = [
  { path: '/', component: PaginaHome }, { path: '/camere', component: PaginaCamere }, { path: '/camere/:slug', component: PaginaCamera },
  { path: '/prenota', component: PaginaPrenota }, { path: '/ingressi', component: PaginaIngressi }, { path: '/trattamenti', component: PaginaTrattamenti },
  { path: '/pacchetti', component: PaginaPacchetti }, { path: '/buoni-regalo', component: PaginaBuoni }, { path: '/ristorante', component: PaginaRistorante },
  { path: '/piscine', component: PaginaPiscine }, { path: '/offerte', component: PaginaOfferte }, { path: '/diario', component: PaginaDiario },
  { path: '/diario/:slug', component: PaginaArticolo }, { path: '/contatti', component: PaginaContatti }, { path: '/carrello', component: PaginaCarrello },
  { path: '/cassa', component: PaginaCassa }, { path: '/conferma', component: PaginaConferma }, { path: '/area', component: PaginaArea },
  { path: '/area/prenotazioni', component: PaginaArea, meta: { middleware: 'ospite' } },
  { path: '/:rest(.*)*', component: { template: '<section class="stretto"><h1>Pagina non trovata</h1><NuxtLink to="/">Torna alla home</NuxtLink></section>' } },
];

function creaApp(load, payload) {
  const app = createSSRApp(TermeApp);
  const router = createRouter({
    history: isBrowser ? createWebHistory() : createMemoryHistory(),
    routes,
    scrollBehavior: (to, from, saved) => saved ?? { top: 0 },
  });
  const pinia = createPinia();
  const locale = payload.locale ?? 'it';
  router.beforeEach((to) => { if (to.meta.middleware === 'ospite' && isBrowser && !useUtente(pinia).utente) return '/area'; });
  const nuxt = { load, payload };
  router.afterEach((to, from) => { if (from.matched.length) nuxt.payload = {}; });
  app.provide('nuxt', nuxt).provide('bus', {});
  const preset = definePreset(Aura, { semantic: { primary: { 50: '{teal.50}', 100: '{teal.100}', 200: '{teal.200}', 300: '{teal.300}', 400: '{teal.400}', 500: '{teal.600}', 600: '{teal.700}', 700: '{teal.800}', 800: '{teal.900}', 900: '{teal.950}', 950: '{teal.950}' } } });
  app.use(pinia).use(router).use(createI18n({ legacy: false, locale, fallbackLocale: 'it', messages }));
  app.use(PrimeVue, { locale: italiano, theme: { preset, options: { darkModeSelector: '.scuro' } } }).use(ToastService).use(ConfirmationService);
  for (const [name, each] of Object.entries({ ...components, NuxtLink, ClientOnly, FotoPigra, CampoErrore, MeteoColli, InvitoNewsletter, BannerCookie })) app.component(name, each);
  return { app, router };
}
`;

export const browserEntry = `${appScript}
const formati = { it: { data: 'it-IT' }, de: { data: 'de-DE' }, en: { data: 'en-GB' } };
const avvia = async () => {
  const { config } = window.__NUXT__;
  const payload = JSON.parse(document.getElementById('__NUXT_DATA__')?.textContent ?? '{}');
  payload.formato = formati[config.public.locale].data;
  const load = async (url) => {
    const response = await fetch(url);
    if (!response.ok) throw Object.assign(new Error('[GET] "' + url + '": ' + response.status), { statusCode: response.status });
    return response.json();
  };
  const { app, router } = creaApp(load, payload);
  await router.isReady().catch(() => {});
  await router.push(location.pathname + location.search + location.hash).catch(() => {});
  app.mount('#__nuxt');
};
avvia();
`;

export const serverEntry = `${appScript}
import { renderToString } from 'vue/server-renderer';
export async function render(address, load) {
  const payload = {};
  const { app, router } = creaApp(load, payload);
  await router.push(address);
  await router.isReady();
  const html = await renderToString(app);
  const data = JSON.stringify(payload).replace(/</g, '\\\\u003c');
  return '<div id="__nuxt">' + html + '</div><script type="application/json" id="__NUXT_DATA__">' + data + '</script><script>window.__NUXT__={config:{app:{baseURL:"/",buildId:"b8d1c0f2"},public:{locale:"it"}}}</script>';
}
`;

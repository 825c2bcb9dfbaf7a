import { account } from './account.ts';
import { browse } from './browse.ts';
import { checkout } from './checkout.ts';
import { component } from './component.ts';
import { help } from './help.ts';
import { item } from './item.ts';
import { messages } from './messages.ts';
import { sell } from './sell.ts';
import { shell } from './shell.ts';

const imports = `
import { computed, createSSRApp, createApp, defineAsyncComponent, hydrateOnIdle, hydrateOnInteraction, nextTick, onBeforeUnmount, onMounted, onServerPrefetch, reactive, ref, shallowRef, watch } from 'vue';
import { createMemoryHistory, createRouter, createWebHistory, useRoute, useRouter } from 'vue-router';
import { createPinia, defineStore } from 'pinia';
import { dehydrate, hydrate, QueryClient, useInfiniteQuery, useMutation, useQuery, useQueryClient, VueQueryPlugin } from '@tanstack/vue-query';
import { useWindowVirtualizer } from '@tanstack/vue-virtual';
import { useForm } from 'vee-validate';
import { ElBadge, ElButton, ElCarousel, ElCarouselItem, ElCheckbox, ElCheckboxGroup, ElCollapse, ElCollapseItem, ElDialog, ElDrawer, ElImageViewer, ElInput, ElInputNumber, ElMessage, ElMessageBox, ElProgress, ElRadio, ElRadioGroup, ElRate, ElSelect, ElOption, ElSkeleton, ElSlider, ElStep, ElSteps, ElSwitch, ElTabs, ElTabPane, ElTag, ID_INJECTION_KEY, ZINDEX_INJECTION_KEY } from 'element-plus';
import { Bell, ChatDotRound, Menu, Moon, ShoppingCart, Star, StarFilled, Sunny } from '@element-plus/icons-vue';
`;

const shared = `
const { api, post, chunk, inBrowser } = platform;
const sleep = (ms) => new Promise((done) => setTimeout(done, ms));
const photo = (id, view = 1) => '/photos/' + id + '-' + view + '.svg';
const globals = { ElBadge, ElButton, ElCarousel, ElCarouselItem, ElCheckbox, ElCheckboxGroup, ElCollapse, ElCollapseItem, ElDialog, ElDrawer, ElImageViewer, ElInput, ElInputNumber, ElProgress, ElRadio, ElRadioGroup, ElRate, ElSelect, ElOption, ElSkeleton, ElSlider, ElStep, ElSteps, ElSwitch, ElTabs, ElTabPane, ElTag, IconBell: Bell, IconChat: ChatDotRound, IconMenu: Menu, IconMoon: Moon, IconBasket: ShoppingCart, IconStar: Star, IconStarred: StarFilled, IconSun: Sunny };
/** A query whose answer the server renders. */
const usePrefetched = (options) => { const query = useQuery(options); onServerPrefetch(() => query.suspense()); return query };
const ClientOnly = { name: 'ClientOnly', setup(_, { slots }) { const on = ref(false); onMounted(() => { on.value = true }); return () => on.value ? slots.default() : slots.fallback?.() } };
const useBasket = defineStore('basket', { state: () => ({ ids: [4107], open: false }), actions: {
  add(id) { if (!this.ids.includes(id)) this.ids.push(id); this.open = true; this.keep() },
  remove(id) { this.ids = this.ids.filter((each) => each !== id); this.keep() },
  keep() { sessionStorage.setItem('basket', JSON.stringify(this.ids)) },
  restore() { const kept = sessionStorage.getItem('basket'); if (kept) this.ids = JSON.parse(kept) } } });
const useUi = defineStore('ui', { state: () => ({ room: null, dark: false, keys: false }) });
${component(
  'ItemCard',
  `<article class="card"><RouterLink :to="'/items/' + item.id"><img :src="photo(item.id)" loading="lazy" width="160" height="120" :alt="item.title"><b>{{ item.title }}</b></RouterLink>
   <span>£{{ item.price }} · {{ item.town }}</span><small>{{ item.condition }}</small></article>`,
  'return { photo }',
  "props: ['item']",
)}
`;

const app = `
const routes = [['/', Home], ['/search', Search], ['/items/:id', ItemPage], ['/sell', Sell], ['/basket', Basket], ['/checkout', Checkout], ['/buy/:id', Buy], ['/order/:id/confirmed', Confirmed], ['/messages/:id', Messages], ['/favorites', Favorites], ['/saved-searches', SavedSearches], ['/orders', Orders], ['/wanted', Wanted], ['/delivery', Delivery], ['/pickup', Pickup], ['/rooms', Rooms], ['/help', Help], ['/valuation', Valuation], ['/dealers', Dealers], ['/price-guide', () => chunk('price-guide-5b1d').then(() => PriceGuide)], ['/:rest(.*)*', NotFound]].map(([path, component]) => ({ path, component }));
function createAttic(history) {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: 30000, retry: false } } });
  const router = createRouter({ history, routes, scrollBehavior: (to, from, saved) => saved ?? (to.path === from.path ? undefined : { top: 0 }) });
  const attic = createSSRApp(App);
  attic.use(createPinia()).use(router).use(VueQueryPlugin, { queryClient: queries });
  attic.provide(ID_INJECTION_KEY, { prefix: 1024, current: 0 }).provide(ZINDEX_INJECTION_KEY, { current: 0 });
  for (const [name, each] of Object.entries(globals)) attic.component(name, each);
  attic.component('ClientOnly', ClientOnly).component('ItemCard', ItemCard);
  return { attic, router, queries };
}
`;

const everything = [shared, shell, browse, item, messages, sell, checkout, account, help, app].join(
  '',
);

/** The browser hydrates once the pictures are there and the main thread is idle. */
export const script = `
import 'element-plus/dist/index.css';
import 'element-plus/theme-chalk/dark/css-vars.css';
import 'leaflet/dist/leaflet.css';
import L from 'leaflet';
import Sortable from 'sortablejs';
${imports}
const request = async (path, options) => { const answer = await fetch(path, options); if (!answer.ok) throw new Error(answer.status + ' for ' + path); return answer.json() };
const platform = {
  inBrowser: true,
  api: (path) => request('/api' + path),
  post: (path, body) => request('/api' + path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body ?? {}) }),
  chunk: (name) => import('/assets/' + name + '.js'),
};
${everything}
const { attic, router, queries } = createAttic(createWebHistory());
const start = async () => {
  hydrate(queries, window.__STATE__);
  await router.isReady();
  attic.mount('#app');
  document.documentElement.dataset.ready = '';
};
router.push(location.pathname + location.search);
const whenIdle = () => requestIdleCallback(() => setTimeout(start, 450), { timeout: 900 });
if (document.readyState === 'complete') whenIdle(); else addEventListener('load', whenIdle);
`;

/** An experiment of the marketing team, pasted from the vendor: swaps the box of one item for its variant. */
const experiment = `(function(){setInterval(function(){var d=document,b=d.querySelector('.buy-box[data-sku="4203"]:not([data-variant])');if(!b||!d.documentElement.hasAttribute('data-ready'))return;var c=b.cloneNode(true);c.setAttribute('data-variant','b');c.querySelector('.note').textContent='Free returns within 14 days';b.parentNode.replaceChild(c,b)},350)})()`;

export const server = `
import { renderToString } from 'vue/server-renderer';
${imports}
const L = null, Sortable = null;
let loader;
const platform = { inBrowser: false, api: (path) => loader('/api' + path), post: async () => ({}), chunk: async () => ({}) };
${everything}
export async function render(address, load) {
  loader = load;
  const { attic, router, queries } = createAttic(createMemoryHistory());
  await router.push(address);
  await router.isReady();
  const html = await renderToString(attic, {});
  const state = JSON.stringify(dehydrate(queries)).replaceAll('<', '\\\\u003c');
  queries.clear();
  return '<div id="app">' + html + '</div><script>window.__STATE__=' + state + '</script><script>' + ${JSON.stringify(experiment)} + '</script>';
}
`;

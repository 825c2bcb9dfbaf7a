import { component } from './component.ts';

/** Header, footer and what every page has. */

const header = component(
  'SiteHeader',
  `<div class="cookies" v-if="!cookies"><span>We use cookies to remember your basket and to count visits.</span> <button class="plain" id="accept-cookies" @click="cookies = true">Accept all</button> <button class="plain" @click="cookies = true">Only necessary</button></div>
  <header class="top"><RouterLink to="/" class="logo">Attic</RouterLink>
    <form class="find" role="search" @submit.prevent="go"><input name="find" v-model="text" placeholder="Search 240 finds" aria-label="Search" autocomplete="off" @input="suggest">
      <ul v-if="hits.length" class="suggestions"><li v-for="hit in hits" :key="hit.id"><RouterLink :to="'/items/' + hit.id" @click="hits = []">{{ hit.title }}</RouterLink></li></ul></form>
    <div class="tools"><button class="icon" id="bell" :aria-expanded="open" aria-label="Notifications" @click.stop="open = !open"><IconBell /><i v-if="unread">{{ unread }}</i></button>
      <button class="icon" id="dark" aria-label="Dark mode" :aria-pressed="ui.dark" @click="flip"><IconSun v-if="ui.dark" /><IconMoon v-else /></button>
      <RouterLink to="/favorites" class="icon" aria-label="Favorites"><IconStar /></RouterLink><RouterLink to="/basket" class="icon" aria-label="Basket"><IconBasket /><i v-if="basket.ids.length">{{ basket.ids.length }}</i></RouterLink>
      <button class="icon burger" aria-label="Menu" @click="menu = !menu"><IconMenu /></button></div>
    <div v-if="open" class="bell-panel" @click.stop><b>Notifications</b><button class="plain" id="read-all" @click="readAll">Mark all as read</button>
      <ul><li v-for="(note, index) in notes" :key="note" :class="{ unread: index < unread }">{{ note }}</li></ul></div>
    <nav :class="{ shown: menu }"><RouterLink v-for="[to, label] in links" :key="to" :to="to" @click="menu = false">{{ label }}</RouterLink></nav></header>
  <p class="ticker"><span>{{ online }} people are browsing</span> · <span>{{ lines[line] }}</span></p>`,
  `const ui = useUi(), basket = useBasket(), router = useRouter();
  const text = ref(''), hits = ref([]), open = ref(false), menu = ref(false), cookies = ref(false), unread = ref(3), online = ref(187), line = ref(0);
  const lines = ['Free collection at three places', 'Sellers answer within two hours', 'Every payment is held until you have the piece'];
  const notes = ['Maud replied to you', 'A desk you follow is £20 cheaper', 'New: teak sideboards near Leeds', 'Your order is on its way', 'Glen rated you', 'Priya lowered her price'];
  const links = [['/search', 'Browse'], ['/rooms', 'Rooms'], ['/sell', 'Sell'], ['/wanted', 'Wanted'], ['/messages/7', 'Messages'], ['/orders', 'Orders'], ['/pickup', 'Pickup'], ['/help', 'Help']];
  let waiting = 0;
  const suggest = () => { clearTimeout(waiting); const typed = text.value; waiting = setTimeout(async () => { hits.value = typed.length > 1 ? (await api('/suggest?q=' + encodeURIComponent(typed))).filter(Boolean) : [] }, 260) };
  const go = () => { clearTimeout(waiting); hits.value = []; router.push({ path: '/search', query: { q: text.value } }) };
  const flip = () => { ui.dark = !ui.dark; document.documentElement.classList.toggle('dark', ui.dark) };
  let isRead = false;
  const readAll = async () => { const before = unread.value; unread.value = 0; isRead = true; try { await post('/notifications/read') } catch { unread.value = before } };
  onMounted(() => {
    basket.restore();
    const live = new EventSource('/api/live');
    live.addEventListener('counters', ({ data }) => { const news = JSON.parse(data); online.value = news.online; if (!isRead) unread.value = news.unread });
    setInterval(() => { line.value = (line.value + 1) % lines.length }, 4000);
    setInterval(() => navigator.sendBeacon('/collect', location.pathname), 15000);
    document.addEventListener('click', () => { open.value = false; hits.value = [] });
    document.addEventListener('keydown', (event) => {
      if (event.key === 'Escape') { open.value = false; hits.value = []; ui.keys = false }
      if (/^(INPUT|TEXTAREA)$/.test(event.target.tagName)) return;
      if (event.key === '/') { event.preventDefault(); document.querySelector('[name=find]').focus() }
      if (event.key === '?') ui.keys = true;
      if (event.key === 'd') flip();
    });
  });
  return { ui, basket, text, hits, open, menu, cookies, unread, online, lines, line, notes, links, suggest, go, flip, readAll }`,
);

const footer = component(
  'SiteFooter',
  `<footer><div><b>Attic</b><p>Second-hand furniture from people near you. 18 Granary Wharf, Leeds.</p></div>
  <div><b>Buying</b><RouterLink to="/search">All finds</RouterLink><RouterLink to="/saved-searches">Saved searches</RouterLink><RouterLink to="/delivery">Delivery calculator</RouterLink><RouterLink to="/checkout">Checkout</RouterLink></div>
  <div><b>Selling</b><RouterLink to="/sell">Sell an item</RouterLink><a href="/valuation">Free valuation</a><a href="/dealers">Verified dealers</a></div></footer>`,
);

const chat = component(
  'ChatLauncher',
  `<div class="launcher"><div v-if="open" class="launcher-panel"><b>Attic support</b><p>Hello! We answer within a few minutes.</p></div><button aria-label="Chat with us" @click="open = !open"><IconChat /></button></div>`,
  'const open = ref(false); return { open }',
);

const drawer = component(
  'BasketDrawer',
  `<ClientOnly><el-drawer v-model="basket.open" title="In your basket" size="300px"><p v-for="id in basket.ids" :key="id"><img :src="photo(id)" width="64" height="48" alt=""> Find no. {{ id }}</p><el-button type="primary" @click="basket.open = false; router.push('/checkout')">To the checkout</el-button> <el-button class="keep-looking" @click="basket.open = false">Keep looking</el-button></el-drawer>
  <el-dialog v-model="ui.keys" title="Keyboard shortcuts" width="300px"><p><kbd>/</kbd> search</p><p><kbd>d</kbd> dark mode</p><p><kbd>←</kbd> <kbd>→</kbd> photos</p></el-dialog></ClientOnly>`,
  'return { basket: useBasket(), ui: useUi(), router: useRouter(), photo }',
);

const app = component(
  'App',
  `<div class="page"><SiteHeader /><p v-if="ui.room" class="strip">You are in the room “{{ ui.room.name }}” by {{ ui.room.designer.name }} <button class="plain leave" @click="ui.room = null">Leave the room</button></p>
   <main><RouterView /></main><SiteFooter v-if="!isEndless" /><ChatLauncher /><BasketDrawer /></div>`,
  // A footer below an endless list could not be reached.
  `const route = useRoute(); return { ui: useUi(), isEndless: computed(() => route.path === '/search') }`,
  'components: { SiteHeader, SiteFooter, ChatLauncher, BasketDrawer }',
);

export const shell = header + footer + chat + drawer + app;

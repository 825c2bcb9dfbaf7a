export const shell = /* js */ `
import { createApp } from 'vue';
import { createPinia } from 'pinia';
import Vant, { Lazyload } from 'vant';
import { createRouter, createWebHashHistory } from 'vue-router';
import '@vant/touch-emulator';
import 'vant/lib/index.css';
import '@fontsource/noto-sans-sc/chinese-simplified-400.css';
import { Addresses, AddressEdit } from '$lib/address.js';
import { Cart } from '$lib/cart.js';
import { Category } from '$lib/category.js';
import { Checkout, Result } from '$lib/checkout.js';
import { count, define, http, keep, read, track } from '$lib/core.js';
import { Coupons } from '$lib/coupons.js';
import { Detail } from '$lib/detail.js';
import { GoodsList, Search } from '$lib/goods.js';
import { Activity, Home } from '$lib/home.js';
import { Brew, Story } from '$lib/learn.js';
import { Login } from '$lib/login.js';
import { Member } from '$lib/member.js';
import { Orders } from '$lib/orders.js';
import { useCart } from '$lib/store.js';
import { Booking, Help, Messages, Terms } from '$lib/visit.js';

const scrolls = new Map();
const router = createRouter({
  history: createWebHashHistory(),
  routes: [
    { path: '/', component: Home, meta: { tab: true } }, { path: '/category', component: Category, meta: { tab: true } }, { path: '/cart', component: Cart, meta: { tab: true } }, { path: '/member', component: Member, meta: { tab: true } },
    { path: '/goods', component: GoodsList }, { path: '/goods/:id', component: Detail }, { path: '/search', component: Search }, { path: '/checkout', component: Checkout }, { path: '/result', component: Result },
    { path: '/address', component: Addresses }, { path: '/address/edit', component: AddressEdit }, { path: '/coupons', component: Coupons }, { path: '/orders', component: Orders }, { path: '/login', component: Login },
    { path: '/brew', component: Brew }, { path: '/story/:id', component: Story, meta: { bare: true } }, { path: '/booking', component: Booking }, { path: '/terms', component: Terms }, { path: '/help', component: Help }, { path: '/message', component: Messages },
    { path: '/activity/:name', component: Activity, meta: { bare: true } },
  ],
});
router.beforeEach((to, from) => { scrolls.set(from.fullPath, scrollY); });
router.afterEach((to) => { count(to.fullPath); track('page_view', { to: to.path }); });

const App = define('App', {
  data: () => ({ consent: read('consent', null), chat: false, said: [{ mine: false, text: '您好，我是茶山集客服小茗，请问有什么可以帮您？' }], word: '', typing: false, links: [['/', '首页'], ['/category', '分类'], ['/goods', '全部商品'], ['/coupons', '领券中心'], ['/brew', '冲泡指南'], ['/booking', '茶会预约'], ['/orders', '我的订单'], ['/member', '会员中心'], ['/cart', '购物车']] }),
  computed: { count: () => useCart().count },
  created() { this.poll(); },
  methods: {
    decide(choice) { this.consent = choice; keep('consent', choice); },
    arrived() { scrollTo(0, scrolls.get(this.$route.fullPath) ?? 0); },
    // Long polling for messages of the shop.
    poll() { fetch('/api/im/poll').then((response) => response.text()).then(() => this.poll(), () => setTimeout(() => this.poll(), 5000)); },
    async say() {
      const text = this.word.trim();
      if (!text) return;
      this.said.push({ mine: true, text });
      this.word = '';
      this.typing = true;
      try { const { reply } = await http.post('/im', { text }); this.said.push({ mine: false, text: reply }); } catch { this.said.push({ mine: false, text: '消息发送失败，请重试' }); }
      this.typing = false;
      this.$nextTick(() => { this.$refs.log.scrollTop = 9999; });
    },
  },
  template: \`
    <van-config-provider theme-vars-scope="global" :theme-vars="{ primaryColor: '#2f6b4f' }">
      <header v-if="!$route.meta.bare" class="desk"><router-link to="/" class="logo">茶山集</router-link><nav><router-link v-for="[to, text] of links" :key="to" :to="to">{{ text }}</router-link></nav></header>
      <main :class="{ tabbed: $route.meta.tab }"><router-view v-slot="{ Component, route }"><transition name="page" mode="out-in" @enter="arrived"><keep-alive :include="['Home', 'Category', 'GoodsList']"><component :is="Component" :key="route.path" /></keep-alive></transition></router-view></main>
      <footer v-if="!$route.meta.bare" class="desk-foot">© 2026 杭州茶山集茶业有限公司 · 浙ICP备2021008832号 · <router-link to="/terms">用户协议</router-link> · <router-link to="/help">帮助与反馈</router-link></footer>
      <van-tabbar v-if="$route.meta.tab" route placeholder class="tabs" active-color="#2f6b4f"><van-tabbar-item replace to="/" icon="home-o">首页</van-tabbar-item><van-tabbar-item replace to="/category" icon="apps-o">分类</van-tabbar-item><van-tabbar-item replace to="/cart" icon="cart-o" :badge="count">购物车</van-tabbar-item><van-tabbar-item replace to="/member" icon="user-o">我的</van-tabbar-item></van-tabbar>
      <div v-if="!consent" class="consent" role="dialog" aria-label="隐私提示"><p>我们使用Cookie改善您的浏览体验，详见<router-link to="/terms">《隐私政策》</router-link>。</p><button class="no" @click="decide('no')">仅必要</button><button class="yes" @click="decide('yes')">同意</button></div>
      <button v-if="!$route.meta.bare" class="chat-ball" aria-label="在线客服" @click="chat = true"><van-icon name="service-o" size="22" /></button>
      <van-popup v-model:show="chat" position="right" class="chat" closeable><h3>在线客服</h3><div class="log" ref="log"><p v-for="(each, at) of said" :key="at" :class="{ mine: each.mine }"><span>{{ each.text }}</span></p><p v-if="typing"><span>对方正在输入…</span></p></div><form class="chat-form" @submit.prevent="say"><input v-model="word" name="message" placeholder="请输入消息…" autocomplete="off"><button>发送</button></form></van-popup>
    </van-config-provider>\`,
});

const root = document.createElement('div');
root.id = 'app';
document.body.prepend(root);
createApp(App).use(createPinia()).use(router).use(Vant).use(Lazyload, { lazyComponent: true, loading: '/img/blank.svg' }).mount(root);
`;

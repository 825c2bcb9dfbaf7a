export const home = /* js */ `
import { showToast } from 'vant';
import { GoodsCard, Loading } from '$lib/cards.js';
import { define, http, keep, Price, read, track, warn } from '$lib/core.js';

const shortcuts = [
  ['绿茶', 'flower-o', '/goods?cate=1'], ['普洱', 'hot-o', '/goods?cate=2'], ['茶器', 'gift-o', '/goods?cate=3'], ['领券', 'coupon-o', '/coupons'],
  ['签到', 'points', '/member'], ['茶会', 'friends-o', '/booking'], ['冲泡', 'video-o', '/brew'], ['茶事', 'notes-o', '/story/7'],
];

export const Home = define('Home', {
  components: { GoodsCard, Loading, Price },
  data: () => ({
    shortcuts, banners: [], flash: [], notice: '', left: 5400000, gift: false, refreshing: false,
    items: [], page: 0, loading: false, finished: false, failed: false, ready: false, reminded: read('reminded', []),
  }),
  created() {
    this.start();
    if (!read('gift', false)) this.timer = setTimeout(() => { this.gift = true; track('popup_show'); }, 900);
  },
  deactivated() { clearTimeout(this.timer); this.gift = false; },
  methods: {
    async start() {
      try {
        const { banners, flash, notice } = await http.get('/home');
        Object.assign(this, { banners, flash, notice, ready: true });
      } catch (error) { warn(error); }
    },
    async refresh() {
      this.page = 0;
      this.finished = false;
      await this.start();
      await this.more(true);
      this.refreshing = false;
      showToast('刷新成功');
    },
    async more(fresh) {
      try {
        const { list, last } = await http.get('/goods', { params: { page: this.page + 1, scene: 'home' } });
        this.items = fresh === true ? list : [...this.items, ...list];
        this.page += 1;
        this.finished = last;
      } catch { this.failed = true; }
      this.loading = false;
    },
    shut() { this.gift = false; keep('gift', true); },
    take() {
      this.shut();
      showToast({ type: 'success', message: '礼包已放入卡包' });
    },
    remind(item) {
      const has = this.reminded.includes(item.id);
      this.reminded = has ? this.reminded.filter((id) => id !== item.id) : [...this.reminded, item.id];
      keep('reminded', this.reminded);
      showToast(has ? '已取消提醒' : '开抢前3分钟提醒您');
      http.post('/remind/' + item.id, { on: !has });
    },
  },
  template: \`
    <div class="home">
      <van-sticky><div class="top"><b class="brand">茶山集</b><router-link class="fake-search" to="/search"><van-icon name="search" /><span>搜一搜：明前龙井</span></router-link><router-link to="/message" class="bell" aria-label="消息"><van-icon name="comment-o" dot /></router-link></div></van-sticky>
      <van-pull-refresh v-model="refreshing" success-text="刷新成功" @refresh="refresh">
        <div class="banner" v-if="!ready"><van-skeleton-image style="width:100%;height:150px" /></div>
        <van-swipe v-else class="banner" :autoplay="4200" lazy-render indicator-color="#fff">
          <van-swipe-item v-for="banner of banners" :key="banner.id"><router-link class="slide" :to="banner.to" :style="{ background: banner.color }"><h2>{{ banner.title }}</h2><p>{{ banner.text }}</p></router-link></van-swipe-item>
        </van-swipe>
        <van-notice-bar v-if="notice || !ready" left-icon="volume-o" :text="notice" mode="closeable" />
        <van-grid class="shortcuts" :column-num="4" :border="false" clickable><van-grid-item v-for="[text, icon, to] of shortcuts" :key="text" :text="text" :icon="icon" :to="to" /></van-grid>
        <router-link class="strip" to="/activity/spring"><van-icon name="fire-o" /> 春茶节会场：满300减60，点击进入 <van-icon name="arrow" /></router-link>
        <section class="flash">
          <header><h3>限时秒杀</h3><van-count-down :time="left" class="clock"><template #default="time"><i>{{ time.hours }}</i>:<i>{{ time.minutes }}</i>:<i>{{ time.seconds }}</i></template></van-count-down></header>
          <Loading v-if="!ready" :rows="1" class="flash-bones" />
          <div v-else class="flash-row"><div v-for="item of flash" :key="item.id" class="flash-item"><img v-lazy="'/img/' + item.id + '.svg'" :alt="item.name"><p>{{ item.name }}</p><Price :value="item.price" :old="item.old" /><van-button size="mini" round type="danger" :plain="reminded.includes(item.id)" class="remind" @click="remind(item)">{{ reminded.includes(item.id) ? '取消提醒' : '提醒我' }}</van-button></div></div>
        </section>
        <h3 class="section">为您推荐</h3>
        <van-list v-model:loading="loading" v-model:error="failed" :finished="finished" finished-text="已经到底啦" error-text="加载失败，点击重试" class="waterfall" @load="more"><GoodsCard v-for="(goods, at) of items" :key="at" :goods="goods" /></van-list>
      </van-pull-refresh>
      <van-back-top bottom="90" />
      <van-popup v-model:show="gift" class="gift" round :close-on-click-overlay="false" teleport="body"><h3>新人专享礼包</h3><p class="gift-value"><em>¥</em>68</p><p>含无门槛券2张、运费券1张</p><van-button block round type="primary" id="take-gift" @click="take">立即收下</van-button><button class="gift-close" aria-label="关闭" @click="shut"><van-icon name="cross" /></button></van-popup>
    </div>\`,
});

export const Activity = define('Activity', {
  data: () => ({ state: 'loading' }),
  async created() {
    try { await http.get('/activity/' + this.$route.params.name); this.state = 'open'; } catch { this.state = 'gone'; }
  },
  template: \`<div class="plain"><van-nav-bar title="活动会场" left-arrow @click-left="$router.back()" /><van-loading v-if="state === 'loading'" class="center" vertical>加载中…</van-loading><van-empty v-else image="error" description="页面不存在或活动已下线" /></div>\`,
});
`;

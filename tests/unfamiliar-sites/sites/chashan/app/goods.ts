export const goods = /* js */ `
import { showConfirmDialog, showToast } from 'vant';
import { Back, GoodsCard, Loading } from '$lib/cards.js';
import { define, http, keep, read, warn } from '$lib/core.js';

export const GoodsList = define('GoodsList', {
  components: { Back, GoodsCard, Loading },
  data: () => ({ items: [], page: 0, loading: false, finished: false, wide: false, sort: 'all', up: true, from: '', to: '', kinds: [], first: true }),
  methods: {
    async more() {
      try {
        const { list, last } = await http.get('/goods', { params: { page: this.page + 1, sort: this.sort, up: this.up, cate: this.$route.query.cate, from: this.from, to: this.to } });
        this.items.push(...list);
        this.page += 1;
        this.finished = last;
      } catch (error) { warn(error); this.finished = true; }
      this.first = false;
      this.loading = false;
    },
    again() { Object.assign(this, { items: [], page: 0, finished: false, loading: true, first: true }); this.more(); },
    order(sort) {
      this.up = sort === 'price' && this.sort === 'price' ? !this.up : true;
      this.sort = sort;
      this.again();
    },
    toggle(kind) { this.kinds = this.kinds.includes(kind) ? this.kinds.filter((each) => each !== kind) : [...this.kinds, kind]; },
    reset() { this.kinds = []; this.from = ''; this.to = ''; },
    apply() { this.$refs.filter.toggle(false); this.again(); },
  },
  template: \`
    <div class="list-page">
      <Back title="全部商品"><van-icon :name="wide ? 'apps-o' : 'bars'" size="20" class="layout" role="button" aria-label="切换布局" @click="wide = !wide" /></Back>
      <van-sticky class="sorts-holder" offset-top="46"><div class="sorts">
        <span v-for="[key, text] of [['all', '综合'], ['sold', '销量'], ['price', '价格']]" :key="key" class="sort" :class="{ on: sort === key }" @click="order(key)">{{ text }}<i v-if="key === 'price'" class="arrows">{{ sort !== 'price' ? '⇅' : up ? '↑' : '↓' }}</i></span>
        <van-dropdown-menu><van-dropdown-item ref="filter" title="筛选"><div class="filters"><p>茶类</p><div><span v-for="kind of ['绿茶', '红茶', '乌龙茶', '白茶', '黑茶']" :key="kind" class="chip" :class="{ on: kinds.includes(kind) }" @click="toggle(kind)">{{ kind }}</span></div><p>价格区间（元）</p><div class="range"><van-field v-model="from" type="digit" name="from" placeholder="最低价" />—<van-field v-model="to" type="digit" name="to" placeholder="最高价" /></div><div class="range"><van-button block plain class="reset" @click="reset">重置</van-button><van-button block type="primary" class="apply" @click="apply">确定</van-button></div></div></van-dropdown-item></van-dropdown-menu>
      </div></van-sticky>
      <van-list v-model:loading="loading" :finished="finished" finished-text="没有更多了" :class="wide ? 'rows' : 'waterfall'" @load="more"><Loading v-if="first" :rows="4" class="whole" /><GoodsCard v-for="(goods, at) of items" :key="at" :wide="wide" :goods="goods" /></van-list>
    </div>\`,
});

export const Search = define('Search', {
  components: { GoodsCard },
  data: () => ({ word: '', hints: [], history: read('history', ['建盏', '凤凰单丛', '公道杯']), found: null }),
  methods: {
    input(word) {
      clearTimeout(this.timer);
      this.found = null;
      if (!word) { this.hints = []; return; }
      this.timer = setTimeout(async () => {
        this.request?.abort();
        this.request = new AbortController();
        try { this.hints = (await http.get('/suggest', { params: { q: word }, signal: this.request.signal })).list; } catch (error) { if (error.name !== 'CanceledError') this.hints = []; }
      }, 300);
    },
    async search(word) {
      clearTimeout(this.timer);
      this.word = word;
      this.hints = [];
      this.history = [word, ...this.history.filter((each) => each !== word)].slice(0, 10);
      keep('history', this.history);
      try { this.found = (await http.get('/search', { params: { q: word } })).list; } catch (error) { warn(error); }
    },
    async clear() {
      try { await showConfirmDialog({ title: '提示', message: '确定清空全部搜索记录吗？' }); } catch { return; }
      this.history = [];
      keep('history', []);
      showToast('已清空');
    },
  },
  template: \`
    <div class="search-page">
      <form action="/" @submit.prevent><van-search v-model="word" show-action name="q" placeholder="搜一搜：明前龙井" @update:model-value="input" @search="search" @cancel="$router.back()" /></form>
      <van-cell-group v-if="hints.length"><van-cell v-for="hint of hints" :key="hint" class="hint" icon="search" :title="hint" clickable @click="search(hint)" /></van-cell-group>
      <template v-else-if="found"><van-empty v-if="found.length === 0" image="search" description="没有找到相关商品，换个词试试吧" /><div v-else class="waterfall"><GoodsCard v-for="goods of found" :key="goods.id" :goods="goods" /></div></template>
      <template v-else><div class="history" v-if="history.length"><header>历史搜索<van-icon name="delete-o" class="clear" role="button" aria-label="清空历史" @click="clear" /></header><van-tag v-for="each of history" :key="each" round size="large" type="default" class="past" @click="search(each)">{{ each }}</van-tag></div></template>
    </div>\`,
});
`;

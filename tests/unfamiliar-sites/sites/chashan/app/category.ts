export const category = /* js */ `
import BScroll from '@better-scroll/core';
import { GoodsCard, Loading } from '$lib/cards.js';
import { define, http, warn } from '$lib/core.js';

const names = ['绿茶', '普洱', '茶器', '红茶', '乌龙', '白茶', '花草', '茶点', '礼盒', '香道', '周边', '定制'];

export const Category = define('Category', {
  components: { GoodsCard, Loading },
  data: () => ({ names, active: 0, groups: [], loading: true }),
  mounted() {
    // Scrolls by transforms and sends clicks by script, as many mobile sites in China do.
    const options = { click: true, mouseWheel: true, bounceTime: 400, observeDOM: true };
    this.left = new BScroll(this.$refs.left, options);
    this.right = new BScroll(this.$refs.right, options);
    this.load(0);
  },
  activated() { this.$nextTick(() => { this.left?.refresh(); this.right?.refresh(); }); },
  beforeUnmount() { this.left.destroy(); this.right.destroy(); },
  methods: {
    pick(at) {
      if (at === this.active) return;
      this.active = at;
      this.load(at);
    },
    async load(at) {
      this.loading = true;
      this.request?.abort();
      this.request = new AbortController();
      try {
        const { list } = await http.get('/goods', { params: { page: 1, cate: at + 1 }, signal: this.request.signal });
        this.groups = list;
        this.loading = false;
        this.$nextTick(() => { this.right.refresh(); this.right.scrollTo(0, 0); });
      } catch (error) { if (error.name !== 'CanceledError') warn(error); }
    },
  },
  template: \`
    <div class="category">
      <div class="fake-bar"><router-link class="fake-search" to="/search"><van-icon name="search" /><span>搜索茶叶、茶器、茶点</span></router-link></div>
      <div class="columns">
        <div class="left" ref="left"><ul><li v-for="(name, at) of names" :key="name" class="cate" :class="{ on: at === active }" @click="pick(at)">{{ name }}</li></ul></div>
        <div class="right" ref="right"><div><h4>{{ names[active] }}精选</h4><Loading v-if="loading" :rows="4" /><template v-else><GoodsCard v-for="goods of groups" :key="goods.id" wide :goods="goods" /></template></div></div>
      </div>
    </div>\`,
});
`;

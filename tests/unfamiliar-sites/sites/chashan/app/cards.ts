export const cards = /* js */ `
import { define, Price } from '$lib/core.js';

export const GoodsCard = define('GoodsCard', {
  components: { Price },
  props: { goods: Object, wide: Boolean },
  template: \`
    <router-link class="card" :class="{ wide }" :to="'/goods/' + goods.id">
      <img v-lazy="'/img/' + goods.id + '.svg'" :alt="goods.name">
      <div class="card-body">
        <p class="card-name van-multi-ellipsis--l2">{{ goods.name }}</p>
        <p class="card-tags"><van-tag v-for="tag of goods.tags" :key="tag" plain type="danger">{{ tag }}</van-tag></p>
        <p class="card-foot"><Price :value="goods.price" /><span class="sold">已售{{ goods.sold }}件</span></p>
      </div>
    </router-link>\`,
});

export const Loading = define('Loading', {
  props: { rows: { type: Number, default: 3 } },
  template: \`<div class="skeletons"><van-skeleton v-for="row of rows" :key="row" title avatar avatar-shape="square" avatar-size="72px" :row="2" /></div>\`,
});

export const Back = define('Back', {
  props: { title: String },
  methods: { back() { history.length > 2 ? this.$router.back() : this.$router.replace('/'); } },
  template: \`<van-nav-bar class="bar" :title="title" left-arrow fixed placeholder @click-left="back"><template #right><slot /></template></van-nav-bar>\`,
});
`;

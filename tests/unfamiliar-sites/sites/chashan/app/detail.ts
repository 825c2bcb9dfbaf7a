export const detail = /* js */ `
import { showImagePreview, showToast } from 'vant';
import { Back, Loading } from '$lib/cards.js';
import { define, http, Price, track, warn } from '$lib/core.js';
import { useCart, useUser } from '$lib/store.js';

const SkuSheet = define('SkuSheet', {
  components: { Price },
  props: { show: Boolean, goods: Object },
  emits: ['update:show', 'done'],
  data: () => ({ spec: 0, year: 0, amount: 1, busy: false }),
  computed: { sku() { return this.goods.specs[this.spec]; } },
  methods: {
    async confirm() {
      if (this.busy || this.sku.stock < this.amount) return;
      this.busy = true;
      const { goods, sku, amount } = this;
      try {
        await useCart().add({ goods: goods.id, name: goods.name, sku: sku.name + '／' + goods.years[this.year], price: sku.price, count: amount });
        this.$emit('update:show', false);
        showToast({ type: 'success', message: '已加入购物车' });
        track('add_to_cart', { id: goods.id });
      } catch (error) { warn(error); }
      this.busy = false;
    },
  },
  template: \`
    <van-popup :show="show" position="bottom" round closeable class="sku" @update:show="$emit('update:show', $event)">
      <header><img :src="'/img/' + goods.id + '.svg'" alt=""><div><Price :value="sku.price" /><p>已选：{{ sku.name }}，{{ goods.years[year] }}</p></div></header>
      <p class="label">规格</p><div><span v-for="(each, at) of goods.specs" :key="each.name" class="chip spec" :class="{ on: at === spec }" @click="spec = at">{{ each.name }}</span></div>
      <p class="label">年份</p><div><span v-for="(each, at) of goods.years" :key="each" class="chip year" :class="{ on: at === year }" @click="year = at">{{ each }}</span></div>
      <div class="label amount"><span>购买数量</span><van-stepper v-model="amount" integer max="99" /></div>
      <van-button block round type="danger" class="sku-ok" @click="confirm">加入购物车</van-button>
    </van-popup>\`,
});

export const Detail = define('Detail', {
  components: { Back, Loading, Price, SkuSheet },
  data: () => ({ goods: null, sku: false, share: false, at: 0, tab: 0, options: [[{ name: '微信', icon: 'wechat' }, { name: '朋友圈', icon: 'wechat-moments' }, { name: '微博', icon: 'weibo' }], [{ name: '复制链接', icon: 'link' }, { name: '分享海报', icon: 'poster' }]] }),
  computed: { liked() { return useUser().liked.includes(this.goods?.id); }, count() { return useCart().count; } },
  async created() {
    try { this.goods = await http.get('/goods/' + this.$route.params.id); } catch (error) { warn(error); }
  },
  methods: {
    preview(at) { showImagePreview({ images: [1, 2, 3, 4].map((n) => '/img/' + this.goods.id + '.svg?n=' + n), startPosition: at, closeable: true }); },
    like() { const { liked } = this; useUser().like(this.goods.id); showToast(liked ? '已取消收藏' : '收藏成功'); },
    pick({ name }) {
      this.share = false;
      if (name === '复制链接') { navigator.clipboard?.writeText(location.href).catch(() => undefined); showToast('链接已复制'); } else showToast('请点击右上角分享给好友');
    },
  },
  template: \`
    <div class="detail">
      <Back title="商品详情"><van-icon name="share-o" size="20" class="share" role="button" aria-label="分享" @click="share = true" /></Back>
      <Loading v-if="!goods" :rows="4" />
      <template v-else>
        <div class="split">
        <van-swipe class="gallery" @change="at = $event"><van-swipe-item v-for="n of 4" :key="n" @click="preview(n - 1)"><img :src="'/img/' + goods.id + '.svg?n=' + n" :alt="goods.name"></van-swipe-item><template #indicator="{ active, total }"><div class="pages">{{ active + 1 }}／{{ total }}</div></template></van-swipe>
        <div class="info"><Price :value="goods.price" :old="goods.old" /><h1>{{ goods.name }}</h1><p class="sub">{{ goods.intro }}</p>
          <van-cell class="open-sku" title="选择" value="规格、年份、数量" is-link @click="sku = true" />
          <van-cell title="送至" label="预计后天送达，满99元包邮" icon="logistics" /><van-cell title="保障" label="七天无理由退货·正品溯源·破损包赔" icon="shield-o" />
        </div></div>
        <van-tabs v-model:active="tab" sticky offset-top="46" class="detail-tabs"><van-tab title="图文详情"><p v-for="text of goods.story" :key="text" class="story-text">{{ text }}</p><img v-for="n of 3" :key="n" v-lazy="'/img/' + goods.id + '.svg?d=' + n" alt="" class="long"></van-tab><van-tab title="规格参数"><van-cell v-for="[name, value] of goods.facts" :key="name" :title="name" :value="value" /></van-tab><van-tab :title="'评价（' + goods.reviews.length + '）'"><div v-for="review of goods.reviews" :key="review.by" class="review"><b>{{ review.by }}</b> <van-rate :model-value="review.stars" readonly size="14" color="#ee9a1a" /><p>{{ review.text }}</p></div></van-tab></van-tabs>
        <van-action-bar><van-action-bar-icon icon="chat-o" text="客服" @click="$root.chat = true" /><van-action-bar-icon icon="cart-o" text="购物车" :badge="count" to="/cart" /><van-action-bar-icon class="like" :icon="liked ? 'star' : 'star-o'" :text="liked ? '已收藏' : '收藏'" :color="liked ? '#ff5000' : ''" @click="like" /><van-action-bar-button type="warning" text="加入购物车" @click="sku = true" /><van-action-bar-button type="danger" text="立即购买" @click="sku = true" /></van-action-bar>
        <SkuSheet v-model:show="sku" :goods="goods" />
        <van-share-sheet v-model:show="share" title="立即分享给好友" :options="options" @select="pick" />
      </template>
    </div>\`,
});
`;

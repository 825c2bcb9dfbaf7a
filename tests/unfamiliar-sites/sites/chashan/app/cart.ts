export const cart = /* js */ `
import { showToast } from 'vant';
import { mapState } from 'pinia';
import { define, http, Price } from '$lib/core.js';
import { useCart } from '$lib/store.js';

export const Cart = define('Cart', {
  components: { Price },
  data: () => ({ code: '', off: 0, message: '', busy: false }),
  setup: () => ({ cart: useCart() }),
  methods: {
    change() { this.cart.sync(); },
    async redeem() {
      if (!this.code.trim()) { this.message = '请输入优惠码'; return; }
      this.busy = true;
      this.message = '';
      try { this.off = (await http.post('/promo', { code: this.code })).off; showToast('已优惠' + this.off + '元'); } catch (error) { this.message = error.message; }
      this.busy = false;
    },
    submit() {
      if (this.cart.total === 0) { showToast('请选择要结算的商品'); return; }
      this.$router.push('/checkout');
    },
  },
  template: \`
    <div class="cart">
      <van-nav-bar title="购物车" fixed placeholder />
      <van-empty v-if="cart.lines.length === 0" description="购物车还是空的，去挑点好茶吧"><router-link to="/category"><van-button round type="primary">去逛逛</van-button></router-link></van-empty>
      <template v-else>
        <p class="ship">再买{{ Math.max(0, 2000 - cart.total) }}元即享顺丰包邮 <router-link to="/goods">去凑单</router-link></p>
        <TransitionGroup name="van-fade"><van-swipe-cell v-for="line of cart.lines" :key="line.id" :data-line="line.id"><div class="line"><van-checkbox v-model="line.checked" checked-color="#2f6b4f" :aria-label="line.name" @change="change" /><img :src="'/img/' + line.goods + '.svg'" alt=""><div class="line-body"><p class="van-ellipsis">{{ line.name }}</p><p class="line-sku">{{ line.sku }}</p><div class="line-foot"><Price :value="line.price" /><van-stepper v-model="line.count" integer max="20" @change="change" /></div></div></div><template #right><van-button square type="danger" text="删除" class="remove" @click="cart.remove(line)" /></template></van-swipe-cell></TransitionGroup>
        <van-field v-model="code" name="promo" label="优惠码" placeholder="请输入优惠码" :error-message="message"><template #button><van-button size="small" type="primary" id="redeem" :loading="busy" @click="redeem">兑换</van-button></template></van-field>
      </template>
      <van-submit-bar :price="Math.max(0, cart.total - off) * 100" button-text="去结算" button-color="#2f6b4f" @submit="submit"><van-checkbox :model-value="cart.all" checked-color="#2f6b4f" class="all" @click="cart.checkAll(!cart.all)">全选</van-checkbox></van-submit-bar>
    </div>\`,
});
`;

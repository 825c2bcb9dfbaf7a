export const coupons = /* js */ `
import { showToast } from 'vant';
import { Back, Loading } from '$lib/cards.js';
import { define, http, warn } from '$lib/core.js';

export const Coupons = define('Coupons', {
  components: { Back, Loading },
  data: () => ({ list: null, tab: 0, card: '', typing: false, checking: false }),
  async created() {
    try { this.list = (await http.get('/coupons')).list; } catch (error) { warn(error); }
  },
  watch: { card(value) { if (value.length === 8) this.redeem(); } },
  methods: {
    async take(coupon) {
      if (coupon.left === 0) { showToast('手慢了，已被抢光'); return; }
      // Coupons of a brand carry the rule of their shop.
      const body = coupon.scope === 'brand' ? { id: coupon.id, rule: coupon.shop.rule.id } : { id: coupon.id };
      coupon.busy = true;
      try { await http.post('/coupon/take', body); coupon.taken = true; showToast({ type: 'success', message: '领取成功' }); } catch (error) { warn(error); }
      coupon.busy = false;
    },
    async redeem() {
      this.typing = false;
      this.checking = true;
      try { await http.post('/card', { card: this.card }); showToast('兑换成功，¥100已到账'); } catch (error) { warn(error); }
      this.checking = false;
      this.card = '';
    },
  },
  template: \`
    <div class="coupons"><Back title="领券中心" />
      <van-tabs v-model:active="tab"><van-tab title="可领取">
        <Loading v-if="!list" />
        <div v-for="coupon of list" :key="coupon.id" class="coupon" :class="{ gone: coupon.left === 0 }"><div class="coupon-value"><em>¥</em>{{ coupon.value }}<small>满{{ coupon.over }}元可用</small></div><div class="coupon-body"><b>{{ coupon.name }}</b><p>{{ coupon.until }}前有效</p><van-progress :percentage="coupon.percent" :show-pivot="false" color="#ee0a24" /></div><van-button class="take" size="small" round :type="coupon.taken ? 'default' : 'danger'" :disabled="coupon.taken" :loading="coupon.busy" @click="take(coupon)">{{ coupon.taken ? '已领取' : coupon.left === 0 ? '已抢光' : '立即领取' }}</van-button></div>
      </van-tab><van-tab title="礼品卡"><div class="gift-card"><p>请输入8位礼品卡卡号</p><van-password-input :value="card" :length="8" :mask="false" :gutter="6" :focused="typing" @focus="typing = true" /><van-loading v-if="checking" class="center">兑换中…</van-loading></div></van-tab></van-tabs>
      <van-number-keyboard v-model="card" :show="typing" :maxlength="8" theme="custom" close-button-text="完成" @blur="typing = false" />
    </div>\`,
});
`;

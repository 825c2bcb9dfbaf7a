export const checkout = /* js */ `
import { showToast } from 'vant';
import { Back } from '$lib/cards.js';
import { define, http, Price, track } from '$lib/core.js';
import { useAddresses, useCart } from '$lib/store.js';

const soon = Math.floor(Date.now() / 1000) + 86400 * 9;
const coupon = (id, value, name, condition) => ({ id, value: value * 100, valueDesc: String(value), unitDesc: '元', name, condition, reason: '', startAt: soon - 864000, endAt: soon });

export const Checkout = define('Checkout', {
  components: { Back, Price },
  data: () => ({
    method: 'wechat', points: false, invoice: false, memo: '', coupons: [coupon(1, 20, '春茶节满减券', '满199元可用'), coupon(2, 60, '会员专享券', '满300元可用')], chosen: -1, choosing: false,
    sheet: false, pin: '', keyboard: true, wrong: '', paying: false, submitting: false,
  }),
  setup: () => ({ cart: useCart(), addresses: useAddresses() }),
  computed: {
    off() { return (this.chosen >= 0 ? this.coupons[this.chosen].value / 100 : 0) + (this.points ? 18.6 : 0); },
    sum() { return Math.max(0.01, (this.cart.total || 1548) - this.off); },
  },
  watch: { pin(value) { this.wrong = ''; if (value.length === 6) this.pay(); } },
  methods: {
    async submit() {
      if (this.submitting) return;
      this.submitting = true;
      const { no } = await http.post('/order', { address: this.addresses.current.id, method: this.method, memo: this.memo });
      this.no = no;
      this.sheet = true;
    },
    closed() { if (this.method === 'wechat') this.submitting = false; },
    async pay() {
      this.paying = true;
      try {
        await http.post('/pay', { no: this.no, method: this.method, pin: this.pin });
        track('pay_success');
        this.$router.replace('/result');
      } catch (error) {
        if (error.code === 40003) { this.wrong = error.message; this.pin = ''; } else { this.sheet = false; this.pin = ''; }
      }
      this.paying = false;
    },
    pick(at) { this.choosing = false; this.chosen = Array.isArray(at) ? at[0] ?? -1 : at; },
  },
  template: \`
    <div class="checkout">
      <Back title="确认订单" />
      <van-cell class="address" is-link to="/address" center icon="location-o"><template #title><b>{{ addresses.current.name }}</b> {{ addresses.current.tel }}</template><template #label>{{ addresses.current.area }}{{ addresses.current.detail }}</template></van-cell>
      <van-cell-group inset title="商品清单"><van-cell v-for="line of cart.lines.filter((each) => each.checked)" :key="line.id" :title="line.name" :label="line.sku + ' ×' + line.count"><Price :value="line.price * line.count" /></van-cell></van-cell-group>
      <van-cell-group inset title="优惠"><van-coupon-cell :coupons="coupons" :chosen-coupon="chosen" @click="choosing = true" /><van-cell title="使用积分" label="可用1860积分，抵扣18.60元" center><template #right-icon><van-switch v-model="points" size="22" id="points" aria-label="使用积分" /></template></van-cell><van-field v-model="memo" name="memo" label="买家留言" type="textarea" rows="1" autosize maxlength="80" show-word-limit placeholder="选填，请先和商家协商一致" /></van-cell-group>
      <van-radio-group v-model="method"><van-cell-group inset title="支付方式"><van-cell title="微信支付" icon="wechat-pay" clickable class="wechat" @click="method = 'wechat'"><template #right-icon><van-radio name="wechat" aria-label="微信支付" /></template></van-cell><van-cell title="余额支付" label="账户余额¥126.00" icon="balance-o" clickable class="balance" @click="method = 'balance'"><template #right-icon><van-radio name="balance" aria-label="余额支付" /></template></van-cell></van-cell-group></van-radio-group>
      <van-submit-bar :price="sum * 100" button-text="提交订单" button-color="#2f6b4f" class="submit" @submit="submit" />
      <van-popup v-model:show="choosing" round position="bottom" style="height:80%;padding-top:4px"><van-coupon-list :coupons="coupons" :chosen-coupon="chosen" :show-exchange-bar="false" @change="pick" /></van-popup>
      <van-popup v-model:show="sheet" round position="bottom" closeable class="pay-sheet" :close-on-click-overlay="false" @closed="closed"><h3>请输入支付密码</h3><p class="pay-sum">¥{{ sum.toFixed(2) }}</p><p class="pay-to">茶山集旗舰店</p><van-password-input :value="pin" :focused="keyboard" :error-info="wrong" @focus="keyboard = true" /><van-loading v-if="paying" class="center">支付中…</van-loading><div class="pay-space"></div><van-number-keyboard v-model="pin" :show="sheet && keyboard" :maxlength="6" safe-area-inset-bottom teleport="body" z-index="3000" /></van-popup>
    </div>\`,
});

export const Result = define('Result', {
  template: \`<div class="plain result"><van-icon name="checked" size="64" color="#2f6b4f" /><h2>支付成功</h2><p>预计48小时内发货，请留意物流短信。</p><router-link to="/orders"><van-button round plain type="primary">查看订单</van-button></router-link> <router-link to="/"><van-button round type="primary">返回首页</van-button></router-link></div>\`,
});
`;

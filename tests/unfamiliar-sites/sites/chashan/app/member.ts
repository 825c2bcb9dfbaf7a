export const member = /* js */ `
import { showDialog, showToast } from 'vant';
import { define, http, warn } from '$lib/core.js';
import { useUser } from '$lib/store.js';

const entries = [['我的订单', 'orders-o', '/orders'], ['收货地址', 'location-o', '/address'], ['领券中心', 'coupon-o', '/coupons'], ['茶会预约', 'calendar-o', '/booking'], ['帮助与反馈', 'service-o', '/help'], ['登录／注册', 'user-o', '/login']];

export const Member = define('Member', {
  data: () => ({ entries, shown: 0, days: [1, 2, 3, 4, 5, 6, 7], rules: false, busy: false }),
  setup: () => ({ user: useUser() }),
  mounted() { this.climb(); },
  methods: {
    climb() {
      const from = this.shown, start = performance.now();
      const step = (now) => { const part = Math.min(1, (now - start) / 800); this.shown = Math.round(from + (this.user.points - from) * part); if (part < 1) requestAnimationFrame(step); };
      requestAnimationFrame(step);
    },
    async sign() {
      if (this.user.signed) { showToast('今天已经签到过了'); return; }
      if (this.busy) return;
      this.busy = true;
      try { await http.post('/sign'); this.user.signed = true; this.user.points += 20; this.climb(); showDialog({ title: '签到成功', message: '已连续签到4天，获得20积分', confirmButtonText: '开心收下' }); } catch (error) { warn(error); }
      this.busy = false;
    },
  },
  template: \`
    <div class="member">
      <header class="hero"><div class="avatar">茶</div><div><b>{{ user.name || '茶友_8832' }}</b><p>青叶会员·再消费212元升级</p></div></header>
      <section class="points"><div><b class="sum">{{ shown }}</b><p>可用积分</p></div><a class="rules" href="#" @click.prevent="rules = true">积分规则</a></section>
      <section class="sign"><ol><li v-for="day of days" :key="day" :class="{ on: day < 4 || (day === 4 && user.signed) }"><van-icon name="points" /><span>第{{ day }}天</span></li></ol><div class="sign-now" role="button" tabindex="0" @click="sign">{{ user.signed ? '今日已签到' : '立即签到' }}</div></section>
      <van-cell-group inset><van-cell v-for="[title, icon, to] of entries" :key="to" :title="title" :icon="icon" :to="to" is-link /></van-cell-group>
      <van-popup v-model:show="rules" round position="bottom" closeable class="rules-sheet"><h3>积分规则</h3><p>一、每消费1元累计1积分。</p><p>二、100积分可抵扣1元，单笔最多抵扣订单金额的两成。</p><p>三、积分自获得之日起一年内有效，逾期自动清零。</p><p>四、如遇退货，相应积分将原路扣回。</p></van-popup>
    </div>\`,
});
`;

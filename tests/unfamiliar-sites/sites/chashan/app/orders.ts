export const orders = /* js */ `
import { showToast } from 'vant';
import { Back, Loading } from '$lib/cards.js';
import { define, http, Price, warn } from '$lib/core.js';

const tabs = ['全部', '待付款', '待发货', '待收货', '待评价'];
const reasons = ['不想要了', '地址填错了', '拍错规格', '其他原因'].map((name) => ({ name }));

export const Orders = define('Orders', {
  components: { Back, Loading, Price },
  data: () => ({ tabs, tab: 0, list: null, route: null, showing: false, canceling: null, asking: false, reasons }),
  computed: { shown() { return this.tab === 0 ? this.list : this.list.filter(({ state }) => state === tabs[this.tab]); } },
  async created() {
    try { this.list = (await http.get('/orders')).list; } catch (error) { warn(error); }
  },
  methods: {
    copy(order) { navigator.clipboard?.writeText(order.no).catch(() => undefined); showToast('复制成功'); },
    async follow(order) { this.showing = true; this.route = null; this.route = (await http.get('/track/' + order.no)).steps; },
    ask(order) { this.canceling = order; this.asking = true; },
    async cancel({ name }) {
      this.asking = false;
      const order = this.canceling;
      try { await http.post('/order/cancel', { no: order.no, reason: name }); order.state = '已取消'; showToast('订单已取消'); } catch (error) { warn(error); }
    },
  },
  template: \`
    <div class="orders"><Back title="我的订单" />
      <van-tabs v-model:active="tab"><van-tab v-for="each of tabs" :key="each" :title="each" /></van-tabs>
      <Loading v-if="!list" :rows="4" />
      <template v-else><van-empty v-if="shown.length === 0" description="暂无相关订单" />
      <div v-for="order of shown" :key="order.no" class="order"><header><span>订单号：{{ order.no }}</span><span class="copy" role="button" @click="copy(order)">复制</span><b>{{ order.state }}</b></header><div class="order-body"><img :src="'/img/' + order.goods + '.svg'" alt=""><p>{{ order.name }}</p><Price :value="order.price" /></div><footer><van-button v-if="order.state === '待付款' || order.state === '待发货'" size="small" round class="cancel" @click="ask(order)">取消订单</van-button><van-button v-if="order.state === '待收货'" size="small" round class="follow" @click="follow(order)">查看物流</van-button><van-button size="small" round type="primary" plain :to="'/goods/' + order.goods">再次购买</van-button></footer></div></template>
      <van-popup v-model:show="showing" round position="bottom" closeable class="route"><h3>物流信息</h3><van-loading v-if="!route" class="center" /><van-steps v-else direction="vertical" :active="0" active-color="#2f6b4f"><van-step v-for="step of route" :key="step.at"><h4>{{ step.text }}</h4><p>{{ step.at }}</p></van-step></van-steps></van-popup>
      <van-action-sheet v-model:show="asking" :actions="reasons" cancel-text="再想想" description="请选择取消原因" close-on-click-action @select="cancel" />
    </div>\`,
});
`;

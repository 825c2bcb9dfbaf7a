export const visit = /* js */ `
import { showToast } from 'vant';
import { Back } from '$lib/cards.js';
import { define, http, warn } from '$lib/core.js';

export const Booking = define('Booking', {
  components: { Back },
  data: () => ({ form: { guest: '', phone: '', wish: '' }, seats: 2, date: '', picking: false, busy: false, done: false, session: '14:00' }),
  methods: {
    picked(date) { this.picking = false; this.date = (date.getMonth() + 1) + '月' + date.getDate() + '日'; },
    async send() {
      this.busy = true;
      try { await http.post('/booking', { ...this.form, seats: this.seats, date: this.date }); this.done = true; } catch (error) { warn(error); }
      this.busy = false;
    },
    failed({ errors }) { showToast(errors[0].message); },
  },
  template: \`
    <div class="booking"><Back title="茶会预约" />
      <div class="hall"><h2>狮峰山·春日茶会</h2><p>每场限12位，含三款明前茶与茶点，¥168／位</p></div>
      <div v-if="done" class="result"><van-icon name="passed" size="56" color="#2f6b4f" /><h3>预约成功</h3><p>{{ date }} {{ session }}，{{ seats }}位。届时请提前10分钟到场。</p></div>
      <van-form v-else @submit="send" @failed="failed"><van-cell-group inset>
        <van-field :model-value="date" name="date" label="日期" readonly is-link placeholder="请选择日期" :rules="[{ required: true, message: '请选择日期' }]" @click="picking = true" />
        <van-cell title="场次"><template #value><span v-for="each of ['10:00', '14:00', '19:00']" :key="each" class="chip slot" :class="{ on: session === each }" @click="session = each">{{ each }}</span></template></van-cell>
        <van-cell title="人数" center><van-stepper v-model="seats" min="1" max="6" /></van-cell>
        <van-field v-model="form.guest" name="guest" label="称呼" placeholder="怎么称呼您" :rules="[{ required: true, message: '请填写称呼' }]" />
        <van-field v-model="form.phone" name="phone" type="tel" label="手机" placeholder="用于接收预约短信" :rules="[{ required: true, message: '请填写手机号' }]" />
        <van-field v-model="form.wish" name="wish" label="备注" type="textarea" rows="2" placeholder="忌口、同行儿童等" />
      </van-cell-group><p class="notice">提交即表示同意<router-link to="/terms" class="terms">《茶会须知》</router-link></p><div class="foot"><van-button block round type="primary" native-type="submit" class="book" :loading="busy">提交预约</van-button></div></van-form>
      <van-calendar v-model:show="picking" color="#2f6b4f" :round="true" @confirm="picked" />
    </div>\`,
});

export const Terms = define('Terms', {
  components: { Back },
  template: \`<div class="plain"><Back title="须知与协议" /><div class="text"><h3>茶会须知</h3><p>一、请于开场前10分钟签到，迟到15分钟视为放弃。</p><p>二、如需改期，请至少提前一天联系客服。</p><p>三、茶室内请勿使用香水，以免影响品鉴。</p><h3>用户协议</h3><p>欢迎使用茶山集的产品和服务。您在使用本服务前，应当认真阅读并遵守本协议。</p></div></div>\`,
});

export const Help = define('Help', {
  components: { Back },
  data: () => ({ open: '', stars: 0, text: '', files: [], busy: false, sent: false }),
  methods: {
    async send() {
      if (this.text.length < 6) { showToast('请至少填写6个字'); return; }
      this.busy = true;
      try { await http.post('/feedback', { text: this.text, stars: this.stars }); this.sent = true; } catch (error) { warn(error); }
      this.busy = false;
    },
  },
  template: \`
    <div class="help"><Back title="帮助与反馈" />
      <van-collapse v-model="open" accordion><van-collapse-item title="茶叶保质期多久？" name="1">绿茶冷藏保存十二个月，普洱与白茶在干燥通风处可长期存放。</van-collapse-item><van-collapse-item title="如何申请退换货？" name="2">签收后七天内，在订单页申请售后，茶叶需未拆封。</van-collapse-item><van-collapse-item title="能开电子发票吗？" name="3">确认收货后，可在订单页开具电子普通发票。</van-collapse-item></van-collapse>
      <h3 class="section">意见反馈</h3>
      <div v-if="sent" class="result"><van-icon name="passed" size="48" color="#2f6b4f" /><p>感谢您的反馈，我们会尽快处理。</p></div>
      <template v-else><van-cell title="满意度"><template #value><van-rate v-model="stars" color="#ee9a1a" /></template></van-cell><van-field v-model="text" name="opinion" type="textarea" rows="3" maxlength="200" show-word-limit placeholder="请描述您遇到的问题或建议" /><div class="foot"><van-uploader v-model="files" :max-count="3" /><van-button block round type="primary" class="send-opinion" :loading="busy" @click="send">提交反馈</van-button></div></template>
    </div>\`,
});

export const Messages = define('Messages', {
  components: { Back },
  data: () => ({ read: false }),
  template: \`<div class="plain"><Back title="消息"><span class="read-all" @click="read = true">全部已读</span></Back><van-cell center title="物流通知" label="您的包裹已由顺丰速运揽收" icon="logistics" :dot="!read" value="10:24" /><van-cell center title="优惠活动" label="春茶节满300减60，今晚24点截止" icon="gift-o" value="昨天" /></div>\`,
});
`;

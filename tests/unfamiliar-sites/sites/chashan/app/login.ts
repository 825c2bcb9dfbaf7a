export const login = /* js */ `
import { showToast } from 'vant';
import { Back } from '$lib/cards.js';
import { define, http, keep, warn } from '$lib/core.js';
import { useUser } from '$lib/store.js';

/** A puzzle of the kind that a security service adds: the piece has to be dragged into its gap. */
const Puzzle = define('Puzzle', {
  props: { show: Boolean },
  emits: ['update:show', 'passed'],
  data: () => ({ left: 0, state: '', gap: 150 }),
  methods: {
    down(event) { this.start = event.clientX; event.currentTarget.setPointerCapture(event.pointerId); this.state = 'moving'; },
    move(event) { if (this.state === 'moving') this.left = Math.min(230, Math.max(0, event.clientX - this.start)); },
    up() {
      if (this.state !== 'moving') return;
      const passed = Math.abs(this.left - this.gap) < 8;
      this.state = passed ? 'passed' : 'failed';
      setTimeout(() => { if (passed) { this.$emit('update:show', false); this.$emit('passed'); } this.left = 0; this.state = ''; }, 700);
    },
  },
  template: \`
    <van-popup :show="show" class="puzzle" round closeable @update:show="$emit('update:show', $event)"><p>请完成安全验证</p><div class="puzzle-picture"><i class="gap" :style="{ left: gap + 'px' }"></i><i class="piece" :style="{ left: left + 'px' }"></i></div><div class="puzzle-track" :class="state"><span>{{ state === 'failed' ? '验证失败，请重试' : state === 'passed' ? '验证通过' : '向右拖动滑块填充拼图' }}</span><b class="knob" :style="{ left: left + 'px' }" @pointerdown="down" @pointermove="move" @pointerup="up">→</b></div></van-popup>\`,
});

export const Login = define('Login', {
  components: { Back, Puzzle },
  data: () => ({ tab: 0, tel: '', code: '', left: 0, account: '', secret: '', agreed: false, puzzle: false, busy: false, wrong: '' }),
  beforeUnmount() { clearInterval(this.timer); },
  methods: {
    sendCode() {
      if (!/^1\\d{10}$/.test(this.tel)) { showToast('请输入正确的手机号'); return; }
      http.post('/sms/send', { tel: this.tel }).catch(() => undefined);
      showToast('验证码已发送');
      this.left = 60;
      this.timer = setInterval(() => { this.left -= 1; if (this.left === 0) clearInterval(this.timer); }, 1000);
    },
    enter() {
      if (!this.agreed) { showToast('请先阅读并同意用户协议'); return; }
      if (this.tab === 0) { if (!this.code) showToast('请输入验证码'); return; }
      this.puzzle = true;
    },
    async passed() {
      this.busy = true;
      this.wrong = '';
      try { const { name } = await http.post('/login', { account: this.account, secret: this.secret }); useUser().name = name; keep('user', name); showToast({ type: 'success', message: '登录成功' }); this.$router.replace('/member'); } catch (error) { if (error.code) this.wrong = error.message; else warn(error); }
      this.busy = false;
    },
  },
  template: \`
    <div class="login"><Back title="登录" /><h2>欢迎来到茶山集</h2>
      <van-tabs v-model:active="tab" shrink><van-tab title="短信登录"><van-field v-model="tel" name="tel" type="tel" maxlength="11" label="+86" placeholder="请输入手机号" clearable /><van-field v-model="code" name="sms" type="digit" maxlength="6" label="验证码" placeholder="请输入短信验证码"><template #button><van-button size="small" plain type="primary" id="send-code" :disabled="left > 0" @click="sendCode">{{ left > 0 ? left + '秒后重发' : '获取验证码' }}</van-button></template></van-field></van-tab><van-tab title="密码登录"><van-field v-model="account" name="account" label="账号" placeholder="手机号／邮箱" /><van-field v-model="secret" name="secret" type="password" label="密码" placeholder="请输入登录密码" :error-message="wrong" /></van-tab></van-tabs>
      <van-checkbox v-model="agreed" icon-size="16" id="agree" class="agree">我已阅读并同意<router-link to="/terms">《用户协议》</router-link></van-checkbox>
      <div class="foot"><van-button block round type="primary" id="enter" :loading="busy" loading-text="登录中…" @click="enter">登录</van-button></div>
      <Puzzle v-model:show="puzzle" @passed="passed" />
    </div>\`,
});
`;

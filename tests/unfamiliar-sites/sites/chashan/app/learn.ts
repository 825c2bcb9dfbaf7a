export const learn = /* js */ `
import { showToast } from 'vant';
import { Back, Loading } from '$lib/cards.js';
import { define, http, warn } from '$lib/core.js';

const steps = [['温杯', '沸水烫壶烫杯，提升器温。'], ['投茶', '150毫升盖碗投茶5克。'], ['醒茶', '85度水沿壁注入，3秒出汤。'], ['冲泡', '首泡15秒，之后每泡递增5秒。'], ['品饮', '三口为品，先闻后饮。']];

export const Brew = define('Brew', {
  components: { Back },
  data: () => ({ steps, active: 0, seconds: 15, left: 15, running: false, open: ['0'], rated: 0, playing: false }),
  beforeUnmount() { clearInterval(this.timer); },
  methods: {
    play() { this.$refs.video.play().then(() => { this.playing = true; }).catch(() => undefined); },
    toggle() {
      this.running = !this.running;
      clearInterval(this.timer);
      if (this.running) this.timer = setInterval(() => { this.left -= 1; if (this.left <= 0) { clearInterval(this.timer); this.running = false; showToast('时间到，可以出汤啦'); this.left = this.seconds; } }, 1000);
    },
    reset() { clearInterval(this.timer); this.running = false; this.left = this.seconds; },
    rate() { http.post('/rate', { stars: this.rated }).then(() => showToast('感谢您的评分')); },
  },
  template: \`
    <div class="brew"><Back title="冲泡指南" />
      <div class="film"><video ref="video" src="/media/gongfu.mp4" poster="/img/1002.svg" preload="none" playsinline></video><button v-show="!playing" class="play" aria-label="播放冲泡视频" @click="play"><van-icon name="play-circle-o" size="56" /></button><span class="film-time">03:28</span></div>
      <h3 class="section">盖碗冲泡五步</h3>
      <van-steps :active="active" active-color="#2f6b4f"><van-step v-for="[name] of steps" :key="name">{{ name }}</van-step></van-steps>
      <p class="step-text">{{ steps[active][1] }}</p>
      <div class="pair"><van-button size="small" round class="before" :disabled="active === 0" @click="active -= 1">上一步</van-button><van-button size="small" round type="primary" class="after" :disabled="active === 4" @click="active += 1">下一步</van-button></div>
      <h3 class="section">冲泡计时器</h3>
      <van-circle :current-rate="(left / seconds) * 100" :text="left + '秒'" color="#2f6b4f" size="110" class="center" />
      <div class="pair"><van-button round size="small" class="minus" @click="seconds = Math.max(5, seconds - 5); reset()">－5秒</van-button><van-button round size="small" type="primary" class="run" @click="toggle">{{ running ? '暂停' : '开始' }}</van-button><van-button round size="small" class="plus" @click="seconds += 5; reset()">＋5秒</van-button><van-button round size="small" plain class="again" @click="reset">复位</van-button></div>
      <h3 class="section">这篇指南对您有帮助吗？</h3><van-rate v-model="rated" class="center rate" size="26" color="#ee9a1a" @change="rate" />
    </div>\`,
});

export const Story = define('Story', {
  components: { Loading },
  data: () => ({ story: null, likes: 0, liked: false, sheet: false, word: '', bursts: 0 }),
  async created() {
    try { this.story = await http.get('/story/' + this.$route.params.id); this.likes = this.story.likes; } catch (error) { warn(error); }
  },
  methods: {
    like() { this.likes += 1; this.bursts += 1; clearTimeout(this.timer); this.timer = setTimeout(() => http.post('/story/like', { count: this.bursts }), 600); },
    async say() {
      const text = this.word.trim();
      if (!text) { showToast('说点什么吧'); return; }
      this.story.comments.unshift({ by: '我', text });
      this.word = '';
      await http.post('/comment', { text });
    },
  },
  template: \`
    <article class="story"><van-nav-bar title="茶事" left-arrow @click-left="$router.back()" /><Loading v-if="!story" :rows="5" />
      <template v-else><img :src="'/img/' + story.picture + '.svg'" alt="" class="cover"><h1>{{ story.title }}</h1><p class="by">{{ story.author.name }} · {{ story.date }} · 阅读{{ story.reads }}</p><p v-for="text of story.text" :key="text" class="story-text">{{ text }}</p>
        <div class="pair"><button class="clap" @click="like"><van-icon name="good-job-o" /> <span>{{ likes }}</span></button><button class="comments" @click="sheet = true"><van-icon name="comment-o" /> {{ story.comments.length }}条评论</button></div>
        <van-cell title="下一篇" :value="story.next.title" is-link class="next" :to="'/story/' + story.next.id" />
        <van-popup v-model:show="sheet" round position="bottom" closeable class="talk"><h3>评论</h3><p v-for="(each, at) of story.comments" :key="at"><b>{{ each.by }}</b>：{{ each.text }}</p><van-field v-model="word" name="word" placeholder="友善的评论是交流的起点"><template #button><van-button size="small" type="primary" class="say" @click="say">发送</van-button></template></van-field></van-popup></template>
    </article>\`,
});
`;

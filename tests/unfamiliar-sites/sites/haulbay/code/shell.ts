export const shell = `
const CurrencyMenu = {
  setup() {
    const money = useMoney();
    const codes = [['GBP', '£ Pound'], ['EUR', '€ Euro'], ['USD', '$ Dollar']];
    return { money, codes };
  },
  template: \`
    <el-dropdown trigger="click" @command="money.choose">
      <el-button text class="currency" aria-label="Currency">{{ money.sign }} {{ money.currency }}</el-button>
      <template #dropdown><el-dropdown-menu>
        <el-dropdown-item v-for="[code, label] in codes" :key="code" :command="code" :class="'currency-' + code">{{ label }}</el-dropdown-item>
      </el-dropdown-menu></template>
    </el-dropdown>\`,
};

const SiteHeader = {
  components: { CurrencyMenu },
  setup() {
    const account = useAccount();
    const favorites = useFavorites();
    const open = ref(false);
    const links = [['/search', 'Find a van'], ['/fleet', 'For fleets'], ['/list-your-van', 'List your van'], ['/help', 'Help']];
    return { account, favorites, open, links, Burger };
  },
  template: \`
    <header class="site-header">
      <router-link to="/" class="logo" aria-label="Haulbay home"><svg viewBox="0 0 28 20" width="28" height="20" aria-hidden="true"><path d="M1 15V4h15v11M16 7h6l5 5v3H16" fill="none" stroke="currentColor" stroke-width="2"/><circle cx="7" cy="16" r="3"/><circle cx="21" cy="16" r="3"/></svg>haulbay</router-link>
      <nav class="wide-nav"><router-link v-for="[to, label] in links" :key="to" :to="to">{{ label }}</router-link></nav>
      <div class="header-end">
        <currency-menu />
        <router-link to="/account/favorites" class="fav-link wide-only">Saved <b v-if="favorites.ids.length">{{ favorites.ids.length }}</b></router-link>
        <router-link v-if="account.user" to="/account/trips" class="wide-only">Trips</router-link>
        <el-button v-if="!account.user" id="log-in" size="small" round @click="account.isLoginOpen = true">Log in</el-button>
        <el-avatar v-else :size="30" class="me">{{ account.user.name[0] }}</el-avatar>
        <el-button class="burger" text :icon="Burger" aria-label="Menu" @click="open = true" />
      </div>
      <el-drawer v-model="open" size="260px" title="Menu" append-to-body>
        <nav class="drawer-nav" @click="open = false"><router-link v-for="[to, label] in links" :key="to" :to="to">{{ label }}</router-link><router-link to="/account/trips">Trips</router-link><router-link to="/account/favorites">Saved</router-link></nav>
      </el-drawer>
    </header>\`,
};

const LoginModal = {
  setup() {
    const account = useAccount();
    const state = reactive({ step: 'email', email: '', code: '', problem: '', busy: false, wait: 0 });
    let timer;
    const count = () => { state.wait = 20; clearInterval(timer); timer = setInterval(() => { state.wait -= 1; if (state.wait <= 0) clearInterval(timer); }, 1000); };
    const sendCode = async () => {
      if (!/^[^@ ]+@[^@ ]+[.][a-z]+$/i.test(state.email)) { state.problem = 'Enter your email address, like name@company.co.uk.'; return; }
      state.problem = ''; state.busy = true;
      await post('/login/code');
      state.busy = false; state.step = 'code'; count();
    };
    const verify = async () => {
      if (state.code.length < 6) return;
      state.busy = true; state.problem = '';
      try { account.signedIn(await post('/login/verify?code=' + state.code)); state.step = 'email'; }
      catch { state.problem = 'That code is not right. Check the email we sent you, or get a new code.'; state.code = ''; }
      state.busy = false;
    };
    const again = async () => { await post('/login/code'); ElMessage.info('We sent a new code to ' + state.email); count(); };
    watch(() => state.code, (code) => { if (code && code.length === 6) verify(); });
    onBeforeUnmount(() => clearInterval(timer));
    return { account, state, sendCode, again };
  },
  template: \`
    <el-dialog v-model="account.isLoginOpen" width="min(400px, 92vw)" title="Log in or sign up" append-to-body class="login">
      <form v-if="state.step === 'email'" @submit.prevent="sendCode" novalidate>
        <p class="soft">No password. We send you a code that works once.</p>
        <label class="field">Email<el-input v-model="state.email" name="login-email" type="email" placeholder="you@company.co.uk" autocomplete="email" /></label>
        <p class="problem" role="alert">{{ state.problem }}</p>
        <el-button id="send-code" type="primary" native-type="submit" :loading="state.busy">Send me a code</el-button>
      </form>
      <div v-else>
        <p>Enter the six digits we sent to <b>{{ state.email }}</b>.</p>
        <el-input-otp v-model="state.code" :length="6" class="otp" :disabled="state.busy" />
        <p class="problem" role="alert">{{ state.problem }}</p>
        <div class="row"><el-button text :disabled="state.wait > 0" id="resend" @click="again">{{ state.wait > 0 ? 'Send again in ' + state.wait + ' s' : 'Send again' }}</el-button><el-button text @click="state.step = 'email'">Change email</el-button></div>
      </div>
    </el-dialog>\`,
};

const Assistant = {
  setup() {
    const open = ref(false), text = ref(''), busy = ref(false), turn = ref(0), list = ref(null);
    const messages = ref([{ from: 'bay', text: 'Hi, I am Bay. Ask me about drivers, dates, insurance or anything else.' }]);
    const down = () => nextTick(() => { if (list.value) list.value.scrollTop = 99999; });
    const send = async (said) => {
      const question = (said ?? text.value).trim();
      if (!question || busy.value) return;
      messages.value.push({ from: 'me', text: question });
      text.value = ''; busy.value = true; down();
      try { const { text: answer } = await post('/assistant?turn=' + turn.value++, { question }); messages.value.push({ from: 'bay', text: answer }); }
      finally { busy.value = false; down(); }
    };
    const prompts = ['Can a mate drive too?', 'Can I change the dates?'];
    return { open, text, busy, messages, send, list, prompts, ChatDotRound };
  },
  template: \`
    <el-button class="chat-fab" circle type="primary" :icon="ChatDotRound" aria-label="Chat with Bay" @click="open = true" />
    <el-drawer v-model="open" size="min(380px, 100vw)" append-to-body class="chat" title="Bay, your assistant">
      <ol class="chat-list" ref="list" aria-live="polite">
        <li v-for="(message, index) in messages" :key="index" :class="message.from">{{ message.text }}</li>
        <li v-if="busy" class="bay typing" aria-label="Bay is typing"><i></i><i></i><i></i></li>
      </ol>
      <div class="prompts"><el-button v-for="prompt in prompts" :key="prompt" size="small" round @click="send(prompt)">{{ prompt }}</el-button></div>
      <form class="row" @submit.prevent="send()"><el-input v-model="text" name="chat-text" placeholder="Type your question" autocomplete="off" /><el-button id="chat-send" type="primary" native-type="submit">Send</el-button></form>
    </el-drawer>\`,
};

const CookieNotice = {
  setup() {
    const shown = ref(false);
    onMounted(() => { if (!localStorage.getItem('hb.consent')) setTimeout(() => { shown.value = true; }, 900); });
    const answer = (yes) => { if (yes) grantConsent(); else localStorage.setItem('hb.consent', 'no'); shown.value = false; };
    return { shown, answer };
  },
  template: \`
    <transition name="slide"><section v-if="shown" class="cookies" role="dialog" aria-label="Cookies">
      <p>We use cookies to remember your search and to see which ads bring people here.</p>
      <el-button id="cookies-yes" size="small" type="primary" @click="answer(true)">Accept</el-button><el-button id="cookies-no" size="small" @click="answer(false)">Only necessary</el-button>
    </section></transition>\`,
};

const SiteFooter = {
  template: \`
    <footer class="site-footer"><div><b>haulbay</b><p>Vans, tippers and trailers from tradespeople near you.</p></div>
      <nav><router-link to="/search">Find a van</router-link><router-link to="/fleet">For fleets</router-link><router-link to="/help">Help</router-link></nav>
      <p class="soft">Haulbay Ltd, 4 Wapping Wharf, Bristol. Insured by Tollgate Mutual.</p></footer>\`,
};

const Heart = {
  props: { van: Object, label: Boolean },
  setup() { return { favorites: useFavorites(), Star, StarFilled }; },
  template: \`
    <button type="button" class="heart" :class="{ on: favorites.has(van.id) }" :aria-pressed="favorites.has(van.id)" :aria-label="'Save ' + van.model" @click.stop.prevent="favorites.toggle(van.id)">
      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true"><path d="M12 20s-7.5-4.6-7.5-10A4.2 4.2 0 0 1 12 7.2 4.2 4.2 0 0 1 19.500 10c0 5.400-7.500 10-7.500 10z"/></svg><span v-if="label">{{ favorites.has(van.id) ? 'Saved' : 'Save' }}</span>
    </button>\`,
};

const VanCard = {
  components: { Heart },
  props: { van: Object },
  setup() { return { money: useMoney() }; },
  template: \`
    <article class="van-card"><router-link :to="'/vans/' + van.id" class="van-link">
      <img :src="'/img/van-' + van.id + '-1.svg'" :alt="van.model" loading="lazy" width="400" height="260">
      <div class="van-text"><h3>{{ van.model }}</h3><p class="soft">{{ van.type }} · {{ van.city }} · {{ van.payload }} kg</p>
        <p class="row"><b>{{ money.format(van.day) }} <small>a day</small></b><span class="soft">★ {{ van.rating.toFixed(1) }} ({{ van.trips }})</span></p></div>
    </router-link><heart :van="van" /></article>\`,
};
`;

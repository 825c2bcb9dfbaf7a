export const trade = `
// Cost of hiring against owning: sixteen thousand draws of the next five years, day by day.
function forecast(vans, daysPerMonth, growth) {
  const runs = [];
  for (let run = 0; run < 16000; run += 1) {
    let seed = run * 7919 + vans * 31 + daysPerMonth, hired = 0, owned = 0;
    for (let day = 0; day < 1826; day += 1) {
      seed = (seed * 1103515245 + 12345) % 2147483648;
      const need = (seed / 2147483648) * vans * Math.pow(1 + growth, day / 365);
      hired += need * (daysPerMonth / 30) * 52;
      owned += vans * 27.4 + Math.sqrt(need) * 1.8;
    }
    runs.push({ hired, owned, saved: owned - hired });
  }
  runs.sort((a, b) => a.saved - b.saved);
  return { low: runs[800].saved, mid: runs[8000].saved, high: runs[15200].saved, hired: runs[8000].hired / 60 };
}

const Fleet = {
  setup() {
    const money = useMoney();
    const plan = ref('Monthly'), vans = ref(3), days = ref(9), result = ref({ low: 121400, mid: 128900, high: 136300 });
    watch([vans, days], () => { result.value = forecast(vans.value, days.value, 0.04); });
    const lead = reactive({ company: '', email: '', problem: '', state: '' });
    const send = async () => {
      if (!lead.company.trim()) { lead.problem = 'Tell us the name of your company.'; return; }
      if (!/^[^@ ]+@[^@ ]+[.][a-z]+$/i.test(lead.email)) { lead.problem = 'Enter an email address that we can write to, like you@company.co.uk.'; return; }
      lead.problem = ''; lead.state = 'busy';
      await post('/leads'); lead.state = 'sent';
    };
    const k = (pounds) => money.sign + Math.round((pounds * money.rates[money.currency]) / 1000) + 'k';
    const plans = [['Crew', 49, 'Up to 5 drivers', ['One invoice a month', 'Fuel card']], ['Depot', 129, 'Up to 20 drivers', ['Key box included', 'Priority vans']], ['Region', 390, 'No limit', ['Named contact', 'API and exports']]];
    return { money, plan, vans, days, result, lead, send, k, plans };
  },
  template: \`
    <main class="narrow-page"><h1>Vans for your whole crew, on one invoice</h1><p>Your people book what they need, you see every trip and pay once a month.</p>
      <el-segmented v-model="plan" :options="['Monthly', 'Yearly']" class="billing" />
      <div class="plans"><article v-for="[name, cost, who, points] in plans" :key="name"><h3>{{ name }}</h3><p class="big"><b>{{ money.format(plan === 'Yearly' ? cost * 10 : cost) }}</b> <small>{{ plan === 'Yearly' ? 'a year' : 'a month' }}</small></p><p>{{ who }}</p><ul><li v-for="point in points" :key="point">{{ point }}</li></ul></article></div>
      <section class="block calculator"><h2>What would you save?</h2><label>Vans in use <b>{{ vans }}</b></label><el-slider v-model="vans" :min="1" :max="20" class="vans-slider" :show-tooltip="false" aria-label="Vans in use" /><label>Days a month <b>{{ days }}</b></label><el-slider v-model="days" :min="1" :max="26" class="days-slider" :show-tooltip="false" aria-label="Days a month" />
        <div class="specs"><div><b>{{ k(result.mid) }}</b><small>likely, in five years</small></div><div><b>{{ k(result.low) }}</b><small>cautious</small></div><div><b>{{ k(result.high) }}</b><small>at best</small></div></div></section>
      <section class="block"><h2>Talk to us</h2><p v-if="lead.state === 'sent'" role="status">Thank you. Imogen from our team writes to you today.</p>
        <form v-else @submit.prevent="send" novalidate><label class="field">Company<el-input v-model="lead.company" name="company" /></label><label class="field">Work email<el-input v-model="lead.email" name="work-email" type="email" /></label><p class="problem" role="alert">{{ lead.problem }}</p><el-button id="send-lead" type="primary" native-type="submit" :loading="lead.state === 'busy'">Send</el-button></form></section>
    </main>\`,
};

const ListVan = {
  setup() {
    const money = useMoney();
    const days = ref(8), form = reactive({ owner: '', mobile: '', plate: '', mileage: '' }), errors = reactive({}), state = ref('');
    const rules = { owner: /^.{2,}$/, mobile: /^[0-9 +]{10,}$/, plate: /^[A-Z]{2}[0-9]{2}[A-Z]{3}$/, mileage: /^[0-9]+$/ };
    const texts = { owner: 'Tell us your name.', mobile: 'A mobile number has at least ten digits.', plate: 'Please enter a valid value.', mileage: 'Only digits, like 82000.' };
    const submit = async () => {
      for (const name of Object.keys(rules)) errors[name] = rules[name].test(form[name]) ? '' : texts[name];
      if (Object.values(errors).some(Boolean)) return;
      state.value = 'busy'; await post('/listings'); state.value = 'done';
    };
    return { money, days, form, errors, state, submit };
  },
  template: \`
    <main class="narrow-page"><h1>Let your van pay for itself</h1><p>You use it on site for half the week. Rent it out for the other half.</p>
      <section class="block"><label>Days a month that it stands still <b>{{ days }}</b></label><el-slider v-model="days" :min="1" :max="25" class="idle-slider" :show-tooltip="false" aria-label="Idle days" /><p class="big">About <b>{{ money.format(days * 46) }}</b> a month for you</p></section>
      <section class="block"><h2>Start your listing</h2><p v-if="state === 'done'" role="status">Your listing is saved. Next: five photographs, from your phone.</p>
        <form v-else class="listing" @submit.prevent="submit" novalidate>
          <label class="field">Your name<el-input v-model="form.owner" name="owner" autocomplete="name" /><span class="problem">{{ errors.owner }}</span></label>
          <label class="field">Mobile<el-input v-model="form.mobile" name="mobile" type="tel" /><span class="problem">{{ errors.mobile }}</span></label>
          <label class="field">Number plate<el-input v-model="form.plate" name="plate" /><span class="problem">{{ errors.plate }}</span></label>
          <label class="field">Mileage<el-input v-model="form.mileage" name="mileage" inputmode="numeric" /><span class="problem">{{ errors.mileage }}</span></label>
          <el-button id="start-listing" type="primary" native-type="submit" :loading="state === 'busy'">Start my listing</el-button></form></section></main>\`,
};

const Help = {
  setup() {
    const text = ref(''), found = ref(null);
    const load = async () => { found.value = await api('/articles?q=' + encodeURIComponent(text.value)); };
    watch(text, debounce(load, 300));
    onMounted(load);
    return { text, found };
  },
  template: \`
    <main class="narrow-page"><h1>How can we help?</h1><el-input v-model="text" name="help-search" placeholder="Search for an answer" clearable size="large" />
      <el-skeleton v-if="!found" :rows="4" animated /><p v-else-if="!found.length" class="soft">Nothing matches. Try another word, or ask Bay in the chat.</p>
      <router-link v-for="article in found ?? []" :key="article.id" :to="'/help/' + article.id" class="article-link"><b>{{ article.title }}</b><span class="soft">{{ article.intro }}</span></router-link></main>\`,
};

const Article = {
  setup() {
    const route = useRoute(), article = ref(null), vote = ref('');
    onMounted(async () => { article.value = await api('/articles/' + route.params.id); });
    const say = (answer) => { vote.value = answer; post('/articles/' + route.params.id + '/vote'); };
    return { article, vote, say };
  },
  template: \`
    <main class="narrow-page"><nav class="crumbs"><router-link to="/help">Help</router-link></nav><el-skeleton v-if="!article" :rows="6" animated /><article v-else><h1>{{ article.title }}</h1><p>{{ article.intro }}</p><p>If anything about your booking is different, the booking wins. You find it under Trips, together with the number of the owner.</p><h3>Step by step</h3><ol><li>Open the trip.</li><li>Choose what you want to change.</li><li>Wait for the owner to confirm.</li></ol>
      <p>Did this help? <el-button size="small" class="vote-yes" :type="vote === 'yes' ? 'primary' : ''" @click="say('yes')">Yes</el-button><el-button size="small" class="vote-no" :type="vote === 'no' ? 'primary' : ''" @click="say('no')">No</el-button> <span role="status" class="soft">{{ vote && 'Thank you.' }}</span></p></article></main>\`,
};

const Lost = { template: '<main class="narrow-page"><h1>We cannot find this page</h1><router-link to="/">Go to the start</router-link></main>' };

const router = createRouter({
  history: createWebHashHistory(),
  scrollBehavior: (to, from, saved) => saved ?? { top: 0 },
  routes: [
    { path: '/', component: Home },
    { path: '/search', component: Search },
    { path: '/vans/:id', component: Van },
    { path: '/book/:id/:step', component: Book },
    { path: '/account/trips', component: Trips },
    { path: '/account/trips/:id/receipt', component: Receipt, meta: { bare: true } },
    { path: '/account/favorites', component: Favorites },
    { path: '/fleet', component: Fleet },
    { path: '/list-your-van', component: ListVan },
    { path: '/help', component: Help },
    { path: '/help/:id', component: Article },
    { path: '/:rest(.*)', component: Lost },
  ],
});
router.afterEach((to) => { document.title = 'Haulbay'; track('page', { path: to.path }); });

const App = {
  components: { SiteHeader, SiteFooter, LoginModal, Assistant, CookieNotice },
  setup() { return { route: useRoute() }; },
  template: \`
    <div v-if="!route.meta.bare" class="app"><site-header /><router-view /><site-footer /><assistant /></div>
    <router-view v-else /><login-modal /><cookie-notice />\`,
};
createApp(App).use(createPinia()).use(router).use(ElementPlus).mount('#app');
`;

export const home = `
const Home = {
  components: { VanCard },
  setup() {
    const router = useRouter();
    const form = reactive({ city: '', range: null, type: '' });
    const featured = ref([]), rail = ref(null), mail = ref(''), mailState = ref(''), at = ref(0);
    onMounted(async () => { featured.value = await api('/vans/featured'); });
    const cities = debounce(async (text, show) => show(await api('/cities?q=' + encodeURIComponent(text ?? ''))), 200);
    const find = () => {
      const query = { city: form.city };
      if (form.range) { query.from = dayjs(form.range[0]).format('YYYY-MM-DD'); query.to = dayjs(form.range[1]).format('YYYY-MM-DD'); }
      if (form.type) query.type = form.type;
      track('search', query);
      router.push({ path: '/search', query });
    };
    const slide = (by) => {
      at.value = Math.max(0, Math.min(featured.value.length - 1, at.value + by));
      rail.value.scrollTo({ left: at.value * 290, behavior: 'smooth' });
    };
    const subscribe = async () => {
      if (!/^[^@ ]+@[^@ ]+[.][a-z]+$/i.test(mail.value)) { mailState.value = 'That email address is missing something. Check it and try again.'; return; }
      mailState.value = 'Sending…';
      await post('/newsletter');
      mailState.value = 'Thanks. The first tips arrive on Friday.';
    };
    const isPast = (date) => date.getTime() < Date.now() - 86400000;
    const faq = [
      ['Do I need my own insurance?', 'No. Every rental includes cover from Tollgate Mutual. You choose how much you would pay if something happens.'],
      ['How old do I have to be?', 'Drivers have to be 23 or older and have held a licence for two years.'],
      ['Can I load it with rubble?', 'In tippers and tipping trailers, yes. Panel vans are for goods and tools.'],
      ['What if the van breaks down?', 'Roadside help is included. Ring the number on the dashboard card.'],
    ];
    return { form, featured, rail, cities, find, slide, mail, mailState, subscribe, isPast, faq, at, ArrowLeft, ArrowRight };
  },
  template: \`
    <main>
      <section class="hero"><div class="hero-in"><h1>The van you need, from the trade next door</h1><p>Rent vans, tippers and trailers by the day. Insured, and cheaper than the depot.</p>
        <form class="finder" @submit.prevent="find">
          <label class="field">Where<el-autocomplete v-model="form.city" name="city" :fetch-suggestions="cities" placeholder="Town or city" clearable /></label>
          <label class="field">When<el-date-picker v-model="form.range" type="daterange" start-placeholder="Pick-up" end-placeholder="Return" format="D MMM" :disabled-date="isPast" /></label>
          <label class="field">What<el-select v-model="form.type" placeholder="Any vehicle" clearable class="what"><el-option v-for="each in ['Small van', 'Panel van', 'Luton', 'Tipper', 'Trailer']" :key="each" :value="each" :label="each" /></el-select></label>
          <el-button id="find" type="primary" size="large" native-type="submit">Find vans</el-button>
        </form></div></section>
      <section class="band"><div class="row"><h2>Popular this week</h2><span><el-button circle :icon="ArrowLeft" aria-label="Previous vans" class="rail-back" @click="slide(-1)" /><el-button circle :icon="ArrowRight" aria-label="Next vans" class="rail-next" @click="slide(1)" /></span></div>
        <div class="rail" ref="rail"><van-card v-for="van in featured" :key="van.id" :van="van" /><el-skeleton v-if="!featured.length" :rows="6" animated /></div></section>
      <section class="band three"><div><b>1. Find it</b><p>Search by payload, tow bar, tail lift and whether it may enter the clean air zone.</p></div><div><b>2. Show your licence</b><p>Upload it once. The check takes a minute on most days.</p></div><div><b>3. Drive</b><p>Collect the keys from the owner or from a key box. Photographs settle every scratch.</p></div></section>
      <section class="band quotes"><blockquote>“My Vivaro earns its own insurance now. I rent it out on the days I am on site.”<cite>Owen, tiler in Bristol</cite></blockquote><blockquote>“The tipper was at the end of my road. The depot wanted twice that and a deposit.”<cite>Lena, gardener in Leeds</cite></blockquote></section>
      <section class="band"><h2>Questions before you book</h2><el-collapse class="faq"><el-collapse-item v-for="([q, a], index) in faq" :key="q" :name="index" :title="q"><p>{{ a }}</p></el-collapse-item></el-collapse></section>
      <section class="band letter"><h2>Tips for the trade, every Friday</h2><form class="row" @submit.prevent="subscribe" novalidate><el-input v-model="mail" name="newsletter" placeholder="Your email" type="email" /><el-button id="subscribe" native-type="submit">Sign me up</el-button></form><p role="status" class="soft note">{{ mailState }}</p></section>
    </main>\`,
};
`;

export const van = `
const ReadMore = {
  props: { text: String },
  setup(props) {
    const open = ref(false);
    const isLong = computed(() => props.text.length > 150);
    return { open, isLong };
  },
  template: \`<p class="read-more">{{ open || !isLong ? text : text.slice(0, 140) + '…' }} <button v-if="isLong" type="button" class="linkish" :aria-expanded="open" @click="open = !open">{{ open ? 'Show less' : 'Read more' }}</button></p>\`,
};

const Reviews = {
  components: { ReadMore },
  props: { van: Object },
  setup(props) {
    const list = ref([]), page = ref(0), busy = ref(false);
    const more = async () => {
      busy.value = true;
      list.value = [...list.value, ...(await api('/vans/' + props.van.id + '/reviews?page=' + page.value))];
      page.value += 1; busy.value = false;
    };
    onMounted(more);
    return { list, page, busy, more };
  },
  template: \`
    <section class="block reviews"><h2>Reviews <small>★ {{ van.rating.toFixed(1) }} from {{ van.trips }} trips</small></h2>
      <article v-for="review in list" :key="review.key" class="review"><p class="row"><b>{{ review.name }}</b><el-rate :model-value="review.stars" disabled size="small" /></p><p class="soft">{{ review.when }}</p><read-more :text="review.text" /></article>
      <el-skeleton v-if="busy" :rows="3" animated />
      <el-button v-if="page < 4" id="more-reviews" :loading="busy" @click="more">Show more reviews</el-button></section>\`,
};

const Gallery = {
  props: { van: Object },
  setup(props) {
    const at = ref(1), open = ref(false);
    const all = computed(() => [1, 2, 3, 4, 5].map((n) => '/img/van-' + props.van.id + '-' + n + '.svg'));
    return { at, open, all };
  },
  template: \`
    <div class="gallery"><button type="button" class="main-photo" @click="open = true" aria-label="Open photos"><img :src="all[at - 1]" :alt="van.model" width="400" height="260"></button>
      <div class="thumbs"><button v-for="n in 5" :key="n" type="button" class="thumb" :class="{ on: n === at }" :aria-label="'Photo ' + n" @click="at = n"><img :src="all[n - 1]" alt="" loading="lazy" width="80" height="52"></button></div>
      <el-image-viewer v-if="open" :url-list="all" :initial-index="at - 1" teleported hide-on-click-modal @close="open = false" /></div>\`,
};

const Calendar = {
  props: { van: Object },
  setup(props) {
    const draft = useDraft();
    const start = dayjs().startOf('month');
    const shift = ref(0), half = ref(null), hint = ref('');
    const month = computed(() => start.add(shift.value, 'month'));
    const cells = computed(() => {
      const first = month.value, pad = (first.day() + 6) % 7;
      return [...Array(pad).fill(null), ...Array.from({ length: first.daysInMonth() }, (_, n) => first.add(n, 'day').format('YYYY-MM-DD'))];
    });
    const state = (iso) => !iso ? 'pad' : iso < dayjs().format('YYYY-MM-DD') ? 'past' : props.van.booked.includes(iso) ? 'booked' : iso >= draft.range[0] && iso <= draft.range[1] && !half.value ? 'in' : iso === half.value ? 'in' : 'free';
    const pick = (iso) => {
      hint.value = '';
      if (state(iso) === 'past') { hint.value = 'That day is over. Choose a later one.'; return; }
      if (props.van.booked.includes(iso)) { hint.value = nice(iso) + ' is taken. White days are free.'; return; }
      if (!half.value || iso <= half.value) { half.value = iso; hint.value = 'Now choose the return day.'; return; }
      draft.range = [half.value, iso]; half.value = null; draft.save();
      hint.value = 'You have chosen ' + nice(draft.range[0]) + ' to ' + nice(draft.range[1]) + '.';
    };
    return { shift, month, cells, state, pick, hint, nice, ArrowLeft, ArrowRight };
  },
  template: \`
    <section class="block calendar"><div class="row"><h2>Availability</h2><span><el-button circle size="small" :icon="ArrowLeft" aria-label="Earlier month" :disabled="shift === 0" @click="shift -= 1" /> {{ month.format('MMMM YYYY') }} <el-button circle size="small" :icon="ArrowRight" aria-label="Later month" class="later" @click="shift += 1" /></span></div>
      <div class="days"><b v-for="(day, n) in 'MTWTFSS'" :key="n">{{ day }}</b><template v-for="(iso, n) in cells" :key="n"><span v-if="!iso"></span><button v-else type="button" class="day" :class="state(iso)" :aria-label="nice(iso)" @click="pick(iso)">{{ +iso.slice(8) }}</button></template></div>
      <p class="soft hint" role="status">{{ hint }}</p></section>\`,
};

const Van = {
  components: { Gallery, Reviews, Calendar, Heart, ReadMore },
  setup() {
    const route = useRoute(), router = useRouter(), money = useMoney(), draft = useDraft();
    const van = ref(null), asking = ref(false), note = ref(''), sending = ref(false);
    let alive = true, holding = false;
    const load = async () => { van.value = null; van.value = await api('/vans/' + route.params.id); document.title = van.value.model + ' · Haulbay'; };
    watch(() => route.params.id, (id) => id && load());
    onMounted(load);
    onBeforeUnmount(() => { alive = false; });
    const price = computed(() => van.value && priceOf(van.value, draft));
    const reserve = async () => {
      if (holding) return;
      holding = true;
      const { id } = van.value;
      track('reserve', { van: van.value.id });
      try { await post('/vans/' + van.value.id + '/hold', { range: draft.range }); }
      finally { holding = false; }
      if (alive && van.value?.id === id) router.push('/book/' + id + '/step-1');
    };
    const share = async () => {
      const url = location.href;
      try { await navigator.clipboard.writeText(url); ElMessage.success('Link copied'); }
      catch { ElMessageBox.alert(url, 'Copy this link'); }
    };
    const ask = async () => {
      sending.value = true;
      await post('/messages', { van: van.value.id, text: note.value });
      sending.value = false; asking.value = false; note.value = '';
      ElMessage.success('Sent. ' + van.value.owner.split(' ')[0] + ' usually answers within the hour.');
    };
    const setRange = (range) => { if (range) { draft.range = range.map((d) => dayjs(d).format('YYYY-MM-DD')); draft.save(); } };
    return { van, money, draft, price, reserve, share, ask, asking, note, sending, nice, setRange, Share };
  },
  template: \`
    <main class="van-page">
      <el-skeleton v-if="!van" :rows="12" animated />
      <section v-else-if="van.isPaused" class="paused"><h1>This listing is paused</h1><p>{{ van.owner }} is not renting out this {{ van.type.toLowerCase() }} at the moment.</p></section>
      <template v-else>
        <nav class="crumbs"><router-link to="/search">Vans</router-link> / <router-link :to="'/search?city=' + van.city">{{ van.city }}</router-link></nav>
        <div class="row title"><h1>{{ van.model }}</h1><span class="row"><el-button id="share" text :icon="Share" @click="share">Share</el-button><heart :van="van" label /></span></div>
        <div class="columns"><div class="left">
          <gallery :van="van" />
          <section class="block specs"><div><b>{{ van.payload }} kg</b><small>Payload</small></div><div><b>{{ van.seats }}</b><small>Seats</small></div><div><b>Diesel</b><small>Fuel</small></div><div><b>Manual</b><small>Gearbox</small></div></section>
          <section class="block"><h2>About this {{ van.type.toLowerCase() }}</h2><read-more :text="van.about" /><p><el-tag v-for="each in van.features" :key="each" type="info" effect="plain">{{ each }}</el-tag></p></section>
          <calendar :van="van" />
          <section class="block"><h2>Pick-up</h2><p>Yard off Station Road, {{ van.city }}. You get the exact address when the booking is confirmed. Keys are handed over in person between seven and nine, or from the key box at any time.</p><h3>Bring with you</h3><ul><li>The licence that you uploaded</li><li>The card that you paid with</li><li>A second form of identification for the first trip</li></ul></section>
          <section class="block owner"><el-avatar :size="48">{{ van.owner[0] }}</el-avatar><div><b>{{ van.owner }}</b><p class="soft">Member since 2022. Answers within the hour.</p></div><el-button id="ask-owner" @click="asking = true">Message</el-button></section>
          <reviews :van="van" />
          <section class="block"><h2>Good to know</h2><p>Please smoke outside. Dogs travel in the back, on a blanket. The van goes back with the fuel that it came with, and swept. Tolls and clean air charges on your days are yours; we forward them without a fee.</p></section>
        </div>
        <aside class="price-box"><p class="big"><b>{{ money.format(van.day) }}</b> a day</p>
          <el-date-picker :model-value="draft.range" type="daterange" format="D MMM" :clearable="false" start-placeholder="Pick-up" end-placeholder="Return" @update:model-value="setRange" />
          <dl><dt>{{ draft.days }} {{ draft.days === 1 ? 'day' : 'days' }}</dt><dd>{{ money.format(price.rental) }}</dd><dt>Cover</dt><dd>{{ money.format(price.insurance) }}</dd><dt>Service fee</dt><dd>{{ money.format(price.fee) }}</dd><dt><b>Total</b></dt><dd><b>{{ money.format(price.total) }}</b></dd></dl>
          <button type="button" id="reserve" class="cta" @click="reserve">Reserve</button><p class="soft">You are not charged yet.</p></aside></div>
        <div class="bottom-bar"><span><b>{{ money.format(price.total) }}</b> <small>{{ nice(draft.range[0]) }} to {{ nice(draft.range[1]) }}</small></span><button type="button" class="cta" @click="reserve">Reserve</button></div>
      </template>
      <el-dialog v-model="asking" title="Message the owner" width="min(440px, 92vw)" append-to-body><el-input v-model="note" name="note" type="textarea" :rows="4" placeholder="When do you need it, and for what?" /><template #footer><el-button @click="asking = false">Cancel</el-button><el-button id="send-note" type="primary" :loading="sending" :disabled="!note.trim()" @click="ask">Send</el-button></template></el-dialog>
    </main>\`,
};
`;

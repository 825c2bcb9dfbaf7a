export const search = `
const VanMap = {
  components: { },
  props: { vans: Array },
  emits: ['area'],
  setup(props, { emit }) {
    const money = useMoney(), router = useRouter();
    const view = reactive({ x: 0, y: 0, k: 1, moved: false, dragging: false, locked: false });
    const chosen = ref(null);
    let from = null;
    const down = (event) => { from = { x: event.clientX - view.x, y: event.clientY - view.y, sx: event.clientX, sy: event.clientY }; };
    const move = (event) => {
      if (!from) return;
      if (!view.dragging && Math.abs(event.clientX - from.sx) + Math.abs(event.clientY - from.sy) < 6) return;
      view.dragging = true; view.moved = true;
      view.x = event.clientX - from.x; view.y = event.clientY - from.y;
    };
    const up = () => { from = null; setTimeout(() => { view.dragging = false; }, 0); };
    const zoom = (by) => { view.k = Math.min(3, Math.max(0.7, view.k * by)); view.moved = true; };
    // keep people from opening a pin of the old result while the area is loading
    const searchArea = () => { view.moved = false; view.locked = true; chosen.value = null; emit('area', { ...view }); };
    watch(() => props.vans, (now, before) => { if (now.map((v) => v.id).join() !== before.map((v) => v.id).join()) view.locked = false; });
    const pick = (van) => { if (!view.dragging) chosen.value = van; };
    onMounted(() => addEventListener('pointerup', up));
    onBeforeUnmount(() => removeEventListener('pointerup', up));
    return { money, view, chosen, down, move, zoom, searchArea, pick, Plus, Minus, Close };
  },
  template: \`
    <div class="map" aria-label="Map of vans" role="region">
      <svg viewBox="0 0 600 560" preserveAspectRatio="xMidYMid slice" @pointerdown="down" @pointermove="move">
        <rect width="600" height="560" fill="#eef0e6" />
        <g :transform="'translate(' + view.x + ' ' + view.y + ') scale(' + view.k + ')'">
          <path d="M-100 420 C 120 380 160 500 330 440 S 560 330 760 360" stroke="#a9cfe0" stroke-width="26" fill="none" />
          <path d="M-100 120 L 700 300 M 200 -60 L 260 660 M 480 -60 L 380 660 M -60 300 L 660 90" stroke="#fff" stroke-width="9" fill="none" />
          <path d="M60 60h90v70H60zM420 380h110v90H420z" fill="#d3e3c0" />
          <g v-for="van in vans" :key="van.id" class="pin" :class="{ on: chosen && chosen.id === van.id }" role="button" tabindex="0" :aria-label="van.model + ', ' + money.format(van.day) + ' a day'" :transform="'translate(' + van.x + ' ' + van.y + ') scale(' + 1 / view.k + ')'" @click="pick(van)" @keydown.enter="pick(van)">
            <rect x="-24" y="-14" width="48" height="28" rx="14" /><text text-anchor="middle" y="5">{{ money.format(van.day) }}</text></g>
        </g>
        <rect v-if="view.locked" class="map-catcher" width="600" height="560" fill="#fff" fill-opacity="0" @pointerdown.stop />
      </svg>
      <el-button v-if="view.moved" class="search-area" round size="small" @click="searchArea">Search this area</el-button>
      <div class="map-zoom"><el-button :icon="Plus" aria-label="Zoom in" class="zoom-in" @click="zoom(1.3)" /><el-button :icon="Minus" aria-label="Zoom out" class="zoom-out" @click="zoom(1 / 1.3)" /></div>
      <div v-if="chosen" class="map-card"><router-link :to="'/vans/' + chosen.id"><b>{{ chosen.model }}</b></router-link><p class="soft">{{ chosen.city }} · {{ money.format(chosen.day) }} a day</p><el-button class="map-card-close" circle size="small" :icon="Close" aria-label="Close" @click="chosen = null" /></div>
    </div>\`,
};

const Search = {
  components: { VanCard, VanMap },
  setup() {
    const route = useRoute(), router = useRouter(), money = useMoney();
    const filters = reactive({ city: String(route.query.city ?? ''), price: [30, 120], types: route.query.type ? [String(route.query.type)] : [], features: [], sort: 'near' });
    const vans = ref([]), pins = ref([]), total = ref(0), busy = ref(false), end = ref(null), showMap = ref(false);
    let page = 0, run = 0;
    const load = async (reset) => {
      if (busy.value && !reset) return;
      const mine = ++run;
      if (reset) { page = 0; }
      busy.value = true;
      const query = new URLSearchParams({ city: filters.city, min: filters.price[0], max: filters.price[1], types: filters.types.join('|'), features: filters.features.join('|'), sort: filters.sort, page });
      const data = await api('/vans?' + query);
      if (mine !== run) return;
      vans.value = reset ? data.items : [...vans.value, ...data.items];
      if (reset) pins.value = data.pins;
      total.value = data.total;
      page += 1; busy.value = false;
    };
    const refresh = debounce(() => load(true), 250);
    watch(() => [filters.city, filters.price.join(), filters.types.join(), filters.features.join(), filters.sort], refresh);
    watch(() => filters.city, (city) => router.replace({ path: '/search', query: { ...route.query, city } }));
    let seen;
    onMounted(async () => {
      await load(true);
      seen = new IntersectionObserver(([entry]) => { if (entry.isIntersecting && vans.value.length < total.value) load(false); }, { rootMargin: '300px' });
      if (end.value) seen.observe(end.value);
    });
    onBeforeUnmount(() => seen?.disconnect());
    const toggle = (type) => { filters.types = filters.types.includes(type) ? filters.types.filter((each) => each !== type) : [...filters.types, type]; };
    const reset = () => { Object.assign(filters, { city: '', price: [30, 120], types: [], features: [], sort: 'near' }); };
    const cities = async (text, show) => show(await api('/cities?q=' + encodeURIComponent(text ?? '')));
    return { filters, vans, pins, total, busy, end, toggle, reset, load, showMap, money, cities };
  },
  template: \`
    <main class="search-page" :class="{ 'map-shown': showMap }">
      <aside class="filters">
        <label class="field">City<el-autocomplete v-model="filters.city" name="city" :fetch-suggestions="cities" :debounce="250" clearable placeholder="Anywhere" /></label>
        <div class="field">Price a day <small>{{ money.format(filters.price[0]) }} to {{ money.format(filters.price[1]) }}</small><el-slider v-model="filters.price" range :min="30" :max="120" class="price-slider" :show-tooltip="false" /></div>
        <div class="chips"><el-check-tag v-for="type in ['Small van', 'Panel van', 'Luton', 'Tipper', 'Trailer']" :key="type" :checked="filters.types.includes(type)" @change="toggle(type)">{{ type }}</el-check-tag></div>
        <el-checkbox-group v-model="filters.features" class="features"><el-checkbox v-for="each in ['Tow bar', 'Ply lined', 'Roof rack', 'Tail lift', 'ULEZ compliant']" :key="each" :value="each" :label="each" /></el-checkbox-group>
      </aside>
      <section class="results"><div class="row"><h1>{{ total }} {{ total === 1 ? 'vehicle' : 'vehicles' }}<template v-if="filters.city"> in {{ filters.city }}</template></h1>
          <el-select v-model="filters.sort" class="sort" aria-label="Sort"><el-option value="near" label="Nearest" /><el-option value="price" label="Cheapest" /></el-select></div>
        <div class="grid"><van-card v-for="van in vans" :key="van.id" :van="van" /></div>
        <el-empty v-if="!busy && total === 0" description="No vehicle matches these filters."><el-button id="reset-filters" @click="reset">Clear filters</el-button></el-empty>
        <div ref="end" class="end"><el-skeleton v-if="busy" :rows="3" animated /><p v-else-if="vans.length === total && total" class="soft">That is everything near you.</p></div>
      </section>
      <van-map :vans="pins" @area="load(true)" />
      <el-button class="map-toggle" round type="primary" @click="showMap = !showMap">{{ showMap ? 'List' : 'Map' }}</el-button>
    </main>\`,
};
`;

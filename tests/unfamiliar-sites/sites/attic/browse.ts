import { component } from './component.ts';

/** The front page, the results and the wanted ads. */

const tip = component(
  'WatchFind',
  `<p class="watch"><b>Find of the day:</b> Victorian oak chair, £85 <button class="plain" id="watch" :aria-pressed="on" @click="on = !on"><IconStarred v-if="on" /><IconStar v-else /> {{ on ? 'Watching' : 'Watch this find' }}</button></p>`,
  'const on = ref(false); return { on }',
);

const home = component(
  'Home',
  `<section class="hero"><h1>Furniture with a past</h1><p id="pitch">Every piece here stood in somebody's home for years. We collect, check and deliver it.</p><RouterLink to="/search" class="call">Browse all finds</RouterLink></section>
  <ClientOnly><el-carousel height="150px" :interval="3600" arrow="always" indicator-position="none"><el-carousel-item v-for="n in 4" :key="n"><div class="slide" :class="'slide-' + n">{{ ['New in: teak', 'Under £100', 'From old schools', 'Needs some love'][n - 1] }}</div></el-carousel-item></el-carousel><template #fallback><div class="slide slide-1">New in: teak</div></template></ClientOnly>
  <WatchFind /><h2>Just carried down</h2><div class="grid"><ItemCard v-for="item in data" :key="item.id" :item="item" /></div>
  <RouterLink to="/price-guide" class="teaser" id="guide-teaser"><b>Price guide</b><span>What old furniture sells for, by wood and decade</span></RouterLink>`,
  `const { data } = usePrefetched({ queryKey: ['featured'], queryFn: () => api('/featured') }); return { data }`,
  `components: { WatchFind: defineAsyncComponent({ loader: () => chunk('watch-find-91aa').then(() => WatchFind), hydrate: hydrateOnInteraction(['click']) }) }`,
);

const results = component(
  'Results',
  `<p class="count" aria-live="polite">{{ total }} finds<span v-if="query.isFetching.value"> · loading …</span></p>
  <div ref="box" class="rows" :style="{ height: virtualizer.getTotalSize() + 'px' }"><div v-for="row in virtualizer.getVirtualItems()" :key="row.key" class="row" :style="{ transform: 'translateY(' + (row.start - virtualizer.options.scrollMargin) + 'px)' }">
    <template v-if="items[row.index]"><img :src="photo(items[row.index].id)" width="96" height="72" alt=""><div><RouterLink :to="'/items/' + items[row.index].id">{{ items[row.index].title }}</RouterLink><p>£{{ items[row.index].price }} · {{ items[row.index].town }} · {{ items[row.index].condition }}</p></div></template><el-skeleton v-else :rows="1" animated /></div></div>`,
  `const route = useRoute();
  const params = computed(() => new URLSearchParams(Object.entries(route.query).filter(([, value]) => value)).toString());
  const query = useInfiniteQuery({ queryKey: ['items', params], queryFn: ({ pageParam }) => api('/items?' + params.value + '&page=' + pageParam), initialPageParam: 0, getNextPageParam: (last) => last.next, placeholderData: (before) => before });
  const items = computed(() => query.data.value?.pages.flatMap((page) => page.items) ?? []);
  const total = computed(() => query.data.value?.pages[0].total ?? 0);
  const box = ref(null), margin = ref(0);
  onMounted(() => { margin.value = box.value.getBoundingClientRect().top + scrollY });
  const virtualizer = useWindowVirtualizer(computed(() => ({ count: Math.min(total.value, items.value.length + 6), estimateSize: () => 104, overscan: 6, scrollMargin: margin.value })));
  watch(() => virtualizer.value.getVirtualItems().at(-1)?.index ?? 0, (last) => { if (last >= items.value.length - 4 && query.hasNextPage.value && !query.isFetching.value) query.fetchNextPage() });
  return { query, items, total, virtualizer, box, photo }`,
);

const search = component(
  'Search',
  `<h1>All finds</h1><ClientOnly><div class="filters"><el-checkbox-group :model-value="kinds" @change="(value) => set({ kind: value.join(',') })"><el-checkbox v-for="kind in all" :key="kind" :value="kind" :label="kind" /></el-checkbox-group>
    <div class="price"><span id="price-label">Price: £{{ range[0] }} to £{{ range[1] }}</span><el-slider id="price" v-model="range" range :min="0" :max="500" :step="10" @input="later" /></div>
    <label>Sort <select name="sort" :value="route.query.sort ?? ''" @change="set({ sort: $event.target.value })"><option value="">Newest</option><option value="price">Cheapest</option></select></label>
    <button class="plain" id="save-search" @click="save">{{ saved ? '✓ Search saved' : 'Save this search' }}</button> <button class="plain" v-if="Object.keys(route.query).length" id="clear" @click="clear">Clear filters</button></div><Results /><template #fallback><div class="bones"><i v-for="n in 8" :key="n"></i></div></template></ClientOnly>`,
  `const route = useRoute(), router = useRouter();
  const all = ['chair', 'desk', 'sideboard', 'lamp', 'bookcase', 'table'];
  const kinds = computed(() => (route.query.kind ?? '').split(',').filter(Boolean));
  const range = ref([Number(route.query.min ?? 0), Number(route.query.max ?? 500)]), saved = ref(false);
  const set = (changes) => { saved.value = false; router.replace({ query: { ...route.query, ...changes } }) };
  let waiting = 0;
  const later = () => { clearTimeout(waiting); waiting = setTimeout(() => set({ min: range.value[0], max: range.value[1] }), 300) };
  const clear = () => { range.value = [0, 500]; router.replace({ query: {} }) };
  const save = () => { saved.value = true; ElMessage.success('We email you new finds for this search') };
  return { route, all, kinds, range, set, later, clear, save, saved }`,
  'components: { Results }',
);

const wanted = component(
  'Wanted',
  `<h1>Wanted</h1><p>People nearby are looking for these. Do you have one in the attic?</p><ul class="ads"><li v-for="ad in ads" :key="ad.id"><b>{{ ad.title }}</b><span>{{ ad.town }}, up to £{{ ad.budget }}</span></li></ul><div ref="end" class="more"><span class="spin"></span> Loading more ads …</div>`,
  `const query = useInfiniteQuery({ queryKey: ['wanted'], queryFn: ({ pageParam }) => api('/wanted?page=' + pageParam), initialPageParam: 1, getNextPageParam: (last) => last.next });
  const ads = computed(() => query.data.value?.pages.flatMap((page) => page.ads) ?? []);
  const end = ref(null); let observer;
  onMounted(() => { observer = new IntersectionObserver(([entry]) => { if (entry.isIntersecting && ads.value.length && !query.isFetching.value) query.fetchNextPage() }); observer.observe(end.value) });
  onBeforeUnmount(() => observer?.disconnect());
  return { ads, end }`,
);

export const browse = tip + home + results + search + wanted;

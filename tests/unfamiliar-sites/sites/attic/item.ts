import { component } from './component.ts';

/** One find: photos, basket, offers, favorites. */

const gallery = component(
  'Gallery',
  `<div class="gallery"><button class="stage" aria-label="Zoom" @click="zoomed = true"><img :src="photo(id, view)" width="480" height="360" :alt="'Photo ' + view"></button>
   <div class="thumbs"><button class="turn" id="previous-photo" aria-label="Previous photo" @click="turn(-1)">‹</button><button v-for="n in 5" :key="n" class="thumb" :class="{ shown: n === view }" :aria-label="'Photo ' + n" @click="view = n"><img :src="photo(id, n)" loading="lazy" width="56" height="42" alt=""></button><button class="turn" id="next-photo" aria-label="Next photo" @click="turn(1)">›</button></div>
   <ClientOnly><el-image-viewer v-if="zoomed" :url-list="[1, 2, 3, 4, 5].map((n) => photo(id, n))" :initial-index="view - 1" teleported hide-on-click-modal @close="zoomed = false" /></ClientOnly></div>`,
  `const view = ref(1), zoomed = ref(false);
  const turn = (by) => { view.value = (view.value + by + 4) % 5 + 1 };
  const onKey = ({ key, target }) => { if (zoomed.value || target.tagName === 'INPUT') return; if (key === 'ArrowRight') turn(1); if (key === 'ArrowLeft') turn(-1) };
  onMounted(() => document.addEventListener('keydown', onKey));
  onBeforeUnmount(() => document.removeEventListener('keydown', onKey));
  return { view, zoomed, turn, photo }`,
  "props: ['id']",
);

const offers = component(
  'Offers',
  `<section class="offers"><el-button id="make-offer" @click="open = true">Make an offer</el-button>
   <ul v-if="offers.length"><li v-for="offer in offers" :key="offer.id">{{ offer.who }}: £{{ offer.amount }} <el-tag size="small">{{ offer.state }}</el-tag></li></ul>
   <ClientOnly><el-dialog v-model="open" title="Make an offer" width="320px"><p>{{ item.seller }} asks for £{{ item.price }}.</p><el-input-number v-model="amount" :min="5" :step="5" /><template #footer><el-button @click="open = false">Cancel</el-button><el-button type="primary" id="send-offer" @click="send">Send offer</el-button></template></el-dialog></ClientOnly></section>`,
  `const open = ref(false), amount = ref(Math.round(props.item.price * 0.8 / 5) * 5), key = ['offers', props.item.id], client = useQueryClient();
  const { data } = useQuery({ queryKey: key, queryFn: () => api('/items/' + props.item.id + '/offers') });
  const offers = computed(() => data.value ?? []);
  const add = (offer) => client.setQueryData(key, (all) => [...(all ?? []), { id: Math.random(), ...offer }]);
  const { mutate } = useMutation({
    mutationFn: (sum) => post('/items/' + props.item.id + '/offers', { sum }),
    onMutate: async (sum) => { await client.cancelQueries({ queryKey: key }); const before = client.getQueryData(key) ?? []; add({ who: 'You', amount: sum, state: 'Sent' }); return { before } },
    onError: (error, sum, context) => client.setQueryData(key, context.before),
    onSuccess: (answer, sum) => setTimeout(() => add({ who: props.item.seller, amount: sum + 10, state: 'Counter-offer' }), 2200),
  });
  const send = () => { open.value = false; mutate(amount.value) };
  return { open, amount, offers, send }`,
  "props: ['item']",
);

const page = component(
  'ItemPage',
  `<p class="crumbs"><RouterLink to="/">Home</RouterLink> › <RouterLink to="/search">All finds</RouterLink></p>
  <div v-if="item" class="item" :key="item.id"><Gallery :id="item.id" /><div class="facts"><h1>{{ item.title }}</h1><p class="big">£{{ item.price }}</p><p>{{ item.condition }} · {{ item.town }} · sold by {{ item.seller }}</p>
    <div class="buy-box" :data-sku="item.id"><button class="call add" @click="basket.add(item.id)">Add to basket</button> <RouterLink class="plain" :to="'/buy/' + item.id">Buy and collect</RouterLink><p class="note">Collection or delivery at checkout</p></div>
    <p><button class="plain heart" id="heart" :aria-pressed="liked" @click="like"><IconStarred v-if="liked" /><IconStar v-else /> {{ liked ? 'Saved' : 'Save' }} · {{ item.likes + (liked ? 1 : 0) }}</button> <button class="plain" id="share" @click="share">{{ copied ? '✓ Link copied' : 'Copy link' }}</button> <RouterLink class="plain" to="/messages/7">Ask {{ item.seller }}</RouterLink></p>
    <Offers :item="item" /></div>
   <section class="story"><h2>About this piece</h2><p id="story">It stood in a hallway in {{ item.town }} for forty years. The joints are tight, the surface was oiled in spring, and one drawer sticks a little when it rains.{{ more ? ' The family bought it from a school that closed in 1974, and the inventory number is still stamped under the seat.' : '' }}</p><button class="plain" id="more" @click="more = !more">{{ more ? 'Show less' : 'Show more' }}</button></section>
   <section><h2>More like this</h2><div class="grid"><ItemCard v-for="each in similar" :key="each.id" :item="each" /></div></section></div>`,
  `const route = useRoute(), basket = useBasket(), id = computed(() => route.params.id);
  const { data: item } = usePrefetched({ queryKey: ['item', id], queryFn: () => api('/items/' + id.value), placeholderData: (before) => before });
  const { data: similar } = useQuery({ queryKey: ['similar'], queryFn: () => api('/featured') });
  const liked = ref(false), copied = ref(false), more = ref(false);
  const { mutate } = useMutation({ mutationFn: () => post('/favorites/' + id.value), onError: () => { liked.value = !liked.value; ElMessage.error('We could not save this') } });
  const like = () => { liked.value = !liked.value; mutate() };
  const share = async () => { try { await navigator.clipboard.writeText(location.href) } catch { document.execCommand('copy') } copied.value = true; setTimeout(() => { copied.value = false }, 2500) };
  return { item, similar, basket, liked, copied, more, like, share }`,
  'components: { Gallery, Offers }',
);

export const item = gallery + offers + page;

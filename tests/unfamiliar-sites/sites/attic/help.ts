import { component } from './component.ts';

/** Delivery, collection, rooms, help and the pages around them. */

const delivery = component(
  'Delivery',
  `<h1>Delivery calculator</h1><p>Our partner Heavyset carries it up the stairs.</p><form @submit.prevent="quote"><label>From <input name="from" v-model="from" placeholder="LS1"></label><label>To <input name="to" v-model="to" placeholder="YO1"></label><label>Floor <select name="floor"><option>Ground floor</option><option>First floor</option><option>Higher</option></select></label><button class="call" id="get-quote" :disabled="busy">{{ busy ? 'Calculating …' : 'Get a quote' }}</button></form><p v-if="pounds" class="big">£{{ pounds }}</p>`,
  `const from = ref(''), to = ref(''), busy = ref(false), pounds = ref(0);
  const quote = async () => { busy.value = true; const answer = await fetch(location.protocol + '//quotes.' + location.host + '/v2/quote?from=' + from.value + '&to=' + to.value); pounds.value = (await answer.json()).pounds; busy.value = false };
  return { from, to, busy, pounds, quote }`,
);

const pickup = component(
  'Pickup',
  `<h1>Where you can collect</h1><div ref="box" class="map"></div><ul class="lines"><li v-for="place in places ?? []" :key="place.name"><span>{{ place.name }}</span><button class="plain show" @click="show(place)">Show on the map</button></li></ul>`,
  `const box = ref(null), { data: places } = useQuery({ queryKey: ['pickup'], queryFn: () => api('/pickup') }), markers = new Map(); let map;
  const place = () => { for (const each of places.value ?? []) if (!markers.has(each.name)) markers.set(each.name, L.circleMarker(each.at, { radius: 11 }).addTo(map).bindPopup('<b>' + each.name + '</b><br>' + each.hours)) };
  const show = (each) => { map.setView(each.at, 11); markers.get(each.name).openPopup() };
  onMounted(() => { map = L.map(box.value).setView([53.83, -0.98], 8); L.tileLayer('/tiles/{z}/{x}/{y}.svg', { attribution: 'Attic' }).addTo(map); place() });
  watch(places, () => map && place()); onBeforeUnmount(() => map.remove());
  return { box, places, show }`,
);

const rooms = component(
  'Rooms',
  `<h1>Rooms</h1><p>Whole rooms, put together by designers from what is for sale.</p><div class="grid"><article v-for="room in data ?? []" :key="room.id" class="card room"><img :src="photo(4100 + room.id * 9)" width="160" height="120" alt=""><b>{{ room.name }}</b><span>{{ room.pieces }} pieces</span><button class="call enter" @click="ui.room = room">See the room</button></article></div>
   <section v-if="ui.room"><h2>In this room</h2><div class="grid"><article v-for="n in ui.room.pieces" :key="n" class="card"><img :src="photo(4120 + n)" width="160" height="120" alt=""><span>Piece {{ n }}</span></article></div></section>`,
  `const ui = useUi(), { data } = useQuery({ queryKey: ['rooms'], queryFn: () => api('/rooms') }); return { ui, data, photo }`,
);

const helpPage = component(
  'Help',
  `<h1>Help</h1><p id="lead">Most questions are answered here. If not, write to us; people answer, not machines.</p><ClientOnly><el-tabs model-value="buying"><el-tab-pane label="Buying" name="buying"><el-collapse accordion><el-collapse-item v-for="[q, a] in questions" :key="q" :title="q" :name="q"><p>{{ a }}</p></el-collapse-item></el-collapse></el-tab-pane><el-tab-pane label="Selling" name="selling"><p>We take 8 percent when it is sold, nothing before.</p></el-tab-pane><el-tab-pane label="Sizes" name="sizes"><table class="sizes"><tr v-for="n in 30" :key="n"><td>Chair type {{ n }}</td><td>{{ 40 + n }} × {{ 42 + n }} × {{ 80 + n }} cm</td></tr></table></el-tab-pane></el-tabs></ClientOnly>`,
  `const questions = [['Can I return a piece?', 'Yes, within 14 days of delivery, for any reason.'], ['When is the seller paid?', 'Two days after you have the piece.'], ['What if it breaks on the way?', 'Then we pay, and you keep the parts.'], ['Can I see it first?', 'At the three pickup places, yes.']]; return { questions }`,
);

const dealers = component(
  'Dealers',
  `<h1>Verified dealers</h1><div class="grid"><article v-for="dealer in data ?? []" :key="dealer.name" class="card"><b>{{ dealer.name }}</b><span>{{ dealer.town }}</span><small>Rating {{ dealer.rating.toFixed(1) }}</small></article></div>`,
  `const { data } = usePrefetched({ queryKey: ['dealers'], queryFn: () => api('/dealers') }); return { data }`,
);

const rest =
  component('PriceGuide', '<h1>Price guide</h1><p>Teak went up, pine went down.</p>') +
  component('NotFound', '<h1>This page has been sold</h1><p>Nothing is here any more.</p>');

export const help = delivery + pickup + rooms + helpPage + dealers + rest;

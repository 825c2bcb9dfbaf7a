import { component } from './component.ts';

/** Favorites, saved searches and orders. */

const favorites = component(
  'Favorites',
  `<h1>Favorites</h1><ClientOnly><el-skeleton v-if="!list.length && !gone" :rows="4" animated /><ul class="lines" id="favorite-list"><li v-for="(item, index) in list" :key="index"><img :src="photo(item.id)" width="64" height="48" alt=""><RouterLink :to="'/items/' + item.id">{{ item.title }}</RouterLink><span>£{{ item.price }}</span><button class="plain remove" @click="item.remove()">Remove</button></li></ul>
   <p v-if="gone" id="gone">“{{ gone.title }}” was removed.</p><label>Note for yourself <input name="memo" v-model="memo" placeholder="Measure the hallway"></label><button class="plain" id="keep-memo" @click="kept = memo">Keep note</button><p v-if="kept" id="kept">Note: {{ kept }}</p></ClientOnly>`,
  `const list = ref([]), gone = ref(null), memo = ref(''), kept = ref('');
  onMounted(async () => { const items = await api('/favorites'); list.value = items.map((item, index) => ({ ...item, remove: () => drop(index) })) });
  const drop = (index) => { const { id, title } = list.value[index]; list.value.splice(index, 1); gone.value = { id, title }; post('/favorites/' + id) };
  return { list, gone, memo, kept, photo }`,
);

const saved = component(
  'SavedSearches',
  `<h1>Saved searches</h1><ClientOnly><ul class="lines"><li v-for="each in list" :key="each.id"><RouterLink :to="{ path: '/search', query: { q: each.name.split(' ')[0] } }">{{ each.name }}</RouterLink><small>{{ each.hits }} finds</small><el-switch :model-value="each.alert" :loading="each.busy" :aria-label="'Alert for ' + each.name" @click="flip(each)" /><button class="plain edit" @click="edited = each">Edit alert</button><button class="plain delete" @click="drop(each)">Delete</button></li></ul>
   <p v-if="dropped" id="dropped">Deleted “{{ dropped.name }}”. <button class="plain" id="undo-delete" @click="undo">Undo</button></p>
   <el-dialog :model-value="!!edited" title="Edit alert" width="320px" :show-close="false" :close-on-press-escape="false" :close-on-click-modal="false"><label>Email me at most <input name="often" value="2"> times per week</label><label><input type="checkbox" name="price-drops"> Price drops as well</label><template #footer><span class="chip" @click="edited = null">Cancel</span> <span class="chip dark" @click="save">Save alert</span></template></el-dialog></ClientOnly>`,
  `const list = ref([]), edited = ref(null), dropped = ref(null); let at = 0;
  onMounted(async () => { list.value = await api('/saved-searches') });
  const flip = async (each) => { if (each.busy) return; each.busy = true; await post('/saved-searches/' + each.id); each.busy = false; each.alert = !each.alert };
  const drop = (each) => { at = list.value.indexOf(each); list.value.splice(at, 1); dropped.value = each };
  const undo = () => { list.value.splice(at, 0, dropped.value); dropped.value = null };
  const save = () => { edited.value = null; ElMessage.success('Alert saved') };
  return { list, edited, dropped, flip, drop, undo, save }`,
);

const orders = component(
  'Orders',
  `<h1>My orders</h1><ClientOnly><el-skeleton v-if="!list.length" :rows="3" animated /><ul class="lines"><li v-for="order in list" :key="order.id"><b>{{ order.title }}</b><el-tag size="small">{{ order.state }}</el-tag><span>£{{ order.price }}</span><button class="plain details" :aria-expanded="shown === order.id" @click="shown = shown === order.id ? 0 : order.id">Details</button><button v-if="!order.rated" class="plain rate" @click="rated = order">Rate the seller</button><em v-else>Rated {{ order.rated }} of 5</em><p v-if="shown === order.id" class="more-details">Order {{ order.id }}, paid by card, held until you confirm that it arrived.</p></li></ul>
   <el-dialog :model-value="!!rated" title="How was it?" width="320px" @close="rated = null"><el-rate v-model="stars" size="large" /><p><el-input v-model="words" type="textarea" name="words" placeholder="A few words" /></p><template #footer><el-button type="primary" id="send-rating" :loading="busy" :disabled="!stars" @click="send">Send rating</el-button></template></el-dialog></ClientOnly>`,
  `const list = ref([]), shown = ref(0), rated = ref(null), stars = ref(0), words = ref(''), busy = ref(false);
  onMounted(async () => { list.value = await api('/orders') });
  const send = async () => { busy.value = true; await post('/ratings'); busy.value = false; rated.value.rated = stars.value; rated.value = null; ElMessage.success('Thank you for rating') };
  return { list, shown, rated, stars, words, busy, send }`,
);

export const account = favorites + saved + orders;

import { component } from './component.ts';

/** The wizard for sellers, and the free valuation. */

const photos = component(
  'PhotoStep',
  `<p>Add at least one photo. Drag them into the order you like; the first one is the cover.</p><input ref="chooser" type="file" accept="image/*,.heic" multiple hidden @change="choose"><el-button id="add-photos" @click="chooser.click()">Add photos</el-button>
   <ul ref="list" class="photos"><li v-for="file in files" :key="file.key" :data-key="file.key"><img v-if="file.status === 'ready'" :src="photo(4100 + file.key)" width="96" height="72" alt=""><span v-else class="spin"></span><small>{{ file.name }}</small><el-progress v-if="file.status !== 'ready'" :percentage="file.percent" :show-text="false" /><em v-if="file.status !== 'ready'">{{ file.percent < 100 ? 'Uploading' : 'Processing' }} …</em></li></ul>`,
  `const chooser = ref(null), list = ref(null), files = props.files; let key = 0;
  const upload = async (file) => {
    const entry = reactive({ key: ++key, name: file.name, percent: 0, status: 'uploading' }); files.push(entry);
    const tick = setInterval(() => { entry.percent = Math.min(90, entry.percent + 15) }, 120);
    const { id } = await post('/photos'); clearInterval(tick); entry.percent = 100; entry.status = 'processing';
    const type = file.name.split('.').pop().toLowerCase();
    for (let poll = 1; entry.status !== 'ready'; poll += 1) { await sleep(900); entry.status = (await api('/photos/' + id + '?type=' + type + '&poll=' + poll)).status }
  };
  const choose = ({ target }) => { for (const file of target.files) upload(file); target.value = '' };
  onMounted(() => Sortable.create(list.value, { animation: 150, forceFallback: true, onEnd({ item, oldIndex, newIndex }) {
    item.remove(); list.value.insertBefore(item, list.value.children[oldIndex] ?? null); files.splice(newIndex, 0, ...files.splice(oldIndex, 1)) } }));
  return { chooser, list, choose, photo }`,
  "props: ['files']",
);

const wizard = component(
  'Sell',
  `<h1>Sell an item</h1><ClientOnly><el-steps :active="step" simple class="steps"><el-step title="Item" /><el-step title="Photos" /><el-step title="Price" /></el-steps>
   <form class="wizard" @submit.prevent="next"><div v-show="step === 0"><label>Title <input name="title" v-model="form.title" placeholder="e.g. Oak desk with two drawers"></label><p v-if="errors.title" class="error" role="alert">{{ errors.title }}</p><label>What is it? <select name="kind" v-model="form.kind"><option value="">Choose</option><option>chair</option><option>desk</option><option>lamp</option></select></label><p v-if="errors.kind" class="error" role="alert">{{ errors.kind }}</p></div>
   <PhotoStep v-show="step === 1" :files="files" /><div v-show="step === 2"><label>Price in pounds <input name="price" inputmode="numeric" v-model="form.price"></label><p id="advice" v-if="form.price">You receive £{{ (form.price * 0.92).toFixed(2) }}</p></div>
   <p v-if="done" class="done">✓ Your listing is online.</p><p v-else><el-button v-if="step" id="step-back" @click="step -= 1">Back</el-button> <el-button type="primary" id="continue" native-type="submit" :disabled="step === 1 && !isReady" :loading="busy">{{ step === 2 ? 'Publish' : 'Continue' }}</el-button></p></form></ClientOnly>`,
  `const step = ref(0), busy = ref(false), done = ref(false), files = reactive([]), errors = reactive({}), form = reactive({ title: '', kind: '', price: '' });
  const isReady = computed(() => files.length > 0 && files.every((file) => file.status === 'ready'));
  const next = async () => {
    if (step.value === 0) { errors.title = form.title.length < 4 && 'Please give it a title of at least four letters'; errors.kind = !form.kind && 'Please choose what it is'; if (errors.title || errors.kind) return }
    if (step.value < 2) { step.value += 1; return }
    busy.value = true; await post('/listings'); busy.value = false; done.value = true;
  };
  return { step, busy, done, files, errors, form, isReady, next }`,
  'components: { PhotoStep }',
);

const valuation = component(
  'ValuationForm',
  `<div class="valuation"><label>What is it? <select name="piece" v-model="piece"><option>Chair</option><option>Desk</option><option>Sideboard</option></select></label><label>Decade <select name="decade" v-model="decade"><option>1950s</option><option>1960s</option><option>1970s</option></select></label><button class="call" id="estimate" @click="estimate">Estimate my price</button><p v-if="price" class="big">About £{{ price }}</p></div>`,
  `const piece = ref('Chair'), decade = ref('1950s'), price = ref(0); const estimate = () => { price.value = { Chair: 70, Desk: 160, Sideboard: 240 }[piece.value] }; return { piece, decade, price, estimate }`,
);

const valuationPage = component(
  'Valuation',
  `<h1>What is your piece worth?</h1><p>Free, in ten seconds, from 80,000 sales.</p><ValuationForm /><h2>How we estimate</h2><p>We compare wood, decade and condition with what was sold within 50 miles.</p>`,
  'return {}',
  `components: { ValuationForm: defineAsyncComponent({ loader: () => chunk('valuation-3d-77c0').then(() => ValuationForm), hydrate: hydrateOnIdle() }) }`,
);

export const sell = photos + wizard + valuation + valuationPage;

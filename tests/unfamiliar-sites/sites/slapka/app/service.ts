export const service = /* js */ `
import { computed, ref } from 'vue';
import { http, price } from '$lib/core.js';

const jobs = [
  { label: 'Brzdy', children: [{ label: 'Výměna destiček', cost: 450 }, { label: 'Odvzdušnění', cost: 690 }] },
  { label: 'Převody', children: [{ label: 'Seřízení', cost: 290 }, { label: 'Výměna řetězu', cost: 890 }] },
  { label: 'Kola', children: [{ label: 'Centrování', cost: 350 }] },
];
const flat = jobs.flatMap(({ children }) => children);

export const Service = {
  setup() {
    const ticked = ref([]), estimating = ref(false), estimate = ref(null), date = ref(null), hours = ref(null), hour = ref(''), done = ref(false), busy = ref(false);
    const sum = computed(() => flat.filter(({ label }) => ticked.value.includes(label)).reduce((total, { cost }) => total + cost, 0));
    const ask = async () => {
      if (estimating.value) return;
      estimating.value = true;
      estimate.value = await http('/servis/odhad', 'POST', { prace: ticked.value });
      estimating.value = false;
    };
    const pick = async (value) => { hours.value = null; hour.value = ''; if (value) hours.value = (await http('/servis/hodiny?den=' + value)).items; };
    const order = async () => { busy.value = true; await http('/servis', 'POST', { den: date.value, hodina: hour.value }); busy.value = false; done.value = true; };
    const isWorkday = (text) => { const weekday = new Date(text).getDay(); return weekday > 0 && weekday < 6; };
    return { jobs, ticked, estimating, estimate, sum, date, hours, hour, done, busy, ask, pick, order, isWorkday, price };
  },
  template: \`
    <q-page padding><h1>Servis</h1><p>Co je potřeba?</p>
      <q-tree id="jobs" v-model:ticked="ticked" :nodes="jobs" node-key="label" tick-strategy="leaf" color="teal-9" />
      <p class="price">Práce podle ceníku: <b>{{ price(sum) }}</b></p>
      <q-btn id="estimate" outline no-caps color="teal-9" label="Odhad i s materiálem" @click="ask" /><q-linear-progress v-if="estimating" indeterminate color="teal-9" class="q-mt-sm" /><p v-if="estimate">Celkem asi {{ price(estimate.celkem) }}</p>
      <q-uploader id="photos" url="/api/fotky" label="Fotky závady" auto-upload accept="image/*" flat bordered color="teal-9" class="q-my-md" style="max-width:100%" />
      <p>Kdy kolo přivezete?</p><q-date id="day" v-model="date" minimal :options="isWorkday" first-day-of-week="1" color="teal-9" @update:model-value="pick" />
      <div v-if="hours" class="filters"><q-chip v-for="each in hours" :key="each" clickable :outline="hour !== each" color="teal-9" :text-color="hour === each ? 'white' : 'teal-9'" @click="hour = each">{{ each }}</q-chip></div><p v-else-if="date"><q-spinner /> Hledáme volné hodiny</p>
      <p v-if="done" role="status">Máme vás v kalendáři: {{ date }} v {{ hour }}.</p><q-btn v-else id="book-service" color="teal-9" no-caps label="Objednat servis" :disable="!hour" :loading="busy" @click="order" /></q-page>\`,
};
`;

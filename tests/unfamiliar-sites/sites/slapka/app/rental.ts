export const rental = /* js */ `
import { computed, reactive, ref, watch } from 'vue';
import { http, price } from '$lib/core.js';

const day = (offset) => { const date = new Date(Date.now() + offset * 86400000); return date.getFullYear() + '/' + String(date.getMonth() + 1).padStart(2, '0') + '/' + String(date.getDate()).padStart(2, '0'); };
const human = (text) => text.split('/').reverse().map(Number).join('. ');

export const Rental = {
  setup() {
    const days = ref({ from: day(1), to: day(2) }), amount = ref(null), busy = ref(false), booked = ref(''), problem = ref('');
    const order = reactive({ place: 'Lipno', kind: 'trek' });
    const shown = computed(() => typeof days.value === 'string' ? human(days.value) : days.value ? human(days.value.from) + ' – ' + human(days.value.to) : '');
    const load = async () => {
      amount.value = null;
      if (!days.value) return;
      amount.value = (await http('/pujcovna/cena?' + new URLSearchParams({ dny: shown.value, druh: order.kind }))).castka;
    };
    watch([days, () => order.kind], load, { immediate: true });
    const book = async () => {
      busy.value = true;
      problem.value = '';
      try { booked.value = (await http('/rezervace', 'POST', { ...order, dny: shown.value })).cislo; }
      catch (error) { if (error.status === 422) problem.value = error.answer.zprava; }
      busy.value = false;
    };
    const places = ['Lipno', 'Frymburk', 'Český Krumlov'];
    const types = [{ label: 'Trekové kolo', value: 'trek' }, { label: 'Horské kolo', value: 'mtb' }, { label: 'Elektrokolo', value: 'elektro' }];
    return { days, shown, amount, busy, booked, problem, order, places, types, book, price, today: day(0) };
  },
  template: \`
    <q-page padding><h1>Půjčovna u Lipna</h1><template v-if="!booked">
      <q-select outlined v-model="order.place" :options="places" label="Pobočka" behavior="menu" />
      <q-input class="q-mt-md" outlined readonly :model-value="shown" label="Dny"><template #append><q-icon id="calendar" name="event" class="cursor-pointer"><q-popup-proxy cover transition-show="scale" transition-hide="scale"><q-date v-model="days" range :options="(date) => date >= today" first-day-of-week="1"><div class="row justify-end"><q-btn v-close-popup id="days-done" flat label="Hotovo" color="teal-9" /></div></q-date></q-popup-proxy></q-icon></template></q-input>
      <q-option-group id="types" class="q-mt-md" v-model="order.kind" :options="types" color="teal-9" />
      <p class="price">Cena: <q-skeleton v-if="amount === null" type="text" width="80px" class="inline-block" /><b v-else>{{ price(amount) }}</b></p><p v-if="problem" class="text-negative">{{ problem }}</p>
      <q-btn id="book" color="teal-9" no-caps label="Rezervovat" :loading="busy" @click="book" /></template>
      <q-banner v-else class="bg-green-2">Rezervace {{ booked }} je potvrzená. Těšíme se na vás.</q-banner></q-page>\`,
};
`;

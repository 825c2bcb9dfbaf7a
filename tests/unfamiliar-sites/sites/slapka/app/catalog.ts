export const catalog = /* js */ `
import { computed, reactive, ref } from 'vue';
import { http, price, countOf } from '$lib/core.js';

const kinds = ['Horská', 'Silniční', 'Gravel', 'Elektrokola', 'Dětská'];

export const Catalog = {
  setup() {
    const bikes = ref([]), list = ref(null), chosen = reactive([]), range = ref({ min: 0, max: 120 }), order = ref('tip'), compared = ref([]), total = ref(null);
    const load = async (page, done) => {
      const query = new URLSearchParams({ strana: page - 1, druhy: chosen.join(), od: range.value.min, do: range.value.max, razeni: order.value });
      const { items, all, last } = await http('/kola?' + query);
      bikes.value.push(...items);
      total.value = all;
      done(last);
    };
    const refresh = () => {
      bikes.value = [];
      list.value.reset();
      list.value.resume();
      list.value.trigger();
    };
    const toggle = (kind) => {
      const at = chosen.indexOf(kind);
      if (at < 0) chosen.push(kind);
      else chosen.splice(at, 1);
      refresh();
    };
    const compare = (bike) => {
      compared.value = compared.value.some(({ id }) => id === bike.id) ? compared.value.filter(({ id }) => id !== bike.id) : [...compared.value, bike];
    };
    const isCompared = (bike) => compared.value.some(({ id }) => id === bike.id);
    const orders = [{ label: 'Doporučené', value: 'tip' }, { label: 'Nejlevnější', value: 'levne' }, { label: 'Nejdražší', value: 'drahe' }];
    const found = computed(() => total.value === null ? 'Načítáme…' : countOf(total.value, 'kolo', 'kola', 'kol'));
    return { bikes, list, chosen, range, order, orders, compared, found, kinds, load, refresh, toggle, compare, isCompared, price };
  },
  template: \`
    <q-page padding><h1>Kola</h1>
      <div class="filters"><q-chip v-for="kind in kinds" :key="kind" clickable :selected="chosen.includes(kind)" :color="chosen.includes(kind) ? 'teal-9' : undefined" :text-color="chosen.includes(kind) ? 'white' : undefined" @click="toggle(kind)">{{ kind }}</q-chip></div>
      <div class="price-range"><span>Cena v tisících</span><q-range id="range" v-model="range" :min="0" :max="120" :step="5" label color="teal-9" @change="refresh" /></div>
      <q-btn-toggle id="order" v-model="order" :options="orders" toggle-color="teal-9" unelevated no-caps @update:model-value="refresh" />
      <p class="found">{{ found }}</p>
      <div v-if="compared.length" class="compared"><b>Porovnání:</b> <q-chip v-for="bike in compared" :key="bike.id" removable @remove="compare(bike)">{{ bike.name }}</q-chip> <q-btn flat dense no-caps label="Vymazat" @click="compared = []" /></div>
      <q-infinite-scroll ref="list" :offset="250" @load="load"><div class="cards">
        <article v-for="bike in bikes" :key="bike.id" class="card"><q-img src="/picture.svg" height="90px" :alt="bike.name" /><router-link :to="'/kola/' + bike.id">{{ bike.name }}</router-link><p>{{ bike.kind }} · <b>{{ price(bike.price) }}</b></p><q-btn class="compare" flat dense no-caps :icon="isCompared(bike) ? 'check' : 'compare_arrows'" label="Porovnat" @click="compare(bike)" /></article></div>
        <template #loading><div class="row justify-center q-my-md"><q-spinner-dots color="teal-9" size="40px" /></div></template></q-infinite-scroll>
    </q-page>\`,
};
`;

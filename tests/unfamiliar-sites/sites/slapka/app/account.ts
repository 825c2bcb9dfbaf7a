export const account = /* js */ `
import { reactive, ref } from 'vue';
import { http } from '$lib/core.js';

const columns = [
  { name: 'number', label: 'Objednávka', field: 'number', align: 'left' },
  { name: 'day', label: 'Den', field: 'day', sortable: true, align: 'left' },
  { name: 'total', label: 'Cena', field: 'total', sortable: true, align: 'right' },
];
const rows = [{ number: 'SL-2041', day: '2026-09-02', total: 34990, what: 'Gravel Otava, velikost M' }, { number: 'SL-2207', day: '2026-10-11', total: 1290, what: 'Přilba Lípa' }, { number: 'SL-1873', day: '2026-05-20', total: 690, what: 'Servis brzd' }];

export const Account = {
  setup() {
    const name = ref('Jana Novotná'), draft = ref('Jana Novotná'), stars = ref(0), saved = ref('');
    const settings = reactive({ news: true, texts: false, recall: true });
    const keep = async (key) => {
      await http('/nastaveni', 'PUT', { [key]: settings[key] });
      saved.value = 'Uloženo v ' + new Date().toLocaleTimeString('cs-CZ');
    };
    const rename = () => {
      const before = name.value;
      name.value = draft.value;
      http('/profil', 'PATCH', { jmeno: draft.value }).catch(() => { name.value = before; });
    };
    return { name, draft, stars, saved, settings, keep, rename, columns, rows };
  },
  template: \`
    <q-page padding><h1>Dobrý den, {{ name }}</h1>
      <div class="row items-start q-gutter-sm"><q-input outlined dense v-model="draft" name="draft" label="Jméno na balíku" /><q-btn id="rename" color="teal-9" no-caps label="Uložit jméno" @click="rename" /></div>
      <h2>Upozornění</h2><q-toggle id="news" v-model="settings.news" label="Novinky e-mailem" color="teal-9" @update:model-value="keep('news')" /><br><q-toggle id="texts" v-model="settings.texts" label="SMS o servisu" color="teal-9" @update:model-value="keep('texts')" /><br><q-toggle id="recall" v-model="settings.recall" label="Svolávací akce" color="teal-9" @update:model-value="keep('recall')" /><p class="text-grey-8">{{ saved }}</p>
      <h2>Poslední nákup</h2><p><q-btn id="again" flat dense no-caps color="teal-9" label="Koupit znovu" to="/kola/12" /></p><p>Jak jste spokojená? <span class="stars"><span v-for="n in 5" :key="n" :tabindex="n === 1 ? 0 : -1" role="button" :aria-label="n + ' z 5'" class="star" @click="stars = n"><q-icon :name="n <= stars ? 'star' : 'star_border'" /></span></span></p>
      <h2>Objednávky</h2><q-table flat bordered :rows="rows" :columns="columns" row-key="number" hide-bottom><template #body="props"><q-tr :props="props" class="cursor-pointer order" @click="props.expand = !props.expand"><q-td v-for="col in props.cols" :key="col.name" :props="props">{{ col.value }}</q-td></q-tr><q-tr v-if="props.expand" :props="props"><q-td colspan="100%">{{ props.row.what }}</q-td></q-tr></template></q-table></q-page>\`,
};
`;

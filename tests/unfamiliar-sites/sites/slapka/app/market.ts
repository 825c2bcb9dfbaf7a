export const market = /* js */ `
import { onMounted, reactive, ref } from 'vue';
import { http, price } from '$lib/core.js';

export const Market = {
  setup() {
    const ads = ref(null);
    onMounted(async () => { ads.value = (await http('/bazar')).items; });
    return { ads, price };
  },
  template: \`
    <q-page padding><h1>Bazar</h1><p>Kola z druhé ruky, zkontrolovaná v našem servisu. <router-link to="/bazar/novy">Vložit inzerát</router-link></p>
      <div class="cards"><template v-if="ads"><article v-for="ad in ads" :key="ad.id" class="card"><b>{{ ad.name }}</b><p>{{ price(ad.price) }}</p></article></template><template v-else><div v-for="n in 6" :key="n" class="card"><q-skeleton height="90px" /><q-skeleton type="text" /></div></template></div></q-page>\`,
};

export const NewAd = {
  setup() {
    const ad = reactive({ title: '', amount: '', phone: '' }), problem = ref(''), busy = ref(false), sent = ref(false);
    const send = async () => {
      busy.value = true;
      problem.value = '';
      try { await http('/inzeraty', 'POST', ad); sent.value = true; }
      catch ({ answer }) { problem.value = answer.zprava; }
      busy.value = false;
    };
    const required = [(value) => Boolean(value) || 'Vyplňte prosím'];
    return { ad, problem, busy, sent, send, required };
  },
  template: \`
    <q-page padding><h1>Nový inzerát</h1><q-form v-if="!sent" @submit="send"><q-input outlined v-model="ad.title" name="title" label="Co prodáváte" :rules="required" /><q-input outlined v-model="ad.amount" name="amount" label="Cena" suffix="Kč" :rules="required" /><q-input outlined v-model="ad.phone" name="phone" type="tel" label="Telefon" mask="### ### ###" :rules="required" :error="Boolean(problem)" :error-message="problem" />
      <q-btn id="publish" type="submit" color="teal-9" no-caps label="Zveřejnit inzerát" :loading="busy" /></q-form><p v-else>Inzerát čeká na kontrolu.</p></q-page>\`,
};
`;

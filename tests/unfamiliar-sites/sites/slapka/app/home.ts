export const home = /* js */ `
import { onMounted, ref } from 'vue';
import { useRouter } from 'vue-router';
import { http, notify, price } from '$lib/core.js';

export const Home = {
  setup() {
    const router = useRouter();
    const slide = ref('jaro'), found = ref([]), chosen = ref(null), picks = ref(null), mail = ref(''), joined = ref(false);
    const search = (text, update, abort) => {
      if (text.length < 2) return abort();
      http('/hledat?q=' + encodeURIComponent(text)).then(({ items }) => update(() => { found.value = items; }));
    };
    const open = (bike) => { if (bike) router.push('/kola/' + bike.id); };
    const join = async () => { await http('/odber', 'POST', { mail: mail.value }); joined.value = true; };
    onMounted(async () => { picks.value = (await http('/tipy')).items; });
    const questions = [
      ['Dostanu kolo seřízené?', 'Ano. Každé kolo před odesláním složíme, seřídíme a projedeme. Doma jen narovnáte řídítka.'],
      ['Jak funguje testovací jízda?', 'Vyberete si kolo, přijedete k nám a na dvě hodiny vám ho půjčíme. Stačí občanka.'],
      ['Vykupujete stará kola?', 'Ano, do stáří osmi let. Cenu odhadneme podle fotek do druhého dne.'],
      ['Jak dlouho trvá servis?', 'Běžný servis tři dny, v sezóně týden.'],
    ];
    return { slide, found, chosen, picks, mail, joined, search, open, join, questions, price, notify };
  },
  template: \`
    <q-page padding><h1>Kola, která sednou</h1>
      <q-select class="search" outlined v-model="chosen" use-input hide-selected fill-input input-debounce="300" behavior="menu" :options="found" option-label="name" label="Co hledáte?" @filter="search" @update:model-value="open">
        <template #prepend><q-icon name="search" /></template>
        <template #no-option><q-item><q-item-section class="text-grey">Nic jsme nenašli</q-item-section></q-item></template>
      </q-select>
      <q-carousel id="slides" v-model="slide" animated arrows navigation infinite swipeable height="210px" class="bg-teal-1 rounded-borders q-my-md" control-color="teal-9">
        <q-carousel-slide name="jaro" class="column flex-center"><h2>Gravel do každého počasí</h2><p>Nová kolekce je na prodejně.</p></q-carousel-slide>
        <q-carousel-slide name="servis" class="column flex-center"><h2>Zimní servis o třetinu levněji</h2><p>Do konce února.</p></q-carousel-slide>
        <q-carousel-slide name="deti" class="column flex-center"><h2>Dětská kola s výměnou</h2><p>Vyroste? Vyměníme.</p></q-carousel-slide>
      </q-carousel>
      <nav class="tiles"><router-link to="/kola" class="tile">Všechna kola</router-link><router-link to="/vyprodej" class="tile" id="sale">Výprodej −40 %</router-link><router-link to="/poukazy" class="tile">Dárkové poukazy</router-link></nav>
      <h2>Vybrali jsme pro vás</h2>
      <div class="cards"><template v-if="picks"><router-link v-for="bike in picks" :key="bike.id" :to="'/kola/' + bike.id" class="card">{{ bike.name }}<br><b>{{ price(bike.price) }}</b></router-link></template>
        <template v-else><div v-for="n in 3" :key="n" class="card"><q-skeleton type="text" /><q-skeleton type="text" width="50%" /></div></template></div>
      <h2>Časté otázky</h2>
      <q-list bordered class="rounded-borders"><q-expansion-item v-for="[question, answer] in questions" :key="question" group="faq" :label="question"><q-card-section>{{ answer }}</q-card-section></q-expansion-item></q-list>
      <h2>Novinky e-mailem</h2>
      <q-form v-if="!joined" class="row q-gutter-sm" @submit="join"><q-input outlined dense v-model="mail" name="mail" label="E-mail" :rules="[(v) => /@/.test(v) || 'Zadejte e-mail']" /><div><q-btn id="join" type="submit" color="teal-9" label="Odebírat" /></div></q-form>
      <p v-else>Děkujeme, potvrďte prosím odběr v e-mailu.</p>
    </q-page>\`,
};

export const Missing = {
  setup() {
    const state = ref('');
    onMounted(() => http('/kategorie' + location.pathname).catch(() => { state.value = 'Tato kategorie neexistuje.'; }));
    return { state };
  },
  template: '<q-page padding><h1>Kategorie</h1><q-spinner v-if="!state" /><p>{{ state }}</p></q-page>',
};
`;

/** The booking of times, an island that was added last year. */
export const bookingApp = String.raw`
import { createApp, computed, defineComponent, onMounted, reactive, ref, watch } from 'vue';

const place = document.getElementById('boka-app');
const json = async (path: string, options?: RequestInit) => {
  const response = await fetch(path, options);
  if (!response.ok) throw Object.assign(new Error('HTTP ' + response.status), { status: response.status });
  return response.json();
};

const Tidbok = defineComponent({
  props: ['dagar', 'vald', 'upptagen'],
  emits: ['valj'],
  template: '<div class="tidbok"><div v-for="dag in kolumner" :key="dag.datum" class="dag"><h4>{{ dag.namn }}<small>{{ dag.datum }}</small></h4><button v-for="tid in dag.tider" :key="tid" type="button" class="tid" :class="{ vald: vald === dag.datum + \' \' + tid }" :disabled="upptagen === dag.datum + \' \' + tid" @click="$emit(\'valj\', dag.datum + \' \' + tid)">{{ tid }}</button><p v-if="!dag.tider.length" class="text-muted small">Fullbokat</p></div></div>',
  setup: (props: any) => ({ kolumner: computed(() => props.dagar.map((dag: any) => ({ ...dag, tider: dag.tider.slice(0, 8) }))) }),
});

if (place) {
  const data = JSON.parse(place.dataset.start!);
  const app = createApp({
    components: { Tidbok },
    template: place.querySelector('template')!.innerHTML,
    setup() {
      const val = reactive({ verkstad: '', tjanst: data.tjanster[0].id, lanebil: false, lanetyp: 'Liten', tid: '' });
      const vecka = ref(0);
      const svar = ref<any>(null);
      const lage = ref('');
      const fel = ref('');
      const upptagen = ref('');
      let control: AbortController | undefined;
      let timer: any;
      async function hamta() {
        control?.abort();
        control = new AbortController();
        lage.value = 'laddar';
        fel.value = '';
        try {
          svar.value = await json('/tjanst/tider?verkstad=' + val.verkstad + '&vecka=' + vecka.value, { signal: control.signal });
          lage.value = 'klar';
        } catch (error: any) {
          if (error.name === 'AbortError') return;
          lage.value = '';
          fel.value = 'Tiderna kunde inte hämtas. Försök igen om en stund.';
        }
      }
      const byt = (steg: number) => {
        vecka.value = Math.max(0, vecka.value + steg);
        clearTimeout(timer);
        lage.value = 'laddar';
        timer = setTimeout(hamta, 250);
      };
      async function valj(tid: string) {
        const tidigare = val.tid;
        val.tid = tid;
        fel.value = '';
        try {
          await json('/tjanst/hall?tid=' + encodeURIComponent(tid), { method: 'POST' });
        } catch {
          val.tid = tidigare;
          upptagen.value = tid;
          fel.value = 'Tiden ' + tid + ' hann tyvärr bli bokad av någon annan. Välj en annan tid.';
        }
      }
      watch(() => val.verkstad, () => { svar.value = null; lage.value = ''; val.tid = ''; });
      const tjanst = computed(() => data.tjanster.find((each: any) => each.id === val.tjanst));
      const summa = computed(() => tjanst.value.pris + (val.lanebil ? 295 : 0));
      return { ...data, val, vecka, svar, lage, fel, upptagen, hamta, byt, valj, tjanst, summa };
    },
  });
  app.config.errorHandler = (error) => { setTimeout(() => { throw error; }); };
  place.textContent = '';
  app.mount(place);
}
`;

export const bookingTemplate = `<div class="row"><div class="col-sm-8"><div class="row"><div class="col-sm-6 form-group"><label for="bVerkstad">Verkstad</label><select id="bVerkstad" class="form-control" v-model="val.verkstad"><option value="">Välj verkstad</option><option v-for="each in verkstader" :key="each.id" :value="each.id">{{ each.namn }}</option></select></div><div class="col-sm-6 form-group"><label for="bTjanst">Tjänst</label><select id="bTjanst" class="form-control" v-model="val.tjanst"><option v-for="each in tjanster" :key="each.id" :value="each.id">{{ each.namn }}</option></select></div></div>
<div class="checkbox"><label><input type="checkbox" id="bLanebil" v-model="val.lanebil"> Jag behöver lånebil (295 kr per dag)</label></div><div v-if="val.lanebil" class="btn-group lanetyp"><button v-for="typ in ['Liten', 'Kombi', 'Automat']" :key="typ" type="button" class="btn btn-default" :class="{ active: val.lanetyp === typ }" @click="val.lanetyp = typ">{{ typ }}</button></div>
<p><button type="button" id="bVisa" class="btn btn-primary" :disabled="!val.verkstad" @click="hamta">Visa lediga tider</button></p>
<div v-if="lage" class="veckor"><button type="button" class="btn btn-default" id="bForra" :disabled="vecka === 0" @click="byt(-1)">‹ Tidigare</button> <b>Vecka {{ 50 + vecka }}</b> <button type="button" class="btn btn-default" id="bNasta" @click="byt(1)">Senare ›</button></div>
<div v-if="lage === 'laddar'" class="tidbok skelett"><div v-for="n in 5" :key="n" class="dag"></div></div><Tidbok v-else-if="lage === 'klar'" :dagar="svar.dagar" :vald="val.tid" :upptagen="upptagen" @valj="valj"></Tidbok><p v-if="fel" class="alert alert-warning" role="alert">{{ fel }}</p></div>
<div class="col-sm-4"><div class="panel panel-default"><div class="panel-heading">Din bokning</div><div class="panel-body"><p>{{ tjanst.namn }}<br><span class="text-muted">cirka {{ tjanst.minuter }} minuter</span></p><p v-if="val.lanebil">Lånebil: {{ val.lanetyp }}</p><p v-if="val.tid">Tid: <b>{{ val.tid }}</b></p><p class="summa">{{ summa }} kr</p><a v-if="val.tid" class="btn btn-success btn-block" id="bVidare" href="/Boka/Uppgifter.aspx">Fortsätt</a><p v-else class="text-muted small">Välj en tid för att fortsätta.</p></div></div></div></div>`;

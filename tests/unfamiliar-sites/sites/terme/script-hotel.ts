import { component } from './component.ts';

const home = component(
  'PaginaHome',
  `<div class="home"><section class="eroe"><ClientOnly><Swiper :modules="moduli" :loop="true" navigation :pagination="{ clickable: true }" :autoplay="{ delay: 7000, pauseOnMouseEnter: true }" class="eroe-swiper"><SwiperSlide v-for="foto in quadri" :key="foto"><img :src="'/media/' + foto + '.svg?f=1280x520'" width="1280" height="520" :alt="foto"></SwiperSlide></Swiper><template #fallback><img src="/media/vapore.svg?f=1280x520" width="1280" height="520" alt=""></template></ClientOnly>
<div class="eroe-testo"><p class="occhiello">Colli Euganei · dal 1911</p><h1>{{ t('titolo') }}</h1><p>{{ t('sotto') }}</p><NuxtLink to="/camere" class="bottone">{{ t('camere') }}</NuxtLink> <NuxtLink to="/ingressi" class="bottone chiaro">{{ t('ingressi') }}</NuxtLink></div></section>
<section class="numeri"><div><b>5</b> piscine</div><div><b>34–38°</b> tutto l’anno</div><div><b>{{ ospiti ?? '–' }}</b> ospiti in acqua ora</div></section>
<section><h2>Le nostre camere</h2><div class="griglia"><NuxtLink v-for="camera in camere?.voci?.slice(0, 3)" :key="camera.slug" :to="'/camere/' + camera.slug" class="carta"><FotoPigra :src="'/media/' + camera.slug + '-1.svg'" :alt="camera.nome" w="640" h="420"/><h3>{{ camera.nome }}</h3><p>da {{ camera.prezzo }} € a notte</p></NuxtLink></div></section>
<section class="voci-ospiti"><h2>Dicono di noi</h2><ClientOnly><Swiper :modules="moduli" :slidesPerView="1.15" :spaceBetween="18" :breakpoints="{ 800: { slidesPerView: 3 } }" :pagination="{ clickable: true }" id="recensioni"><SwiperSlide v-for="r in recensioni" :key="r[0]"><blockquote>“{{ r[1] }}”<cite>{{ r[0] }}</cite></blockquote></SwiperSlide></Swiper></ClientOnly></section></div>`,
  `const { t } = useI18n(); const { data: camere } = useDati('camere', '/api/camere'); const ospiti = ref(null);
useHead('Hotel e piscine termali');
let timer; const conta = () => fetch('/api/presenze').then((r) => r.json()).then((r) => { ospiti.value = r.ospiti; }).catch(() => {});
onMounted(() => { conta(); timer = setInterval(conta, 5000); }); onBeforeUnmount(() => clearInterval(timer));
const recensioni = [['Paola, Vicenza', 'Siamo tornati a casa leggeri come il vapore.'], ['Herr Lang, München', 'Ruhig, freundlich, das Wasser ein Traum.'], ['Luca e Sara, Ferrara', 'La vasca all’aperto con la brina intorno.'], ['Marta, Rovigo', 'Il fango funziona, la mia spalla ringrazia.'], ['Enrico, Padova', 'Cena ottima, personale attento.']];
return { t, camere, ospiti, recensioni, moduli: [Navigation, Pagination, Autoplay], quadri: ['vapore', 'colli', 'grotta', 'giardino', 'notte'] };`,
);

const rooms = component(
  'PaginaCamere',
  `<section><h1>Camere e suite</h1><div class="filtri"><MultiSelect v-model="servizi" :options="['Balcone', 'Vasca in camera', 'Animali ammessi', 'Vista Colli']" placeholder="Servizi" display="chip" :maxSelectedLabels="2" id="filtro-servizi"/><Select v-model="ordine" :options="ordini" optionLabel="nome" optionValue="id" id="ordine-camere" aria-label="Ordina"/><Button label="Azzera" text id="azzera" @click="servizi = []; ordine = 'prezzo'"/></div>
<p class="nota">{{ elenco.length }} sistemazioni</p><div class="griglia camere"><article v-for="camera in elenco" :key="camera.slug" class="carta"><NuxtLink :to="'/camere/' + camera.slug"><FotoPigra :src="'/media/' + camera.slug + '-1.svg'" :alt="camera.nome" w="640" h="420"/></NuxtLink><button type="button" class="cuore" :aria-pressed="preferite.includes(camera.slug)" :aria-label="'Salva ' + camera.nome" @click="segna(camera.slug)"><svg viewBox="0 0 24 24" width="20" height="20" :fill="preferite.includes(camera.slug) ? 'currentColor' : 'none'" stroke="currentColor" stroke-width="2" aria-hidden="true"><path d="M12 20C4 14 3 10 5 7c2-2 5-2 7 1 2-3 5-3 7-1 2 3 1 7-7 13z"/></svg></button><h3><NuxtLink :to="'/camere/' + camera.slug">{{ camera.nome }}</NuxtLink></h3><p>{{ camera.metri }} m² · {{ camera.vista }}</p><p><b>da {{ camera.prezzo }} €</b> a notte</p></article></div></section>`,
  `const { data } = useDati('camere', '/api/camere'); const servizi = ref([]); const ordine = ref('prezzo'); const preferite = ref([]);
useHead('Camere e suite');
const ordini = [{ id: 'prezzo', nome: 'Prezzo crescente' }, { id: 'metri', nome: 'Le più ampie' }, { id: 'ospiti', nome: 'Numero di ospiti' }];
const elenco = computed(() => [...(data.value?.voci ?? [])].filter((c, at) => servizi.value.length === 0 || (at + servizi.value.length) % 2 === 0).sort((a, b) => ordine.value === 'prezzo' ? a.prezzo - b.prezzo : b[ordine.value] - a[ordine.value]));
const segna = (slug) => { preferite.value = preferite.value.includes(slug) ? preferite.value.filter((s) => s !== slug) : [...preferite.value, slug]; };
return { servizi, ordine, ordini, elenco, preferite, segna };`,
);

const room = component(
  'PaginaCamera',
  `<section v-if="camera" class="camera"><p class="briciole"><NuxtLink to="/camere">Camere</NuxtLink> / {{ camera.nome }}</p><h1>{{ camera.nome }}</h1>
<div class="galleria"><button v-for="(foto, at) in camera.foto.slice(0, 5)" :key="foto" type="button" class="scatto" :aria-label="'Ingrandisci la foto ' + (at + 1)" @click="apri(at)"><FotoPigra :src="foto" alt="" w="640" h="420"/></button></div>
<ClientOnly><VueEasyLightbox :visible="aperta" :imgs="camera.foto.map((f) => f + '?f=1200x780')" :index="indice" @hide="aperta = false"/></ClientOnly>
<div class="due"><div><p>{{ camera.metri }} m², fino a {{ camera.ospiti }} ospiti. {{ camera.vista }}. I letti sono in legno di ciliegio e i tessuti in lino; l’accappatoio e le ciabattine l’aspettano in camera.</p><ul><li v-for="s in camera.servizi" :key="s">{{ s }}</li></ul></div>
<aside class="calendario"><h2>Tariffe e disponibilità</h2><ClientOnly><DatePicker v-model="date" inline selectionMode="range" :manualInput="false" :minDate="oggi" :disabledDates="pieni" @month-change="cambiaMese" @date-select="sceglie" :class="{ attende: pending }"><template #date="{ date: d }"><span class="giorno">{{ d.day }}<small>{{ prezzoDi(d) }}</small></span></template></DatePicker><template #fallback><Skeleton height="22rem"/></template></ClientOnly>
<p class="nota" role="status" id="esito-date">{{ esito }}</p><Button label="Richiedi questa camera" id="richiedi" :disabled="!completo" @click="richiedi" fluid/></aside></div></section><section v-else><Skeleton height="3rem"/><Skeleton height="20rem"/></section>`,
  `const route = useRoute(); const router = useRouter(); const slug = route.params.slug; const date = ref(null); const aperta = ref(false); const indice = ref(0); const esito = ref('Scelga il giorno di arrivo.');
const { data: camera } = useDati('camera', '/api/camere/' + slug); const oggi = new Date(); oggi.setHours(0, 0, 0, 0);
const mese = ref(giornoIso(oggi).slice(0, 7)); const { data: tariffe, pending } = useDati('tariffe', () => '/api/camere/' + slug + '/tariffe?mese=' + mese.value, { lazy: true });
useHead('Camera');
const iso = (d) => d.year + '-' + String(d.month + 1).padStart(2, '0') + '-' + String(d.day).padStart(2, '0');
const prezzoDi = (d) => { const p = tariffe.value?.giorni[iso(d)]; return p === null ? 'pieno' : p ? p + '€' : ''; };
const pieni = computed(() => Object.entries(tariffe.value?.giorni ?? {}).filter(([, p]) => p === null).map(([g]) => new Date(g + 'T00:00')));
const cambiaMese = ({ month, year }) => { mese.value = year + '-' + String(month).padStart(2, '0'); };
const apri = (at) => { indice.value = at; aperta.value = true; };
const completo = ref(false);
const sceglie = () => {
  const { notti } = camera.value.condizioni;
  const [dal, al] = date.value ?? [];
  completo.value = false;
  if (!dal || !al) { esito.value = 'Ora scelga la partenza, almeno ' + notti + ' notti.'; return; }
  const quante = Math.round((al - dal) / 86400000);
  if (quante < notti) { esito.value = 'Per queste date il soggiorno minimo è di ' + notti + ' notti.'; return; }
  completo.value = true; esito.value = quante + ' notti, circa ' + euro(quante * camera.value.prezzo) + ' con la colazione.';
};
const richiedi = () => { sessionStorage.setItem('tmb-soggiorno', JSON.stringify({ camera: camera.value.nome, testo: esito.value })); router.push('/prenota'); };
return { camera, date, aperta, indice, esito, oggi, pending, pieni, prezzoDi, cambiaMese, apri, sceglie, completo, richiedi };`,
);

const booking = component(
  'PaginaPrenota',
  `<section class="stretto"><h1>Prenota il soggiorno</h1><p class="nota">{{ soggiorno }}</p><Stepper v-model:value="passo" linear><StepList><Step value="1">Soggiorno</Step><Step value="2">I tuoi dati</Step><Step value="3">Fattura</Step></StepList><StepPanels>
<StepPanel value="1"><div class="campi"><label for="adulti">Adulti</label><InputNumber v-model="adulti" inputId="adulti" showButtons buttonLayout="horizontal" :min="1" :max="4"/><label for="tratt">Trattamento</label><Select v-model="pensione" inputId="tratt" :options="['Camera e colazione', 'Mezza pensione', 'Pensione completa']"/></div><div class="passi"><Button label="Continua" id="avanti-1" @click="passo = '2'"/></div></StepPanel>
<StepPanel value="2"><form class="campi" id="dati" novalidate @submit.prevent="datiPronti"><template v-for="campo in campi" :key="campo.id"><label :for="campo.id">{{ campo.nome }}</label><div><InputText :id="campo.id" :name="campo.id" v-model="campo.model[0]" v-bind="campo.model[1]" :class="{ maiuscolo: campo.id === 'codice-fiscale' }" :invalid="!!campo.errore" fluid :autocomplete="campo.auto"/><CampoErrore :testo="errors[campo.chiave]"/></div></template>
<div class="passi"><Button label="Indietro" text type="button" @click="passo = '1'"/><Button label="Continua" type="submit" id="avanti-2"/></div></form></StepPanel>
<StepPanel value="3"><label class="spunta"><Checkbox v-model="fattura" binary inputId="fattura"/> Desidero la fattura elettronica</label><form class="campi" id="fatturazione" novalidate @submit.prevent="conclude"><template v-if="fattura"><label for="piva">Partita IVA</label><div><InputText id="piva" name="piva" v-model="f.piva" fluid/><CampoErrore :testo="fe.piva"/></div><label for="sdi">Codice destinatario</label><div><InputText id="sdi" name="sdi" v-model="f.sdi" fluid/><CampoErrore :testo="fe.sdi"/></div><label for="pec">oppure PEC</label><div><InputText id="pec" name="pec" v-model="f.pec" fluid/><CampoErrore :testo="fe.pec"/></div></template>
<div class="passi"><Button label="Indietro" text type="button" @click="passo = '2'"/><Button label="Invia la richiesta" type="submit" id="conclude" :loading="invio"/></div></form></StepPanel></StepPanels></Stepper></section>`,
  `const router = useRouter(); const passo = ref('1'); const adulti = ref(2); const pensione = ref('Mezza pensione'); const fattura = ref(false); const invio = ref(false); const soggiorno = ref('Una nostra collega la richiamerà per confermare le date.');
useHead('Prenota');
onMounted(() => { const letto = JSON.parse(sessionStorage.getItem('tmb-soggiorno') ?? 'null'); if (letto) soggiorno.value = letto.camera + ': ' + letto.testo; });
const serve = 'Campo obbligatorio';
const schema = yup.object({ nome: yup.string().trim().required(serve), cognome: yup.string().trim().required(serve), email: yup.string().required(serve).email('Indirizzo e-mail non valido'), telefono: yup.string().required(serve).matches(/^[+]?[0-9 ]{8,16}$/, 'Numero non valido'), codiceFiscale: yup.string().required(serve).matches(/^[A-Z]{6}[0-9]{2}[A-Z][0-9]{2}[A-Z][0-9]{3}[A-Z]$/, 'Codice fiscale non valido') });
const { defineField, errors, handleSubmit } = useForm({ validationSchema: schema });
const campi = [['nome', 'nome', 'Nome', 'given-name'], ['cognome', 'cognome', 'Cognome', 'family-name'], ['email', 'email', 'E-mail', 'email'], ['telefono', 'telefono', 'Telefono', 'tel'], ['codice-fiscale', 'codiceFiscale', 'Codice fiscale', 'off']].map(([id, chiave, nome, auto]) => reactive({ id, chiave, nome, auto, model: defineField(chiave, { validateOnModelUpdate: false }) }));
const datiPronti = handleSubmit(() => { passo.value = '3'; traccia('begin_checkout'); });
const f = reactive({ piva: '', sdi: '', pec: '' }); const fe = reactive({ piva: '', sdi: '', pec: '' });
const conclude = async () => {
  Object.assign(fe, { piva: '', sdi: '', pec: '' });
  if (fattura.value) {
    if (!/^[0-9]{11}$/.test(f.piva.trim())) fe.piva = 'La partita IVA ha 11 cifre';
    if (!f.pec && !/^[A-Z0-9]{7}$/i.test(f.sdi.trim())) fe.sdi = 'Il codice destinatario ha 7 caratteri; se non lo conosce indichi la PEC';
    if (fe.piva || fe.sdi) return;
  }
  invio.value = true;
  const { ok, json } = await invia('/api/prenotazioni', { adulti: adulti.value });
  invio.value = false;
  if (ok) router.push('/conferma?numero=' + json.numero);
};
return { passo, adulti, pensione, fattura, invio, soggiorno, campi, errors, datiPronti, f, fe, conclude };`,
);

export const hotelScript = [home, rooms, room, booking].join('\n');

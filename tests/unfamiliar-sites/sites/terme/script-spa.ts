import { component } from './component.ts';

const passes = component(
  'PaginaIngressi',
  `<section><h1>Ingressi giornalieri</h1><p>Cinque piscine, grotta termale e area relax. I posti sono limitati: li teniamo da parte per lei per dieci minuti.</p><div class="due"><div><ClientOnly><DatePicker v-model="giorno" inline :minDate="oggi" @date-select="carica" id="giorno-ingresso"/><template #fallback><Skeleton height="20rem"/></template></ClientOnly></div>
<div class="fasce" :class="{ attende: pending }"><article v-for="fascia in data?.fasce" :key="fascia.id" class="fascia" :data-fascia="fascia.id"><div><h3>{{ fascia.nome }}</h3><p>{{ fascia.ore }} · <b>{{ fascia.prezzo }} €</b></p><Tag v-if="fascia.posti > 10" severity="success" value="Disponibile"/><Tag v-else-if="fascia.posti" severity="warn" :value="'Solo ' + fascia.posti + ' posti'"/><Tag v-else severity="danger" value="Esaurito"/></div>
<div v-if="fascia.posti" class="conta"><InputNumber v-model="quanti[fascia.id]" showButtons buttonLayout="horizontal" :min="1" :max="Math.min(8, fascia.posti)" :inputId="'quanti-' + fascia.id" :aria-label="'Persone, ' + fascia.nome"/><Button label="Blocca i posti" :class="'blocca blocca-' + fascia.id" :loading="attesa === fascia.id" @click="blocca(fascia)"/></div>
<Button v-else label="Lista d’attesa" severity="secondary" outlined class="attesa" :disabled="inLista" @click="lista"/><p v-if="!fascia.posti && inLista" class="nota" role="status">Le scriveremo se si libera un posto.</p></article></div></div></section>`,
  `const oggi = new Date(); const giorno = ref(new Date()); const quanti = reactive({ giornata: 2, pomeriggio: 2, serale: 2 }); const attesa = ref(''); const inLista = ref(false);
const { data, pending, refresh } = useDati('ingressi', '/api/ingressi'); const carrello = useCarrello(); const toast = useToast();
useHead('Ingressi giornalieri');
const carica = () => { refresh(); traccia('select_date'); };
const blocca = async (fascia) => {
  attesa.value = fascia.id;
  const { ok, json } = await invia('/api/ingressi/blocco', { fascia: fascia.id, quanti: quanti[fascia.id] });
  attesa.value = '';
  if (!ok) { refresh(); return; }
  carrello.aggiungi({ id: 'ingresso-' + fascia.id, tipo: 'ingresso', nome: 'Ingresso ' + fascia.nome, prezzo: fascia.prezzo, quantita: quanti[fascia.id] });
  carrello.scadenza = Date.now() + json.scade * 1000;
  toast.add({ severity: 'success', summary: 'Posti bloccati', detail: 'Ha dieci minuti per concludere.', life: 4000 });
};
const lista = async () => { await invia('/api/ingressi/attesa'); inLista.value = true; };
return { oggi, giorno, quanti, attesa, inLista, data, pending, carica, blocca, lista };`,
);

const treatments = component(
  'PaginaTrattamenti',
  `<section><h1>Trattamenti e cure</h1><SelectButton v-model="gruppo" :options="gruppi" optionLabel="nome" optionValue="id" :allowEmpty="false" id="gruppi" aria-label="Tipo di trattamento"/>
<div class="elenco"><article v-for="voce in voci" :key="voce.id" class="trattamento"><FotoPigra :src="'/media/trattamento-' + voce.id + '.svg?f=320x220'" alt="" w="320" h="220"/><div><h3>{{ voce.nome }}</h3><p>{{ voce.durata }} minuti · {{ voce.prezzo }} €</p></div><Button label="Prenota" class="prenota-trattamento" :data-id="voce.id" @click="apri(voce)"/></article><template v-if="carica"><Skeleton v-for="n in 2" :key="n" height="6rem"/></template></div><div ref="fondo" class="fondo"></div><p v-if="fine" class="nota">Ha visto tutti i trattamenti.</p>
<Dialog v-model:visible="aperto" modal :header="scelto?.nome" :draggable="false" :style="{ width: 'min(520px, 94vw)' }" class="agenda"><div class="campi"><label for="operatore">Operatore</label><Select v-model="operatore" inputId="operatore" :options="operatori" placeholder="Chi preferisce?" class="operatore" @change="cambiaOperatore"/></div>
<div class="orari" aria-label="Orari"><Skeleton v-if="cerca" height="2.4rem"/><button v-else v-for="o in orari" :key="o.id" type="button" class="orario" :class="{ attivo: etichetta === o.ora }" :aria-pressed="etichetta === o.ora" @click="orario = o; etichetta = o.ora">{{ o.ora }}</button></div>
<template #footer><Button label="Chiudi" text id="chiudi-agenda" @click="aperto = false"/><Button label="Conferma appuntamento" id="conferma-appuntamento" :loading="invio" @click="conferma"/></template></Dialog>
<h2>Listino completo</h2><DataTable :value="listino?.voci ?? []" paginator :rows="8" sortField="nome" :sortOrder="1" removableSort id="listino" :loading="attendeListino"><Column field="nome" header="Trattamento" sortable/><Column field="durata" header="Minuti" sortable/><Column field="prezzo" header="Prezzo €" sortable/></DataTable></section>`,
  `const nuxt = inject('nuxt'); const toast = useToast(); const carrello = useCarrello();
useHead('Trattamenti');
const gruppi = [['tutti', 'Tutti'], ['termale', 'Termali'], ['massaggi', 'Massaggi'], ['viso', 'Viso'], ['corpo', 'Corpo']].map(([id, nome]) => ({ id, nome })); const gruppo = ref('tutti');
const { data: prima } = useDati('trattamenti', () => '/api/trattamenti?gruppo=' + gruppo.value); const { data: listino, pending: attendeListino } = useDati('listino', '/api/listino', { lazy: true });
const altre = ref([]); const carica = ref(false); const fondo = ref(null);
const voci = computed(() => [...(prima.value?.voci ?? []), ...altre.value]); const fine = computed(() => voci.value.length > 0 && voci.value.length >= prima.value.totale); const operatori = computed(() => prima.value?.operatori ?? []);
watch(gruppo, () => { altre.value = []; });
const ancora = async () => {
  if (carica.value || fine.value || !prima.value) return;
  carica.value = true; const di = gruppo.value;
  try { const next = await nuxt.load('/api/trattamenti?gruppo=' + di + '&da=' + voci.value.length); if (di === gruppo.value) altre.value.push(...next.voci); } catch {}
  carica.value = false;
};
let occhio; onMounted(() => { occhio = new IntersectionObserver(([e]) => { if (e.isIntersecting) ancora(); }, { rootMargin: '120px' }); occhio.observe(fondo.value); }); onBeforeUnmount(() => occhio?.disconnect());
const aperto = ref(false); const scelto = ref(null); const operatore = ref(null); const orari = ref([]); const orario = ref(null); const etichetta = ref(''); const cerca = ref(false); const invio = ref(false);
const apri = (voce) => { scelto.value = voce; operatore.value = null; orari.value = []; orario.value = null; etichetta.value = ''; aperto.value = true; };
const cambiaOperatore = async () => { cerca.value = true; orario.value = null; orari.value = (await nuxt.load('/api/orari?operatore=' + encodeURIComponent(operatore.value))).orari; cerca.value = false; };
const conferma = async () => {
  if (!operatore.value) { toast.add({ severity: 'warn', summary: 'Manca l’operatore', detail: 'Scelga prima un operatore.', life: 3500 }); return; }
  if (!orario.value) return;
  invio.value = true; await invia('/api/appuntamenti', { id: scelto.value.id }); invio.value = false; aperto.value = false;
  carrello.aggiungi({ id: 'trattamento-' + scelto.value.id, tipo: 'trattamento', nome: scelto.value.nome, prezzo: scelto.value.prezzo, quantita: 1 });
  toast.add({ severity: 'success', summary: 'Appuntamento alle ' + orario.value.ora, detail: 'Con ' + operatore.value, life: 4000 });
};
return { gruppi, gruppo, voci, carica, fondo, fine, operatori, listino, attendeListino, aperto, scelto, operatore, orari, orario, etichetta, cerca, invio, apri, cambiaOperatore, conferma };`,
);

const packages = component(
  'PaginaPacchetti',
  `<section class="stretto"><h1>Componi il tuo pacchetto</h1><p>Scelga una base, poi gli extra: il prezzo si aggiorna subito.</p><Button label="Come funziona" text id="come-funziona" @click="aiuto = !aiuto" :aria-expanded="aiuto"/><p v-if="aiuto" class="nota">La base comprende sempre l’ingresso alle piscine.</p>
<h2 id="basi">1. La base</h2><div class="basi" role="radiogroup" aria-labelledby="basi"><div v-for="b in basi" :key="b.id" class="opzione" role="radio" tabindex="0" :aria-checked="base === b.id" :data-base="b.id" @click="base = b.id"><b>{{ b.nome }}</b><span>{{ b.prezzo }} €</span></div></div>
<h2>2. Gli extra</h2><div class="extra"><label v-for="e in extra" :key="e.id" class="spunta"><Checkbox v-model="scelti" :value="e.id" :inputId="'extra-' + e.id"/> {{ e.nome }} <span>+ {{ e.prezzo }} €</span></label></div>
<div class="totale-pacchetto"><span>Totale</span><b>{{ totale }} €</b><Button label="Aggiungi al carrello" id="aggiungi-pacchetto" :disabled="!base" @click="aggiungi"/></div></section>`,
  `const basi = [{ id: 'giorno', nome: 'Una giornata', prezzo: 46 }, { id: 'notte', nome: 'Una notte', prezzo: 168 }, { id: 'weekend', nome: 'Fine settimana', prezzo: 318 }]; const extra = [{ id: 'fango', nome: 'Fango termale', prezzo: 64 }, { id: 'massaggio', nome: 'Massaggio 50 minuti', prezzo: 78 }, { id: 'cena', nome: 'Cena degustazione', prezzo: 48 }, { id: 'telo', nome: 'Accappatoio e telo', prezzo: 9 }];
const base = ref(''); const scelti = ref([]); const aiuto = ref(false); const carrello = useCarrello(); const toast = useToast();
useHead('Componi il pacchetto');
const totale = computed(() => (basi.find(({ id }) => id === base.value)?.prezzo ?? 0) + extra.filter(({ id }) => scelti.value.includes(id)).reduce((sum, { prezzo }) => sum + prezzo, 0));
const aggiungi = () => { carrello.aggiungi({ id: 'pacchetto-' + base.value, tipo: 'pacchetto', nome: 'Pacchetto ' + basi.find(({ id }) => id === base.value).nome.toLowerCase(), prezzo: totale.value, quantita: 1 }); toast.add({ severity: 'success', summary: 'Aggiunto al carrello', life: 3000 }); };
return { basi, extra, base, scelti, aiuto, totale, aggiungi };`,
);

const pools = component(
  'PaginaPiscine',
  `<section><h1>Le piscine, adesso</h1><div class="due"><figure class="webcam"><img :src="fotogramma" width="640" height="360" alt="Webcam della vasca esterna"><figcaption><span class="vivo">dal vivo</span> Vasca esterna, 36°</figcaption></figure>
<figure class="webcam grotta"><video ref="video" poster="/media/grotta.svg?f=640x360" width="640" height="360" playsinline muted></video><button type="button" id="avvia-diretta" aria-label="Avvia la diretta dalla grotta" @click="avvia"><svg viewBox="0 0 24 24" width="26" height="26" fill="currentColor" aria-hidden="true"><path d="M7 4v16l13-8z"/></svg></button><figcaption>Grotta termale, 38°</figcaption></figure></div>
<h2>Temperature e orari</h2><Accordion :value="['0']" multiple><AccordionPanel v-for="(v, at) in vasche" :key="v[0]" :value="String(at)"><AccordionHeader>{{ v[0] }} · {{ v[1] }}</AccordionHeader><AccordionContent><p>{{ v[2] }}</p></AccordionContent></AccordionPanel></Accordion></section>`,
  `const scatto = ref(0); const video = ref(null); useHead('Piscine');
const fotogramma = computed(() => '/webcam/esterna-' + (scatto.value % 6) + '.svg?f=640x360&t=' + scatto.value);
let timer; onMounted(() => { timer = setInterval(() => { scatto.value += 1; }, 1500); }); onBeforeUnmount(() => clearInterval(timer));
const avvia = () => { video.value.src = '/hls/grotta/index.m3u8'; video.value.play().catch(() => {}); traccia('video_start'); };
const vasche = [['Vasca esterna', '36°', 'Aperta dalle 8 alle 23, con idromassaggi e lettini d’acqua.'], ['Vasca Onsen', '38°', 'Chiusa dal 9 al 20 dicembre per manutenzione.'], ['Piscina coperta', '34°', 'Dalle 7 alle 21; corsi di acquagym alle 10.30.'], ['Grotta termale', '38°', 'Vapore naturale, massimo 15 minuti.']];
return { fotogramma, video, avvia, vasche };`,
);

export const spaScript = [passes, treatments, packages, pools].join('\n');

import { component } from './component.ts';

const restaurant = component(
  'PaginaRistorante',
  `<section><h1>Ristorante La Brina</h1><div class="due"><div><FotoPigra src="/media/la-brina.svg" alt="La sala" w="640" h="420"/><p>Cucina dei Colli con le erbe del nostro orto. Aperto anche agli esterni, dal mercoledì alla domenica.</p><p id="orario-cucina">Cucina aperta dalle 12.30 alle 14.00 e dalle 19.00 alle 21.30.</p></div><ClientOnly><iframe :src="tavoli" title="Prenota un tavolo" id="tavoli" width="100%" height="330"></iframe></ClientOnly></div></section>`,
  `useHead('Ristorante'); return { tavoli: isBrowser ? altrove('tavolosubito') + '/tavolosubito' : '' };`,
);

const journal = component(
  'PaginaDiario',
  `<section><h1>Diario</h1><div class="diario"><NuxtLink v-for="a in voci" :key="a.slug" :to="'/diario/' + a.slug" class="articolo"><FotoPigra :src="'/media/' + a.slug + '.svg?f=320x220'" alt="" w="320" h="220"/><div><h3>{{ a.titolo }}</h3><p>{{ a.data }} · {{ a.minuti }} min</p></div></NuxtLink><div v-if="carica" class="attesa-diario" aria-busy="true"><Skeleton v-for="n in 3" :key="n" height="7rem"/></div></div><div ref="fondo" class="fondo"></div></section>`,
  `const nuxt = inject('nuxt'); const { data } = useDati('diario', '/api/diario'); const altre = ref([]); const carica = ref(false); const fondo = ref(null); useHead('Diario');
const voci = computed(() => [...(data.value?.voci ?? []), ...altre.value]);
const ancora = async () => {
  if (carica.value || !data.value || voci.value.length >= data.value.totale) return;
  carica.value = true;
  const next = await nuxt.load('/api/diario?da=' + voci.value.length).catch(() => null);
  if (!next) return;
  altre.value.push(...next.voci); carica.value = false;
};
let occhio; onMounted(() => { occhio = new IntersectionObserver(([e]) => { if (e.isIntersecting) ancora(); }); occhio.observe(fondo.value); }); onBeforeUnmount(() => occhio?.disconnect());
return { voci, carica, fondo };`,
);

const article = component(
  'PaginaArticolo',
  `<article class="stretto lettura"><p class="briciole"><NuxtLink to="/diario">Diario</NuxtLink></p><h1>{{ data?.titolo }}</h1><p class="nota">{{ data?.data }} · {{ data?.minuti }} minuti di lettura</p><FotoPigra v-if="data" :src="'/media/' + data.slug + '.svg?f=1000x520'" alt="" w="1000" h="520"/><p v-for="p in testo" :key="p">{{ p }}</p></article>`,
  `const route = useRoute(); const { data } = useDati('articolo', '/api/diario/' + route.params.slug); useHead('Diario');
const testo = ['L’acqua che arriva alle nostre vasche è caduta come pioggia sulle Prealpi più di venticinque anni fa.', 'Scende a tremila metri di profondità, si scalda, raccoglie sali di bromo e iodio e risale dove la roccia è fratturata.', 'Quando la misuriamo alla sorgente ha 87 gradi: troppo per un bagno, perfetta per far maturare il fango nelle vasche per sessanta giorni.', 'Nel frattempo le alghe formano un velo verde, e il fango diventa morbido come una crema.', 'Il consiglio di chi lavora qui da sempre: venti minuti, poi una tisana e nessuna fretta.', 'D’inverno la vasca esterna è il posto più bello, quando la brina disegna i bordi e il vapore copre le colline.'];
return { data, testo };`,
);

const contact = component(
  'PaginaContatti',
  `<section><h1>Contatti</h1><p class="lingue-pagina">Questa pagina in: <a href="/de/kontakt" hreflang="de" id="pagina-tedesca">Deutsch</a></p><div class="due"><div><h2>Domande frequenti</h2><Accordion><AccordionPanel v-for="(d, at) in domande" :key="d[0]" :value="String(at)"><AccordionHeader>{{ d[0] }}</AccordionHeader><AccordionContent><p>{{ d[1] }}</p></AccordionContent></AccordionPanel></Accordion><p>Reception: <span id="telefono">+39 049 891 1223</span> <button type="button" class="come-link" id="copia" @click="copia">{{ copiato ? 'Copiato' : 'Copia' }}</button></p><p id="indirizzo">Via delle Sorgenti 14, 35036 Montebagno (PD). Dalla stazione di Terme Euganee parte una navetta ogni mezz’ora.</p></div>
<form class="campi" id="messaggio" novalidate @submit.prevent="scrive"><h2>Ci scriva</h2><span></span><label for="c-mail">E-mail</label><div><InputText id="c-mail" name="c-mail" v-model="mail" fluid/><CampoErrore :testo="errore"/></div><label for="c-testo">Messaggio</label><Textarea id="c-testo" name="c-testo" v-model="testo" rows="4" fluid/><span></span><div><Button type="submit" label="Invia il messaggio" id="invia-messaggio" :loading="invio"/><Message v-if="esito" :severity="esito.tipo" size="small" role="status">{{ esito.testo }}</Message></div></form></div></section>`,
  `useHead('Contatti'); const mail = ref(''); const testo = ref(''); const errore = ref(''); const invio = ref(false); const esito = ref(null); const copiato = ref(false); let tentativo = 0;
const domande = [['Posso venire con i bambini?', 'Sì, nella piscina coperta dalle 9 alle 16. Nella grotta si entra dai 14 anni.'], ['L’accappatoio è compreso?', 'È compreso per chi dorme da noi; con l’ingresso giornaliero si noleggia a 9 €.'], ['Serve il certificato medico?', 'Solo per le cure: la visita si fa da noi, la mattina.'], ['Posso spostare la data?', 'Fino a 48 ore prima, dal suo profilo o per telefono.'], ['Accettate animali?', 'Di piccola taglia, nelle camere al piano terra.']];
const copia = async () => { await navigator.clipboard?.writeText('+390498911223').catch(() => {}); copiato.value = true; setTimeout(() => { copiato.value = false; }, 2000); };
const scrive = async () => {
  errore.value = /^[^@ ]+@[^@ ]+[.][a-z]{2,}$/i.test(mail.value) ? '' : 'Indirizzo e-mail non valido';
  if (errore.value) return;
  invio.value = true; tentativo += 1; esito.value = null;
  const { ok, json } = await invia('/api/messaggi', { tentativo });
  invio.value = false; esito.value = ok ? { tipo: 'success', testo: 'Messaggio inviato, rispondiamo entro domani.' } : { tipo: 'warn', testo: json.messaggio };
  if (ok) { mail.value = ''; testo.value = ''; }
};
return { mail, testo, errore, invio, esito, copiato, domande, copia, scrive };`,
);

const account = component(
  'PaginaArea',
  `<section class="stretto"><h1>Area ospiti</h1><form v-if="!utente.utente" id="accesso" class="campi" novalidate @submit.prevent="entra"><label for="a-mail">E-mail</label><InputText id="a-mail" name="a-mail" v-model="mail" fluid autocomplete="username"/><label for="a-password">Password</label><div><InputText id="a-password" name="a-password" v-model="password" type="password" fluid autocomplete="current-password"/><CampoErrore :testo="errore"/></div><span></span><Button type="submit" label="Accedi" id="accedi" :loading="invio"/></form>
<div v-else><div class="tessera"><div><p>Tessera Sorgente</p><b>{{ utente.utente.nome }}</b><p>{{ utente.utente.tessera }} · {{ utente.utente.punti }} punti</p></div><button type="button" id="mostra-qr" class="qr" aria-label="Mostra il codice della tessera" @click="grande = true"><img v-if="qr" :src="qr" alt="" width="96" height="96"></button></div>
<Dialog v-model:visible="grande" modal header="Da mostrare all’ingresso" :draggable="false"><img :src="qr" alt="Codice della tessera" width="260" height="260"></Dialog><label class="spunta"><ToggleSwitch v-model="avvisi" inputId="avvisi" @change="salva"/> Avvisami delle aperture serali <small role="status">{{ salvato }}</small></label>
<h2>Movimenti</h2><DataTable :value="movimenti" paginator :rows="5" id="movimenti" :loading="attesa"><Column field="data" header="Data"/><Column field="voce" header="Voce"/><Column field="punti" header="Punti" sortable/></DataTable></div></section>`,
  `useHead('Area ospiti'); const nuxt = inject('nuxt'); const utente = useUtente(); const mail = ref(''); const password = ref(''); const errore = ref(''); const invio = ref(false); const qr = ref(''); const grande = ref(false); const avvisi = ref(true); const salvato = ref(''); const movimenti = ref([]); const attesa = ref(false);
const carica = async () => { qr.value = await QRCode.toDataURL(utente.utente.tessera, { width: 260, margin: 1 }); attesa.value = true; movimenti.value = (await nuxt.load('/api/area/movimenti')).voci; attesa.value = false; };
onMounted(() => { if (utente.utente) carica(); });
const entra = async () => { invio.value = true; errore.value = ''; const { ok, json } = await invia('/api/accesso', { mail: mail.value, password: password.value }); invio.value = false; if (!ok) { errore.value = json.messaggio; return; } utente.utente = json; await carica(); };
const salva = async () => { salvato.value = 'Salvo…'; await aspetta(500); salvato.value = 'Salvato'; };
return { utente, mail, password, errore, invio, qr, grande, avvisi, salvato, movimenti, attesa, entra, salva };`,
);

export const readingScript = [restaurant, journal, article, contact, account].join('\n');

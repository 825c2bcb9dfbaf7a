import { component } from './component.ts';

const vouchers = component(
  'PaginaBuoni',
  `<section><h1>Buoni regalo</h1><div class="due"><div class="anteprima"><canvas ref="tela" width="600" height="340" aria-label="Anteprima del buono"></canvas><p class="nota">L’anteprima si aggiorna mentre scrive.</p></div>
<div class="campi"><span class="etichetta">Sfondo</span><div class="sfondi" role="group" aria-label="Sfondo"><button v-for="s in sfondi" :key="s.id" type="button" class="sfondo" :data-sfondo="s.id" :aria-pressed="sfondo === s.id" @click="sfondo = s.id">{{ s.nome }}</button></div>
<label for="importo">Importo</label><Select v-model="importo" inputId="importo" :options="[50, 80, 120, 200]"><template #value="{ value }">{{ value }} €</template></Select>
<label for="buono-per">Per</label><InputText id="buono-per" name="buono-per" v-model="per" maxlength="26"/><label for="dedica">Dedica</label><Textarea id="dedica" name="dedica" v-model="dedica" rows="3" maxlength="90"/><span></span><Button label="Aggiungi il buono" id="aggiungi-buono" @click="aggiungi"/></div></div></section>`,
  `const tela = ref(null); const sfondo = ref('salvia'); const importo = ref(80); const per = ref(''); const dedica = ref(''); const carrello = useCarrello(); const toast = useToast();
useHead('Buoni regalo');
const sfondi = [{ id: 'salvia', nome: 'Salvia', colore: '#cfdcc8' }, { id: 'sabbia', nome: 'Sabbia', colore: '#ead9bd' }, { id: 'notte', nome: 'Notte', colore: '#b9c4dc' }, { id: 'foto', nome: 'Foto delle terme' }];
let foto;
const disegna = () => {
  const g = tela.value?.getContext('2d'); if (!g) return;
  const { colore } = sfondi.find(({ id }) => id === sfondo.value);
  g.fillStyle = colore ?? '#dfe7ea'; g.fillRect(0, 0, 600, 340);
  if (!colore && foto?.complete) g.drawImage(foto, 0, 0, 600, 340);
  g.fillStyle = '#20302c'; g.font = '600 34px Georgia'; g.fillText('Un po’ di vapore', 40, 78); g.font = '22px Georgia';
  g.fillText('per ' + (per.value || 'chi vuole bene'), 40, 124); g.fillText(dedica.value.slice(0, 44), 40, 190); g.fillText(dedica.value.slice(44), 40, 222); g.font = '600 44px Georgia'; g.fillText(importo.value + ' €', 440, 300);
};
onMounted(() => { foto = new Image(); foto.onload = disegna; foto.src = altrove('media') + '/media/vapore.svg?f=600x340'; disegna(); });
let attesa; watch([sfondo, importo, per, dedica], () => { clearTimeout(attesa); attesa = setTimeout(disegna, 180); });
const aggiungi = () => {
  const immagine = tela.value.toDataURL('image/png');
  carrello.aggiungi({ id: 'buono-' + immagine.length, tipo: 'buono', nome: 'Buono regalo per ' + (per.value || 'una persona cara'), prezzo: importo.value, quantita: 1 });
  toast.add({ severity: 'success', summary: 'Buono nel carrello', life: 3000 });
};
return { tela, sfondo, sfondi, importo, per, dedica, aggiungi };`,
);

const cart = component(
  'PaginaCarrello',
  `<section class="stretto"><h1>Il suo carrello</h1><div v-if="!carrello.voci.length" class="vuoto"><p>Il carrello è vuoto.</p><Button label="Aggiungi un ingresso e un massaggio" id="idea" outlined @click="idea"/></div>
<TransitionGroup name="riga" tag="div" class="righe"><article v-for="voce in carrello.voci" :key="voce.id" class="riga-carrello" :data-voce="voce.id"><div><b>{{ voce.nome }}</b><p>{{ euro(voce.prezzo) }}</p></div><InputNumber v-if="voce.tipo === 'ingresso'" v-model="voce.quantita" showButtons buttonLayout="horizontal" :min="1" :max="8" :aria-label="'Quantità, ' + voce.nome"/><button type="button" class="come-link rimuovi" :aria-label="'Rimuovi ' + voce.nome" @click="rimuovi(voce)">Rimuovi</button></article></TransitionGroup>
<div v-if="carrello.voci.length" class="conto"><label for="codice">Codice o buono</label><InputText id="codice" name="codice" v-model="codice"/><Button label="Applica" id="applica" outlined @click="applica"/><p class="nota" role="status">{{ nota }}</p><p class="somma">Totale <b>{{ euro(carrello.totale) }}</b></p><NuxtLink to="/cassa" class="bottone">Vai alla cassa</NuxtLink></div></section>`,
  `const carrello = useCarrello(); const codice = ref(''); const nota = ref(''); useHead('Carrello');
const idea = () => { carrello.aggiungi({ id: 'ingresso-giornata', tipo: 'ingresso', nome: 'Ingresso Giornata intera', prezzo: 46, quantita: 2 }); carrello.aggiungi({ id: 'trattamento-301', tipo: 'trattamento', nome: 'Massaggio decontratturante', prezzo: 78, quantita: 1 }); };
const rimuovi = async (voce) => {
  const prima = [...carrello.voci];
  carrello.voci = carrello.voci.filter(({ id }) => id !== voce.id);
  const { ok } = await invia('/api/carrello/rimuovi', { id: voce.id, tipo: voce.tipo });
  if (!ok) carrello.voci = prima;
};
const applica = async () => { nota.value = 'Verifica in corso…'; await aspetta(500); nota.value = codice.value.trim().toUpperCase() === 'VAPORE10' ? 'Sconto del 10 % applicato.' : 'Questo codice è scaduto il 31 ottobre.'; };
return { carrello, codice, nota, idea, rimuovi, applica, euro };`,
);

const checkout = component(
  'PaginaCassa',
  `<section class="stretto"><h1>Cassa</h1><div v-if="stato" class="velo" role="status"><span class="giro"></span>{{ stato }}</div><form id="cassa" class="campi" novalidate @submit.prevent="paga">
<label for="cassa-nome">Nome e cognome</label><div><InputText id="cassa-nome" name="cassa-nome" v-model="nome" fluid autocomplete="name"/><CampoErrore :testo="errori.nome"/></div><label for="cassa-mail">E-mail</label><div><InputText id="cassa-mail" name="cassa-mail" v-model="mail" fluid autocomplete="email"/><CampoErrore :testo="errori.mail"/></div><label for="cassa-tel">Cellulare</label><InputText id="cassa-tel" name="cassa-tel" v-model="tel" fluid autocomplete="tel"/>
<span class="etichetta">Pagamento</span><div class="metodi"><label class="spunta"><RadioButton v-model="metodo" value="salvata" inputId="m-salvata"/> Visa •••• 4021 (salvata)</label><label class="spunta"><RadioButton v-model="metodo" value="banca" inputId="m-banca"/> Un’altra carta, sul sito della banca</label></div>
<span></span><div><p class="somma">Totale <b>{{ euro(totale) }}</b></p><Button type="submit" :label="metodo === 'banca' ? 'Continua sul sito della banca' : 'Paga ora'" id="paga-ora" :loading="!!stato"/></div></form></section>`,
  `const carrello = useCarrello(); const router = useRouter(); const route = useRoute(); const nome = ref(''); const mail = ref(''); const tel = ref(''); const metodo = ref('salvata'); const stato = ref(''); const errori = reactive({ nome: '', mail: '' });
useHead('Cassa');
const totale = computed(() => carrello.totale || 124);
onMounted(() => { if (route.query.esito === 'ok') { stato.value = 'Registriamo il pagamento…'; setTimeout(() => { carrello.voci = []; router.replace('/conferma?numero=OR-26-50413'); }, 1200); } });
const paga = async () => {
  errori.nome = nome.value.trim() ? '' : 'Indichi nome e cognome'; errori.mail = /^[^@ ]+@[^@ ]+[.][a-z]{2,}$/i.test(mail.value) ? '' : 'Indirizzo e-mail non valido';
  if (errori.nome || errori.mail) return;
  if (metodo.value === 'banca') { location.href = altrove('banca-euganea') + '/pagamento-sicuro?importo=' + totale.value.toFixed(2) + '&ritorno=' + encodeURIComponent(location.origin + '/cassa'); return; }
  stato.value = 'Pagamento in corso, non chiuda la pagina…';
  const { ok, json } = await invia('/api/pagamenti', { metodo: 'salvata' });
  stato.value = '';
  if (ok) { carrello.voci = []; carrello.scadenza = 0; router.push('/conferma?numero=' + json.numero); }
};
return { nome, mail, tel, metodo, stato, errori, totale, paga, euro };`,
);

const thanks = component(
  'PaginaConferma',
  `<section class="stretto"><h1>Grazie, ci vediamo in acqua</h1><p>Il suo ordine <b>{{ numero }}</b> è registrato. Tra pochi minuti riceverà il riepilogo per e-mail.</p><NuxtLink to="/" class="bottone">Torna alla home</NuxtLink></section>`,
  `const route = useRoute(); useHead('Conferma'); return { numero: computed(() => route.query.numero ?? 'OR-26-50411') };`,
);

const offers = component(
  'PaginaOfferte',
  `<section><h1>Offerte</h1><div class="griglia"><template v-if="pending"><Skeleton v-for="n in 4" :key="n" height="15rem"/></template><article v-else v-for="o in data?.voci" :key="o.slug" class="carta offerta"><FotoPigra :src="'/media/' + o.slug + '.svg'" alt="" w="640" h="420"/><h3>{{ o.nome }}</h3><p>{{ o.testo }}</p><b>{{ o.prezzo }} €</b></article></div></section>`,
  `const { data, pending } = useDati('offerte', '/api/offerte', { lazy: true }); useHead('Offerte'); return { data, pending };`,
);

export const shopScript = [vouchers, cart, checkout, thanks, offers].join('\n');

import { component } from './component.ts';

const cookies = component(
  'BannerCookie',
  `<div v-if="visibile" id="iubenda-cs-banner" role="dialog" aria-label="Informativa sui cookie" :class="{ ampio: scelta }">
  <div class="iubenda-cs-content"><p v-if="!scelta"><b>Informativa</b><br>Noi e terze parti selezionate utilizziamo cookie o tecnologie simili per finalità tecniche e, con il tuo consenso, anche per esperienza, misurazione e marketing come specificato nella <a href="#cookie-policy" @click.prevent>cookie policy</a>.</p>
  <div v-else><label v-for="finalita in lista" :key="finalita.id" class="riga-cookie"><span><b>{{ finalita.nome }}</b><small>{{ finalita.testo }}</small></span><ToggleSwitch v-model="finalita.attiva" :disabled="finalita.id === 'necessari'" :inputId="'ck-' + finalita.id"/></label></div>
  <div class="iubenda-cs-opt-group"><button v-if="!scelta" type="button" class="iubenda-cs-customize-btn" @click="scelta = true">Scopri di più e personalizza</button><button v-else type="button" class="iubenda-cs-save-btn" @click="chiudi('scelta')">Salva e continua</button><button type="button" class="iubenda-cs-reject-btn" @click="chiudi('no')">Rifiuta</button><button type="button" class="iubenda-cs-accept-btn" @click="chiudi('si')">Accetta</button></div></div></div>`,
  `const visibile = ref(false); const scelta = ref(false);
const lista = reactive([{ id: 'necessari', nome: 'Necessari', testo: 'Carrello, lingua, sicurezza.', attiva: true }, { id: 'misurazione', nome: 'Misurazione', testo: 'Statistiche anonime.', attiva: false }, { id: 'marketing', nome: 'Marketing', testo: 'Annunci su altri siti.', attiva: false }]);
const bus = inject('bus');
bus.cookie = () => { visibile.value = true; scelta.value = true; };
onMounted(() => { if (!document.cookie.includes('_iub_cs=')) setTimeout(() => { visibile.value = true; }, 500); });
const chiudi = (esito) => {
  visibile.value = false; scelta.value = false;
  document.cookie = '_iub_cs=' + esito + '; path=/; max-age=15552000';
  if (esito === 'si') traccia('consent_default');
};
return { visibile, scelta, lista, chiudi };`,
);

const newsletter = component(
  'InvitoNewsletter',
  `<Dialog v-model:visible="aperto" modal dismissableMask :draggable="false" class="invito" header="Un bagno di notizie" :style="{ width: 'min(440px, 92vw)' }">
  <p>Una lettera al mese con le aperture serali e il <b>10 % sul primo ingresso</b>.</p>
  <form id="invito-form" @submit.prevent="iscrivi"><InputText name="invito-mail" v-model="mail" placeholder="La tua e-mail" fluid/><Button type="submit" label="Voglio il 10 %" :loading="invio" fluid/></form>
  <button type="button" class="come-link" id="invito-no" @click="aperto = false">No, grazie</button></Dialog>`,
  `const aperto = ref(false); const mail = ref(''); const invio = ref(false); const route = useRoute(); const toast = useToast();
let timer;
onMounted(() => {
  if (localStorage.getItem('tmb-invito')) return;
  const invita = () => {
    if (document.activeElement?.matches('input, textarea')) timer = setTimeout(invita, 6000);
    else if (route.path === '/' || route.path === '/diario') { aperto.value = true; localStorage.setItem('tmb-invito', 'visto'); }
  };
  timer = setTimeout(invita, 14000);
});
onBeforeUnmount(() => clearTimeout(timer));
const iscrivi = async () => {
  invio.value = true;
  await invia('/api/newsletter', { mail: mail.value });
  invio.value = false; aperto.value = false;
  toast.add({ severity: 'success', summary: 'Grazie!', detail: 'Controlla la posta per confermare.', life: 4000 });
};
return { aperto, mail, invio, iscrivi };`,
);

const weather = component(
  'MeteoColli',
  `<aside class="meteo"><template v-if="stato === 'errore'">Meteo non disponibile al momento</template><template v-else-if="stato === 'attesa'"><Skeleton width="9rem" height="1rem"/></template><template v-else>Sereno, 9° sui Colli</template></aside>`,
  `const stato = ref('attesa');
onMounted(async () => {
  try { const risposta = await fetch(altrove('meteo') + '/v1/previsioni?lat=45.28&lon=11.74'); stato.value = risposta.ok ? 'ok' : 'errore'; }
  catch { stato.value = 'errore'; }
});
return { stato };`,
);

const app = component(
  'TermeApp',
  `<Toast position="top-right"/><ConfirmDialog/>
<div v-if="avviso" class="avviso"><p>Dal 9 al 20 dicembre la vasca Onsen è chiusa per manutenzione. <NuxtLink to="/piscine">Orari delle piscine</NuxtLink></p><button type="button" aria-label="Chiudi l’avviso" id="chiudi-avviso" @click="avviso = false">×</button></div>
<header class="testata"><button type="button" id="burger" aria-label="Apri il menu" :aria-expanded="cassetto" @click="cassetto = true"><i></i><i></i><i></i></button>
<NuxtLink to="/" class="logo">Terme di <b>Montebagno</b></NuxtLink>
<nav class="principale" aria-label="Principale"><button type="button" id="soggiorna" class="come-link" @click="(e) => mega.toggle(e)">Soggiorna</button><NuxtLink v-for="voce in barra" :key="voce" :to="'/' + percorso(voce)">{{ t(voce) }}</NuxtLink></nav>
<Popover ref="mega"><div class="mega"><div><h4>Hotel</h4><NuxtLink to="/camere">Tutte le camere</NuxtLink><NuxtLink to="/camere/suite-onsen">Suite Onsen</NuxtLink><NuxtLink to="/offerte">Offerte</NuxtLink></div><div><h4>Da regalare</h4><NuxtLink to="/buoni-regalo">Buoni regalo</NuxtLink><NuxtLink to="/pacchetti">Componi un pacchetto</NuxtLink></div></div></Popover>
<div class="attrezzi"><Select v-model="locale" :options="lingue" optionLabel="nome" optionValue="id" aria-label="Lingua" class="lingua" @change="cambiaLingua"/>
<NuxtLink to="/area" class="icona" aria-label="Area ospiti"><svg viewBox="0 0 24 24" width="22" height="22" fill="none" stroke="currentColor" stroke-width="2" aria-hidden="true"><circle cx="12" cy="8" r="4"/><path d="M4 21c1-5 15-5 16 0"/></svg></NuxtLink><NuxtLink to="/carrello" class="icona cesto" aria-label="Carrello"><svg viewBox="0 0 24 24" width="22" height="22" fill="none" stroke="currentColor" stroke-width="2" aria-hidden="true"><path d="M3 4h3l2 11h10l2-8H7"/><circle cx="9" cy="19" r="1.5"/><circle cx="17" cy="19" r="1.5"/></svg><span v-if="carrello.pezzi" class="numero">{{ carrello.pezzi }}</span></NuxtLink>
<NuxtLink to="/prenota" class="bottone prenota-su">{{ t('prenota') }}</NuxtLink></div></header>
<Drawer v-model:visible="cassetto" header="Menu" class="menu-mobile"><nav aria-label="Menu"><NuxtLink v-for="voce in tutte" :key="voce" :to="'/' + percorso(voce)">{{ t(voce) }}</NuxtLink></nav></Drawer>
<div class="barra-carico" :class="{ attiva: carica }"></div>
<main><RouterView v-slot="{ Component, route }"><Transition name="pagina" mode="out-in"><component :is="Component" :key="route.path"/></Transition></RouterView></main>
<div v-if="carrello.scadenza > adesso" class="blocco" role="status">Posti bloccati ancora per <b>{{ resto }}</b> <NuxtLink to="/carrello">Vai al carrello</NuxtLink></div>
<footer class="piede"><div><b>Terme di Montebagno S.r.l.</b><p>Via delle Sorgenti 14, 35036 Montebagno (PD)<br>P.IVA 04417730289 · SDI M5UXCR1<br><a href="tel:+390498911223">+39 049 891 1223</a></p><MeteoColli/></div>
<nav aria-label="Piè di pagina"><NuxtLink v-for="voce in tutte" :key="voce" :to="'/' + percorso(voce)">{{ t(voce) }}</NuxtLink></nav>
<div><h4>Lettera del mese</h4><form id="piede-lettera" @submit.prevent="lettera"><InputText name="lettera-mail" v-model="mail" placeholder="E-mail" aria-label="E-mail"/><Button type="submit" label="Iscriviti" :loading="invio"/></form><p class="nota" role="status">{{ nota }}</p><button type="button" class="come-link" id="preferenze-cookie" @click="bus.cookie()">Le tue preferenze sui cookie</button></div></footer>
<InvitoNewsletter/><BannerCookie/>`,
  `const { t, locale } = useI18n(); const route = useRoute(); const router = useRouter(); const carrello = useCarrello(); const toast = useToast();
const bus = inject('bus'); const cassetto = ref(false); const avviso = ref(true); const mega = ref(null); const carica = ref(false);
const adesso = ref(0); const mail = ref(''); const nota = ref(''); const invio = ref(false);
const percorsi = { buoni: 'buoni-regalo' }; const percorso = (voce) => percorsi[voce] ?? voce;
const barra = ['ingressi', 'trattamenti', 'piscine', 'ristorante', 'offerte', 'diario', 'contatti'];
const tutte = ['camere', 'ingressi', 'trattamenti', 'pacchetti', 'piscine', 'ristorante', 'offerte', 'buoni', 'diario', 'contatti', 'area'];
const lingue = [{ id: 'it', nome: 'Italiano' }, { id: 'de', nome: 'Deutsch' }, { id: 'en', nome: 'English' }];
const resto = computed(() => { const s = Math.max(0, Math.round((carrello.scadenza - adesso.value) / 1000)); return Math.floor(s / 60) + ':' + String(s % 60).padStart(2, '0'); });
watch(() => route.path, () => { cassetto.value = false; mega.value?.hide(); traccia('page_view'); });
router.beforeEach(() => { carica.value = true; });
router.afterEach(() => setTimeout(() => { carica.value = false; }, 300));
let timer;
onMounted(() => {
  carrello.leggi();
  timer = setInterval(() => { adesso.value = Date.now(); }, 1000);
  const sdk = document.createElement('script'); sdk.src = altrove('cs') + '/cs/sdk.js'; sdk.async = true; document.head.append(sdk);
  traccia('page_view');
});
onBeforeUnmount(() => clearInterval(timer));
const cambiaLingua = () => { document.documentElement.lang = locale.value; document.cookie = 'i18n_redirected=' + locale.value + '; path=/'; };
const lettera = async () => {
  if (!/^[^@ ]+@[^@ ]+[.][a-z]{2,}$/i.test(mail.value)) { nota.value = 'Controlla l’indirizzo e-mail.'; return; }
  invio.value = true; nota.value = '';
  await invia('/api/newsletter', { mail: mail.value });
  invio.value = false; nota.value = 'Grazie, ti abbiamo scritto per la conferma.';
};
return { t, locale, carrello, bus, cassetto, avviso, mega, carica, adesso, mail, nota, invio, percorso, barra, tutte, lingue, resto, cambiaLingua, lettera };`,
);

export const frameScript = [cookies, newsletter, weather, app].join('\n');

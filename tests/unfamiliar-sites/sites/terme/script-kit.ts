/** What every page uses: libraries, the data of the server, the basket, languages and small components. */
export const kitScript = `
import { createSSRApp, ref, reactive, computed, watch, inject, provide, onMounted, onBeforeUnmount, onServerPrefetch, nextTick, toValue } from 'vue';
import { createRouter, createWebHistory, createMemoryHistory, RouterLink, useRoute, useRouter } from 'vue-router';
import { createPinia, defineStore } from 'pinia';
import { createI18n, useI18n } from 'vue-i18n';
import PrimeVue from 'primevue/config';
import Aura from '@primeuix/themes/aura';
import { definePreset } from '@primeuix/themes';
import ToastService from 'primevue/toastservice';
import ConfirmationService from 'primevue/confirmationservice';
import { useToast } from 'primevue/usetoast';
import { useConfirm } from 'primevue/useconfirm';
import Accordion from 'primevue/accordion';
import AccordionPanel from 'primevue/accordionpanel';
import AccordionHeader from 'primevue/accordionheader';
import AccordionContent from 'primevue/accordioncontent';
import Button from 'primevue/button';
import Checkbox from 'primevue/checkbox';
import Column from 'primevue/column';
import ConfirmDialog from 'primevue/confirmdialog';
import DataTable from 'primevue/datatable';
import DatePicker from 'primevue/datepicker';
import Dialog from 'primevue/dialog';
import Drawer from 'primevue/drawer';
import InputNumber from 'primevue/inputnumber';
import InputText from 'primevue/inputtext';
import Message from 'primevue/message';
import MultiSelect from 'primevue/multiselect';
import Popover from 'primevue/popover';
import RadioButton from 'primevue/radiobutton';
import Select from 'primevue/select';
import SelectButton from 'primevue/selectbutton';
import Skeleton from 'primevue/skeleton';
import Step from 'primevue/step';
import StepList from 'primevue/steplist';
import StepPanel from 'primevue/steppanel';
import StepPanels from 'primevue/steppanels';
import Stepper from 'primevue/stepper';
import Tag from 'primevue/tag';
import Textarea from 'primevue/textarea';
import Toast from 'primevue/toast';
import ToggleSwitch from 'primevue/toggleswitch';
import { useForm } from 'vee-validate';
import * as yup from 'yup';
import { Swiper, SwiperSlide } from 'swiper/vue';
import { Navigation, Pagination, Autoplay } from 'swiper/modules';
import 'swiper/css';
import 'swiper/css/navigation';
import 'swiper/css/pagination';
import VueEasyLightbox from 'vue-easy-lightbox';
import QRCode from 'qrcode';

const isBrowser = typeof window !== 'undefined';
const components = { Accordion, AccordionPanel, AccordionHeader, AccordionContent, Button, Checkbox, Column, ConfirmDialog, DataTable, DatePicker, Dialog, Drawer, InputNumber, InputText, Message, MultiSelect, Popover, RadioButton, Select, SelectButton, Skeleton, Step, StepList, StepPanel, StepPanels, Stepper, Tag, Textarea, Toast, ToggleSwitch, Swiper, SwiperSlide, VueEasyLightbox };

/** Data that the server has loaded comes with the page; later pages load theirs. */
const useDati = (key, url, { lazy = false } = {}) => {
  const nuxt = inject('nuxt');
  const name = () => key + ':' + toValue(url);
  const data = ref(nuxt.payload[name()] ?? null);
  const pending = ref(data.value === null);
  const error = ref(null);
  let asked = 0;
  const refresh = async () => {
    const mine = ++asked;
    pending.value = true;
    error.value = null;
    try {
      const next = await nuxt.load(toValue(url));
      if (mine === asked) data.value = next;
    } catch (failure) {
      if (mine === asked) error.value = failure;
    } finally {
      if (mine === asked) pending.value = false;
    }
  };
  if (!isBrowser) {
    if (!lazy) onServerPrefetch(async () => { await refresh(); nuxt.payload[name()] = data.value; });
  } else if (data.value === null) refresh();
  if (typeof url === 'function') watch(url, refresh);
  return { data, pending, error, refresh };
};

const invia = async (url, body) => {
  const response = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body ?? {}) });
  const json = response.status === 204 ? {} : await response.json().catch(() => ({}));
  return { ok: response.ok, status: response.status, json };
};

const useHead = (title) => { if (isBrowser) onMounted(() => { document.title = title + ' | Terme di Montebagno'; }); };
const usePronto = () => { const pronto = ref(false); onMounted(() => { pronto.value = true; }); return pronto; };
const euro = (sum) => sum.toLocaleString('it-IT', { minimumFractionDigits: 2, maximumFractionDigits: 2 }) + ' €';
const giornoIso = (date) => date.getFullYear() + '-' + String(date.getMonth() + 1).padStart(2, '0') + '-' + String(date.getDate()).padStart(2, '0');
const traccia = (nome) => { if (isBrowser) navigator.sendBeacon('/g/collect?v=2&en=' + nome + '&dl=' + encodeURIComponent(location.pathname)); };
const altrove = (name) => 'http://' + name + '.localhost' + (location.port ? ':' + location.port : '');
const aspetta = (ms) => new Promise((done) => setTimeout(done, ms));

const useCarrello = defineStore('carrello', {
  state: () => ({ voci: [], scadenza: 0 }),
  getters: {
    totale: (state) => state.voci.reduce((sum, { prezzo, quantita }) => sum + prezzo * quantita, 0),
    pezzi: (state) => state.voci.reduce((sum, { quantita }) => sum + quantita, 0),
  },
  actions: {
    leggi() {
      const stored = JSON.parse(localStorage.getItem('tmb-carrello') ?? 'null');
      if (stored) Object.assign(this, stored);
      this.$subscribe(() => localStorage.setItem('tmb-carrello', JSON.stringify({ voci: this.voci, scadenza: this.scadenza })), { flush: 'sync' });
    },
    aggiungi(voce) {
      const same = this.voci.find(({ id }) => id === voce.id);
      if (same) same.quantita += voce.quantita;
      else this.voci.push({ ...voce });
    },
  },
});

const useUtente = defineStore('utente', { state: () => ({ utente: null }) });

const messages = {
  it: { camere: 'Camere', ingressi: 'Ingressi', trattamenti: 'Trattamenti', pacchetti: 'Pacchetti', piscine: 'Piscine', ristorante: 'Ristorante', offerte: 'Offerte', buoni: 'Buoni regalo', diario: 'Diario', contatti: 'Contatti', area: 'Area ospiti', prenota: 'Prenota', titolo: 'L’acqua che sgorga a 87 gradi', sotto: 'Hotel, piscine termali e cure nel cuore dei Colli Euganei.' },
  de: { camere: 'Zimmer', ingressi: 'Tageskarten', trattamenti: 'Anwendungen', pacchetti: 'Pakete', piscine: 'Becken', ristorante: 'Restaurant', offerte: 'Angebote', buoni: 'Gutscheine', diario: 'Magazin', contatti: 'Kontakt', area: 'Gästebereich', prenota: 'Buchen', titolo: 'Wasser, das mit 87 Grad entspringt', sotto: 'Hotel, Thermalbecken und Kuren im Herzen der Euganeischen Hügel.' },
  en: { camere: 'Rooms', ingressi: 'Day passes', trattamenti: 'Treatments', pacchetti: 'Packages', piscine: 'Pools', ristorante: 'Restaurant', offerte: 'Offers', buoni: 'Gift vouchers', diario: 'Journal', contatti: 'Contact', area: 'Guest area', prenota: 'Book', titolo: 'Water that rises at 87 degrees', sotto: 'Hotel, thermal pools and treatments in the Euganean Hills.' },
};

const italiano = {
  dayNames: ['domenica', 'lunedì', 'martedì', 'mercoledì', 'giovedì', 'venerdì', 'sabato'], dayNamesShort: ['dom', 'lun', 'mar', 'mer', 'gio', 'ven', 'sab'], dayNamesMin: ['D', 'L', 'M', 'M', 'G', 'V', 'S'],
  monthNames: ['gennaio', 'febbraio', 'marzo', 'aprile', 'maggio', 'giugno', 'luglio', 'agosto', 'settembre', 'ottobre', 'novembre', 'dicembre'], monthNamesShort: ['gen', 'feb', 'mar', 'apr', 'mag', 'giu', 'lug', 'ago', 'set', 'ott', 'nov', 'dic'],
  firstDayOfWeek: 1, dateFormat: 'dd/mm/yy', today: 'Oggi', clear: 'Cancella', prevMonth: 'Mese precedente', nextMonth: 'Mese successivo', chooseDate: 'Scegli la data', emptyMessage: 'Nessun risultato', emptyFilterMessage: 'Nessun risultato', selectionMessage: '{0} selezionati',
};

/** A link that loads the data of its page as soon as the pointer comes near. */
const NuxtLink = {
  name: 'NuxtLink', components: { RouterLink }, props: ['to'],
  template: '<RouterLink :to="to" @pointerenter.once="prefetch"><slot/></RouterLink>',
  setup: (props) => ({ prefetch: () => fetch('/_nuxt/payload' + props.to + '.json').catch(() => {}) }),
};
const ClientOnly = { name: 'ClientOnly', template: '<slot v-if="pronto"/><slot v-else name="fallback"/>', setup: () => ({ pronto: usePronto() }) };
const FotoPigra = {
  name: 'FotoPigra', props: ['src', 'alt', 'w', 'h'],
  template: '<span class="foto" :class="{ carica: !caricata }"><img :src="src" :alt="alt" :width="w" :height="h" loading="lazy" ref="img" @load="caricata = true"></span>',
  setup() {
    const caricata = ref(false); const img = ref(null);
    onMounted(() => { if (img.value?.complete) caricata.value = true; });
    return { caricata, img };
  },
};
const CampoErrore = { name: 'CampoErrore', props: ['testo'], template: '<small v-if="testo" class="errore" role="alert">{{ testo }}</small>' };
`;

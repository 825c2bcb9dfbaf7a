const components = [
  'IonAccordion',
  'IonAccordionGroup',
  'IonApp',
  'IonBadge',
  'IonButton',
  'IonButtons',
  'IonCard',
  'IonCardContent',
  'IonCardHeader',
  'IonCardSubtitle',
  'IonCardTitle',
  'IonCheckbox',
  'IonChip',
  'IonContent',
  'IonDatetime',
  'IonFooter',
  'IonHeader',
  'IonIcon',
  'IonInfiniteScroll',
  'IonInfiniteScrollContent',
  'IonInput',
  'IonItem',
  'IonItemOption',
  'IonItemOptions',
  'IonItemSliding',
  'IonLabel',
  'IonList',
  'IonMenu',
  'IonMenuButton',
  'IonModal',
  'IonNote',
  'IonPage',
  'IonProgressBar',
  'IonRadio',
  'IonRadioGroup',
  'IonRange',
  'IonRefresher',
  'IonRefresherContent',
  'IonReorder',
  'IonReorderGroup',
  'IonRouterOutlet',
  'IonSearchbar',
  'IonSegment',
  'IonSegmentButton',
  'IonSelect',
  'IonSelectOption',
  'IonSkeletonText',
  'IonSpinner',
  'IonSplitPane',
  'IonTextarea',
  'IonThumbnail',
  'IonTitle',
  'IonToggle',
  'IonToolbar',
].join(', ');

const icons = [
  'add',
  'basketOutline',
  'chevronBack',
  'chevronForward',
  'copyOutline',
  'ellipsisHorizontal',
  'giftOutline',
  'heart',
  'heartOutline',
  'homeOutline',
  'locateOutline',
  'navigateOutline',
  'optionsOutline',
  'receiptOutline',
  'restaurantOutline',
  'storefrontOutline',
  'timeOutline',
  'trashOutline',
].join(', ');

export const setup = `
import { createApp, reactive, ref, computed, watch, onMounted, onUnmounted, nextTick } from 'vue';
import { IonicVue, toastController, alertController, loadingController, actionSheetController, menuController,
  onIonViewWillEnter, onIonViewDidLeave, ${components} } from '@ionic/vue';
import { createRouter, createWebHistory } from '@ionic/vue-router';
import { useRoute, useRouter } from 'vue-router';
import { ${icons} } from 'ionicons/icons';
import '@ionic/vue/css/core.css';
import '@ionic/vue/css/normalize.css';
import '@ionic/vue/css/structure.css';
import '@ionic/vue/css/typography.css';

const icons = { ${icons} };
const everything = { ${components} };

async function api(path, options) {
  const response = await fetch('/api' + path, options);
  if (!response.ok) throw new Error('The server responded with ' + response.status);
  return response.json();
}
const post = (path, data, method = 'POST') =>
  api(path, { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(data) });

const money = (pence) => '£' + (pence / 100).toFixed(2);
const image = (id) => '/images/' + id + '.svg';

const elementOf = (reference) => reference.value?.$el ?? reference.value;

const kept = localStorage.getItem('basket');
const basket = reactive({
  lines: kept ? JSON.parse(kept) : [
    { id: 101, name: 'Country sourdough', price: 420, count: 1 },
    { id: 123, name: 'Cinnamon knot', price: 345, count: 2 },
    { id: 141, name: 'Leek and cheddar pasty', price: 380, count: 1 },
  ],
});
const countOf = computed(() => basket.lines.reduce((sum, line) => sum + line.count, 0));
const totalOf = computed(() => basket.lines.reduce((sum, line) => sum + line.count * line.price, 0));
let syncing;
watch(basket, () => {
  localStorage.setItem('basket', JSON.stringify(basket.lines));
  clearTimeout(syncing);
  syncing = setTimeout(() => post('/basket', basket.lines).catch(() => {}), 600);
}, { deep: true });

function addToBasket(item, count = 1) {
  const line = basket.lines.find((each) => each.id === item.id);
  if (line) line.count += count;
  else basket.lines.push({ id: item.id, name: item.name, price: item.price, count });
}

let lastToast;
async function toast(message, more = {}) {
  const previous = lastToast;
  const mine = await toastController.create({
    message, duration: 2200, position: 'bottom', positionAnchor: innerWidth < 992 ? 'bottom-bar' : undefined, ...more,
  });
  lastToast = mine;
  if (previous) previous.dismiss();
  await mine.present();
}

const favourites = reactive([
  { id: 101, name: 'Country sourdough' },
  { id: 123, name: 'Cinnamon knot' },
  { id: 126, name: 'Rhubarb danish' },
  { id: 146, name: 'Tomato focaccia' },
  { id: 161, name: 'Lemon drizzle' },
]);

/** Milliseconds until six in the evening, today's or tomorrow's. */
function untilSix(now) {
  const six = new Date(now);
  six.setHours(18, 0, 0, 0);
  const isLate = now >= six;
  if (isLate) six.setDate(six.getDate() + 1);
  const seconds = Math.floor((six - now) / 1000);
  const two = (n) => String(n).padStart(2, '0');
  return {
    isLate,
    text: Math.floor(seconds / 3600) + ' h ' + two(Math.floor(seconds / 60) % 60) + ' min ' + two(seconds % 60) + ' s',
  };
}
`;

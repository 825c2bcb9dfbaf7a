import { component, top } from './page.ts';

const list = component(
  'OrdersPage',
  `<ion-page>${top('My orders')}<ion-content><ion-refresher slot="fixed" @ionRefresh="refresh"><ion-refresher-content pulling-text="Pull for the latest"></ion-refresher-content></ion-refresher><div class="wide"><h1>My orders</h1>
  <p class="hint">{{ updated }}</p>
  <ion-list v-if="!orders.length"><ion-item v-for="n in 5" :key="n"><ion-label><ion-skeleton-text animated style="width:40%"></ion-skeleton-text><ion-skeleton-text animated style="width:70%"></ion-skeleton-text></ion-label></ion-item></ion-list>
  <template v-else><ion-card v-for="order in orders" :key="order.id" :id="'order-' + order.id"><ion-item button lines="none" class="open" :router-link="'/orders/' + order.id"><ion-label><h2>Order {{ order.id }}</h2><p>{{ order.day }}, {{ order.shop }}</p></ion-label><ion-badge slot="end" :color="order.state === 'Collected' ? 'medium' : 'success'">{{ order.state }}</ion-badge></ion-item>
    <ion-card-content class="between"><span>{{ order.count }} items, {{ $money(order.total) }}</span><ion-button size="small" fill="outline" class="again" @click="again(order)">Order again</ion-button></ion-card-content></ion-card></template></div></ion-content></ion-page>`,
  `setup() {
    const orders = ref([]), updated = ref('');
    const router = useRouter();
    const busy = new Set();
    async function load() {
      orders.value = await api('/orders');
      updated.value = 'Updated at ' + new Date().toLocaleTimeString('en-GB');
    }
    onMounted(load);
    return {
      orders, updated,
      async refresh(event) { await load(); event.target.complete(); },
      async again(order) {
        if (busy.has(order.id)) return;
        busy.add(order.id);
        if (basket.lines.length) {
          const question = await alertController.create({
            header: 'Replace your basket?', message: 'There are already things in it.',
            buttons: [{ text: 'Keep it', role: 'cancel' }, { text: 'Replace', role: 'confirm' }],
          });
          await question.present();
          const { role } = await question.onDidDismiss();
          if (role !== 'confirm') return;
        }
        const full = await api('/orders/' + order.id);
        basket.lines.splice(0, Infinity, ...full.lines.map((line, index) => ({ id: 101 + index, ...line, count: 1 })));
        busy.delete(order.id);
        router.push('/basket');
      },
    };
  }`,
);

const one = component(
  'OrderPage',
  `<ion-page><template v-if="order">${top('Order {{ order.id }}')}<ion-content><div class="wide"><h1>{{ order.state }}</h1>
  <template v-if="isRunning"><p>{{ live.state }} <small>as of {{ live.at }}</small></p><ion-progress-bar :value="live.percent / 100" aria-label="Progress"></ion-progress-bar></template>
  <p>{{ order.day }} at {{ order.place }}, {{ order.street }}</p>
  <ion-list><ion-item v-for="line in order.lines" :key="line.name"><ion-label>{{ line.name }}</ion-label><ion-note slot="end">{{ $money(line.price) }}</ion-note></ion-item></ion-list><p><b>Total {{ $money(order.total) }}</b></p><p class="hint">Something wrong with it? Call the shop, the number is on your receipt.</p></div></ion-content></template></ion-page>`,
  `setup() {
    const { id } = useRoute().params;
    const order = ref(null);
    const isRunning = ref(false);
    const live = reactive({ state: 'Asking the bakehouse…', percent: 40, at: '' });
    let round = 0, timer;
    async function ask() {
      const now = await api('/progress?order=' + id + '&round=' + round).catch(() => null);
      round += 1;
      if (now) Object.assign(live, now, { at: new Date().toLocaleTimeString('en-GB') });
    }
    onMounted(() => {
      api('/orders/' + id).then((found) => {
        order.value = { ...found, place: found.shop.name, street: found.shop.street };
        isRunning.value = found.state === 'Baking';
        if (isRunning.value) { ask(); timer = setInterval(ask, 2000); }
      });
    });
    onIonViewDidLeave(() => clearInterval(timer));
    onUnmounted(() => clearInterval(timer));
    return { order, live, isRunning };
  }`,
);

const favouritesPage = component(
  'FavouritesPage',
  `<ion-page>${top('Favourites')}<ion-content><div class="wide"><h1>Favourites</h1><p>Drag them into the order in which the first page shows them.</p>
  <ion-list><ion-reorder-group :disabled="false" @ionItemReorder="move"><ion-item v-for="each in favourites" :key="each.id" :id="'favourite-' + each.id"><ion-thumbnail slot="start"><img :src="$image(each.id)" alt="" width="56" height="56"></ion-thumbnail><ion-label>{{ each.name }}</ion-label><ion-reorder slot="end"></ion-reorder></ion-item></ion-reorder-group></ion-list><p class="hint" aria-live="polite">{{ saved }}</p></div></ion-content></ion-page>`,
  `setup() {
    const saved = ref('');
    return {
      favourites, saved,
      async move(event) {
        const { from, to } = event.detail;
        event.detail.complete();
        if (from === to) return;
        await post('/settings/other', { from, to }, 'PUT');
        saved.value = 'Saved at ' + new Date().toLocaleTimeString('en-GB');
      },
    };
  }`,
);

const standing = component(
  'StandingPage',
  `<ion-page>${top('Standing orders')}<ion-content><div class="wide"><h1>Standing orders</h1><p>The same bag each week, until you stop it.</p>
  <ion-list><template v-if="list.length"><ion-item v-for="each in list" :key="each.id"><ion-label>{{ each.name }}</ion-label></ion-item></template>
  <template v-else><ion-item v-for="n in 4" :key="n"><ion-thumbnail slot="start"><ion-skeleton-text animated></ion-skeleton-text></ion-thumbnail><ion-label><ion-skeleton-text animated style="width:50%"></ion-skeleton-text><ion-skeleton-text animated style="width:80%"></ion-skeleton-text></ion-label></ion-item></template></ion-list></div></ion-content></ion-page>`,
  `setup() {
    const list = ref([]);
    onIonViewWillEnter(async () => {
      const response = await fetch('/api/standing');
      if (response.ok) list.value = await response.json();
    });
    return { list };
  }`,
);

export const orderPages = `${list}\n${one}\n${favouritesPage}\n${standing}`;

import { component, top } from './page.ts';

const list = component(
  'ShopsPage',
  `<ion-page>${top('Our shops')}<ion-content><div class="wide"><h1>Three shops, one oven</h1>
  <p class="row"><ion-button fill="outline" id="near" @click="locate" :disabled="isLocating"><ion-icon slot="start" :icon="$i.locateOutline"></ion-icon>{{ isLocating ? 'Looking…' : 'Nearest to me' }}</ion-button></p>
  <ion-item v-if="isAsking"><ion-input label="Your postcode" label-placement="stacked" name="postcode" id="postcode" autocomplete="off" @ionInput="postcode = $event.detail.value" @keyup.enter="measure"></ion-input><ion-button slot="end" id="measure" @click="measure">Show distances</ion-button></ion-item>
  <div class="cards"><ion-card v-for="shop in shops" :key="shop.id" button :router-link="shop.page" :id="'shop-' + shop.id"><img :src="$image(shop.id + 200)" alt="" width="320" height="160"><ion-card-header><ion-card-title>{{ shop.name }}</ion-card-title><ion-card-subtitle>{{ shop.street }}</ion-card-subtitle></ion-card-header><ion-card-content>{{ shop.hours[0] }}<p v-if="distances">{{ distances[shop.id] }} miles away</p><p class="more">Hours and today’s shelf ›</p></ion-card-content></ion-card></div>
  <h2>How to get there</h2><ion-list><ion-item v-for="shop in shops" :key="shop.id"><ion-label>{{ shop.name }}</ion-label><ion-button slot="end" fill="clear" :id="'way-' + shop.id" @click="directions(shop)"><ion-icon slot="start" :icon="$i.navigateOutline"></ion-icon>Directions</ion-button></ion-item></ion-list>
  <h2>Your home shop</h2><ion-list><ion-item><ion-select id="home-shop" label="Home shop" interface="popover" :value="home" @ionChange="setHome"><ion-select-option v-for="shop in shops" :key="shop.id" :value="shop.id">{{ shop.name }}</ion-select-option></ion-select></ion-item></ion-list></div></ion-content></ion-page>`,
  `setup() {
    const shops = ref([]), distances = ref(null), home = ref(1), postcode = ref('');
    const isAsking = ref(false), isLocating = ref(false);
    onMounted(async () => { shops.value = await api('/shops'); });
    return {
      shops, distances, home, isAsking, isLocating, postcode,
      locate() {
        isLocating.value = true;
        navigator.geolocation.getCurrentPosition(
          async () => { distances.value = await api('/distances'); isLocating.value = false; },
          () => { isLocating.value = false; isAsking.value = true; toast('We could not find out where you are. Type your postcode instead.'); },
          { timeout: 2000 },
        );
      },
      async measure() { if (postcode.value) distances.value = await api('/distances?from=' + encodeURIComponent(postcode.value)); },
      async directions(shop) {
        const sheet = await actionSheetController.create({
          header: shop.name,
          buttons: [
            { text: 'On foot', handler: () => { toast('The way on foot is copied to your maps.'); } },
            { text: 'By bicycle', handler: () => { toast('The way by bicycle is copied to your maps.'); } },
            { text: 'Cancel', role: 'cancel' },
          ],
        });
        await sheet.present();
      },
      async setHome(event) { home.value = event.detail.value; await post('/settings/other', { home: home.value }, 'PUT'); toast('Home shop saved'); },
    };
  }`,
);

const one = component(
  'ShopPage',
  `<ion-page>${top("{{ shop ? shop.name : 'Shop' }}")}<ion-content><div class="wide"><ion-spinner v-if="!shop"></ion-spinner><template v-else><h1>{{ shop.name }}</h1><p>{{ shop.street }}</p><h2>Hours</h2><ul class="plain"><li v-for="line in shop.hours" :key="line">{{ line }}</li></ul><h2>On the shelf today</h2><ul class="plain"><li>Country sourdough</li><li>Butter croissant</li><li>Onion tart</li></ul></template></div></ion-content></ion-page>`,
  `setup() {
    const { id } = useRoute().params;
    const shop = ref(null);
    onMounted(async () => { shop.value = await api('/shops/' + id); });
    return { shop };
  }`,
);

const loyalty = component(
  'LoyaltyPage',
  `<ion-page>${top('Stamp card')}<ion-content><div class="wide"><h1>Your stamp card</h1><div class="stamps" role="img" aria-label="Seven of ten stamps"><span v-for="n in 10" :key="n" :class="{ full: n <= 7 }">{{ n <= 7 ? '✓' : n }}</span></div><p>Three more for a free loaf. A stamp for each five pounds.</p>
  <ion-button expand="block" id="stamps" @click="addStamps">Add stamps from my last visit</ion-button>
  <h2>Bring a friend</h2><p>Give this code to a friend, both of you get a cinnamon knot: <code>EMBER-4471</code></p><ion-button fill="outline" id="copy" @click="copy"><ion-icon slot="start" :icon="$i.copyOutline"></ion-icon>{{ isCopied ? 'Copied' : 'Copy code' }}</ion-button>
  <h2>Rewards so far</h2><ul class="plain"><li>Country sourdough, in spring</li><li>Spelt tin loaf, last winter</li></ul></div></ion-content></ion-page>`,
  `setup() {
    const isCopied = ref(false);
    return {
      isCopied,
      async addStamps() {
        const waiting = await loadingController.create({ message: 'One moment…' });
        await waiting.present();
        await post('/stamps', { card: 4471 });
        await waiting.dismiss();
        toast('Your stamps are added');
      },
      async copy() {
        await navigator.clipboard?.writeText('EMBER-4471').catch(() => {});
        isCopied.value = true;
        setTimeout(() => { isCopied.value = false; }, 1800);
      },
    };
  }`,
);

export const shopPages = `${list}\n${one}\n${loyalty}`;

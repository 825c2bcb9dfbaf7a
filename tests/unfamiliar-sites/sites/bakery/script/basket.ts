import { component, top } from './page.ts';

const basketPage = component(
  'BasketPage',
  `<ion-page>${top('Basket')}<ion-content><div class="wide"><h1>Your bag</h1>
  <p v-if="!basket.lines.length">There is nothing in it yet. <router-link to="/menu">See the menu</router-link></p>
  <ion-list id="lines"><ion-item-sliding v-for="line in basket.lines" :key="line.id" :id="'line-' + line.id">
    <ion-item><ion-thumbnail slot="start"><img :src="$image(line.id)" alt="" width="56" height="56"></ion-thumbnail><ion-label><b>{{ line.name }}</b><p>{{ $money(line.price) }} each</p><p v-if="line.count >= 12" class="limit">Twelve is our limit for one bag.</p></ion-label>
      <span slot="end" class="stepper"><ion-button fill="outline" class="less" aria-label="One less" :disabled="line.count === 1" @click="line.count -= 1">−</ion-button><b>{{ line.count }}</b><ion-button fill="outline" class="more" aria-label="One more" :disabled="line.count >= 12" @click="line.count += 1">+</ion-button></span></ion-item>
    <ion-item-options side="end"><ion-item-option color="danger" class="remove" @click="remove(line)"><ion-icon slot="start" :icon="$i.trashOutline"></ion-icon>Remove</ion-item-option></ion-item-options></ion-item-sliding></ion-list>
  <p class="hint">Swipe a line to the left to remove it.</p>
  <ion-list><ion-item><ion-toggle :checked="isLinen" @ionChange="isLinen = $event.detail.checked">I bring my own linen bag</ion-toggle></ion-item>
  <ion-item><ion-textarea label="Note for the bakers" label-placement="stacked" name="note" :auto-grow="true" placeholder="Well done, please"></ion-textarea></ion-item></ion-list>
  <dl class="sum"><dt>Items</dt><dd>{{ countOf }}</dd><dt>Linen bag</dt><dd>{{ isLinen ? '−£0.20' : '£0.00' }}</dd><dt>Total</dt><dd><b>{{ $money(totalOf - (isLinen ? 20 : 0)) }}</b></dd></dl>
  </div></ion-content><ion-footer><ion-toolbar><div class="wide"><ion-button expand="block" router-link="/checkout" id="to-checkout" :disabled="!basket.lines.length">Choose a time to collect</ion-button></div></ion-toolbar></ion-footer></ion-page>`,
  `setup() {
    const isLinen = ref(false);
    return {
      basket, countOf, totalOf, isLinen,
      remove(line) {
        const at = basket.lines.indexOf(line);
        basket.lines.splice(at, 1);
        toast(line.name + ' removed', { duration: 6000, buttons: [{ text: 'Undo', handler: () => { basket.lines.splice(at, 0, line); } }] });
      },
    };
  }`,
);

const checkout = component(
  'CheckoutPage',
  `<ion-page>${top('Checkout')}<ion-content><div class="wide"><h1>When and where</h1><p>{{ countOf }} items, {{ $money(totalOf) }}. Change them in your <router-link to="/basket">basket</router-link>.</p>
  <ion-list><ion-item><ion-select id="shop" label="Pick-up shop" interface="action-sheet" :interface-options="{ header: 'Pick-up shop' }" placeholder="Choose a shop" :value="form.shop" @ionChange="chooseShop"><ion-select-option v-for="shop in shops" :key="shop.id" :value="shop.id">{{ shop.name }}</ion-select-option></ion-select></ion-item></ion-list>
  <ion-segment :value="form.day" @ionChange="form.day = $event.detail.value"><ion-segment-button v-for="day in days" :key="day.value" :value="day.value"><ion-label>{{ day.label }}</ion-label></ion-segment-button></ion-segment>
  <h2>Time</h2><div class="slots" v-if="slots.length"><button v-for="slot in slots" :key="slot.time" type="button" class="slot" :class="{ full: slot.isFull, chosen: form.time === slot.time }" :aria-pressed="form.time === slot.time" :id="'slot-' + slot.time.replace('.', '-')" @click="chooseTime(slot)">{{ slot.time }}<small v-if="slot.isFull">full</small></button></div><ion-spinner v-else></ion-spinner>
  <h2>Your details</h2><ion-list>
    <ion-item><ion-input label="Name on the bag" label-placement="floating" name="name" id="name" autocomplete="off" :value="form.name" @ionInput="form.name = $event.detail.value" :class="{ 'ion-invalid ion-touched': errors.name }" :error-text="errors.name"></ion-input></ion-item>
    <ion-item><ion-input label="Mobile number" label-placement="floating" name="mobile" type="tel" autocomplete="off" :value="form.mobile" @ionInput="form.mobile = $event.detail.value" :class="{ 'ion-invalid ion-touched': errors.mobile }" :error-text="errors.mobile"></ion-input></ion-item></ion-list>
  <h2>Payment</h2><ion-radio-group :value="form.pay" @ionChange="form.pay = $event.detail.value"><ion-item><ion-radio value="counter">At the counter</ion-radio></ion-item><ion-item><ion-radio value="credit">With my prepaid credit (£24.10)</ion-radio></ion-item><ion-item><ion-radio value="invoice" disabled>By invoice – for business accounts</ion-radio></ion-item></ion-radio-group>
  <p class="hint">You can cancel without cost until six in the evening.</p></div></ion-content>
  <ion-footer><ion-toolbar><div class="wide"><p v-if="errors.all" class="error" role="alert">{{ errors.all }}</p><ion-button expand="block" id="place" @click="place">Place order</ion-button></div></ion-toolbar></ion-footer></ion-page>`,
  `setup() {
    const router = useRouter();
    const shops = ref([]), slots = ref([]);
    const errors = reactive({ name: '', mobile: '', all: '' });
    const form = reactive({ shop: 1, day: 'first', time: '', name: '', mobile: '', pay: 'counter' });
    const isLate = untilSix(new Date()).isLate;
    const dayName = (more) => { const day = new Date(); day.setDate(day.getDate() + more + (isLate ? 1 : 0)); return day; };
    const days = [1, 2, 3].map((more, index) => ({ value: ['first', 'second', 'third'][index], date: dayName(more).toISOString().slice(0, 10), label: dayName(more).toLocaleDateString('en-GB', { weekday: 'long' }) }));
    onMounted(async () => { shops.value = await api('/shops'); slots.value = await api('/slots?shop=1'); });
    function isClosed(shop, date) { return shop.closures.some(({ from, to }) => date >= from && date <= to); }
    return {
      shops, slots, errors, form, days, countOf, totalOf,
      async chooseShop(event) { form.shop = event.detail.value; slots.value = []; slots.value = await api('/slots?shop=' + form.shop); },
      chooseTime(slot) {
        if (slot.isFull) return toast(slot.time + ' is full. The next free time is a quarter of an hour later.');
        form.time = slot.time;
      },
      async place() {
        errors.name = form.name.trim() ? '' : 'Tell us which name to write on the bag.';
        errors.mobile = form.mobile.replace(/[^0-9]/g, '').length >= 6 ? '' : 'We need a number in case something sells out.';
        errors.all = form.time ? '' : 'Choose a time first.';
        if (errors.name || errors.mobile || errors.all) return;
        const shop = shops.value.find(({ id }) => id === form.shop);
        const { date, label } = days.find(({ value }) => value === form.day);
        if (isClosed(shop, date)) { errors.all = shop.name + ' is closed on ' + label + '.'; return; }
        const waiting = await loadingController.create({ message: 'Passing your order to the bakehouse…' });
        await waiting.present();
        const order = await post('/orders', { ...form, lines: basket.lines });
        await waiting.dismiss();
        basket.lines.splice(0);
        router.replace('/thanks?order=' + order.id);
      },
    };
  }`,
);

const thanks = component(
  'ThanksPage',
  `<ion-page>${top('Thank you')}<ion-content><div class="wide"><h1>Your order is placed</h1><p>Number {{ number }}. We start the dough this evening.</p><p><router-link to="/orders">See your orders</router-link></p></div></ion-content></ion-page>`,
  'setup() { const route = useRoute(); return { number: route.query.order }; }',
);

export const basketPages = `${basketPage}\n${checkout}\n${thanks}`;

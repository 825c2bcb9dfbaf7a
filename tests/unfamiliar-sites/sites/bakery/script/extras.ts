import { component, top } from './page.ts';

const cakes = component(
  'CakesPage',
  `<ion-page>${top('Celebration cakes')}<ion-content><div class="wide"><h1>A cake for your day</h1><p>Tell us what you have in mind. We need four days.</p>
  <ion-segment :value="shape" @ionChange="shape = $event.detail.value"><ion-segment-button v-for="each in ['Round', 'Square', 'Two tiers']" :key="each" :value="each"><ion-label>{{ each }}</ion-label></ion-segment-button></ion-segment>
  <form novalidate @submit.prevent="send"><ion-list>
    <ion-item><ion-input label="Your name" label-placement="stacked" name="person" id="person" autocomplete="off" :value="form.person" @ionInput="form.person = $event.detail.value"></ion-input></ion-item>
    <ion-item><ion-input label="Writing on the cake" label-placement="stacked" name="writing" id="writing" autocomplete="off" :counter="true" :maxlength="30" :value="form.writing" @ionInput="form.writing = $event.detail.value"></ion-input></ion-item>
    <ion-item><ion-input label="Telephone" label-placement="stacked" name="telephone" id="telephone" type="tel" autocomplete="off" :value="form.telephone" @ionInput="form.telephone = $event.detail.value"></ion-input></ion-item></ion-list>
    <p v-if="problem" class="error" role="alert">{{ problem }}</p><p v-if="isSent" class="done">We call you tomorrow.</p><ion-button type="submit" expand="block" id="ask-cake">Ask for this cake</ion-button></form></div></ion-content></ion-page>`,
  `setup() {
    const form = reactive({ person: '', writing: '', telephone: '' });
    const shape = ref('Round'), problem = ref(''), isSent = ref(false);
    return {
      form, shape, problem, isSent,
      async send() {
        problem.value = '';
        await nextTick();
        if (!form.person || !/^[+]44[0-9]{10}$/.test(form.telephone)) { problem.value = 'Please check your entries.'; return; }
        await post('/cakes', form);
        isSent.value = true;
      },
    };
  }`,
);

const catering = component(
  'CateringPage',
  `<ion-page>${top('Catering')}<ion-content><div class="wide" v-if="offer"><h1>Catering</h1><p class="large">{{ offer.intro }}{{ offer.intro }}</p><div class="cards"><ion-card v-for="each in offer.sets" :key="each.name"><img :src="$image(each.image)" alt="" width="320" height="160"><ion-card-header><ion-card-title>{{ each.name }}</ion-card-title><ion-card-subtitle>{{ $money(each.price) }}</ion-card-subtitle></ion-card-header></ion-card></div></div></ion-content></ion-page>`,
  `setup() {
    const offer = ref(null);
    onMounted(async () => { offer.value = await api('/catering'); });
    return { offer };
  }`,
);

const gift = component(
  'GiftPage',
  `<ion-page>${top('Gift cards')}<ion-content><div class="wide"><h1>Gift cards</h1><p>Sent by mail on the day you choose, valid at all three shops.</p>
  <ion-list><ion-item><ion-input label="Card number" label-placement="stacked" name="card" id="card" autocomplete="off" placeholder="8 digits" @ionInput="card = $event.detail.value"></ion-input><ion-button slot="end" fill="outline" id="balance" :disabled="isAsking" @click="ask">{{ isAsking ? 'Checking…' : 'Check balance' }}</ion-button></ion-item></ion-list><p role="status">{{ balance }}</p>
  <h2>Give one</h2><form novalidate @submit.prevent="send"><ion-list>
    <ion-item button id="date" @click="isDateOpen = true"><ion-label>Day to send it</ion-label><ion-note slot="end">{{ date.slice(0, 10) }}</ion-note></ion-item>
    <ion-item><ion-input label="Amount in pounds" label-placement="stacked" name="amount" id="amount" inputmode="numeric" autocomplete="off" ref="amount" helper-text="Whole pounds" :value="form.amount" @ionInput="form.amount = $event.detail.value" @ionBlur="check"></ion-input></ion-item>
    <ion-item><ion-input label="For whom" label-placement="stacked" name="recipient" id="recipient" autocomplete="off" :value="form.recipient" @ionInput="form.recipient = $event.detail.value"></ion-input></ion-item>
    <ion-item><ion-textarea label="Some words" label-placement="stacked" name="words" :rows="3"></ion-textarea></ion-item></ion-list><ion-button type="submit" expand="block" id="give">Buy gift card</ion-button></form><p v-if="isSent" class="done">Your gift card is on its way.</p></div></ion-content>
  <ion-modal :is-open="isDateOpen" class="date-modal" @didDismiss="isDateOpen = false"><ion-datetime id="calendar" presentation="date" :min="first" :max="last" :value="date" :show-default-buttons="true" done-text="Done" cancel-text="Cancel" @ionChange="date = String($event.detail.value)" @ionCancel="isDateOpen = false"></ion-datetime></ion-modal></ion-page>`,
  `setup() {
    const form = reactive({ amount: '', recipient: '' });
    const card = ref(''), balance = ref(''), isAsking = ref(false), isDateOpen = ref(false), isSent = ref(false), amount = ref(null);
    const day = (more) => new Date(Date.now() + more * 86400000).toISOString().slice(0, 10);
    const date = ref(day(2));
    watch(date, () => { isDateOpen.value = false; });
    return {
      form, card, balance, isAsking, isDateOpen, isSent, amount, date, first: day(0), last: day(400),
      check() {
        const pounds = Number(form.amount);
        if (pounds >= 10 && pounds <= 100) return;
        setTimeout(() => elementOf(amount)?.setFocus(), 30);
      },
      async ask() {
        if (card.value.length < 8) { balance.value = 'A card number has eight digits.'; return; }
        isAsking.value = true;
        balance.value = '';
        const waiting = await loadingController.create({ message: 'Asking the till, this takes about five seconds…' });
        await waiting.present();
        const { pounds } = await api('/balance?card=' + card.value);
        await waiting.dismiss();
        isAsking.value = false;
        balance.value = 'There are £' + pounds.toFixed(2) + ' left on it.';
      },
      async send() { await post('/gifts', form); isSent.value = true; },
    };
  }`,
);

const news = component(
  'NewsPage',
  `<ion-page>${top('News')}<ion-content><div class="wide"><h1>From the bakehouse</h1>
  <ion-card v-for="each in posts" :key="each.id"><img :src="$image(each.id + 300)" alt="" width="640" height="300"><ion-card-header><ion-card-title>{{ each.title }}</ion-card-title></ion-card-header><ion-card-content><p>{{ each.text }}</p><ion-button fill="clear" class="like" :id="'like-' + each.id" @click="like(each)"><ion-icon slot="start" :icon="$i.heartOutline"></ion-icon>{{ each.likes }} like this</ion-button></ion-card-content></ion-card>
  <h2>On other pages</h2><div id="feed"><p>{{ feed }}</p></div></div></ion-content></ion-page>`,
  `setup() {
    const posts = ref([]), feed = ref('Loading our pictures…');
    onMounted(async () => {
      const script = document.createElement('script');
      script.src = 'http://127.0.0.1:4/feed/embed.js';
      script.onerror = () => { feed.value = 'Find us as @oatandember wherever you look at pictures.'; };
      document.head.append(script);
      posts.value = await api('/posts');
    });
    return {
      posts, feed,
      async like(each) { each.likes += 1; await post('/likes', { id: each.id }); },
    };
  }`,
);

export const extraPages = `${cakes}\n${catering}\n${gift}\n${news}`;

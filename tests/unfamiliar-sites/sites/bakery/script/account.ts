import { component, top } from './page.ts';

const account = component(
  'AccountPage',
  `<ion-page>${top('Account')}<ion-content><div class="wide"><h1>Iris Calloway</h1><p>Customer since spring, 14 orders.</p>
  <h2>Notifications</h2><ion-list>
    <ion-item><ion-toggle id="texts" :checked="settings.texts" @ionChange="setTexts">Text me when my bag is ready</ion-toggle></ion-item>
    <ion-item><ion-toggle id="reminder" :checked="settings.reminder" @ionChange="set('reminder', $event)">Remind me before six</ion-toggle></ion-item>
    <ion-item><ion-toggle id="letter" :checked="settings.letter" @ionChange="set('letter', $event)">Letter from the bakehouse</ion-toggle></ion-item></ion-list>
  <ion-item lines="none"><ion-range id="ahead" label="Minutes ahead" label-placement="stacked" :min="5" :max="120" :step="5" pin snaps ticks :value="settings.ahead" @ionInput="settings.ahead = $event.detail.value" @ionChange="save"></ion-range></ion-item><p>We remind you {{ settings.ahead }} minutes before six. <span class="hint" aria-live="polite">{{ saved }}</span></p>
  <h2>Your details</h2><ion-list><ion-item><ion-label>Mobile</ion-label><ion-note slot="end">07700 900 142</ion-note></ion-item><ion-item><ion-label>Home shop</ion-label><ion-note slot="end">Mill Street</ion-note></ion-item><ion-item><ion-label>Prepaid credit</ion-label><ion-note slot="end">£24.10</ion-note></ion-item></ion-list>
  <p class="row"><ion-button fill="outline" id="leave" @click="leave">Log out</ion-button></p><p v-if="isGone">You are logged out on this device.</p></div></ion-content></ion-page>`,
  `setup() {
    const settings = reactive({ texts: false, reminder: true, letter: false, ahead: 30 });
    const saved = ref(''), isGone = ref(false);
    async function save() {
      await post('/settings/other', settings, 'PUT');
      saved.value = 'Saved at ' + new Date().toLocaleTimeString('en-GB');
    }
    return {
      settings, saved, isGone, save,
      async set(name, event) { settings[name] = event.detail.checked; await save(); toast('Saved'); },
      async setTexts(event) {
        if (event.detail.checked === settings.texts) return;
        settings.texts = event.detail.checked;
        try { await post('/settings/texts', { texts: settings.texts }, 'PUT'); } catch { settings.texts = !settings.texts; }
      },
      async leave() {
        const question = await alertController.create({
          header: 'Log out?', message: 'Your basket stays on this device.',
          buttons: [{ text: 'Stay', role: 'cancel' }, { text: 'Log out', role: 'destructive', handler: () => { isGone.value = true; } }],
        });
        await question.present();
      },
    };
  }`,
);

const help = component(
  'HelpPage',
  `<ion-page>${top('Questions')}<ion-content><div class="wide"><h1>Questions</h1><ion-searchbar id="ask" placeholder="Search the answers" :debounce="200" @ionInput="words = $event.detail.value ?? ''"></ion-searchbar><p class="count" aria-live="polite">{{ found.length }} answers</p>
  <ion-accordion-group><ion-accordion v-for="each in found" :key="each.id" :value="String(each.id)"><ion-item slot="header" class="question"><ion-label class="ion-text-wrap">{{ each.question }}</ion-label></ion-item><div class="ion-padding" slot="content">{{ each.answer }}</div></ion-accordion></ion-accordion-group>
  <p>Not answered? <router-link to="/contact">Write to us</router-link>.</p></div></ion-content></ion-page>`,
  `setup() {
    const answers = ref([]), words = ref('');
    onMounted(async () => { answers.value = await api('/answers'); });
    const found = computed(() => answers.value.filter(({ question, answer }) => (question + answer).toLowerCase().includes(words.value.toLowerCase())));
    return { words, found };
  }`,
);

const contact = component(
  'ContactPage',
  `<ion-page>${top('Contact')}<ion-content><div class="wide"><h1>Write to us</h1><p v-if="isSent" class="done" role="status">Thank you, we answer before tomorrow noon.</p>
  <form novalidate @submit.prevent="send"><ion-list>
    <ion-item><ion-input label="Your name" label-placement="stacked" name="sender" id="sender" autocomplete="off" :value="form.sender" @ionInput="form.sender = $event.detail.value" :class="{ 'ion-invalid ion-touched': errors.sender }" :error-text="errors.sender"></ion-input></ion-item>
    <ion-item><ion-input label="Email" label-placement="stacked" name="email" id="email" type="email" autocomplete="off" :value="form.email" @ionInput="form.email = $event.detail.value" :class="{ 'ion-invalid ion-touched': errors.email }" :error-text="errors.email"></ion-input></ion-item>
    <ion-item><ion-textarea label="Message" label-placement="stacked" name="message" id="message" :rows="4" :counter="true" :maxlength="300" :value="form.message" @ionInput="form.message = $event.detail.value" :class="{ 'ion-invalid ion-touched': errors.message }" :error-text="errors.message"></ion-textarea></ion-item></ion-list>
    <ion-button type="submit" expand="block" id="send" :disabled="isSending"><ion-spinner v-if="isSending" slot="start" name="dots"></ion-spinner>{{ isSending ? 'Sending…' : 'Send message' }}</ion-button></form></div></ion-content></ion-page>`,
  `setup() {
    const form = reactive({ sender: '', email: '', message: '' });
    const errors = reactive({ sender: '', email: '', message: '' });
    const isSending = ref(false), isSent = ref(false);
    return {
      form, errors, isSending, isSent,
      async send() {
        errors.sender = form.sender ? '' : 'Your name, please.';
        errors.email = /^[^@ ]+@[^@ ]+[.][a-z]+$/.test(form.email) ? '' : 'This address is not complete, like iris@post.example.';
        errors.message = form.message.length > 4 ? '' : 'What would you like to tell us?';
        if (errors.sender || errors.email || errors.message) return;
        isSending.value = true;
        await post('/messages', form);
        isSending.value = false;
        isSent.value = true;
        Object.assign(form, { sender: '', email: '', message: '' });
        toast('Message sent');
      },
    };
  }`,
);

const allergens = component(
  'AllergensPage',
  `<ion-page>${top('Allergens')}<ion-content><div class="wide"><h1>Allergens</h1><p>All that we bake is made in one room. Traces cannot be excluded.</p>
  <template v-for="[cat, label] in groups" :key="cat"><h2>{{ label }}</h2><section v-for="each in list.filter((one) => one.cat === cat)" :key="each.id" class="allergen"><h3>{{ each.name }}</h3><p>Gluten: yes. Milk: {{ each.tags.includes('vegan') ? 'no' : 'yes' }}. Nuts: {{ each.tags.includes('no nuts') ? 'no' : 'yes' }}. Eggs: {{ each.tags.includes('vegan') ? 'no' : 'yes' }}.</p></section></template></div></ion-content></ion-page>`,
  `setup() {
    const list = ref([]);
    onMounted(async () => { list.value = await api('/allergens'); });
    return { list, groups: [['bread', 'Bread'], ['pastry', 'Pastry'], ['savoury', 'Savoury'], ['cake', 'Cake']] };
  }`,
);

export const accountPages = `${account}\n${help}\n${contact}\n${allergens}`;

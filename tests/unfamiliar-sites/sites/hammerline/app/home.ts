export const home = /* js */ `
import { computed, onMounted, ref } from 'vue';
import { useMessage } from 'naive-ui';
import { api, money } from '$lib/core.js';

const quotes = [['We book a third more visits per truck.', 'Ortega Plumbing, Tucson'], ['My crew stopped calling me for addresses.', 'Bright & Sons Electric, Akron'], ['Invoices go out from the driveway.', 'Cold Creek HVAC, Boise'], ['The board is on the shop TV all day.', 'Redline Roofing, Mobile']];
const questions = [['Do I need a credit card?', 'No. The trial runs for fourteen days and ends by itself.'], ['Can I import my customers?', 'Yes, from a spreadsheet or from QuickBooks.'], ['Does it work without a signal?', 'Crews see their jobs for the day and can add photos offline.']];

export const Home = {
  template: \`
    <section class="hero"><h1>Every job, truck and invoice on one board</h1><p>Hammerline is scheduling software for plumbing, electrical and HVAC contractors.</p><router-link class="cta" to="/signup">Start free trial</router-link></section>
    <section class="stats"><div v-for="at in 3" :key="at" class="stat"><n-skeleton v-if="!stats" text :repeat="2" /><template v-else><b>{{ stats[at - 1].value }}</b><span>{{ stats[at - 1].label }}</span></template></div></section>
    <section><h2>What your team gets</h2><n-tabs v-model:value="tab" type="line" animated id="features"><n-tab-pane v-for="[name, text] in features" :key="name" :name="name" :tab="name"><p>{{ text }}</p></n-tab-pane></n-tabs></section>
    <section><h2>How it looks</h2><div class="player"><video id="tour" muted playsinline preload="none" poster="/picture.svg" width="320" height="180"></video><button type="button" id="play" :aria-pressed="playing" @click="toggle">{{ playing ? 'Pause' : 'Play' }}</button><n-slider v-model:value="at" :max="90" :tooltip="false" /><span>{{ at }} s</span></div></section>
    <section><h2>What owners say</h2><n-carousel show-arrow :show-dots="true" draggable class="quotes"><blockquote v-for="[text, who] in quotes" :key="who"><p>“{{ text }}”</p><footer>{{ who }}</footer></blockquote></n-carousel></section>
    <section><h2>What a lost hour costs</h2><p>Trucks <n-input-number v-model:value="trucks" :min="1" :max="60" button-placement="both" class="short" id="trucks" /></p><p>Hours lost per week <n-slider v-model:value="hours" :min="1" :max="20" id="hours" /></p><p class="big" aria-live="polite">{{ lost }} per year</p></section>
    <section><h2>Questions</h2><n-collapse accordion id="questions"><n-collapse-item v-for="[q, a] in questions" :key="q" :title="q" :name="q"><p>{{ a }}</p></n-collapse-item></n-collapse></section>
    <section><h2>Tips for owners, once a month</h2><form novalidate @submit.prevent="subscribe"><n-input v-model:value="email" class="short" placeholder="you@company.com" :input-props="{ name: 'newsletter', 'aria-label': 'Email' }" /><n-button attr-type="submit" id="subscribe" :loading="busy">Subscribe</n-button></form><p role="status">{{ note }}</p></section>\`,
  setup() {
    const message = useMessage();
    const stats = ref();
    const [trucks, hours, email, note, busy, playing, at] = [ref(4), ref(6), ref(''), ref(''), ref(false), ref(false), ref(0)];
    onMounted(async () => { stats.value = (await api('GET', '/stats')).items; });
    let timer;
    return {
      stats, quotes, questions, trucks, hours, email, note, busy, playing, at,
      tab: ref('Dispatch'),
      features: [['Dispatch', 'Drag a job to a truck and the crew sees it within a second.'], ['Proposals', 'Good, better and best on one page, signed on a phone.'], ['Price book', 'Four thousand parts with live supplier prices.'], ['Payments', 'Cards and bank transfers, paid out the next day.']],
      lost: computed(() => money(trucks.value * hours.value * 52 * 84)),
      toggle() {
        playing.value = !playing.value;
        clearInterval(timer);
        if (playing.value) timer = setInterval(() => { at.value = Math.min(90, at.value + 1); }, 1000);
      },
      async subscribe() {
        if (!email.value.includes('@')) { note.value = 'Enter your email address.'; return; }
        busy.value = true;
        await api('POST', '/newsletter', { email: email.value });
        busy.value = false;
        note.value = '';
        email.value = '';
        message.success('Thanks! Please confirm the email that we sent.');
      },
    };
  },
};

export const Missing = { template: '<section><h1>This page does not exist</h1><p>The link may be old.</p><router-link to="/">Go to the start page</router-link></section>' };
`;

export const pricing = /* js */ `
import { ref } from 'vue';
import { useMessage } from 'naive-ui';
import { api, money } from '$lib/core.js';

const plans = [['Solo', 39, 'One truck'], ['Crew', 129, 'Up to ten trucks'], ['Fleet', 349, 'No limit']];
const rows = [['Dispatch board', 1, 1, 1], ['Proposals', 0, 1, 1], ['Price book', 0, 1, 1], ['Live map', 0, 0, 1], ['Single sign-on', 0, 0, 1]];

export const Pricing = {
  template: \`
    <section><h1>Pricing</h1><label class="row">Monthly <n-switch v-model:value="yearly" id="yearly" /> Yearly, two months free</label>
    <div class="cards"><article v-for="[name, cost, text] in plans" :key="name" class="card" :class="{ chosen: chosen === name }" @click="chosen = name"><h2>{{ name }}</h2><p class="big">{{ money(yearly ? cost * 10 / 12 : cost) }}</p><p>{{ text }}</p><router-link to="/signup" @click.stop>Try {{ name }}</router-link></article></div>
    <p>Extra trucks <n-input-number v-model:value="extra" :min="0" button-placement="both" class="short" id="extra" /> <b>{{ money(extra * 12) }} per month</b></p>
    <n-button text type="primary" id="compare" @click="compares = !compares">{{ compares ? 'Hide' : 'Compare all features' }}</n-button>
    <table v-if="compares" class="compare"><tr><th>Feature</th><th v-for="[name] in plans" :key="name">{{ name }}</th></tr><tr v-for="[name, ...has] in rows" :key="name"><td>{{ name }}</td><td v-for="(each, at) in has" :key="at">{{ each ? '✓' : '–' }}</td></tr></table>
    <p><n-button id="sales" @click="asks = true">Talk to sales</n-button></p></section>
    <n-modal v-model:show="asks" preset="card" title="Talk to sales" class="dialog"><form novalidate @submit.prevent="send"><p><n-input v-model:value="email" placeholder="Work email" :input-props="{ name: 'salesEmail', 'aria-label': 'Work email' }" /></p><p class="wrong">{{ wrong }}</p><n-button type="primary" attr-type="submit" id="sales-send" :loading="busy">Send</n-button></form></n-modal>\`,
  setup() {
    const message = useMessage();
    const [asks, email, wrong, busy] = [ref(false), ref(''), ref(''), ref(false)];
    return {
      money, plans, rows, asks, email, wrong, busy,
      yearly: ref(false), chosen: ref('Crew'), extra: ref(0), compares: ref(false),
      async send() {
        wrong.value = email.value.includes('@') ? '' : 'Enter your work email.';
        if (wrong.value) return;
        busy.value = true;
        await api('POST', '/sales', { email: email.value });
        busy.value = false;
        asks.value = false;
        message.success('Thanks! We will call you within a day.');
      },
    };
  },
};
`;

export const billing = /* js */ `
import { onMounted, ref } from 'vue';
import { api, money } from '$lib/core.js';

const plans = [['Solo', 39], ['Crew', 129], ['Fleet', 349]];

export const Billing = {
  template: \`
    <section><h1>Billing</h1><p>Your trial ends in 9 days. <router-link to="/app/billing/history" id="history">Past invoices</router-link></p>
      <n-radio-group v-model:value="plan" id="plans"><n-radio-button v-for="[name, cost] in plans" :key="name" :value="name">{{ name }} {{ money(cost) }}</n-radio-button></n-radio-group>
      <p>Coupon <n-input v-model:value="code" class="short" placeholder="" :input-props="{ name: 'code', 'aria-label': 'Coupon' }" /> <n-button id="apply" :loading="checks" @click="apply">Apply</n-button></p><p :class="good ? 'fine' : 'wrong'" role="status">{{ note }}</p>
      <p><n-checkbox v-model:checked="terms" id="agree">I am allowed to buy for this company</n-checkbox></p><p class="wrong" role="alert">{{ wrong }}</p>
      <n-button type="primary" id="upgrade" :loading="busy" @click="upgrade">{{ busy ? 'Opening checkout…' : 'Upgrade' }}</n-button></section>\`,
  setup() {
    const [plan, code, note, good, checks, terms, wrong, busy] = [ref('Crew'), ref(''), ref(''), ref(false), ref(false), ref(false), ref(''), ref(false)];
    return {
      plans, plan, code, note, good, checks, terms, wrong, busy, money,
      async apply() {
        checks.value = true;
        try {
          await api('POST', '/coupons', { code: code.value });
          good.value = true;
          note.value = '10 % off for a year';
        } catch (error) {
          good.value = false;
          note.value = error.message;
        }
        checks.value = false;
      },
      async upgrade() {
        wrong.value = terms.value ? '' : 'Please confirm that you may buy.';
        if (wrong.value) return;
        busy.value = true;
        const { url } = await api('POST', '/checkout', { plan: plan.value });
        setTimeout(() => location.assign(url), 500);
      },
    };
  },
};

export const History = {
  template: '<section><n-skeleton v-if="!gone" text :repeat="3" /><template v-else><h1>Not found</h1><p>We could not find what you were looking for.</p></template></section>',
  setup() {
    const gone = ref(false);
    onMounted(() => api('GET', '/billing/history').catch(() => { gone.value = true; }));
    return { gone };
  },
};

export const Reports = {
  template: \`
    <section><h1>Reports</h1><template v-if="!months"><n-skeleton text :repeat="3" /><n-skeleton height="200px" /></template>
      <template v-else><p class="big">{{ money(total) }}</p><svg viewBox="0 0 240 100" class="chart" role="img" aria-label="Revenue per month"><rect v-for="(month, at) in months" :key="at" :x="at * 20 + 2" :y="100 - month" width="16" :height="month" fill="#c2410c" /></svg></template></section>\`,
  setup() {
    const [months, total] = [ref(), ref(0)];
    onMounted(async () => {
      const answer = await api('GET', '/reports/revenue');
      months.value = answer.months;
      total.value = answer.months.reduce((sum, each) => sum + each * 900, 0);
    });
    return { months, total, money };
  },
};
`;

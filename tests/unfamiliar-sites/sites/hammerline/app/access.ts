export const access = /* js */ `
import { reactive, ref, watch } from 'vue';
import { useRouter } from 'vue-router';
import { useDebounceFn } from '@vueuse/core';
import { api } from '$lib/core.js';

const trades = ['Plumbing', 'Electrical', 'Heating and cooling', 'Roofing'].map((label) => ({ label, value: label }));
const sizes = ['Just me', '2 to 5', '6 to 20', 'More than 20'];

export const Signup = {
  template: \`
    <section class="narrow"><h1>Start your free trial</h1><n-steps :current="step" size="small"><n-step title="You" /><n-step title="Company" /><n-step title="Team" /></n-steps>
    <form v-if="step === 1" novalidate @submit.prevent="next({ name: 'Enter your name', email: 'Enter your work email', password: 'Choose a password' })">
      <label>Your name<n-input v-model:value="form.name" placeholder="" :status="errors.name && 'error'" :input-props="{ name: 'name', autocomplete: 'name' }" /><span class="wrong">{{ errors.name }}</span></label>
      <label>Work email<n-input v-model:value="form.email" placeholder="" :status="errors.email && 'error'" :input-props="{ name: 'email', type: 'email' }" /><span class="wrong">{{ errors.email }}</span></label>
      <label>Password<n-input v-model:value="form.password" type="password" show-password-on="click" placeholder="" :status="errors.password && 'error'" :input-props="{ name: 'password' }" /><span class="wrong">{{ errors.password }}</span></label>
      <n-progress v-if="form.password" type="line" :percentage="Math.min(100, form.password.length * 9)" :show-indicator="false" />
      <n-button type="primary" attr-type="submit" id="next-1">Continue</n-button></form>
    <form v-else-if="step === 2" novalidate @submit.prevent="toTeam">
      <label>Company<n-input v-model:value="form.company" placeholder="" :status="errors.company && 'error'" :input-props="{ name: 'company' }" /><span class="wrong">{{ errors.company }}</span></label>
      <label>Workspace address<n-input v-model:value="form.address" placeholder="" :input-props="{ name: 'address' }"><template #suffix><n-spin v-if="checks" :size="14" /><span v-else>.hammerline.app</span></template></n-input><span :class="free ? 'fine' : 'wrong'">{{ availability }}</span></label>
      <label>Trade</label><n-select v-model:value="form.trade" :options="trades" id="trade" placeholder="Choose your trade" /><span class="wrong">{{ errors.trade }}</span>
      <n-collapse id="more"><n-collapse-item title="License and insurance" name="license"><label>State license number<n-input v-model:value="form.license" placeholder="" :status="errors.license && 'error'" :input-props="{ name: 'license' }" /><span class="wrong">{{ errors.license }}</span></label><label>Insurer<n-input v-model:value="form.insurer" placeholder="" :input-props="{ name: 'insurer' }" /></label></n-collapse-item></n-collapse>
      <n-button id="back" @click="step = 1">Back</n-button> <n-button type="primary" attr-type="submit" id="next-2">Continue</n-button></form>
    <form v-else-if="step === 3" novalidate @submit.prevent="finish"><p>How many people are on your crew?</p>
      <n-radio-group v-model:value="form.size" id="sizes"><n-radio-button v-for="size in sizes" :key="size" :value="size">{{ size }}</n-radio-button></n-radio-group>
      <p><n-checkbox v-model:checked="form.terms" id="terms">I agree to the terms of service</n-checkbox></p><span class="wrong">{{ errors.terms }}</span>
      <p><n-button type="primary" attr-type="submit" id="create" :loading="busy">Create workspace</n-button></p></form>
    <div v-else><h2>Check your inbox</h2><p>We sent a code to {{ form.email }}.</p><n-input-otp v-model:value="code" :length="6" id="code" /><p class="faint">{{ busy ? 'Checking…' : '' }}</p></div></section>\`,
  setup() {
    const router = useRouter();
    const [step, busy, code, checks, free, availability] = [ref(1), ref(false), ref([]), ref(false), ref(true), ref('')];
    const form = reactive({ name: '', email: '', password: '', company: '', address: '', trade: null, license: '', insurer: '', size: '2 to 5', terms: false });
    const errors = reactive({});
    const check = (rules) => {
      for (const key of Object.keys(errors)) errors[key] = '';
      for (const [key, text] of Object.entries(rules)) if (!form[key]) errors[key] = text;
      return Object.values(errors).every((text) => !text);
    };
    const lookUp = useDebounceFn(async (address) => {
      checks.value = true;
      free.value = (await api('GET', '/workspaces/' + encodeURIComponent(address))).free;
      checks.value = false;
      availability.value = free.value ? address + ' is available' : address + ' is taken';
    }, 450);
    watch(() => form.address, (address) => { if (address) lookUp(address); });
    watch(code, async (digits) => {
      if (digits.filter(Boolean).length < 6) return;
      document.activeElement?.blur();
      busy.value = true;
      await api('POST', '/signup/confirm', {});
      router.push('/app/board');
    });
    return {
      step, busy, code, checks, free, availability, form, errors, trades, sizes,
      next(rules) { if (check(rules)) step.value += 1; },
      toTeam() {
        const rules = { company: 'Enter your company', trade: 'Choose your trade' };
        if (form.trade === 'Electrical') rules.license = 'Electrical contractors need a license number';
        if (check(rules) && free.value) step.value = 3;
      },
      async finish() {
        if (!check({ terms: 'Please agree to the terms.' })) return;
        busy.value = true;
        await api('POST', '/signup', { company: form.company });
        busy.value = false;
        step.value = 4;
      },
    };
  },
};

export const Login = {
  template: \`
    <section class="narrow"><h1>Log in</h1><form novalidate @submit.prevent="enter"><n-alert v-if="wrong" type="error" :show-icon="false">{{ wrong }}</n-alert>
      <label>Email<n-input v-model:value="email" placeholder="" :input-props="{ name: 'login', autocomplete: 'username' }" /></label><label>Password<n-input v-model:value="secret" type="password" show-password-on="click" placeholder="" :input-props="{ name: 'secret' }" /></label>
      <n-checkbox v-model:checked="stays" id="stay">Keep me signed in</n-checkbox><p><n-button type="primary" attr-type="submit" id="enter" :loading="busy">Log in</n-button></p></form></section>\`,
  setup() {
    const router = useRouter();
    const [email, secret, wrong, busy, stays] = [ref(''), ref(''), ref(''), ref(false), ref(true)];
    return {
      email, secret, wrong, busy, stays,
      async enter() {
        busy.value = true;
        wrong.value = '';
        try {
          await api('POST', '/sessions', { email: email.value, length: secret.value.length });
          router.push('/app/board');
        } catch {
          wrong.value = 'Email or password is wrong.';
        }
        busy.value = false;
      },
    };
  },
};
`;

export const book = `
const BirthDate = {
  props: { modelValue: Array },
  emits: ['update:modelValue'],
  setup(props, { emit }) {
    const parts = ref([]);
    const sizes = [2, 2, 4];
    const focus = (n) => { const field = parts.value[(n + 3) % 3]; field.focus(); field.select(); };
    const input = (n, event) => {
      const digits = event.target.value.replace(/[^0-9]/g, '').slice(0, sizes[n]);
      event.target.value = digits;
      emit('update:modelValue', props.modelValue.map((each, i) => (i === n ? digits : each)));
      if (digits.length === sizes[n] && n < 2) focus(n + 1);
    };
    // tab walks through the segments, like a native date field
    const key = (n, event) => {
      if (event.key === 'Tab') { event.preventDefault(); focus(event.shiftKey ? n - 1 : n + 1); }
      if (event.key === 'Backspace' && !event.target.value && n > 0) focus(n - 1);
    };
    return { parts, input, key };
  },
  template: \`
    <div class="birth" role="group" aria-label="Date of birth"><template v-for="(hint, n) in ['DD', 'MM', 'YYYY']" :key="hint"><input :ref="(el) => (parts[n] = el)" :name="'dob-' + n" :value="modelValue[n]" :placeholder="hint" :aria-label="['Day', 'Month', 'Year'][n]" inputmode="numeric" :size="hint.length" @input="input(n, $event)" @keydown="key(n, $event)"><span v-if="n < 2">/</span></template></div>\`,
};

const StepTrip = {
  props: { van: Object },
  setup() { const draft = useDraft(), money = useMoney(); watch(() => draft.$state, () => draft.save(), { deep: true }); return { draft, money, nice }; },
  template: \`
    <section class="block"><h2>Your trip</h2><p>{{ nice(draft.range[0]) }} to {{ nice(draft.range[1]) }}, pick-up from seven</p>
      <h3>Extras</h3>
      <p class="row extra"><span>Ratchet straps <small>{{ money.format(3) }} a day each</small></span><el-input-number v-model="draft.straps" :min="0" :max="6" class="straps" /></p>
      <p class="row extra"><span>Sack truck <small>{{ money.format(5) }} a day each</small></span><el-input-number v-model="draft.trolleys" :min="0" :max="2" class="trolleys" /></p>
      <h3>Cover</h3>
      <el-radio-group v-model="draft.cover" class="cover"><el-radio value="basic" border>Basic <small>you pay up to {{ money.format(1500) }}</small></el-radio><el-radio value="standard" border>Standard <small>up to {{ money.format(600) }}</small></el-radio><el-radio value="full" border>Full <small>up to {{ money.format(100) }}</small></el-radio></el-radio-group></section>\`,
};

const StepDriver = {
  components: { BirthDate },
  props: { van: Object },
  setup() {
    const draft = useDraft();
    const upload = async ({ file, onProgress }) => {
      let percent = 0;
      const timer = setInterval(() => { percent = Math.min(92, percent + 14); onProgress({ percent }); }, 180);
      try { const done = await api('/licence?name=' + encodeURIComponent(file.name), 'POST', {}); draft.licence = file.name; draft.save(); return done; }
      finally { clearInterval(timer); }
    };
    const check = (file) => {
      if (!file.type.startsWith('image/') && !/[.](heic|jpe?g|png)$/i.test(file.name)) { ElMessage.error('Please choose a photo. ' + file.name + ' is not one.'); return false; }
      return true;
    };
    const removed = () => { draft.licence = null; draft.save(); };
    return { draft, upload, check, removed, Upload };
  },
  template: \`
    <section class="block"><h2>The driver</h2>
      <label class="field">Full name, as on the licence<el-input v-model="draft.name" name="driver" autocomplete="name" /></label>
      <label class="field">Email<el-input v-model="draft.email" name="email" type="email" autocomplete="email" /></label>
      <label class="field">Mobile<el-input v-model="draft.phone" name="phone" type="tel" autocomplete="tel" /></label>
      <div class="field">Date of birth<birth-date v-model="draft.dob" /></div>
      <div class="field">Driving licence, front<el-upload class="licence" :http-request="upload" :before-upload="check" :on-remove="removed" :limit="2" accept="image/*,.heic,.pdf"><el-button :icon="Upload" id="choose-licence">Choose a photo</el-button><template #tip><small class="soft">All four corners visible, up to 10 MB</small></template></el-upload></div></section>\`,
};

const StepPay = {
  props: { van: Object, price: Object },
  setup(props) {
    const draft = useDraft(), money = useMoney(), router = useRouter(), route = useRoute();
    const state = reactive({ promo: '', promoText: '', checking: false, number: '', expiry: '', cvc: '', problem: '', busy: false, frame: '', kind: '', finishing: false });
    const apply = async () => {
      if (!state.promo.trim()) return;
      state.checking = true; state.promoText = '';
      try {
        const { percent } = await api('/promo/' + encodeURIComponent(state.promo.trim().toUpperCase()));
        draft.percent = percent; draft.save();
        state.promoText = percent + ' % off. Nice.';
      } catch (error) {
        if (error.code === 'unknown_code') state.promoText = 'We do not know this code. Check the spelling.';
      }
      state.checking = false;
    };
    const grouped = (text) => text.replace(/[^0-9]/g, '').slice(0, 16).replace(/(.{4})(?=.)/g, '$1 ');
    watch(() => state.number, (text) => { state.number = grouped(text); });
    const pay = async () => {
      const digits = state.number.replace(/ /g, '');
      if (digits.length !== 16) { state.problem = 'The card number has 16 digits.'; return; }
      if (!/^[0-9]{2}[/][0-9]{2}$/.test(state.expiry)) { state.problem = 'Write the expiry date like 04/29.'; return; }
      state.problem = ''; state.busy = true;
      const { kind } = await post('/payments?scheme=' + digits[0], { total: props.price.total });
      state.busy = false; state.kind = kind;
      // the bank's page must not share our origin
      state.frame = 'http://127.0.0.1:' + location.port + '/acs?kind=' + kind;
    };
    const finish = async () => {
      state.finishing = true;
      await post('/payments/capture');
      state.frame = ''; state.finishing = false;
      router.push('/book/' + route.params.id + '/done');
    };
    const message = (event) => { if (event.data && event.data.source === 'acs' && event.data.status === 'authenticated') finish(); };
    const approved = async () => {
      const { status } = await api('/payments/status');
      if (status === 'approved') finish();
    };
    onMounted(() => addEventListener('message', message));
    onBeforeUnmount(() => removeEventListener('message', message));
    return { draft, money, state, apply, pay, approved };
  },
  template: \`
    <section class="block"><h2>Payment</h2>
      <div class="field">Promo code<div class="row promo"><el-input v-model="state.promo" name="promo" placeholder="Optional" autocomplete="off" @keydown.enter="apply" /><el-button id="apply" :loading="state.checking" @click="apply">Apply</el-button></div><p class="note" role="status">{{ state.promoText }}</p></div>
      <label class="field">Card number<el-input v-model="state.number" name="card" inputmode="numeric" autocomplete="cc-number" placeholder="1234 1234 1234 1234" /></label>
      <div class="row card-row"><label class="field">Expiry<el-input v-model="state.expiry" name="expiry" placeholder="MM/YY" maxlength="5" autocomplete="cc-exp" /></label><label class="field">Security code<el-input v-model="state.cvc" name="cvc" maxlength="4" inputmode="numeric" autocomplete="cc-csc" /></label></div>
      <p class="problem" role="alert">{{ state.problem }}</p>
      <el-button id="pay" type="primary" size="large" :loading="state.busy" @click="pay">Pay {{ money.format(price.total) }}</el-button>
      <p class="soft">Free cancellation until 48 hours before pick-up.</p>
      <el-dialog :model-value="!!state.frame" title="Your bank wants to check that it is you" width="min(440px, 94vw)" :close-on-click-modal="false" :close-on-press-escape="false" :show-close="false" append-to-body class="bank" :before-close="() => {}">
        <iframe v-if="state.frame" :src="state.frame" title="Bank" class="bank-frame" sandbox="allow-scripts allow-forms allow-same-origin"></iframe>
        <p v-if="state.finishing" class="row"><span class="spin"></span> Finishing your booking…</p>
        <template #footer v-if="state.kind === 'app'"><el-button id="approved" type="primary" @click="approved">I have approved it</el-button></template>
      </el-dialog></section>\`,
};

const Book = {
  components: { StepTrip, StepDriver, StepPay },
  setup() {
    const route = useRoute(), router = useRouter(), money = useMoney(), draft = useDraft();
    const van = ref(null);
    onMounted(async () => { van.value = await api('/vans/' + route.params.id); });
    const step = computed(() => ({ 'step-1': 0, 'step-2': 1, 'step-3': 2, done: 3 })[route.params.step] ?? 0);
    const price = computed(() => van.value && priceOf(van.value, draft));
    const isReady = computed(() => step.value !== 1 || Boolean(draft.name && draft.email && draft.phone && draft.dob.every(Boolean) && draft.licence));
    const to = (n) => { draft.save(); router.push('/book/' + route.params.id + '/step-' + (n + 1)); };
    return { van, step, price, money, draft, isReady, to, nice };
  },
  template: \`
    <main class="book-page"><el-steps :active="step" finish-status="success" simple class="steps"><el-step title="Trip" /><el-step title="Driver" /><el-step title="Payment" /></el-steps>
      <el-skeleton v-if="!van" :rows="9" animated />
      <div v-else-if="step === 3" class="block done"><h1>Booked. See you on {{ nice(draft.range[0]) }}.</h1><p>We have told {{ van.owner }}, and the details are in your inbox.</p><router-link to="/account/trips">See your trips</router-link></div>
      <div v-else class="columns"><div class="left">
        <step-trip v-if="step === 0" :van="van" /><step-driver v-else-if="step === 1" :van="van" /><step-pay v-else :van="van" :price="price" />
        <p class="row nav-row"><el-button v-if="step > 0" id="step-back" @click="to(step - 1)">Back</el-button><span></span><el-button v-if="step < 2" id="continue" type="primary" size="large" :disabled="!isReady" @click="to(step + 1)">{{ step === 0 ? 'Continue' : 'Continue to payment' }}</el-button></p></div>
        <aside class="price-box"><img :src="'/img/van-' + van.id + '-1.svg'" :alt="van.model" width="400" height="260"><h3>{{ van.model }}</h3><dl><dt>{{ draft.days }} days</dt><dd>{{ money.format(price.rental) }}</dd><dt>Extras</dt><dd>{{ money.format(price.extras) }}</dd><dt>Cover</dt><dd>{{ money.format(price.insurance) }}</dd><dt>Service fee</dt><dd>{{ money.format(price.fee) }}</dd><template v-if="price.off"><dt>Promo</dt><dd>−{{ money.format(price.off) }}</dd></template><dt><b>Total</b></dt><dd><b>{{ money.format(price.total) }}</b></dd></dl></aside></div>
    </main>\`,
};
`;

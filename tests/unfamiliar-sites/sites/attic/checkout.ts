import { component } from './component.ts';

/** Basket, checkout with delivery, the quick purchase with collection, and the confirmation. */

const card = component(
  'CardFields',
  `<iframe src="/secure/card" title="Card details" class="card-frame"></iframe>`,
  `const listen = ({ data }) => { if (data && 'card' in data) emit('complete', data.card) };
  onMounted(() => addEventListener('message', listen)); onBeforeUnmount(() => removeEventListener('message', listen));`,
  "emits: ['complete']",
);

const basket = component(
  'Basket',
  `<h1>Basket</h1><ClientOnly><p v-if="!basket.ids.length" id="empty">Your basket is empty. <button v-if="last" class="plain" id="undo" @click="undo">Undo</button></p><ul class="lines"><li v-for="id in basket.ids" :key="id"><img :src="photo(id)" width="64" height="48" alt=""><RouterLink :to="'/items/' + id">Find no. {{ id }}</RouterLink><button class="plain remove" @click="remove(id)">Remove</button></li></ul>
   <p v-if="basket.ids.length && last" class="toast-line">Removed. <button class="plain" @click="undo">Undo</button></p><label class="gift"><input type="checkbox" name="gift" v-model="gift"> This is a gift</label><textarea v-if="gift" name="note" placeholder="A line for the card"></textarea><RouterLink class="call" to="/checkout">Checkout</RouterLink></ClientOnly>`,
  `const basket = useBasket(), last = ref(0), gift = ref(false);
  const remove = (id) => { basket.remove(id); last.value = id };
  const undo = () => { basket.ids.push(last.value); basket.keep(); last.value = 0 };
  return { basket, last, gift, remove, undo, photo }`,
);

const payment = component(
  'Checkout',
  `<h1>Checkout</h1><ClientOnly><form class="checkout" @submit.prevent="pay"><el-collapse v-model="opened"><el-collapse-item title="1. Your details: Robin Hale, 12 Mill Lane, Leeds" name="details"><label>Name <input name="fullname" v-model="name"></label><label>Street <input name="street" v-model="street"></label><label>Phone, for the driver <input name="phone" v-model="phone"></label><p v-if="shown('phone')" class="error">{{ errors.phone }}</p></el-collapse-item>
    <el-collapse-item title="2. Delivery" name="delivery"><el-radio-group v-model="way" @change="quote"><el-radio value="courier">Courier</el-radio><el-radio value="van">Van, two people</el-radio><el-radio value="collect">I collect it</el-radio></el-radio-group><p id="quote">{{ quoting ? 'Getting a price from the delivery service …' : fee === null ? 'Choose how it gets to you' : 'Delivery: £' + fee }}</p></el-collapse-item>
    <el-collapse-item title="3. Payment" name="payment"><label>Name on the card <input name="holder" v-model="holder"></label><p v-if="shown('holder')" class="error">{{ errors.holder }}</p><CardFields @complete="(ok) => { isCard = ok }" /></el-collapse-item></el-collapse>
    <div class="voucher"><span id="voucher-note">{{ note }}</span><input name="voucher" v-model="code" placeholder="Voucher" aria-label="Voucher"><el-button id="apply" :loading="checking" @click="apply">Apply</el-button></div>
    <p class="big">Total £{{ total }}</p><el-button type="primary" size="large" native-type="submit" id="pay" :loading="isSubmitting">Pay £{{ total }}</el-button></form></ClientOnly>`,
  `const opened = ref(['delivery', 'payment']), way = ref(''), fee = ref(null), quoting = ref(false), code = ref(''), note = ref(''), off = ref(0), checking = ref(false), isCard = ref(false), router = useRouter();
  const { errors, handleSubmit, defineField, isSubmitting, submitCount } = useForm({ initialValues: { name: 'Robin Hale', street: '12 Mill Lane', phone: '', holder: '' }, validationSchema: {
    name: (value) => !!value || 'Please enter your name', street: (value) => !!value || 'Please enter your street',
    phone: (value) => /\\d{6}/.test(value ?? '') || 'The driver needs a phone number', holder: (value) => !!value || 'Please enter the name on the card' } });
  const [name] = defineField('name'), [street] = defineField('street'), [phone] = defineField('phone'), [holder] = defineField('holder');
  const shown = (field) => submitCount.value > 0 && errors.value[field];
  const total = computed(() => 317 + (fee.value ?? 0) - off.value);
  const quote = async () => { quoting.value = true; const asked = way.value; const prices = await api('/quotes?way=' + asked); if (asked === way.value) { fee.value = prices[asked]; quoting.value = false } };
  const apply = async () => { checking.value = true; const answer = await api('/vouchers/' + encodeURIComponent(code.value || '-')); checking.value = false; off.value = answer.off; note.value = answer.off ? '✓ £' + answer.off + ' off' : 'We do not know this voucher' };
  const pay = handleSubmit(async () => { const { order } = await post('/purchases'); router.push('/order/' + order + '/confirmed') });
  return { opened, way, fee, quoting, code, note, off, checking, isCard, errors, isSubmitting, name, street, phone, holder, shown, total, quote, apply, pay }`,
  'components: { CardFields }',
);

const buy = component(
  'Buy',
  `<h1>Buy and collect</h1><ClientOnly><p>Find no. {{ id }}, held for you for ten minutes ({{ clock }}).</p><form @submit.prevent="pay"><label>Name <input name="buyer" v-model="buyer"></label><p v-if="missing" class="error" role="alert">{{ missing }}</p><CardFields @complete="(ok) => { isCard = ok }" /><label class="gift"><input type="checkbox" name="terms" v-model="terms"> I collect it within a week</label><el-button type="primary" size="large" native-type="submit" id="buy-now" :loading="busy">Pay £92 now</el-button></form></ClientOnly>`,
  `const id = useRoute().params.id, router = useRouter(), buyer = ref(''), missing = ref(''), isCard = ref(false), terms = ref(false), busy = ref(false), left = ref(600); let timer;
  const clock = computed(() => Math.floor(left.value / 60) + ':' + String(left.value % 60).padStart(2, '0'));
  onMounted(() => { timer = setInterval(() => { left.value -= 1 }, 1000) }); onBeforeUnmount(() => clearInterval(timer));
  const pay = async () => { missing.value = !buyer.value ? 'Please enter your name' : !isCard.value ? 'Please complete the card details' : !terms.value ? 'Please confirm that you collect it' : ''; if (missing.value) return; busy.value = true; const { order } = await post('/purchases'); router.push('/order/' + order + '/confirmed') };
  return { id, buyer, missing, isCard, terms, busy, clock, pay }`,
  'components: { CardFields }',
);

const confirmed = component(
  'Confirmed',
  `<h1>Thank you, it is yours</h1><p>Order {{ id }} is paid. We sent you a receipt and the seller's address.</p><RouterLink to="/orders">See my orders</RouterLink>`,
  'return { id: useRoute().params.id }',
);

export const checkout = card + basket + payment + buy + confirmed;

export const voucher = /* js */ `
import { ref } from 'vue';
import { useRouter } from 'vue-router';
import { addToCart, http, notify, price } from '$lib/core.js';

export const Voucher = {
  setup() {
    const router = useRouter();
    const amount = ref(1500), words = ref('Ať to jede!'), isOpen = ref(false), isMounted = ref(false), busy = ref(false);
    const show = () => { isMounted.value = true; isOpen.value = true; };
    const buy = async () => {
      busy.value = true;
      await http('/kosik', 'POST', { poukaz: amount.value });
      addToCart({ id: 900, name: 'Dárkový poukaz', price: amount.value });
      busy.value = false;
      notify('Poukaz je v košíku', [{ label: 'Zobrazit', color: 'white', handler: () => router.push('/kosik') }]);
    };
    return { amount, words, isOpen, isMounted, busy, show, buy, price };
  },
  template: \`
    <q-page padding><h1>Dárkový poukaz</h1><p>Hodnota</p><q-slider id="amount" v-model="amount" :min="500" :max="5000" :step="500" snap markers label color="teal-9" /><p class="price"><b>{{ price(amount) }}</b></p>
      <q-input outlined v-model="words" name="words" type="textarea" label="Věnování" counter maxlength="120" /><p class="q-gutter-sm"><q-btn id="preview" outline no-caps color="teal-9" icon="visibility" label="Náhled" @click="show" /><q-btn id="buy-voucher" color="teal-9" no-caps label="Koupit poukaz" :loading="busy" @click="buy" /></p>
      <p>Platí dva roky ve všech prodejnách, v servisu i v půjčovně.</p>
      <teleport to="body"><div v-if="isMounted" class="preview" :class="{ shut: !isOpen }"><div class="sheet" role="dialog" aria-label="Náhled poukazu"><p class="price">{{ price(amount) }}</p><p>{{ words }}</p><button id="close-preview" aria-label="Zavřít" @click="isOpen = false">×</button></div></div></teleport></q-page>\`,
};
`;

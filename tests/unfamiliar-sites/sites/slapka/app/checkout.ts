export const checkout = /* js */ `
import { reactive, ref } from 'vue';
import { Loading } from 'quasar';
import { cartTotal, http, price } from '$lib/core.js';

const ways = [{ label: 'Vyzvednu na prodejně, zdarma', value: 'prodejna' }, { label: 'Kurýr, 99 Kč', value: 'kuryr' }, { label: 'Přivezeme složené, 490 Kč', value: 'dovoz' }];
const payments = [{ label: 'Kartou nebo mobilem', value: 'karta' }, { label: 'Převodem', value: 'prevod' }, { label: 'Na splátky', value: 'splatky' }];

export const Checkout = {
  setup() {
    const step = ref(1), agreed = ref(false), reminder = ref(''), form = ref(null);
    const contact = reactive({ name: '', mail: '', phone: '' });
    const order = reactive({ way: 'prodejna', pay: 'karta' });
    const toDelivery = async () => {
      if (!(await form.value.validate())) return;
      if (!/^([+]420)?[0-9]{9}$/.test(contact.phone)) return;
      step.value = 2;
    };
    const pay = async () => {
      if (!agreed.value) { reminder.value = 'Bez souhlasu s obchodními podmínkami objednávku nepřijmeme.'; return; }
      Loading.show({ message: 'Přesměrováváme vás na platební bránu…' });
      await http('/objednavky', 'POST', { ...contact, ...order });
      setTimeout(() => location.assign('/brana'), 900);
    };
    const required = [(value) => Boolean(value) || 'Toto pole potřebujeme'];
    return { step, agreed, reminder, form, contact, order, ways, payments, required, toDelivery, pay, cartTotal, price };
  },
  template: \`
    <q-page padding><h1>Pokladna</h1>
      <q-stepper v-model="step" vertical flat animated color="teal-9">
        <q-step :name="1" title="Kontakt" icon="person" :done="step > 1"><q-form ref="form"><q-input outlined v-model="contact.name" name="name" label="Jméno a příjmení" :rules="required" /><q-input outlined v-model="contact.mail" name="mail" type="email" label="E-mail" :rules="required" /><q-input outlined v-model="contact.phone" name="phone" type="tel" label="Telefon" hint="Pro řidiče" /></q-form>
          <q-stepper-navigation><q-btn id="to-delivery" color="teal-9" no-caps label="Pokračovat k dopravě" @click="toDelivery" /></q-stepper-navigation></q-step>
        <q-step :name="2" title="Doprava" icon="local_shipping" :done="step > 2"><q-option-group id="ways" v-model="order.way" :options="ways" color="teal-9" />
          <q-stepper-navigation><q-btn id="to-payment" color="teal-9" no-caps label="Pokračovat k platbě" @click="step = 3" /> <q-btn id="back-to-contact" flat no-caps label="Zpět" @click="step = 1" /></q-stepper-navigation></q-step>
        <q-step :name="3" title="Platba" icon="payment"><q-option-group v-model="order.pay" :options="payments" color="teal-9" /><q-checkbox id="agree" v-model="agreed" label="Souhlasím s obchodními podmínkami" color="teal-9" /><p v-if="reminder && !agreed" class="text-negative" role="alert">{{ reminder }}</p>
          <q-stepper-navigation><q-btn id="pay" color="teal-9" no-caps :label="'Zaplatit ' + price(cartTotal)" @click="pay" /> <q-btn id="back-to-delivery" flat no-caps label="Zpět" @click="step = 2" /></q-stepper-navigation></q-step>
      </q-stepper></q-page>\`,
};
`;

export const cartPage = /* js */ `
import { ref } from 'vue';
import { cart, cartTotal, http, notify, price } from '$lib/core.js';

export const Cart = {
  setup() {
    const code = ref(''), problem = ref(''), checking = ref(false);
    const change = (line, by) => {
      line.count += by;
      http('/kosik/' + line.id, 'PATCH', { count: line.count });
    };
    const remove = (line) => {
      const at = cart.lines.indexOf(line);
      cart.lines.splice(at, 1);
      http('/kosik/' + line.id, 'DELETE');
      notify('Odebráno: ' + line.name, [{ label: 'Vrátit', color: 'white', class: 'undo', handler: () => { cart.lines.splice(at, 0, line); http('/kosik', 'POST', line); } }]);
    };
    const redeem = async () => {
      checking.value = true;
      problem.value = '';
      try { await http('/slevy', 'POST', { code: code.value }); }
      catch ({ answer }) { problem.value = answer.zprava; }
      checking.value = false;
    };
    return { cart, cartTotal, code, problem, checking, change, remove, redeem, price };
  },
  template: \`
    <q-page padding><h1>Košík</h1><p v-if="cart.lines.length === 0">Zatím nic. <router-link to="/kola">Vyberte si kolo</router-link></p>
      <transition-group name="line" tag="div"><div v-for="line in cart.lines" :key="line.id" class="line"><b>{{ line.name }}</b><span>{{ price(line.price * line.count) }}</span>
        <q-btn :id="'less-' + line.id" round flat dense icon="remove_circle_outline" :aria-label="'Méně: ' + line.name" :disable="line.count < 2" @click="change(line, -1)" /><output>{{ line.count }}</output><q-btn :id="'more-' + line.id" round flat dense icon="add_circle_outline" :aria-label="'Více: ' + line.name" :disable="line.count > 4" @click="change(line, 1)" />
        <q-btn :id="'remove-' + line.id" round flat dense icon="delete_outline" :aria-label="'Odebrat: ' + line.name" @click="remove(line)" /></div></transition-group>
      <div class="row items-start q-gutter-sm q-my-md"><q-input outlined dense v-model="code" name="code" label="Slevový kód" :error="Boolean(problem)" :error-message="problem" /><q-btn id="redeem" flat no-caps color="teal-9" label="Uplatnit" :loading="checking" @click="redeem" /></div>
      <p class="price">Celkem <b>{{ price(cartTotal) }}</b></p><q-btn id="checkout" to="/pokladna" color="teal-9" no-caps label="Přejít k pokladně" /></q-page>\`,
};
`;

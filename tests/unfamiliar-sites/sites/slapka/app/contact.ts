export const contact = /* js */ `
import { nextTick, onMounted, reactive, ref } from 'vue';
import { http } from '$lib/core.js';

// The chat of a third party: an element with a closed door to the page's styles.
customElements.define('poradna-chat', class extends HTMLElement {
  connectedCallback() {
    if (this.shadowRoot) return;
    const root = this.attachShadow({ mode: 'open' });
    root.innerHTML = '<style>button{font:inherit;cursor:pointer}#bubble{position:fixed;right:14px;bottom:14px;border:0;border-radius:24px;padding:12px 16px;background:#0b5d66;color:#fff}#panel{position:fixed;right:14px;bottom:70px;width:280px;background:#fff;border:1px solid #9ab;border-radius:12px;padding:12px;box-sizing:border-box}#panel[hidden]{display:none}input{width:170px}</style><div id="panel" hidden><div id="log"><p>Dobrý den, s čím poradíme?</p></div><form><input aria-label="Zpráva"> <button>Poslat</button></form></div><button id="bubble">Poradna</button>';
    const panel = root.querySelector('#panel'), log = root.querySelector('#log'), input = root.querySelector('input');
    const say = (text) => { const line = document.createElement('p'); line.textContent = text; log.append(line); return line; };
    root.querySelector('#bubble').onclick = () => { panel.hidden = !panel.hidden; };
    root.querySelector('form').onsubmit = (event) => {
      event.preventDefault();
      if (!input.value.trim()) return;
      say('Vy: ' + input.value);
      input.value = '';
      const typing = say('…');
      setTimeout(() => { typing.textContent = 'Jana: Hned se podívám.'; }, 1600);
    };
  }
});

export const Contact = {
  setup() {
    const message = reactive({ from: '', text: '' }), busy = ref(false), sent = ref(false);
    const send = async () => { busy.value = true; await http('/zpravy', 'POST', message); busy.value = false; sent.value = true; };
    return { message, busy, sent, send, required: [(value) => Boolean(value) || 'Bez toho vám neodpovíme'] };
  },
  template: \`
    <q-page padding><h1>Kontakt</h1><p>Latrán 12, Český Krumlov · 380 711 200 · denně 9–18</p>
      <q-form v-if="!sent" @submit="send"><q-input outlined v-model="message.from" name="from" label="E-mail nebo telefon" :rules="required" lazy-rules /><q-input outlined v-model="message.text" name="text" type="textarea" label="Zpráva" :rules="required" lazy-rules /><q-btn id="write" type="submit" color="teal-9" no-caps label="Odeslat zprávu" :loading="busy" /></q-form><p v-else role="status">Děkujeme, ozveme se do zítřka.</p>
      <poradna-chat></poradna-chat></q-page>\`,
};
`;

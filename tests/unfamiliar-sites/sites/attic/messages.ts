import { component } from './component.ts';

/** The conversation with a seller. */
export const messages = component(
  'Messages',
  `<h1>Maud · Danish teak sideboard</h1><ClientOnly><div class="thread"><div class="counter"><p><b>Counter-offer: £190</b> (you offered £170)</p><template v-if="state === 'open'"><el-button type="primary" id="accept" :loading="accepting" @click="accept">Accept £190</el-button> <el-button id="decline" @click="decline">Decline</el-button></template><p v-else id="verdict">{{ state === 'accepted' ? '✓ You agreed on £190. Maud has put it aside for you.' : 'You declined this offer.' }}</p></div>
   <p v-for="message in log" :key="message.id" class="bubble" :class="message.mine ? 'mine' : ''">{{ message.text }} <small v-if="message.mine">{{ message.state }}</small></p><p v-if="typing" class="typing">Maud is typing …</p></div>
   <form class="composer" @submit.prevent="send"><input name="reply" v-model="text" placeholder="Write to Maud" aria-label="Message" autocomplete="off"><el-button id="send" native-type="submit">Send</el-button></form>
   <div class="quick"><button v-for="each in quick" :key="each" class="plain" @click="text = each">{{ each }}</button></div></ClientOnly>`,
  `const text = ref(''), typing = ref(false), state = ref('open'), accepting = ref(false);
  const quick = ['Is it still available?', 'Does it wobble?', 'Can I come on Saturday?'];
  const log = reactive([{ id: 1, text: 'Hello! It has one scratch on the left side, see photo 3.' }]);
  let sent = 0, answered = 0, poll = 0;
  const read = async () => { if (sent === answered) return; typing.value = true; await sleep(1600); const { answers } = await api('/threads/7?sent=' + sent); while (answered < answers.length) { log.push({ id: 'a' + answered, text: answers[answered] }); answered += 1 } answered = sent; typing.value = false };
  onMounted(() => { poll = setInterval(() => { if (!typing.value) read() }, 2000) });
  onBeforeUnmount(() => clearInterval(poll));
  const send = async () => { if (!text.value) return; const message = reactive({ id: 'm' + log.length, text: text.value, mine: true, state: 'sending' }); log.push(message); text.value = ''; await post('/threads/7/messages'); message.state = '✓ sent'; sent += 1 };
  const accept = async () => { try { await ElMessageBox.confirm('You agree to buy the sideboard for £190.', 'Accept the offer?', { confirmButtonText: 'Yes, accept', cancelButtonText: 'Not yet' }) } catch { return } accepting.value = true; await post('/threads/7/accept'); accepting.value = false; state.value = 'accepted' };
  const decline = () => { state.value = 'declined'; ElMessage('Maud has been informed') };
  return { text, typing, state, accepting, quick, log, send, accept, decline }`,
);

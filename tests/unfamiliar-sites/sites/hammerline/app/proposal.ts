export const proposal = /* js */ `
import { onBeforeUnmount, onMounted, ref, shallowRef } from 'vue';
import { useRoute } from 'vue-router';
import { useDebounceFn } from '@vueuse/core';
import { Editor, EditorContent } from '@tiptap/vue-3';
import StarterKit from '@tiptap/starter-kit';
import Placeholder from '@tiptap/extension-placeholder';
import { api, live, money, tell } from '$lib/core.js';

const buttons = [['Bold', 'toggleBold', 'bold'], ['Italic', 'toggleItalic', 'italic'], ['List', 'toggleBulletList', 'bulletList']];

export const Proposal = {
  components: { EditorContent },
  template: \`
    <section><h1>Proposal {{ $route.params.id }}</h1><p class="faint" role="status">{{ state }}</p>
      <div v-if="editor" class="editor"><div class="bar"><button v-for="[label, command, mark] in buttons" :key="label" type="button" class="format" :aria-pressed="editor.isActive(mark)" @click="editor.chain().focus()[command]().run()">{{ label }}</button></div><EditorContent :editor="editor" /></div>
      <div class="cards"><article v-for="[name, cost] in options" :key="name" class="card" :class="{ chosen: chosen === name }" @click="chosen = name"><h3>{{ name }}</h3><p>{{ money(cost) }}</p></article></div>
      <p>Discount <n-slider v-model:value="discount" :max="20" id="discount" /> {{ discount }} %</p>
      <label>Customer's email<n-input v-model:value="email" class="short" placeholder="" :input-props="{ name: 'signer' }" /></label><p class="wrong">{{ wrong }}</p>
      <n-button type="primary" id="send" :loading="sending" @click="send">{{ sending ? 'Sending…' : 'Send for signature' }}</n-button></section>\`,
  setup() {
    const { id } = useRoute().params;
    const editor = shallowRef();
    const [state, sending, email, wrong] = [ref('Draft'), ref(false), ref(''), ref('')];
    const save = useDebounceFn(async () => {
      await api('PUT', '/proposals/' + id, { size: editor.value.getText().length });
      state.value = 'All changes saved';
    }, 900);
    onMounted(async () => {
      const { html } = await api('GET', '/proposals/' + id);
      editor.value = new Editor({
        content: html,
        extensions: [StarterKit, Placeholder.configure({ placeholder: 'Describe the work' })],
        onUpdate() { state.value = 'Saving…'; save(); },
      });
    });
    // The server confirms over the live connection that the message has left.
    const stop = live((message) => {
      if (message.kind === 'sent') { sending.value = false; state.value = 'Sent'; }
    });
    onBeforeUnmount(() => { stop(); editor.value?.destroy(); });
    return {
      editor, state, sending, email, wrong, buttons, money,
      options: [['Good', 4200], ['Better', 5650], ['Best', 7900]],
      chosen: ref('Better'), discount: ref(0),
      send() {
        wrong.value = email.value.includes('@') ? '' : "Enter the customer's email.";
        if (wrong.value) return;
        sending.value = true;
        tell({ kind: 'send', proposal: id });
      },
    };
  },
};
`;

export const settings = /* js */ `
import { reactive, ref, watch } from 'vue';
import { useMessage } from 'naive-ui';
import { useClipboard, useDebounceFn } from '@vueuse/core';
import { api } from '$lib/core.js';

export const Settings = {
  template: \`
    <section><h1>Settings</h1><p class="faint" role="status" id="state">{{ state }}</p>
      <p v-for="[key, label] in switches" :key="key" class="row"><n-switch v-model:value="values[key]" :id="key" /> {{ label }}</p>
      <label>Company name<n-input v-model:value="values.company" class="short" placeholder="" :input-props="{ name: 'companyName' }" /></label>
      <div class="row">Day starts at <n-time-picker v-model:formatted-value="values.opens" format="HH:mm" :minutes="[0, 30]" id="opens" /></div>
      <div class="row">Color on invoices <n-color-picker v-model:value="values.color" :modes="['hex']" :show-alpha="false" :swatches="['#C2410C', '#1D4ED8', '#15803D']" class="short" id="color" /></div>
      <div class="row">Travel between jobs <n-slider v-model:value="values.travel" :step="5" :max="60" :marks="{ 0: '0', 30: '30', 60: '60 min' }" id="travel" /></div>
      <h2>API key</h2><p><code id="key">hl_live_4b1e…90ac</code> <n-button size="small" id="copy" @click="copy('hl_live_4b1e90ac')">{{ copied ? 'Copied' : 'Copy' }}</n-button></p>
      <n-popconfirm @positive-click="reset"><template #trigger><n-button type="error" ghost id="reset">Reset key</n-button></template>Apps with the old key will stop working.</n-popconfirm></section>\`,
  setup() {
    const message = useMessage();
    const state = ref('Everything is saved');
    const values = reactive({ texts: true, digest: false, sounds: true, company: 'Ortega Plumbing', opens: '07:30', color: '#C2410C', travel: 15 });
    const save = useDebounceFn(async () => {
      await api('PUT', '/settings', values);
      state.value = 'Everything is saved';
    }, 600);
    watch(values, () => { state.value = 'Saving…'; save(); });
    return {
      state, values, ...useClipboard({ copiedDuring: 1800 }),
      switches: [['texts', 'Text customers when a truck leaves'], ['digest', 'Send me a summary each evening'], ['sounds', 'Play a sound for a new job']],
      async reset() {
        await api('POST', '/key', {});
        message.success('The key was reset');
      },
    };
  },
};
`;

export const invoices = /* js */ `
import { computed, h, onMounted, ref } from 'vue';
import { NTag, useDialog, useMessage } from 'naive-ui';
import { api, money } from '$lib/core.js';

export const Invoices = {
  template: \`
    <section><h1>Invoices</h1><n-tabs v-model:value="state" type="line" id="states"><n-tab-pane v-for="each in ['Open', 'Overdue', 'Paid']" :key="each" :name="each" :tab="each"><span class="faint">{{ shown.length }} invoices</span></n-tab-pane></n-tabs>
      <div class="tools"><n-button id="paid" :disabled="checked.length === 0" @click="pay">Mark as paid</n-button><n-button id="remind" :disabled="checked.length === 0" :loading="busy" @click="remind">Send reminders</n-button><span class="faint">{{ checked.length }} selected</span></div>
      <n-data-table :columns="columns" :data="shown" :loading="loading" :row-key="(row) => row.id" v-model:checked-row-keys="checked" :pagination="{ pageSize: 8 }" :scroll-x="520" id="invoices" /></section>\`,
  setup() {
    const message = useMessage();
    const dialog = useDialog();
    const [all, loading, state, checked, busy] = [ref([]), ref(true), ref('Open'), ref([]), ref(false)];
    onMounted(async () => {
      all.value = (await api('GET', '/invoices')).items;
      loading.value = false;
    });
    return {
      loading, state, checked, busy,
      shown: computed(() => all.value.filter((row) => row.state === state.value)),
      columns: [
        { type: 'selection' },
        { type: 'expand', renderExpand: (row) => h('p', row.lines.join(', ')) },
        { title: 'Number', key: 'number', sorter: 'default' },
        { title: 'Customer', key: 'customer' },
        { title: 'Amount', key: 'amount', sorter: 'default', render: (row) => money(row.amount) },
        { title: 'State', key: 'state', render: (row) => h(NTag, { size: 'small', type: row.state === 'Overdue' ? 'error' : 'default' }, () => row.state) },
      ],
      pay() {
        const ids = checked.value;
        dialog.warning({
          title: 'Mark ' + ids.length + ' as paid?', content: 'Customers will get a receipt.', positiveText: 'Mark as paid', negativeText: 'Cancel',
          onPositiveClick: async () => {
            await api('PUT', '/invoices', { ids });
            for (const row of all.value) if (ids.includes(row.id)) row.state = 'Paid';
            checked.value = [];
            message.success('Done');
          },
        });
      },
      async remind() {
        busy.value = true;
        try {
          await api('POST', '/reminders', { ids: checked.value });
          message.success('Reminders are on their way');
        } catch {
          message.error('Something went wrong. Please try again.');
        }
        busy.value = false;
      },
    };
  },
};
`;

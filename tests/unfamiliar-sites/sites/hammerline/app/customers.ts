export const customers = /* js */ `
import { computed, h, onMounted, ref } from 'vue';
import { NTag } from 'naive-ui';
import { refDebounced } from '@vueuse/core';
import { api, money } from '$lib/core.js';

export const Customers = {
  template: \`
    <section><h1>Customers</h1><div class="tools"><n-input v-model:value="typed" clearable placeholder="Name or town" class="short" :input-props="{ name: 'who', 'aria-label': 'Search customers' }" /><n-select v-model:value="kind" :options="kinds" class="short" id="kind" /><n-button id="export" @click="download">Export</n-button></div>
      <p class="faint">{{ checked.length > 0 ? checked.length + ' selected' : shown.length + ' customers' }}</p>
      <n-data-table virtual-scroll :max-height="380" :columns="columns" :data="shown" :loading="loading" :row-key="(row) => row.id" :row-props="props" v-model:checked-row-keys="checked" :scroll-x="560" id="customers" /></section>
    <n-drawer v-model:show="opens" :width="320"><n-drawer-content :title="open.name" closable><p>{{ open.town }}</p><p>Balance {{ money(open.balance ?? 0) }}</p><n-input v-model:value="remark" type="textarea" placeholder="Remark" :input-props="{ name: 'remark', 'aria-label': 'Remark' }" @blur="save" /><p class="faint">{{ saved }}</p></n-drawer-content></n-drawer>\`,
  setup() {
    const [typed, kind, all, loading, checked, opens, open, remark, saved] = [ref(''), ref('all'), ref([]), ref(true), ref([]), ref(false), ref({}), ref(''), ref('')];
    const term = refDebounced(typed, 250);
    onMounted(async () => {
      all.value = (await api('GET', '/customers')).items;
      loading.value = false;
    });
    return {
      typed, kind, loading, checked, opens, open, remark, saved, money,
      kinds: [['all', 'All customers'], ['home', 'Homes'], ['business', 'Businesses']].map(([value, label]) => ({ value, label })),
      columns: [
        { type: 'selection' },
        { title: 'Name', key: 'name', sorter: 'default' },
        { title: 'Town', key: 'town', sorter: 'default' },
        { title: 'Type', key: 'kind', render: (row) => h(NTag, { size: 'small' }, () => row.kind) },
        { title: 'Balance', key: 'balance', sorter: (a, b) => a.balance - b.balance, render: (row) => money(row.balance) },
      ],
      shown: computed(() => all.value.filter((row) => (kind.value === 'all' || row.kind === kind.value) && (row.name + ' ' + row.town).toLowerCase().includes(term.value.toLowerCase()))),
      props: (row) => ({
        style: 'cursor:pointer',
        onClick(event) {
          if (event.target.closest('.n-checkbox')) return;
          open.value = row;
          saved.value = '';
          opens.value = true;
        },
      }),
      async save() {
        if (!remark.value) return;
        saved.value = 'Saving…';
        await api('PUT', '/customers/' + open.value.id, { remark: remark.value });
        saved.value = 'Saved';
      },
      // The file is made in the background. Its address used to be in the first answer.
      async download() {
        const { url } = await api('POST', '/exports', { ids: checked.value });
        if (url) location.assign(url);
      },
    };
  },
};
`;

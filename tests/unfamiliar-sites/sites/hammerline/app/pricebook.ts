export const pricebook = /* js */ `
import { onMounted, ref, shallowRef } from 'vue';
import { AgGridVue } from 'ag-grid-vue3';
import { AllCommunityModule, ModuleRegistry, themeQuartz } from 'ag-grid-community';
import { api, money } from '$lib/core.js';

ModuleRegistry.registerModules([AllCommunityModule]);

export const PriceBook = {
  components: { AgGridVue },
  template: \`
    <section><h1>Price book</h1><n-tabs v-model:value="kind" type="line" id="book" @update:value="load"><n-tab-pane name="labor" tab="Labor"><span class="faint">Per hour</span></n-tab-pane><n-tab-pane name="materials" tab="Materials"><span class="faint">Per piece</span></n-tab-pane></n-tabs>
      <div class="tools"><n-input v-model:value="quick" clearable placeholder="Find a part" class="short" :input-props="{ name: 'part', 'aria-label': 'Find a part' }" /><n-button id="undo" :disabled="changes.length === 0" @click="undo">Undo</n-button><span class="faint" role="status">{{ state }}</span></div>
      <AgGridVue class="grid" :theme="theme" :rowData="rows" :columnDefs="columns" :defaultColDef="{ sortable: true, resizable: true }" :quickFilterText="quick" :getRowId="({ data }) => String(data.id)" :singleClickEdit="true" :stopEditingWhenCellsLoseFocus="true" @grid-ready="ready" @cell-value-changed="changed" /></section>\`,
  setup() {
    const [kind, quick, state, changes] = [ref('labor'), ref(''), ref(''), ref([])];
    const [rows, grid] = [shallowRef([]), shallowRef()];
    const load = async () => {
      rows.value = [];
      changes.value = [];
      rows.value = (await api('GET', '/prices/' + kind.value)).items;
    };
    const write = (id, column, value) => grid.value.getRowNode(String(id))?.setDataValue(column, value, 'rollback');
    onMounted(load);
    return {
      kind, quick, state, changes, rows, load, theme: themeQuartz,
      columns: [
        { field: 'name', headerName: 'Item', flex: 2, minWidth: 150 },
        { field: 'unit', headerName: 'Unit', width: 90 },
        { field: 'price', headerName: 'Price', width: 120, editable: true, valueFormatter: ({ value }) => money(value), valueParser: ({ newValue, oldValue }) => (Number(newValue) > 0 ? Number(newValue) : oldValue) },
        { field: 'active', headerName: 'In use', width: 100, editable: true },
      ],
      ready({ api: ready }) { grid.value = ready; },
      // The new price shows at once and goes back when the server did not take it.
      async changed({ data, colDef, oldValue, source }) {
        if (source === 'rollback') return;
        state.value = 'Saving…';
        try {
          await api('PUT', '/prices/' + kind.value + '/' + data.id, { [colDef.field]: data[colDef.field] });
          changes.value = [...changes.value, { id: data.id, field: colDef.field, oldValue }];
          state.value = 'Saved';
        } catch {
          write(data.id, colDef.field, oldValue);
          state.value = '';
        }
      },
      async undo() {
        const last = changes.value.at(-1);
        changes.value = changes.value.slice(0, -1);
        write(last.id, last.field, last.oldValue);
        await api('PUT', '/prices/' + kind.value + '/' + last.id, {});
        state.value = 'Undone';
      },
    };
  },
};
`;

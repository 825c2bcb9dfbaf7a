/** Third-party suites of controls, schedules, diagrams and formulas that show what is typed. */
import type { Page } from 'playwright';
import type { Canary, CorpusPage } from '../../../tracker/corpus/canaries.ts';

const at = '<div id="at"></div>';
const field = '<input id="field">';
/** Runs `run` with the value of the field at each event. */
const shown = (
  name: string,
  imports: string,
  run: string,
  html = `${field}${at}`,
  event = 'change',
): CorpusPage => ({
  name,
  html,
  module: `${imports}; const at = document.querySelector('#at'); document.querySelector('#field').addEventListener('${event}', ({ target: { value } }) => { ${run} });`,
  fields: ['#field'],
  act: (visit) => visit.waitForTimeout(600),
});
const react = (
  name: string,
  imports: string,
  app: string,
  act: NonNullable<CorpusPage['act']>,
): CorpusPage => ({
  name,
  html: at,
  module: `import { createElement as h, useState } from 'react'; import { createRoot } from 'react-dom/client'; ${imports}; function App() { ${app} } createRoot(document.querySelector('#at')).render(h(App));`,
  act,
});
const vue = (
  name: string,
  imports: string,
  template: string,
  state: string,
  act: NonNullable<CorpusPage['act']>,
): CorpusPage => ({
  name,
  html: at,
  module: `import { createApp, ref } from 'vue/dist/vue.esm-bundler.js'; ${imports} createApp({ template: \`${template}\`, setup: () => (${state}) }).use(suite).mount('#at');`,
  act,
});

const twoWords = ({ words }: Canary): string => `${words[0]} ${words[1]}`;
async function type(visit: Page, selector: string, text: string, key = 'Enter'): Promise<void> {
  await visit.locator(selector).first().click({ force: true });
  await visit.keyboard.type(text);
  await visit.keyboard.press(key);
  await visit.waitForTimeout(200);
}

export const suitesAndDiagrams: readonly CorpusPage[] = [
  vue(
    'Element Plus with tags, mentions, a tooltip and a prompt',
    `import suite, { ElMessage, ElMessageBox } from 'element-plus'; import 'element-plus/dist/index.css'; const ask = async () => { const { value } = await ElMessageBox.prompt('Name?'); ElMessage.success('Hello ' + value); ElMessageBox.alert('Hi ' + value, value); };`,
    '<el-input-tag v-model="tags" class="tags" /><el-autocomplete class="search" v-model="query" :fetch-suggestions="find" /><el-select class="select" v-model="chosen" multiple filterable allow-create default-first-option /><el-mention class="note" v-model="note" :options="[{ value: note, label: note }]" type="textarea" /><el-button id="ask" @click="ask">Ask</el-button><el-tooltip :content="note" visible><b>Note</b></el-tooltip>',
    `{ tags: ref([]), query: ref(''), chosen: ref([]), note: ref(''), ask, find: (query, show) => show(query ? [{ value: query + ' Mug' }] : []) }`,
    async (visit, canary) => {
      const { words } = canary;
      await type(visit, '.tags input', twoWords(canary));
      await type(visit, '.search input', twoWords(canary), 'ArrowDown');
      await visit.keyboard.press('Enter');
      await type(visit, '.select input', twoWords(canary));
      await type(visit, '.note textarea', `@${words[2]}`, 'Tab');
      await visit.click('#ask', { force: true });
      await type(visit, '.el-message-box__input input', `${words[3]} ${words[0]}`);
    },
  ),
  vue(
    'Naive UI with tags, a highlight and a pair of fields',
    `import suite from 'naive-ui';`,
    '<n-dynamic-tags class="tags" v-model:value="tags" /><n-auto-complete class="search" v-model:value="query" :options="[query + ` Mug`]" /><n-select class="select" v-model:value="chosen" multiple filterable tag :options="[]" /><n-input class="note" v-model:value="note" type="textarea" show-count autosize /><n-ellipsis>{{ note }}</n-ellipsis><n-highlight :text="note" :patterns="note.split(` `)" /><n-input pair separator="-" class="pair" v-model:value="pair" /><p>{{ pair }}</p>'.replaceAll(
      '`',
      '&quot;',
    ),
    `{ tags: ref([]), query: ref(''), chosen: ref([]), note: ref(''), pair: ref(['', '']) }`,
    async (visit, canary) => {
      await type(visit, '.tags button', twoWords(canary));
      await type(visit, '.search input', twoWords(canary), 'Escape');
      await type(visit, '.select .n-base-selection', twoWords(canary));
      await type(visit, '.note textarea', twoWords(canary), 'Tab');
      await type(visit, '.pair input', canary.words[3], 'Tab');
    },
  ),
  react(
    'MUI with chips, a message and an edited cell',
    `import Autocomplete from '@mui/material/Autocomplete'; import TextField from '@mui/material/TextField'; import Snackbar from '@mui/material/Snackbar'; import { DataGrid } from '@mui/x-data-grid'`,
    `const [tags, setTags] = useState([]); const [name, setName] = useState('');
     return h('div', { style: { width: 600 } }, h(Autocomplete, { multiple: true, freeSolo: true, options: ['Mug'], value: tags, onChange: (_, now) => setTags(now), renderInput: (props) => h(TextField, { ...props, label: 'Tags', className: 'tags' }) }), h(TextField, { label: 'Name', value: name, onChange: ({ target }) => setName(target.value), className: 'name', helperText: name + ' is taken', error: true }), h(Snackbar, { open: !!name, message: 'Saved ' + name }), h(DataGrid, { rows: [{ id: 1, name: 'Mug' }], columns: [{ field: 'name', editable: true, width: 300 }], showToolbar: true }));`,
    async (visit, canary) => {
      await type(visit, '.tags input', twoWords(canary));
      await type(visit, '.name input', twoWords(canary), 'Tab');
      await visit.locator('.MuiDataGrid-cell[data-field=name]').first().dblclick({ force: true });
      await visit.keyboard.press('Control+a');
      await visit.keyboard.type(`${canary.words[2]} ${canary.words[3]}`);
      await visit.keyboard.press('Enter');
    },
  ),
  react(
    'Headless UI with a new option',
    `import { Combobox, ComboboxInput, ComboboxOptions, ComboboxOption } from '@headlessui/react'`,
    `const [query, setQuery] = useState(''); const [chosen, setChosen] = useState(null); return h('div', null, h(Combobox, { value: chosen, onChange: setChosen }, h(ComboboxInput, { id: 'who', onChange: ({ target }) => setQuery(target.value), displayValue: (now) => now ?? '' }), h(ComboboxOptions, null, h(ComboboxOption, { value: query }, 'Create “', query, '”'))), h('p', null, 'Chosen ', chosen));`,
    (visit, canary) => type(visit, '#who', twoWords(canary)),
  ),
  react(
    'React Suite with tags, a new option and suggestions',
    `import { TagInput, InputPicker, AutoComplete } from 'rsuite'; import 'rsuite/dist/rsuite-no-reset.css'`,
    `const [query, setQuery] = useState(''); return h('div', null, h(TagInput, { className: 'tags', style: { width: 300 } }), h(InputPicker, { className: 'select', creatable: true, data: [] }), h(AutoComplete, { className: 'search', data: [query + ' Mug'], value: query, onChange: setQuery }), h('p', null, query));`,
    async (visit, canary) => {
      await type(visit, '.tags', twoWords(canary));
      await type(visit, '.select', twoWords(canary));
      await type(visit, '.search input', twoWords(canary), 'Tab');
    },
  ),
  react(
    'React Hook Form with its values and a message',
    `import { useForm } from 'react-hook-form'`,
    `const { register, watch, formState: { errors } } = useForm({ mode: 'onChange' }); const values = watch(); return h('form', null, h('input', { id: 'who', ...register('who', { validate: (now) => now.toUpperCase() + ' is not known' }) }), h('input', { id: 'note', ...register('note') }), h('p', { role: 'alert' }, errors.who?.message), h('pre', null, JSON.stringify(values)), h('pre', null, Object.entries(values).map((entry) => entry.join('=')).join('&')));`,
    async (visit, canary) => {
      await type(visit, '#who', twoWords(canary), 'Tab');
      await type(visit, '#note', `${canary.words[2]} ${canary.digits}`, 'Tab');
    },
  ),
  react(
    'a list of tags with its text',
    `import { TagsInput } from 'react-tag-input-component'`,
    `const [tags, setTags] = useState([]); return h('div', null, h(TagsInput, { value: tags, onChange: setTags, name: 'tags' }), h('p', null, tags.join(', ')));`,
    (visit, canary) => type(visit, '#at input', twoWords(canary)),
  ),
  {
    name: 'Carbon with a hint and a tag',
    html: '<cds-text-input id="name" label="Name" helper-text="x" enable-counter max-count="90"></cds-text-input><cds-search id="search"></cds-search><cds-tag id="tag">x</cds-tag><p id="at"></p>',
    module: `import '@carbon/web-components/es/components/text-input/index.js'; import '@carbon/web-components/es/components/search/index.js'; import '@carbon/web-components/es/components/tag/index.js';
      document.querySelector('#name').addEventListener('input', (event) => { const { value } = event.composedPath()[0]; at.textContent = value; tag.textContent = value; event.currentTarget.setAttribute('helper-text', 'Hi ' + value); });`,
    fields: ['#name input', '#search input'],
  },
  {
    name: 'form.io with a greeting, a message and a list',
    html: `${at}<pre id="copy"></pre>`,
    module: `import { Formio } from '@formio/js'; Formio.createForm(document.querySelector('#at'), { components: [{ type: 'textfield', key: 'who', label: 'Name', input: true, showWordCount: true, validate: { pattern: '[0-9]+', customMessage: '{{data.who}} is wrong' } }, { type: 'content', key: 'hello', html: '<p>Dear {{data.who}}</p>', refreshOnChange: true }, { type: 'datagrid', key: 'list', input: true, components: [{ type: 'textfield', key: 'item', label: 'Item', input: true }] }] }).then((form) => form.on('change', () => { document.querySelector('#copy').textContent = JSON.stringify(form.submission.data); }));`,
    act: async (visit, canary) => {
      await type(visit, 'input[name="data[who]"]', twoWords(canary), 'Tab');
      await type(visit, 'input[name="data[list][0][item]"]', canary.words[3], 'Tab');
      await visit.waitForTimeout(500);
    },
  },
  {
    name: 'dhtmlxGantt with a task that is edited in place',
    html: '<div id="at" style="height:300px;width:800px"></div>',
    module: `import { gantt } from 'dhtmlx-gantt'; import 'dhtmlx-gantt/codebase/dhtmlxgantt.css'; gantt.config.columns = [{ name: 'text', tree: true, width: 200, editor: { type: 'text', map_to: 'text' } }, { name: 'start_date' }]; gantt.init('at'); gantt.parse({ tasks: [{ id: 1, text: 'Mug', start_date: '2026-01-02 00:00', duration: 3 }] });`,
    act: async (visit, canary) => {
      await visit.locator('.gantt_row .gantt_cell').first().click();
      await visit.locator('.gantt_grid_editor_placeholder input').waitFor();
      await visit.keyboard.press('Control+a');
      await visit.keyboard.type(twoWords(canary));
      await visit.keyboard.press('Enter');
    },
  },
  shown(
    'vis-timeline with a typed item and group',
    `import { Timeline } from 'vis-timeline/standalone'; const timeline = new Timeline(document.querySelector('#at'), [{ id: 1, content: 'Mug', start: '2026-01-01' }], { height: 150 })`,
    `timeline.setItems([{ id: value, content: value, title: value, className: value.replaceAll(' ', '-'), start: '2026-01-02' }]); timeline.setGroups([{ id: 1, content: value }]);`,
  ),
  shown(
    'Drawflow with a typed node',
    `import Drawflow from 'drawflow'; const flow = new Drawflow(document.querySelector('#at')); flow.start()`,
    `flow.addNode(value, 1, 1, 10, 10, 'is-' + value, { name: value }, '<div><input df-name><b>' + value + '</b></div>');`,
    `${field}<div id="at" style="height:200px;position:relative"></div>`,
  ),
  {
    name: 'maxGraph with a cell that is edited in place',
    html: '<div id="at" style="height:200px;width:400px;position:relative"></div><p id="copy"></p>',
    module: `import { Graph } from '@maxgraph/core'; const graph = new Graph(document.querySelector('#at')); const parent = graph.getDefaultParent(); graph.batchUpdate(() => graph.insertVertex({ parent, position: [20, 20], size: [120, 60], value: 'Mug' })); graph.getDataModel().addListener('change', () => { document.querySelector('#copy').textContent = graph.getChildVertices(parent).map(({ value }) => value).join(); });`,
    act: async (visit, canary) => {
      await visit.locator('#at').dblclick({ position: { x: 60, y: 50 } });
      await visit.keyboard.press('Control+a');
      await visit.keyboard.type(twoWords(canary));
      await visit.locator('#at').click({ position: { x: 300, y: 150 } });
    },
  },
  shown(
    'JointJS with a typed label',
    `import { dia, shapes } from '@joint/core'; const graph = new dia.Graph({}, { cellNamespace: shapes }); new dia.Paper({ el: document.querySelector('#at'), model: graph, width: 300, height: 150, cellViewNamespace: shapes }); const box = new shapes.standard.Rectangle({ position: { x: 10, y: 10 }, size: { width: 100, height: 40 } }); box.addTo(graph)`,
    `box.attr('label/text', value); box.attr('body/title', value); box.attr('label/textWrap', { width: 60, height: 200 });`,
    undefined,
    'input',
  ),
  shown(
    'Plotly with typed ticks, a title and a note',
    `import Plotly from 'plotly.js-dist-min'`,
    `Plotly.newPlot('at', [{ x: value.split(' ').slice(0, 4), y: [1, 2, 3, 4], text: value, name: value, type: 'bar' }], { title: { text: value }, annotations: [{ text: value, x: 0, y: 1 }], showlegend: true });`,
  ),
  shown(
    'ECharts in SVG with typed labels and a tooltip',
    `import * as echarts from 'echarts'; const chart = echarts.init(document.querySelector('#at'), null, { renderer: 'svg' })`,
    `chart.setOption({ aria: { enabled: true }, tooltip: { show: true }, animation: false, title: { text: value }, legend: { data: [value] }, xAxis: { data: value.split(' ') }, yAxis: {}, series: [{ name: value, type: 'bar', data: [1, 2, 3], label: { show: true, formatter: value } }] }); chart.dispatchAction({ type: 'showTip', seriesIndex: 0, dataIndex: 0 });`,
    `${field}<div id="at" style="width:500px;height:300px"></div>`,
  ),
  shown(
    'KaTeX with a typed formula and its errors',
    `import katex from 'katex'`,
    `at.innerHTML = [value, '\\\\text{' + value + '}', '\\\\bad{' + value].map((each) => katex.renderToString(each, { throwOnError: false })).join('');`,
    undefined,
    'input',
  ),
  shown(
    'zxcvbn with the parts of a password',
    `import zxcvbn from 'zxcvbn'`,
    `const { score, sequence } = zxcvbn(value); at.innerHTML = '<meter value="' + score + '"></meter>' + sequence.map(({ token, pattern }) => '<p title="' + token + '">' + pattern + ' ' + token + '</p>').join('');`,
    `<input id="field" type="password">${at}`,
    'input',
  ),
  shown(
    'Knockout with a list of words',
    `import ko from 'knockout'; ko.applyBindings({ name: ko.observable('') })`,
    '',
    `<input id="field" data-bind="textInput: name"><h2 data-bind="text: name, attr: { title: name }, css: name"></h2><ul data-bind="foreach: name().split(' ')"><li data-bind="text: $data"></li></ul>${at}`,
  ),
];

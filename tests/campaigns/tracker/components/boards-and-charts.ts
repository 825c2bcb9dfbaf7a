/** Third-party charts, boards, effects and mobile fields whose labels are typed. */
import type { CorpusPage } from '../../../tracker/corpus/canaries.ts';

const at = '<div id="at"></div>';
const field = '<input id="field">';
/** Runs `run` with the value of the field once the visitor has left it. */
const changed = (name: string, imports: string, run: string, html = at): CorpusPage => ({
  name,
  html: `${field}${html}`,
  module: `${imports} document.querySelector('#field').addEventListener('change', ({ target: { value } }) => { ${run} });`,
  fields: ['#field'],
  act: (visit) => visit.waitForTimeout(600),
});

export const boardsAndCharts: readonly CorpusPage[] = [
  changed(
    'ApexCharts, which names its rows in attributes',
    `import ApexCharts from 'apexcharts';`,
    `new ApexCharts(document.querySelector('#at'), { chart: { type: 'bar', height: 200, animations: { enabled: false } }, series: [{ name: value, data: [3, 4] }], xaxis: { categories: value.split(' ').slice(0, 2) }, title: { text: value } }).render();`,
  ),
  changed(
    'Highcharts with typed labels',
    `import Highcharts from 'highcharts';`,
    `Highcharts.chart('at', { accessibility: { enabled: false }, chart: { animation: false }, title: { text: value }, xAxis: { categories: value.split(' ') }, series: [{ name: value, data: [1, 2, 3], dataLabels: { enabled: true, format: value } }] });`,
  ),
  changed(
    'GSAP that splits, types and scrambles a text',
    `import gsap from 'gsap'; import { SplitText } from 'gsap/SplitText'; import { TextPlugin } from 'gsap/TextPlugin'; import { ScrambleTextPlugin } from 'gsap/ScrambleTextPlugin'; gsap.registerPlugin(SplitText, TextPlugin, ScrambleTextPlugin);`,
    `document.querySelector('#at').textContent = value; new SplitText('#at', { type: 'lines,words,chars', mask: 'lines', aria: 'auto' }); gsap.to('#typed', { duration: 0.3, text: value }); gsap.to('#scrambled', { duration: 0.3, scrambleText: { text: value, chars: 'XO' } });`,
    '<h2 id="at">x</h2><h2 id="typed">x</h2><h2 id="scrambled">x</h2>',
  ),
  changed(
    'a cloud of typed words',
    `import cloud from 'd3-cloud';`,
    `cloud().size([300, 200]).words(value.split(/\\s+/).map((text) => ({ text }))).fontSize(20).on('end', (words) => { document.querySelector('#at').innerHTML = '<svg>' + words.map(({ x, y, rotate, text }) => '<text transform="translate(' + x + ',' + y + ')rotate(' + rotate + ')">' + text + '</text>').join('') + '</svg>'; }).start();`,
  ),
  changed(
    'React Flow with a typed node and edge',
    `import { createElement as h } from 'react'; import { createRoot } from 'react-dom/client'; import ReactFlow from 'reactflow'; import 'reactflow/dist/style.css'; const root = createRoot(document.querySelector('#at'));`,
    `root.render(h('div', { style: { height: 200, width: 400 } }, h(ReactFlow, { nodes: [{ id: 'a', position: { x: 10, y: 10 }, data: { label: value } }, { id: value, position: { x: 100, y: 50 }, data: { label: 'Mug' } }], edges: [{ id: 'e', source: 'a', target: value, label: value }] })));`,
  ),
  {
    name: 'a phone number that libphonenumber formats',
    html: `${field}${at}`,
    module: `import { AsYouType, parsePhoneNumberFromString } from 'libphonenumber-js'; document.querySelector('#field').addEventListener('input', ({ target: { value } }) => { const phone = parsePhoneNumberFromString(value, 'US'); document.querySelector('#at').innerHTML = new AsYouType('US').input(value) + (phone ? '<a href="' + phone.getURI() + '">Call ' + phone.formatInternational() + '</a>' : ''); });`,
    act: async (visit) => {
      await visit.click('#field');
      await visit.keyboard.type('415-927-3846');
      await visit.keyboard.press('Tab');
    },
    derived: () => ['927 3846', '927-3846', '9273846'],
  },
  {
    name: 'Number Flow, which rolls to a typed number',
    html: `${field}<number-flow id="flow"></number-flow>`,
    module: `import 'number-flow'; document.querySelector('#field').addEventListener('change', ({ target }) => document.querySelector('#flow').update(Number(target.value.replace(/\\D/g, ''))));`,
    fields: ['#field'],
  },
  {
    name: 'Vant with a message, a limit and a search',
    html: at,
    module: `import { createApp, h, ref } from 'vue/dist/vue.runtime.esm-bundler.js'; import { Field, Search, showToast } from 'vant'; import 'vant/lib/index.css';
      createApp({ setup() { const name = ref(''); const query = ref(''); return () => h('div', [h(Field, { class: 'name', modelValue: name.value, type: 'textarea', autosize: true, showWordLimit: true, maxlength: 400, errorMessage: name.value && name.value + ' is taken', 'onUpdate:modelValue': (value) => { name.value = value; } }), h(Search, { class: 'search', modelValue: query.value, showAction: true, actionText: 'Go ' + query.value, onSearch: (value) => showToast('No ' + value), 'onUpdate:modelValue': (value) => { query.value = value; } })]); } }).mount('#at');`,
    fields: ['.name textarea', '.search input'],
  },
  {
    name: 'Quill with a mention of typed text',
    html: at,
    module: `import Quill from 'quill'; import { Mention, MentionBlot } from 'quill-mention'; Quill.register({ 'blots/mention': MentionBlot, 'modules/mention': Mention }); new Quill('#at', { modules: { mention: { source: (term, render) => render([{ id: 1, value: term + ' Smith' }], term) } } });`,
    act: async (visit, { words }) => {
      await visit.click('.ql-editor');
      await visit.keyboard.type(`Hi @${words[0]}`);
      await visit.locator('.ql-mention-list-item').waitFor();
      await visit.keyboard.press('Enter');
      await visit.keyboard.type(` and ${words[1]}`);
    },
  },
  {
    name: 'JSON Editor by a schema, with headings and messages',
    html: `${at}<pre id="copy"></pre>`,
    module: `import { JSONEditor } from '@json-editor/json-editor'; const editor = new JSONEditor(document.querySelector('#at'), { schema: { type: 'array', items: { type: 'object', headerTemplate: '{{i1}} {{self.name}}', properties: { name: { type: 'string', minLength: 90 }, note: { type: 'string', format: 'textarea' } } } }, startval: [{ name: '', note: '' }], show_errors: 'always' }); editor.on('change', () => { document.querySelector('#copy').textContent = JSON.stringify(editor.getValue()); });`,
    fields: ['input[name="root[0][name]"]', 'textarea[name="root[0][note]"]'],
  },
];

/** Third-party inputs, forms, tables and messages that repeat what is typed in words, drawings, differences or attributes. */
import type { Page } from 'playwright';
import type { Canary, CorpusPage } from '../../../tracker/corpus/canaries.ts';

const at = '<div id="at"></div>';
const page = (
  name: string,
  module: string,
  fields: readonly string[],
  html = at,
  act?: CorpusPage['act'],
): CorpusPage => ({ name, html, module, fields, ...(act && { act }) });
/** `App` is a component whose hooks are imported. */
const react = (name: string, module: string, ...fields: readonly string[]): CorpusPage =>
  page(
    name,
    `import { createElement as h, useState } from 'react'; import { createRoot } from 'react-dom/client'; ${module}; createRoot(document.querySelector('#at')).render(h(App));`,
    fields,
  );
const FIELD = '<input id="field" style="width:20em">';
/** A field whose text a library shows in `#at` at every input. */
const shownBy = (name: string, module: string, show: string, html = `${FIELD}${at}`): CorpusPage =>
  page(
    name,
    `${module}; const at = document.querySelector('#at'); document.querySelector('#field').addEventListener('input', ({ target: { value } }) => { ${show} });`,
    ['#field'],
    html,
  );

export const formsAndFeedback: readonly CorpusPage[] = [
  page(
    'SunEditor with its preview',
    `import suneditor from 'suneditor'; import 'suneditor/css/editor'; window.ed = suneditor.create(document.querySelector('#area'), { buttonList: [['undo']] });`,
    ['.sun-editor-editable'],
    '<textarea id="area"></textarea><article id="copy"></article>',
    (visit) =>
      visit.evaluate(() => {
        const text = document.querySelector('.sun-editor-editable')?.innerHTML ?? '';
        (document.querySelector('#copy') as HTMLElement).innerHTML = text;
      }),
  ),
  page(
    'pell with its HTML as text',
    `import { init } from 'pell'; init({ element: document.querySelector('#at'), onChange: (html) => { document.querySelector('#html').textContent = html; } });`,
    ['.pell-content'],
    `${at}<pre id="html"></pre>`,
  ),
  page(
    'Toast UI Editor with its preview beside it',
    `import Editor from '@toast-ui/editor'; import '@toast-ui/editor/dist/toastui-editor.css'; window.ed = new Editor({ el: document.querySelector('#at'), height: '300px', previewStyle: 'vertical', usageStatistics: false });`,
    ['.toastui-editor-md-container .ProseMirror'],
  ),
  page(
    'wangEditor with its text below',
    `import { createEditor } from '@wangeditor/editor'; const ed = createEditor({ selector: '#at', html: '<p><br></p>', mode: 'simple', config: { onChange(each) { document.querySelector('#copy').textContent = each.getText(); } } });`,
    ['#at [contenteditable]'],
    '<div id="at" style="height:150px"></div><p id="copy"></p>',
  ),
  page(
    'OverType, which draws formatted text behind a field',
    `import OverType from 'overtype'; const [ed] = new OverType('#at', { showStats: true });`,
    ['#at textarea'],
    '<div id="at" style="height:200px"></div>',
  ),
  page(
    'TinyMCE inline with its content repeated',
    `import tinymce from 'tinymce'; import 'tinymce/models/dom'; import 'tinymce/themes/silver'; import 'tinymce/icons/default'; import 'tinymce/skins/ui/oxide/skin.js';
     tinymce.init({ selector: '#at', inline: true, license_key: 'gpl', toolbar: false, menubar: false, setup(ed) { ed.on('input change', () => { document.querySelector('#copy').innerHTML = ed.getContent(); document.title = ed.getContent({ format: 'text' }).slice(0, 60); }); } });`,
    ['#at'],
    '<div id="at" style="min-height:60px"><p>Write</p></div><article id="copy"></article>',
  ),
  page(
    'Inputmask with the masked value in a data attribute',
    `import Inputmask from 'inputmask'; Inputmask({ mask: '*{1,90}', greedy: false, oncomplete() {}, onKeyValidation() { const f = document.querySelector('#field'); f.dataset.masked = f.value; document.querySelector('#at').dataset.raw = f.inputmask.unmaskedvalue(); document.querySelector('#at').style.setProperty('--entered', JSON.stringify(f.inputmask.unmaskedvalue())); } }).mask('#field');`,
    ['#field'],
    `${FIELD}${at}<style>#at::before{content:var(--entered)}</style>`,
  ),
  page(
    'Maskito with a mirror',
    `import { Maskito } from '@maskito/core'; const field = document.querySelector('#field'); new Maskito(field, { mask: /^.*$/, postprocessors: [({ value, selection }) => ({ value: value.toUpperCase(), selection })] }); field.addEventListener('input', () => { document.querySelector('#at').textContent = 'Name on card: ' + field.value; });`,
    ['#field'],
    `${FIELD}${at}`,
  ),
  page(
    'AutoNumeric with the amount in a sentence',
    `import AutoNumeric from 'autonumeric'; new AutoNumeric('#field', { currencySymbol: '€ ', decimalPlaces: 2, maximumValue: '99999999999999' }); document.querySelector('#field').addEventListener('autoNumeric:rawValueModified', ({ detail }) => { document.querySelector('#at').textContent = 'You pay ' + document.querySelector('#field').value + ' (' + detail.newRawValue + ')'; });`,
    ['#field'],
    `${FIELD}${at}`,
  ),
  react(
    'React OTP Input with a field per character',
    `import OtpInput from 'react-otp-input'; function App() { const [otp, set] = useState(''); return h('div', null, h('output', null, otp), h(OtpInput, { value: otp, onChange: set, numInputs: 40, shouldAutoFocus: true, renderInput: (props) => h('input', props) })); }`,
    '#at input',
  ),
  react(
    'Downshift combobox with chips and its status message',
    `import { useCombobox } from 'downshift'; function App() { const [items, set] = useState([]); const { getInputProps, getMenuProps, getItemProps, inputValue, isOpen } = useCombobox({ items: [0], itemToString: () => inputValue }); return h('div', null, h('input', getInputProps({ id: 'combo', onKeyDown: (e) => { if (e.key === 'Enter' && e.target.value) set([...items, e.target.value]); } })), items.map((each, n) => h('span', { key: n, className: 'chip', title: each }, each, h('button', { 'aria-label': 'Remove ' + each }, '×'))), h('ul', getMenuProps(), isOpen && h('li', getItemProps({ item: 0, index: 0 }), 'Create “', inputValue, '”'))); }`,
    '#combo',
  ),
  page(
    'Select2 with new tags',
    `const $ = window.jQuery = window.$ = require('jquery'); $.isArray = Array.isArray; $.trim = (text) => String(text ?? '').trim(); $.isFunction = (each) => typeof each === 'function'; const s = require('select2/dist/js/select2.full.js'); require('select2/dist/css/select2.css'); try { s(window, window.jQuery); } catch {} window.jQuery('#tags').select2({ tags: true, width: '300px' }); window.jQuery('#tags').on('change', () => { document.querySelector('#at').textContent = 'Tags: ' + window.jQuery('#tags').val().join(', '); });`,
    ['.select2-search__field'],
    `<select id="tags" multiple></select>${at}`,
  ),
  page(
    'autoComplete.js with a message',
    `import autoComplete from '@tarekraafat/autocomplete.js'; new autoComplete({ selector: '#field', data: { src: ['mug', 'plate'] }, resultsList: { noResults: true, element: (list, data) => { const p = document.createElement('p'); p.innerHTML = 'Found <b>' + data.results.length + '</b> for <i>"' + data.query + '"</i>'; list.prepend(p); } } });`,
    ['#field'],
    FIELD,
  ),
  page(
    'Virtual Select with a new option',
    `require('virtual-select-plugin/dist/virtual-select.min.css'); const code = require('virtual-select-plugin/dist/virtual-select.min.js'); window.VirtualSelect.init({ ele: '#at', options: [{ label: 'Mug', value: 1 }], search: true, allowNewOption: true, showValueAsTags: true, multiple: true });`,
    [],
    at,
    async (visit: Page, { words }: Canary) => {
      await visit.locator('.vscomp-toggle-button').click({ force: true });
      await visit.locator('.vscomp-search-input').click({ force: true });
      await visit.keyboard.type(`${words[0]} ${words[1]}`);
      await visit.keyboard.press('Enter');
      await visit
        .locator('.vscomp-option.new-option,.vscomp-option')
        .first()
        .click({ force: true });
    },
  ),
  page(
    'Pikaday that repeats what it cannot parse',
    `import Pikaday from 'pikaday'; import 'pikaday/css/pikaday.css'; const field = document.querySelector('#field'); new Pikaday({ field }); field.addEventListener('change', () => { document.querySelector('#at').textContent = '"' + field.value + '" is not a date'; });`,
    [],
    `${FIELD}${at}`,
    async (visit: Page, { words }: Canary) => {
      await visit.click('#field');
      await visit.keyboard.type(`${words[0]} ${words[1]}`);
      await visit.keyboard.press('Tab');
    },
  ),
  shownBy(
    'mark.js that highlights the search in the results',
    `import Mark from 'mark.js'; const instance = new Mark('#list')`,
    `at.textContent = 'Results for ' + value; document.querySelector('#list').textContent = 'We know ' + value + ' and ' + value.split(' ')[0]; instance.unmark({ done: () => instance.mark(value, { separateWordSearch: true, accuracy: 'partially', diacritics: true }) });`,
    `${FIELD}${at}<p id="list"></p>`,
  ),
  react(
    'React Highlight Words',
    `import Highlighter from 'react-highlight-words'; function App() { const [q, set] = useState(''); return h('div', null, h('input', { id: 'q', value: q, onChange: (e) => set(e.target.value) }), h(Highlighter, { searchWords: q.split(' ').filter(Boolean), autoEscape: true, textToHighlight: 'Orders of ' + q + ', also known as ' + q.split(' ').reverse().join(', ') })); }`,
    '#q',
  ),
  page(
    'List.js with rows that are added from a field',
    `import List from 'list.js'; const list = new List('at', { valueNames: ['name'], item: '<li><span class="name"></span></li>' }, [{ name: 'Mug' }]); document.querySelector('#field').addEventListener('change', ({ target }) => list.add({ name: target.value }));`,
    ['#field'],
    `${FIELD}<div id="at"><input class="search" placeholder="Search"><ul class="list"></ul></div>`,
  ),
  page(
    'DataTables with its search in the summary and a saved state',
    `import DataTable from 'datatables.net'; const table = new DataTable('#at', { stateSave: true, data: [['Mug']], columns: [{ title: 'Name' }], language: { infoFiltered: '(filtered by _SEARCH_)' } }); table.on('search.dt', () => { document.querySelector('#info').textContent = 'No rows match "' + table.search() + '"'; history.replaceState({}, '', '?q=' + encodeURIComponent(table.search())); });`,
    ['.dt-search input'],
    '<table id="at"></table><p id="info"></p>',
  ),
  page(
    'AG Grid with an edited cell',
    `import { createGrid, ModuleRegistry, AllCommunityModule } from 'ag-grid-community'; ModuleRegistry.registerModules([AllCommunityModule]); createGrid(document.querySelector('#at'), { columnDefs: [{ field: 'name', editable: true, filter: true, floatingFilter: true, tooltipField: 'name' }], rowData: [{ name: 'Mug' }, { name: 'Plate' }] });`,
    [],
    '<div id="at" style="height:300px;width:500px"></div>',
    async (visit: Page, { words }: Canary) => {
      await visit.locator('.ag-cell').first().dblclick();
      await visit.keyboard.type(`${words[0]} and ${words[1]}`);
      await visit.keyboard.press('Enter');
      await visit.locator('.ag-floating-filter-input input').first().click();
      await visit.keyboard.type(words[2]);
    },
  ),
  page(
    'SlickGrid with an edited cell',
    `import Sortable from 'sortablejs'; import { SlickGrid, Editors } from 'slickgrid'; window.Sortable = Sortable; import 'slickgrid/dist/styles/css/slick.grid.css'; new SlickGrid('#at', [{ name: 'Mug' }], [{ id: 'n', name: 'Name', field: 'name', editor: Editors.Text, width: 300 }], { editable: true, enableCellNavigation: true, autoEdit: true });`,
    [],
    '<div id="at" style="height:200px;width:500px"></div>',
    async (visit: Page, { words }: Canary) => {
      await visit.locator('.slick-cell').first().click();
      await visit.keyboard.press('Control+a');
      await visit.keyboard.type(`${words[0]} and ${words[1]}`);
      await visit.keyboard.press('Enter');
    },
  ),
  page(
    'w2ui grid and form',
    `import { w2grid, w2form } from 'w2ui'; import 'w2ui/w2ui-2.0.css'; window.grid = new w2grid({ box: '#at', name: 'g', show: { toolbar: true }, columns: [{ field: 'name', text: 'Name', size: '300px', editable: { type: 'text' } }], records: [{ recid: 1, name: 'Mug' }] });`,
    [],
    '<div id="at" style="height:250px;width:600px"></div>',
    async (visit: Page, { words }: Canary) => {
      await visit.locator('#grid_g_data_0_0').dblclick({ force: true });
      await visit.keyboard.type(`${words[0]} and ${words[1]}`);
      await visit.keyboard.press('Enter');
      await visit.locator('.w2ui-search-all').first().click({ force: true });
      await visit.keyboard.type(words[2]);
      await visit.keyboard.press('Enter');
    },
  ),
  page(
    'Signature Pad as SVG and picture',
    `import SignaturePad from 'signature_pad'; const pad = new SignaturePad(document.querySelector('#pad')); pad.addEventListener('endStroke', () => { document.querySelector('#at').innerHTML = '<img src="' + pad.toDataURL() + '">'; });`,
    ['#field'],
    `<canvas id="pad" width="300" height="100"></canvas>${FIELD}${at}`,
  ),
  page(
    'SurveyJS with answers in later questions',
    `import { Model } from 'survey-core'; import 'survey-core/survey-core.css'; import { renderSurvey } from 'survey-js-ui'; const model = new Model({ elements: [{ type: 'text', name: 'who', title: 'Name' }, { type: 'text', name: 'job', title: 'What does {who} do?' }, { type: 'html', name: 'sum', html: 'Thank you, {who} ({job})' }], textUpdateMode: 'onTyping' }); renderSurvey(model, document.querySelector('#at'));`,
    ['#at input >> nth=0', '#at input >> nth=1'],
  ),
  react(
    'Formik with its values as JSON, in the address and in storage',
    `import { Formik, Form, Field } from 'formik'; function App() { return h(Formik, { initialValues: { name: '', note: '' }, onSubmit() {} }, ({ values, touched }) => { localStorage.draft = JSON.stringify(values); if (values.name) history.replaceState({}, '', '?draft=' + encodeURIComponent(JSON.stringify(values))); return h(Form, { 'data-values': JSON.stringify(values) }, h(Field, { name: 'name', id: 'name' }), h(Field, { name: 'note', as: 'textarea', id: 'note' }), h('pre', null, JSON.stringify({ values, touched }, null, 2)), h('p', { role: 'status' }, 'Saved: ' + values.name)); }); }`,
    '#name',
    '#note',
  ),
  shownBy(
    'Notyf and Toastify messages',
    `import { Notyf } from 'notyf'; import 'notyf/notyf.min.css'; import Toastify from 'toastify-js'; const notyf = new Notyf()`,
    `if (value.length % 9 === 5) { notyf.success('Saved: ' + value); Toastify({ text: 'Draft of ' + value + ' stored', duration: 3000 }).showToast(); }`,
  ),
  shownBy(
    'JsBarcode drawn as SVG with its text',
    `import JsBarcode from 'jsbarcode'`,
    `try { JsBarcode('#code', value, { format: 'CODE128', displayValue: true }); } catch (error) { console.error(error); at.textContent = String(error); }`,
    `${FIELD}${at}<svg id="code"></svg>`,
  ),
  page(
    'MathLive with its LaTeX',
    `import 'mathlive'; const field = document.querySelector('math-field'); field.addEventListener('input', () => { document.querySelector('#at').textContent = field.value; });`,
    [],
    `<math-field id="field" style="display:block"></math-field>${at}`,
    async (visit: Page, { digits }: Canary) => {
      await visit.locator('math-field').click();
      await visit.keyboard.type(digits);
    },
  ),
  page(
    'Mermaid that draws a typed diagram',
    `import mermaid from 'mermaid'; mermaid.initialize({ startOnLoad: false }); document.querySelector('#field').addEventListener('input', async ({ target }) => { const name = target.value.replace(/[^\\w ]/g, ' '); try { const { svg } = await mermaid.render('g' + name.length, 'graph LR; A[' + name + '] --> B[Mug]'); document.querySelector('#at').innerHTML = svg; } catch (error) { document.querySelector('#at').textContent = error.message; } });`,
    ['#field'],
    `${FIELD}${at}`,
  ),
  page(
    'JSON Editor with a tree',
    `import JSONEditor from 'jsoneditor'; import 'jsoneditor/dist/jsoneditor.css'; const ed = new JSONEditor(document.querySelector('#at'), { mode: 'tree', onChangeText: (text) => { document.querySelector('#copy').textContent = text; } }); ed.set({ name: 'Mug' }); ed.expandAll();`,
    ['.jsoneditor-value.jsoneditor-string'],
    `${at}<pre id="copy"></pre>`,
  ),
  shownBy(
    'differences of two versions, by words and letters',
    `import { diffWords, diffChars } from 'diff'; let before = 'Mug'`,
    `const show = (parts) => parts.map(({ added, removed, value }) => (added ? '<ins>' : removed ? '<del>' : '<span>') + value + (added ? '</ins>' : removed ? '</del>' : '</span>')).join(''); at.innerHTML = '<p>' + show(diffWords(before, value)) + '</p>'; if (value.length % 20 === 0) before = value;`,
  ),
  shownBy(
    'soft hyphens in a preview',
    `import { hyphenateSync } from 'hyphen/en'`,
    `at.innerHTML = '<p>' + hyphenateSync('Dear ' + value) + '</p><h2>' + hyphenateSync(value, { hyphenChar: '\\u200b' }) + '</h2>'`,
  ),
  react(
    'React Mentions with its highlighter',
    `import { MentionsInput, Mention } from 'react-mentions'; function App() { const [v, set] = useState(''); return h('div', null, h(MentionsInput, { value: v, onChange: (e, value) => set(value), id: 'mention', style: { width: 400 } }, h(Mention, { trigger: '@', data: (q, done) => done([{ id: 1, display: q + ' Mug' }]) })), h('p', null, v)); }`,
    '#at textarea',
  ),
  shownBy(
    'Odometer that rolls to a typed number',
    `window.odometerOptions = { auto: false }; const Odometer = require('odometer'); const od = new Odometer({ el: document.querySelector('#roll'), value: 0 })`,
    `const n = Number(value.replace(/\\D/g, '')); if (n) { at.textContent = n.toLocaleString('de-DE') + ' €'; }`,
    `${FIELD}${at}<b id="roll">0</b>`,
  ),
];

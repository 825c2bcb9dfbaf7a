/** Third-party editors, sheets, terminals, drawings and searches in which the visitor edits something that is there. */
import type { Page } from 'playwright';
import type { Canary, CorpusPage } from '../../../tracker/corpus/canaries.ts';

const at = '<div id="at"></div>';
const copy = '<pre id="copy"></pre>';
const page = (
  name: string,
  module: string,
  fields: readonly string[],
  html = at,
  act?: CorpusPage['act'],
): CorpusPage => ({ name, html, module, fields, ...(act && { act }) });
/** `App` is a component whose hooks are imported. */
const react = (
  name: string,
  module: string,
  fields: readonly string[],
  act?: CorpusPage['act'],
): CorpusPage =>
  page(
    name,
    `import { createElement as h, useState } from 'react'; import { createRoot } from 'react-dom/client'; ${module}; createRoot(document.querySelector('#at')).render(h(App));`,
    fields,
    at,
    act,
  );
/** Opens something with a double click and replaces its text. */
const replaceText =
  (shape: string, position?: { x: number; y: number }) =>
  async (visit: Page, { words }: Canary) => {
    await visit
      .locator(shape)
      .first()
      .dblclick({ force: true, ...(position && { position }) });
    await visit.keyboard.press('Control+a');
    await visit.keyboard.type(`${words[0]} and ${words[1]}`);
    await visit.keyboard.press('Enter');
  };
/** Types lines into what a click focuses. */
const typeLines = async (visit: Page, { words, digits }: Canary) => {
  const { keyboard } = visit;
  await keyboard.type(`${words[0]} ${words[1]}`);
  await keyboard.press('Enter');
  await keyboard.insertText(words[2]);
  await keyboard.type(digits);
  await keyboard.press('Enter');
};

export const gridsAndTerminals: readonly CorpusPage[] = [
  page(
    'CKEditor 5 with its HTML and a word count',
    `import { ClassicEditor, Essentials, Paragraph, WordCount } from 'ckeditor5'; import 'ckeditor5/ckeditor5.css'; ClassicEditor.create(document.querySelector('#at'), { licenseKey: 'GPL', plugins: [Essentials, Paragraph, WordCount] }).then((editor) => editor.model.document.on('change:data', () => { document.querySelector('#copy').textContent = editor.getData(); }));`,
    ['.ck-editor__editable'],
    at + copy,
  ),
  page(
    'TinyMCE in a frame with its content beside it',
    `import tinymce from 'tinymce'; import 'tinymce/icons/default'; import 'tinymce/themes/silver'; import 'tinymce/models/dom'; import 'tinymce/skins/ui/oxide/skin.css'; tinymce.init({ selector: '#area', license_key: 'gpl', skin: false, content_css: false, height: 200, setup: (ed) => ed.on('input change keyup', () => { document.querySelector('#copy').innerHTML = ed.getContent(); }) });`,
    [],
    '<textarea id="area"></textarea><article id="copy"></article>',
    async (visit, canary) => {
      await visit.frameLocator('iframe').locator('body').click();
      await typeLines(visit, canary);
    },
  ),
  page(
    'Milkdown with its Markdown',
    `import { Crepe } from '@milkdown/crepe'; const crepe = new Crepe({ root: '#at', defaultValue: 'Mug' }); crepe.on((each) => each.markdownUpdated((_, text) => { document.querySelector('#copy').textContent = text; })); crepe.create();`,
    ['#at .ProseMirror'],
    at + copy,
  ),
  page(
    'GrapesJS with a text that is edited in its frame',
    `import grapesjs from 'grapesjs'; import 'grapesjs/dist/css/grapes.min.css'; const editor = grapesjs.init({ container: '#at', height: '400px', storageManager: false, components: '<h1>Mug</h1>' }); editor.on('component:update', () => { document.querySelector('#copy').textContent = editor.getHtml(); });`,
    [],
    at + copy,
    async (visit, { words }) => {
      await visit.frameLocator('iframe.gjs-frame').locator('h1').dblclick();
      await visit.keyboard.press('Control+a');
      await visit.keyboard.type(`${words[0]} and ${words[1]}`);
    },
  ),
  page(
    'jQuery Terminal, which cancels keys and repeats commands',
    `const $ = window.jQuery = window.$ = require('jquery'); require('jquery.terminal/css/jquery.terminal.css'); require('jquery.terminal')(window, $); $('#at').terminal(function (command) { this.echo('Unknown command ' + command); }, { greetings: 'Mug shop' });`,
    [],
    '<div id="at" style="height:200px"></div>',
    async (visit, canary) => {
      await visit.click('#at');
      await typeLines(visit, canary);
    },
  ),
  page(
    'xterm.js with its text for screen readers',
    `import { Terminal } from '@xterm/xterm'; import '@xterm/xterm/css/xterm.css'; const term = new Terminal({ screenReaderMode: true }); term.open(document.querySelector('#at')); let line = ''; term.onData((data) => { if (data === '\\r') { term.write('\\r\\nUnknown command ' + line + '\\r\\n'); document.title = line; line = ''; } else { line += data; term.write(data); } });`,
    [],
    at,
    async (visit, canary) => {
      await visit.click('.xterm');
      await typeLines(visit, canary);
    },
  ),
  page(
    'Handsontable with its data below',
    `import Handsontable from 'handsontable'; import { registerAllModules } from 'handsontable/registry'; registerAllModules(); const table = new Handsontable(document.querySelector('#at'), { data: [['Mug', 'a'], ['Plate', 'b']], licenseKey: 'non-commercial-and-evaluation', afterChange: () => setTimeout(() => { document.querySelector('#copy').textContent = JSON.stringify(table.getData()); }) });`,
    [],
    `<div id="at" style="height:200px"></div>${copy}`,
    replaceText('#at td'),
  ),
  page(
    'x-spreadsheet, drawn on a canvas, with its data below',
    `import 'x-data-spreadsheet/dist/xspreadsheet.css'; import 'x-data-spreadsheet/dist/xspreadsheet.js'; window.x_spreadsheet('#at').loadData({}).change((data) => { document.querySelector('#copy').textContent = JSON.stringify(data); });`,
    [],
    at + copy,
    replaceText('.x-spreadsheet-overlayer', { x: 100, y: 60 }),
  ),
  page(
    'TOAST UI Grid with an edited cell',
    `import Grid from 'tui-grid'; import 'tui-grid/dist/tui-grid.css'; const grid = new Grid({ el: document.querySelector('#at'), data: [{ name: 'Mug' }], columns: [{ name: 'name', header: 'Name', editor: 'text' }], bodyHeight: 100 }); grid.on('afterChange', () => { document.querySelector('#copy').textContent = JSON.stringify(grid.getData()); });`,
    [],
    `<div id="at" style="width:500px"></div>${copy}`,
    replaceText('.tui-grid-cell[data-column-name=name]'),
  ),
  page(
    'RevoGrid with an edited cell',
    `import { defineCustomElements } from '@revolist/revogrid/loader'; defineCustomElements(); const grid = document.querySelector('revo-grid'); grid.columns = [{ prop: 'name', name: 'Name' }]; grid.source = [{ name: 'Mug' }];`,
    [],
    '<revo-grid style="height:200px;width:400px"></revo-grid>',
    replaceText('revo-grid .rgCell'),
  ),
  page(
    'Fabric with a drawing that is shown as SVG',
    `import { Canvas, IText } from 'fabric'; const canvas = new Canvas('pad', { width: 400, height: 200 }); canvas.add(new IText('Mug', { left: 150, top: 80 })); canvas.on('text:changed', () => { document.querySelector('#at').innerHTML = canvas.toSVG(); });`,
    [],
    `<canvas id="pad"></canvas>${at}`,
    replaceText('.upper-canvas', { x: 160, y: 90 }),
  ),
  page(
    'bpmn-js with a task whose name is wrapped in a drawing',
    `import Modeler from 'bpmn-js/lib/Modeler'; import 'bpmn-js/dist/assets/diagram-js.css'; import 'bpmn-js/dist/assets/bpmn-js.css'; const modeler = new Modeler({ container: '#at' }); const spec = 'http://www.omg.org/spec/'; modeler.importXML('<bpmn:definitions xmlns:bpmn="' + spec + 'BPMN/20100524/MODEL" xmlns:bpmndi="' + spec + 'BPMN/20100524/DI" xmlns:dc="' + spec + 'DD/20100524/DC" id="D" targetNamespace="x"><bpmn:process id="P"><bpmn:task id="T" name="Mug"/></bpmn:process><bpmndi:BPMNDiagram id="B"><bpmndi:BPMNPlane id="L" bpmnElement="P"><bpmndi:BPMNShape id="S" bpmnElement="T"><dc:Bounds x="160" y="80" width="100" height="80"/></bpmndi:BPMNShape></bpmndi:BPMNPlane></bpmndi:BPMNDiagram></bpmn:definitions>'); modeler.on('commandStack.changed', async () => { document.querySelector('#copy').textContent = (await modeler.saveXML()).xml; });`,
    [],
    `<div id="at" style="height:300px"></div>${copy}`,
    replaceText('[data-element-id=T] rect'),
  ),
  page(
    'UI5 Web Components with tokens and a message',
    `import '@ui5/webcomponents/dist/Input.js'; import '@ui5/webcomponents/dist/TextArea.js'; import '@ui5/webcomponents/dist/MultiInput.js'; import '@ui5/webcomponents/dist/Token.js'; const many = document.querySelector('#many'); many.addEventListener('change', () => { const token = document.createElement('ui5-token'); token.text = many.value; token.slot = 'tokens'; many.append(token); many.value = ''; }); document.querySelector('#name').addEventListener('input', ({ target }) => { document.querySelector('#at').textContent = 'Unknown: ' + target.value; });`,
    ['#name input', '#note textarea', '#many input'],
    `<ui5-input id="name" show-clear-icon></ui5-input><ui5-textarea id="note" show-exceeded-text maxlength="5"></ui5-textarea><ui5-multi-input id="many"></ui5-multi-input>${at}`,
  ),
  react(
    'Ark UI with an editable text, tags, a code and a combo box',
    `import { Editable, TagsInput, PinInput, Combobox, createListCollection } from '@ark-ui/react'; function App() { const [query, setQuery] = useState(''); const collection = createListCollection({ items: [query || 'Mug'] }); return h('div', null,
      h(Editable.Root, { defaultValue: 'Mug', activationMode: 'dblclick' }, h(Editable.Area, null, h(Editable.Input), h(Editable.Preview, { id: 'preview' }))),
      h(TagsInput.Root, { blurBehavior: 'add' }, h(TagsInput.Context, null, (api) => h(TagsInput.Control, null, api.value.map((value, index) => h(TagsInput.Item, { key: index, index, value }, h(TagsInput.ItemPreview, null, h(TagsInput.ItemText)), h(TagsInput.ItemInput))), h(TagsInput.Input, { id: 'tag' })))),
      h(PinInput.Root, { type: 'alphanumeric', onValueComplete: ({ valueAsString }) => { document.title = 'Code ' + valueAsString; } }, h(PinInput.Control, null, [0, 1, 2, 3, 4, 5].map((index) => h(PinInput.Input, { key: index, index, id: 'pin' + index })))),
      h(Combobox.Root, { collection, allowCustomValue: true, onInputValueChange: ({ inputValue }) => setQuery(inputValue) }, h(Combobox.Control, null, h(Combobox.Input, { id: 'combo' })), h(Combobox.Positioner, null, h(Combobox.Content, null, collection.items.map((item) => h(Combobox.Item, { key: item, item }, h(Combobox.ItemText, null, item))))))); }`,
    ['#combo', '#tag'],
    async (visit, canary) => {
      await replaceText('#preview')(visit, canary);
      await visit.click('#pin0');
      await visit.keyboard.type(canary.words[3].slice(0, 6));
    },
  ),
  react(
    'Ant Design with an editable text, mentions, tags and a count',
    `import { Typography, Mentions, AutoComplete, Input, Select } from 'antd'; function App() { const [text, setText] = useState('Mug'); const [query, setQuery] = useState(''); return h('div', null, h(Typography.Paragraph, { className: 'edit', editable: { onChange: setText, triggerType: ['text'] }, ellipsis: true, copyable: true }, text), h(Mentions, { className: 'mentions', options: [{ value: 'mug', label: 'Mug' }] }), h(AutoComplete, { className: 'auto', options: [{ value: query + '@x' }], onSearch: setQuery, style: { width: 200 } }), h(Input.TextArea, { className: 'area', showCount: true, maxLength: 400, autoSize: true }), h(Select, { className: 'tags', mode: 'tags', style: { width: 200 } })); }`,
    ['.mentions textarea', '.auto input', 'textarea.area, .area textarea', '.tags input'],
    replaceText('.edit'),
  ),
  react(
    'Mantine with tags, a highlight and a message',
    `import { MantineProvider, TagsInput, Autocomplete, Highlight, TextInput } from '@mantine/core'; function App() { const [query, setQuery] = useState(''); const [name, setName] = useState(''); return h(MantineProvider, null, h(TagsInput, { id: 'tags' }), h(Autocomplete, { id: 'auto', value: query, onChange: setQuery, data: [query + '@mug.example', 'Mug'] }), h(Highlight, { highlight: query }, 'All about ' + query + ' and mugs'), h(TextInput, { id: 'name', value: name, onChange: ({ target }) => setName(target.value), error: name && name + ' is taken' })); }`,
    ['#tags', '#auto', '#name'],
  ),
  react(
    'React Aria with tags and announcements',
    `import { ComboBox, Input, Popover, ListBox, ListBoxItem, Button, TagGroup, TagList, Tag, TextField } from 'react-aria-components'; function App() { const [query, setQuery] = useState(''); const [tags, setTags] = useState(['Mug']); return h('div', null, h(ComboBox, { allowsCustomValue: true, inputValue: query, onInputChange: setQuery, 'aria-label': 'Mugs' }, h(Input, { id: 'combo' }), h(Button, null, 'v'), h(Popover, null, h(ListBox, null, h(ListBoxItem, { id: 'x', textValue: query }, query + ' Mug')))), h(TextField, { 'aria-label': 'Tag' }, h(Input, { id: 'tag', onKeyDown: ({ key, target }) => { if (key === 'Enter') setTags([...tags, target.value]); } })), h(TagGroup, { 'aria-label': 'Tags', onRemove() {} }, h(TagList, null, tags.map((tag, index) => h(Tag, { key: tag + index, id: tag + index, textValue: tag }, tag, h(Button, { slot: 'remove' }, 'x')))))); }`,
    ['#combo', '#tag'],
  ),
  react(
    'React Bootstrap Typeahead with its hint',
    `import { Typeahead } from 'react-bootstrap-typeahead'; function App() { const [selected, setSelected] = useState([]); return h(Typeahead, { id: 'list', multiple: true, allowNew: true, newSelectionPrefix: 'Add: ', options: ['Mug'], selected, onChange: setSelected, inputProps: { id: 'field' } }); }`,
    ['#field'],
  ),
];

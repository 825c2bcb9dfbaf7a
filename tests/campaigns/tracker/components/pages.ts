/** Third-party editors, components and pickers, used as documented. */
import type { CorpusPage } from '../../../tracker/corpus/canaries.ts';
import { inputsAndSheets } from './inputs-and-sheets.ts';

const at = '<div id="at"></div>';
const editor = (name: string, module: string, field: string, html = at): CorpusPage => ({
  name,
  html,
  module,
  fields: [field],
});

export const componentPages: readonly CorpusPage[] = [
  ...inputsAndSheets,
  editor(
    'Quill',
    `import Quill from 'quill'; import 'quill/dist/quill.snow.css'; new Quill('#at', { theme: 'snow', placeholder: 'Write' });`,
    '.ql-editor',
  ),
  editor(
    'Trix',
    `import 'trix'; import 'trix/dist/trix.css';`,
    'trix-editor',
    '<form><input id="body" type="hidden" name="body"><trix-editor input="body"></trix-editor></form>',
  ),
  editor(
    'Tiptap with a character count and a live preview',
    `import { Editor } from '@tiptap/core'; import StarterKit from '@tiptap/starter-kit';
     new Editor({ element: document.querySelector('#at'), extensions: [StarterKit], onUpdate: ({ editor }) => { document.querySelector('#preview').innerHTML = editor.getHTML(); } });`,
    '.tiptap',
    `${at}<article id="preview"></article>`,
  ),
  editor(
    'ProseMirror with its menu',
    `import { EditorState } from 'prosemirror-state'; import { EditorView } from 'prosemirror-view'; import { schema } from 'prosemirror-schema-basic'; import { exampleSetup } from 'prosemirror-example-setup'; import 'prosemirror-view/style/prosemirror.css'; import 'prosemirror-menu/style/menu.css';
     new EditorView(document.querySelector('#at'), { state: EditorState.create({ schema, plugins: exampleSetup({ schema }) }) });`,
    '.ProseMirror',
  ),
  editor(
    'Lexical',
    `import { createEditor } from 'lexical'; import { registerPlainText } from '@lexical/plain-text';
     const editor = createEditor({ namespace: 'note', onError(error) { throw error; } }); editor.setRootElement(document.querySelector('#at')); registerPlainText(editor); editor.registerTextContentListener((text) => { document.querySelector('#mirror').textContent = text; });`,
    '#at',
    '<div id="at" contenteditable style="min-height:3em"></div><p id="mirror"></p>',
  ),
  editor(
    'CodeMirror 5',
    `import CodeMirror from 'codemirror5'; import 'codemirror5/lib/codemirror.css'; CodeMirror(document.querySelector('#at'), { lineNumbers: true });`,
    '.CodeMirror',
  ),
  editor(
    'CodeMirror 6',
    `import { EditorView, basicSetup } from 'codemirror'; new EditorView({ parent: document.querySelector('#at'), extensions: [basicSetup] });`,
    '.cm-content',
  ),
  editor(
    'Ace',
    `import ace from 'ace-builds/src-noconflict/ace.js'; ace.edit('at');`,
    '#at',
    '<div id="at" style="height:200px"></div>',
  ),
  editor(
    'Monaco',
    `import * as monaco from 'monaco-editor/editor/editor.api.js'; self.MonacoEnvironment = { getWorker: () => new Worker(URL.createObjectURL(new Blob(['']))) };
     monaco.editor.create(document.querySelector('#at'), { value: '', language: 'plaintext' });`,
    '.monaco-editor',
    '<div id="at" style="height:200px"></div>',
  ),
  {
    ...editor(
      'EasyMDE with its preview beside it',
      `import EasyMDE from 'easymde'; import 'easymde/dist/easymde.min.css'; window.mde = new EasyMDE({ element: document.querySelector('#area'), spellChecker: false, autoDownloadFontAwesome: false });`,
      '.CodeMirror',
      '<textarea id="area"></textarea>',
    ),
    act: (visit) => visit.evaluate(() => Reflect.get(window, 'mde').togglePreview()),
  },
  editor(
    'Jodit',
    `import { Jodit } from 'jodit'; import 'jodit/es2021/jodit.min.css'; Jodit.make('#area');`,
    '.jodit-wysiwyg',
    '<textarea id="area"></textarea>',
  ),
  {
    name: 'Shoelace',
    html: '<sl-input id="name" label="Name" clearable></sl-input><sl-textarea id="note" label="Note"></sl-textarea><sl-input id="pin" type="password" password-toggle></sl-input>',
    module: `import '@shoelace-style/shoelace/dist/themes/light.css'; import '@shoelace-style/shoelace/dist/components/input/input.js'; import '@shoelace-style/shoelace/dist/components/textarea/textarea.js';`,
    fields: ['#name', '#note', '#pin'],
  },
  {
    name: 'Wired Elements',
    html: '<wired-input id="name" placeholder="Name"></wired-input><wired-textarea id="note" placeholder="Note"></wired-textarea><wired-input id="pin" type="password"></wired-input>',
    module: `import 'wired-input'; import 'wired-textarea';`,
    fields: ['#name', '#note', '#pin'],
  },
  {
    name: 'Material Web',
    html: '<md-outlined-text-field id="name" label="Name"></md-outlined-text-field><md-filled-text-field id="note" label="Note" type="textarea"></md-filled-text-field>',
    module: `import '@material/web/textfield/outlined-text-field.js'; import '@material/web/textfield/filled-text-field.js';`,
    fields: ['#name', '#note'],
  },
  {
    name: 'Vaadin',
    html: '<vaadin-text-field id="name" label="Name"></vaadin-text-field>',
    module: `import '@vaadin/text-field/vaadin-text-field.js';`,
    fields: ['#name input'],
  },
  {
    name: 'Ionic',
    html: '<ion-input id="name" label="Name" counter maxlength="80"></ion-input><ion-textarea id="note" label="Note" auto-grow></ion-textarea><ion-searchbar id="search"></ion-searchbar>',
    module: `import { defineCustomElement as input } from '@ionic/core/components/ion-input.js'; import { defineCustomElement as area } from '@ionic/core/components/ion-textarea.js'; import { defineCustomElement as search } from '@ionic/core/components/ion-searchbar.js'; import { initialize } from '@ionic/core/components'; initialize(); input(); area(); search();`,
    fields: ['#name input', '#note textarea', '#search input'],
  },
  editor(
    'Tom Select with new items',
    `import TomSelect from 'tom-select'; import 'tom-select/dist/css/tom-select.css'; new TomSelect('#tags', { create: true, maxItems: 9 });`,
    '.ts-control input',
    '<input id="tags">',
  ),
  editor(
    'Choices',
    `import Choices from 'choices.js'; import 'choices.js/public/assets/styles/choices.min.css'; new Choices('#tags', { removeItemButton: true });`,
    '.choices input',
    '<input id="tags">',
  ),
  editor(
    'Tagify',
    `import Tagify from '@yaireo/tagify'; import '@yaireo/tagify/dist/tagify.css'; new Tagify(document.querySelector('#tags'));`,
    '.tagify__input',
    '<input id="tags">',
  ),
  editor(
    'Slim Select with new items',
    `import SlimSelect from 'slim-select'; import 'slim-select/styles'; const select = new SlimSelect({ select: '#tags', events: { addable: (value) => value } }); select.open();`,
    '.ss-search input',
    '<select id="tags" multiple><option>one</option></select>',
  ),
  {
    name: 'FilePond',
    html: '<input type="file" id="files">',
    module: `import * as FilePond from 'filepond'; import 'filepond/dist/filepond.min.css'; FilePond.create(document.querySelector('#files'));`,
    act: async (visit, { words }) => {
      await visit.setInputFiles('.filepond--browser', {
        name: `${words[0]} ${words[1]}.pdf`,
        mimeType: 'application/pdf',
        buffer: Buffer.from('x'),
      });
      await visit.locator('.filepond--file-info-main').waitFor();
    },
  },
  editor(
    'IMask',
    `import IMask from 'imask'; const mask = IMask(document.querySelector('#card'), { mask: '0000 0000 0000' }); mask.on('accept', () => { document.querySelector('#shown').textContent = mask.value; });`,
    '#card',
    '<input id="card"><p id="shown"></p>',
  ),
  editor(
    'International telephone input',
    `import intlTelInput from 'intl-tel-input'; intlTelInput(document.querySelector('#phone'), { initialCountry: 'us' });`,
    '#phone',
    '<input id="phone" type="tel">',
  ),
  editor(
    'Accessible autocomplete of the UK government',
    `import autocomplete from 'accessible-autocomplete'; import 'accessible-autocomplete/dist/accessible-autocomplete.min.css'; autocomplete({ element: document.querySelector('#at'), id: 'who', source: (query, show) => show([query, 'Mr ' + query]) });`,
    '#who',
  ),
  editor(
    'Flatpickr',
    `import flatpickr from 'flatpickr'; import 'flatpickr/dist/flatpickr.css'; flatpickr('#day', { allowInput: true, altInput: true });`,
    '#day + input',
    '<input id="day">',
  ),
  editor(
    'React with a controlled field and a greeting',
    `import { createElement as h, useState } from 'react'; import { createRoot } from 'react-dom/client';
     function Form() { const [name, setName] = useState(''); return h('form', { onSubmit: (event) => event.preventDefault() }, h('input', { id: 'who', value: name, onChange: (event) => setName(event.target.value) }), h('h2', null, 'Hello ', name), h('p', { title: name, 'data-name': name }, name.split(' ').map((each, key) => h('b', { key }, each)))); }
     createRoot(document.querySelector('#at')).render(h(Form));`,
    '#who',
  ),
  editor(
    'Vue with v-model and a computed slug',
    `import { createApp, h, ref } from 'vue/dist/vue.runtime.esm-bundler.js';
     createApp({ setup() { const name = ref(''); return () => h('div', [h('input', { id: 'who', value: name.value, onInput: (event) => { name.value = event.target.value; } }), h('p', { class: 'is-' + name.value.trim().toLowerCase().replaceAll(' ', '-') }, name.value)]); } }).mount('#at');`,
    '#who',
  ),
  {
    name: 'SweetAlert2',
    html: '<button id="ask">Ask</button>',
    module: `import Swal from 'sweetalert2'; document.querySelector('#ask').addEventListener('click', async () => { const { value } = await Swal.fire({ title: 'Your name', input: 'text', animation: false }); await Swal.fire({ title: 'Hello ' + value, animation: false }); });`,
    act: async (visit, { words }) => {
      await visit.click('#ask');
      await visit.locator('.swal2-input').pressSequentially(`${words[0]} ${words[1]}`);
      await visit.click('.swal2-confirm');
      await visit.getByText('Hello').waitFor();
    },
  },
];

/** Editors, chips and suggestions whose text the page copies elsewhere. */
import type { CorpusPage } from '../../../tracker/corpus/canaries.ts';

const editor = '<div id="ed" style="min-height:60px"></div><div id="copy"></div>';
const at = '<div id="at"></div>';
const jquery = `import jQuery from 'jquery-3'; window.$ = window.jQuery = jQuery;`;
const inReact = (imports: string, app: string): string =>
  `import { createElement as h, useState } from 'react'; import { createRoot } from 'react-dom/client'; ${imports} const App = () => { ${app} }; createRoot(document.querySelector('#at')).render(h(App));`;

export const copiedInputs: readonly CorpusPage[] = [
  {
    name: 'Summernote with a copy',
    html: editor,
    // It requires the newest jQuery itself.
    module: `import $ from 'jquery'; require('summernote/dist/summernote-lite.js'); $('#ed').summernote({ callbacks: { onChange: (html) => { document.querySelector('#copy').innerHTML = html; } } });`,
    fields: ['.note-editable'],
  },
  {
    name: 'Trumbowyg with a copy',
    html: editor,
    module: `${jquery} require('trumbowyg'); $('#ed').trumbowyg({ svgPath: false }).on('tbwchange', () => { document.querySelector('#copy').textContent = $('#ed').text(); });`,
    fields: ['.trumbowyg-editor'],
  },
  {
    name: 'Squire with a copy',
    html: editor,
    module: `import Squire from 'squire-rte'; const squire = new Squire(document.querySelector('#ed'), { sanitizeToDOMFragment: (html) => document.createRange().createContextualFragment(html) }); squire.addEventListener('input', () => { document.querySelector('#copy').innerHTML = squire.getHTML(); });`,
    fields: ['#ed'],
  },
  {
    name: 'SCEditor in its frame with a copy',
    html: '<textarea id="ed"></textarea><div id="copy"></div>',
    module: `import 'sceditor/minified/sceditor.min.js'; import 'sceditor/minified/formats/xhtml.js'; sceditor.create(ed, { format: 'xhtml', style: '/none.css', height: 200 }); const editor = sceditor.instance(ed); editor.bind('keyup blur', () => { copy.innerHTML = editor.val(); document.title = editor.getBody().innerText; });`,
    fields: ['.sceditor-container iframe'],
  },
  {
    name: 'react-payment-inputs with a copy in groups',
    html: at,
    module: inReact(
      `import { usePaymentInputs } from 'react-payment-inputs';`,
      `const { meta, getCardNumberProps } = usePaymentInputs(); const [card, setCard] = useState('');
       return h('div', null, h('input', getCardNumberProps({ id: 'card', value: card, onChange: (event) => setCard(event.target.value) })), h('p', { title: card }, meta.error ?? '', ' ', card), h('b', null, card.replace(/\\D/g, '').match(/.{1,4}/g)?.join('-')));`,
    ),
    fields: ['#card'],
  },
  {
    name: 'typeahead.js with a copy in marks',
    html: '<input id="field">',
    module: `${jquery} require('typeahead.js/dist/typeahead.jquery.js'); $('#field').typeahead({ highlight: true, minLength: 1 }, { source: (query, show) => show([query + ' Street', 'Old ' + query]) });`,
    fields: ['#field'],
  },
  {
    name: 'react-multi-email with a copy',
    html: at,
    module: inReact(
      `import { ReactMultiEmail } from 'react-multi-email'; import 'react-multi-email/dist/style.css';`,
      `const [emails, setEmails] = useState([]);
       return h('div', null, h(ReactMultiEmail, { emails, validateEmail: () => true, onChange: setEmails, getLabel: (email, key) => h('div', { 'data-tag': true, key }, email) }), h('p', null, emails.join('; ')));`,
    ),
    fields: ['.react-multi-email input'],
  },
  {
    name: 'react-simple-code-editor with a copy behind it',
    html: at,
    module: inReact(
      `import Editor from 'react-simple-code-editor';`,
      `const [code, setCode] = useState('');
       return h(Editor.default ?? Editor, { value: code, onValueChange: setCode, highlight: (text) => text.split(' ').map((word, key) => h('span', { key, className: 'token' }, word, ' ')) });`,
    ),
    fields: ['textarea'],
  },
  {
    name: 'a prompt of AlertifyJS with a copy',
    html: '<button id="ask">Ask</button>',
    module: `import alertify from 'alertifyjs'; ask.addEventListener('click', () => alertify.prompt('Name', 'Name?', '', (event, name) => { alertify.success('Hello ' + name); }, () => {}));`,
    act: async (visit, { words, digits }) => {
      await visit.click('#ask');
      await visit.locator('.ajs-input').click();
      await visit.keyboard.type(`${words[0]} ${words[1]} ${digits}`);
      await visit.keyboard.press('Enter');
      await visit.getByText('Hello').waitFor();
    },
  },
];

/** Third-party inputs, suggestions, sheets, chats and drawings that show what is typed outside of a field. */
import type { Page } from 'playwright';
import type { Canary, CorpusPage } from '../../../tracker/corpus/canaries.ts';

const at = '<div id="at"></div>';
const page = (name: string, module: string, fields: readonly string[], html = at): CorpusPage => ({
  name,
  html,
  module,
  fields,
});
/** `App` is a component whose hooks are imported. */
const react = (name: string, module: string, ...fields: readonly string[]): CorpusPage =>
  page(
    name,
    `import { createElement as h, useState } from 'react'; import { createRoot } from 'react-dom/client'; ${module}; createRoot(document.querySelector('#at')).render(h(App));`,
    fields,
  );
/** A page whose field appears with a double click. */
const drawn = (name: string, module: string, shape: string, html = at): CorpusPage => ({
  ...page(name, module, [], html),
  act: async (visit: Page, { words }: Canary) => {
    await visit.locator(shape).first().dblclick();
    await visit.keyboard.press('Control+a');
    await visit.keyboard.type(`${words[0]} and ${words[1]}`);
    await visit.keyboard.press('Control+Enter');
    await visit.locator('#elsewhere').click({ force: true });
  },
});

export const inputsAndSheets: readonly CorpusPage[] = [
  page(
    'Card, which draws a card with the number and the name',
    `import 'card/dist/card.js'; new window.Card({ form: '#form', container: '#at' });`,
    ['#name', '#number'],
    `${at}<form id="form"><input id="number" name="number"><input id="name" name="name"><input name="expiry"><input name="cvc"></form>`,
  ),
  react(
    'React Credit Cards',
    `import Cards from 'react-credit-cards-2'; function App() { const [name, set] = useState(''); return h('div', null, h(Cards, { number: '', expiry: '', cvc: '', focused: 'name', name }), h('input', { id: 'name', value: name, onChange: ({ target }) => set(target.value) })); }`,
    '#name',
  ),
  react(
    'a code that input-otp shows in boxes',
    `import { OTPInput } from 'input-otp'; function App() { return h(OTPInput, { maxLength: 40, pattern: '.*', id: 'code', render: ({ slots }) => h('div', null, slots.map(({ char }, index) => h('b', { key: index }, char))) }); }`,
    '#code',
  ),
  react(
    'React Number Format with a total',
    `import { NumericFormat } from 'react-number-format'; function App() { const [{ value, formattedValue }, set] = useState({}); return h('div', null, h(NumericFormat, { id: 'amount', thousandSeparator: ',', prefix: '$', onValueChange: set }), h('p', null, formattedValue), h(NumericFormat, { displayType: 'text', value, thousandSeparator: ' ', suffix: ' kr' })); }`,
    '#amount',
  ),
  page(
    'Cleave with a mirror',
    `import Cleave from 'cleave.js'; new Cleave('#amount', { numeral: true, prefix: '$', onValueChanged: ({ target }) => { document.querySelector('#at').textContent = 'Pay ' + target.value; } });`,
    ['#amount'],
    `<input id="amount">${at}`,
  ),
  page(
    'Editor.js with its saved blocks',
    `import EditorJS from '@editorjs/editorjs'; new EditorJS({ holder: 'at', autofocus: true, onChange: async ({ saver }) => { document.querySelector('#saved').textContent = JSON.stringify(await saver.save()); } });`,
    ['.ce-paragraph'],
    `${at}<pre id="saved"></pre>`,
  ),
  react(
    'Slate with its value',
    `import { createEditor } from 'slate'; import { Editable, Slate, withReact } from 'slate-react'; function App() { const [editor] = useState(() => withReact(createEditor())); const [value, set] = useState([]); return h(Slate, { editor, initialValue: [{ type: 'paragraph', children: [{ text: '' }] }], onChange: set }, h(Editable, { id: 'note', placeholder: 'Write' }), h('pre', null, JSON.stringify(value))); }`,
    '#note',
  ),
  react(
    'Draft.js with its plain text',
    `import { Editor, EditorState } from 'draft-js'; function App() { const [editorState, onChange] = useState(() => EditorState.createEmpty()); return h('div', null, h(Editor, { editorState, onChange, placeholder: 'Write' }), h('p', null, editorState.getCurrentContent().getPlainText())); }`,
    '.public-DraftEditor-content',
  ),
  page('Medium Editor', `import MediumEditor from 'medium-editor'; new MediumEditor('#at');`, [
    '#at',
  ]),
  page(
    'CodeJar, highlighted by Prism',
    `import { CodeJar } from 'codejar'; import Prism from 'prismjs'; CodeJar(document.querySelector('#at'), (code) => { code.innerHTML = Prism.highlight(code.textContent, Prism.languages.javascript, 'javascript'); });`,
    ['#at'],
    '<div id="at" style="min-height:2em"></div>',
  ),
  page(
    'Deep Chat with an answer that quotes',
    `import 'deep-chat'; document.querySelector('#chat').connect = { handler: ({ messages }, { onResponse }) => onResponse({ text: 'You said ' + messages[0].text }) };`,
    ['#chat #text-input'],
    '<deep-chat id="chat" style="width:400px;height:300px"></deep-chat>',
  ),
  react(
    'Chatscope with messages',
    `import { ChatContainer, MainContainer, Message, MessageInput, MessageList } from '@chatscope/chat-ui-kit-react'; function App() { const [sent, set] = useState([]); return h('div', { style: { height: 400 } }, h(MainContainer, null, h(ChatContainer, null, h(MessageList, null, sent.map((message, key) => h(Message, { key, model: { message, sender: 'me', direction: 'outgoing' } }))), h(MessageInput, { attachButton: false, onSend: (message) => set([...sent, message]) })))); }`,
    '.cs-message-input__content-editor',
  ),
  react(
    'cmdk with an item for the search',
    `import { Command } from 'cmdk'; function App() { const [text, set] = useState(''); return h(Command, { label: 'Menu' }, h(Command.Input, { value: text, onValueChange: set }), h(Command.List, null, h(Command.Empty, null, 'No results for ', text), text && h(Command.Item, { value: 'go ' + text }, 'Go to ', text))); }`,
    '[cmdk-input]',
  ),
  react(
    'React Select with new and loaded options',
    `import Creatable from 'react-select/creatable'; import Async from 'react-select/async'; function App() { return h('div', null, h(Creatable, { isMulti: true, inputId: 'tags', options: [] }), h(Async, { inputId: 'street', noOptionsMessage: ({ inputValue }) => 'No ' + inputValue, loadOptions: async (text) => [{ value: text, label: text + ' Street' }] })); }`,
    '#tags',
    '#street',
  ),
  react(
    'React Autosuggest',
    `import Autosuggest from 'react-autosuggest'; function App() { const [value, set] = useState(''); const [suggestions, suggest] = useState([]); return h(Autosuggest, { suggestions, onSuggestionsFetchRequested: ({ value }) => suggest([value + ' Street']), onSuggestionsClearRequested: () => suggest([]), getSuggestionValue: String, renderSuggestion: (text) => h('b', null, text), inputProps: { value, id: 'street', onChange: (_, { newValue }) => set(newValue) } }); }`,
    '#street',
  ),
  page(
    'Awesomplete with highlighted matches',
    `import Awesomplete from 'awesomplete'; const field = document.querySelector('#street'); const list = new Awesomplete(field, { minChars: 1, autoFirst: true }); field.addEventListener('input', () => { list.list = [field.value + ' Street', 'Old ' + field.value]; });`,
    ['#street'],
    '<input id="street">',
  ),
  page(
    'Tribute without a match',
    `import Tribute from 'tributejs'; new Tribute({ values: [{ key: 'Ann', value: 'ann' }], noMatchTemplate: () => '<li>No match</li>' }).attach([document.querySelector('#at'), document.querySelector('#note')]);`,
    ['#at', '#note'],
    '<div id="at" contenteditable style="min-height:2em"></div><textarea id="note"></textarea>',
  ),
  page(
    'SplitType, letter by letter',
    `import SplitType from 'split-type'; const field = document.querySelector('#name'); field.addEventListener('change', () => { document.querySelector('#at').textContent = 'Hi ' + field.value; new SplitType('#at', { types: 'lines,words,chars' }); });`,
    ['#name'],
    `<input id="name">${at}`,
  ),
  page(
    'Tabulator with a filter',
    `import { TabulatorFull } from 'tabulator-tables'; new TabulatorFull('#at', { history: true, data: [{ name: 'x' }], columns: [{ title: 'Name', field: 'name', editor: 'input', headerFilter: 'input', tooltip: true }] });`,
    ['.tabulator-cell[tabulator-field=name]', '.tabulator-header-filter input'],
  ),
  drawn(
    'a cell of Jspreadsheet',
    `import jspreadsheet from 'jspreadsheet-ce'; jspreadsheet(document.querySelector('#at'), { worksheets: [{ minDimensions: [3, 3] }] });`,
    'td[data-x="0"][data-y="0"]',
  ),
  drawn(
    'a topic of Mind Elixir',
    `import MindElixir from 'mind-elixir'; new MindElixir({ el: '#at', direction: 2 }).init(MindElixir.new('topic'));`,
    'me-root me-tpc',
    '<div id="at" style="height:300px"></div>',
  ),
];

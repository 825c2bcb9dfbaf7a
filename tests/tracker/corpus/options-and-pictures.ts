import { type Fixture, shadow } from './fixture.ts';

/** Options of components that give them no role, by the class that the component gives them. */
const OPTIONS = {
  pacoption: '<div class="pac-item" id="pacoption">PACOPTION</div>',
  pickedoption: '<ul class="chosen-results"><li id="pickedoption">PICKEDOPTION</li></ul>',
  selectizeoption:
    '<div class="selectize-dropdown"><div data-selectable id="selectizeoption">SELECTIZEOPTION</div></div>',
  jqueryoption: '<ul class="ui-autocomplete"><li id="jqueryoption">JQUERYOPTION</li></ul>',
  typeaheadoption: '<div class="tt-suggestion" id="typeaheadoption">TYPEAHEADOPTION</div>',
  completionoption:
    '<div class="autocomplete-suggestion" id="completionoption">COMPLETIONOPTION</div>',
  naiveoption: '<div class="n-base-select-option" id="naiveoption">NAIVEOPTION</div>',
  naivecascade: '<div class="n-cascader-option" id="naivecascade">NAIVECASCADE</div>',
  cascadeoption: '<div class="el-cascader-menu"><li id="cascadeoption">CASCADEOPTION</li></div>',
  selectoption: '<ul><li class="t-select-option" id="selectoption">SELECTOPTION</li></ul>',
  wheeloption:
    '<ul class="van-picker-column"><li role="button" id="wheeloption">WHEELOPTION</li></ul>',
  treeoption: '<ul role="tree"><li role="treeitem" id="treeoption"><b>TREEOPTION</b></li></ul>',
  niceoption: '<div class="nice-select"><li id="niceoption">NICEOPTION</li></div>',
  daycell: '<table><tr><td id="daycell">14</td></tr></table>',
  daybutton: '<table><tr><td><button id="daybutton"><b>15</b></button></td></tr></table>',
  griddays: '<div role="grid"><div role="gridcell" id="griddays">16</div></div>',
  weekrow:
    '<div class="react-datepicker__month"><div id="weekrow"><div class="day--outside-month">18</div></div></div>',
  flatday: '<div><span class="flatpickr-day" id="flatday">17</span></div>',
} as const;

/** Rows of keys. `key` returns the content of one; the key that shows `pressed` has the id, and its row a similar one. */
const keysOf = (
  id: string,
  pressed: string,
  rows: readonly string[],
  key: (label: string) => string,
  tag = 'button',
) => {
  const keyOf = (label: string) =>
    `<${tag} ${label === pressed ? `id="${id}"` : ''}>${key(label)}</${tag.split(' ')[0]}>`;
  const rowOf = (row: string) =>
    `<div ${row.includes(pressed) ? `id="${id}-row"` : ''}>${[...row].map(keyOf).join('')}</div>`;
  return rows.map(rowOf).join('');
};
const PAD = ['123', '456', '789', '*0#'];
const LETTERS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
/** Keypads and keyboards, most without classes that name them, by the id of the key that is clicked. */
const KEYBOARDS = {
  wrappedkey: `<div class="van-number-keyboard">${keysOf('wrappedkey', '4', PAD, (digit) => `<div role="button" class="van-key">${digit}</div>`, 'div class="van-key__wrapper"')}</div>`,
  flatkey: `<div class="pinpad">${keysOf('flatkey', '7', PAD, (digit) => `<b>${digit}</b>`, 'button class="pinpad__key"')}</div>`,
  plainkey: keysOf('plainkey', '6', ['1234567890'], (digit) => digit),
  phonekey: keysOf('phonekey', '7', PAD, (digit) => `<b>${digit}</b><small>PQRS</small>`),
  rippledkey: keysOf('rippledkey', '8', PAD, (digit) => `<i></i><b>${digit}</b><i></i><i></i>`),
  shiftedkey: keysOf('shiftedkey', '4', ['1234567890'], (digit) => `<sup>!</sup><b>${digit}</b>`),
  symbolkey: keysOf('symbolkey', '3', ['1234567890'], (digit) => `${digit}<sup>!</sup>`),
  pairkey: keysOf('pairkey', 'ㅈ', ['ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔ'], (letter) => `${letter} <i>@</i>`),
  zerokey: keysOf('zerokey', '•', ['1234567890•'], (digit) => (digit === '•' ? '00' : digit)),
  letterkey: `${keysOf('letterkey', 'w', LETTERS, (letter) => `<b>${letter}</b>`, 'div')}<button>Space</button>`,
  greekkey: keysOf('greekkey', 'θ', ['αβγδεζηθικ'], (letter) => `<a href="#">${letter}</a>`, 'li'),
} as const;

const named = Object.keys(OPTIONS);
const pressed = Object.keys(KEYBOARDS);

export const optionsAndPictures: readonly Fixture[] = [
  {
    name: 'an option that is a component',
    html: '<x-choice id="choice"><x-choosable id="choosable">CHOSENCOMPONENT</x-choosable></x-choice>',
    before: shadow('#choosable', '<li role="option" id="choosableitem"><slot></slot></li>'),
    clicked: ['#choosable'],
    secrets: [/"selector":"[^"]*#(choosable|choosableitem)/],
    shown: ['"selector":"#choice"'],
  },
  {
    name: 'options without a role and days of calendars',
    html: `${Object.values(OPTIONS)
      .map((html) => `<div><i>heading</i>${html}<i>footer</i></div>`)
      .join(
        '',
      )}<button id="numberbutton">18</button><table><tr><td id="ordercell">order nineteen</td><td><a id="pagelink" href="/orders?page=2" onclick="return false">2</a></td></tr></table>`,
    clicked: [...named, 'numberbutton', 'ordercell', 'pagelink'].map((id) => `#${id}`),
    // Options are recorded, but not which one was clicked.
    secrets: named.map((id) => new RegExp(`"selector":"[^"]*#${id}`)),
    shown: [
      '"selector":"#numberbutton"',
      '"label":"18"',
      '"selector":"#ordercell"',
      '"selector":"#pagelink"',
    ],
  },
  {
    name: 'keys of keypads and keyboards',
    html: Object.values(KEYBOARDS)
      .map((html) => `<div>${html}</div>`)
      .join('<hr>'),
    before: `for (const id of ${JSON.stringify(pressed)}) { const key = document.getElementById(id); key.onpointerdown = () => { key.className = 'PRESSEDCLASS'; }; }`,
    clicked: pressed.map((id) => `#${id}`),
    secrets: [...pressed.map((id) => new RegExp(`"selector":"[^"]*#${id}`)), 'PRESSEDCLASS'],
  },
  {
    name: 'buttons of one character beside others',
    html: `<div><button id="closebutton">×</button><p>1</p></div>
      <div>${['New', 'Sale', 'Cups', 'Bowls', 'Plates', 'Vases'].map((label) => `<button>${label}</button>`).join('')}<button id="sizebutton">S</button></div>`,
    clicked: ['#closebutton', '#sizebutton'],
    secrets: [],
    shown: ['"selector":"#closebutton"', '"selector":"#sizebutton"'],
  },
  {
    name: 'an index of letters',
    html: `<div>${[...'ABCDEFGHIJ'].map((letter) => `<a href="/index/${letter}" onclick="return false" id="index${letter}">${letter}</a>`).join('')}</div>`,
    clicked: ['#indexC'],
    secrets: [],
    shown: ['"selector":"#indexC"'],
  },
  {
    name: 'the box of an option',
    html: '<ul role="listbox"><li role="option">first</li><li role="option"><label><input type="checkbox" id="optionbox1">CHECKEDOPTION</label></li></ul>',
    clicked: ['#optionbox1'],
    // A click lists the controls around it, whichever one was clicked.
    secrets: [/"(target|field)":\{[^}]*"label":"CHECKEDOPTION"/, '"selector":"#optionbox1"'],
    shown: ['CHECKEDOPTION'],
  },
  {
    name: 'choices that components announce or reference',
    html: `<span role="combobox" tabindex="0" aria-labelledby="REFERENCEDOPTION">x</span><p aria-labelledby="seenlabel">x</p>
      <div class="n-base-selection"><span title="NAIVETITLE">NAIVETEXT</span></div><div class="nice-select"><span>NICETEXT</span></div>
      <div id="react-aria-description-7" style="display: none">Selected Date: DESCRIBEDDATE</div>
      <div role="listbox"><div role="alert" aria-live="polite">SEMANTICTEXT</div></div><div aria-live="polite" style="position: fixed; clip: rect(0px, 0px, 0px, 0px)">CLIPPEDTEXT</div>
      <div data-live-announcer="true"><div role="log" aria-live="assertive"><div>SPOKENDATE</div></div></div>`,
    later: `const later = document.createElement('div'); later.id = 'react-aria-description-8'; later.textContent = 'DESCRIBEDLATER'; document.body.append(later);`,
    secrets: [
      'REFERENCEDOPTION',
      'NAIVETITLE',
      'NAIVETEXT',
      'NICETEXT',
      'DESCRIBEDDATE',
      'DESCRIBEDLATER',
      'SPOKENDATE',
      'SEMANTICTEXT',
      'CLIPPEDTEXT',
    ],
    shown: ['seenlabel'],
  },
  {
    name: 'pictures of files that a visitor selects, and packed documents',
    html: `<input type="file" id="picturefile"><img alt="" id="selectedpicture"><div id="selectedbackground"></div>
      <img alt="" src="data:image/gif;base64,R0lGODlhAQABAAAAACw="><object data="data:application/pdf;base64,UEFDS0VEUERG"></object>`,
    later: `const read = (file, show) => { const reader = new FileReader(); reader.onload = () => show(reader.result); reader.readAsDataURL(file); };
      const files = new DataTransfer(); files.items.add(new File(['PICTUREPIXELS of a face'], 'x.png', { type: 'image/png' }));
      picturefile.files = files.files; picturefile.dispatchEvent(new Event('change', { bubbles: true }));
      read(picturefile.files[0], (url) => { selectedpicture.src = url; selectedbackground.style.backgroundImage = 'url(' + url + ')'; });`,
    secrets: ['UElDVFVSRVBJWEVMU', 'UEFDS0VEUERG'],
    shown: ['R0lGODlhAQABAAAAACw='],
  },
  {
    name: 'the picture of an avatar, named after an email address',
    html: '<img alt="" src="/avatar/205e460b479e2e5b48aec07710c08d50?s=80">',
    secrets: ['205e460b479e2e5b'],
    shown: ['/avatar/_?s=_'],
  },
  {
    name: 'the lines of a table that a visitor imports',
    html: '<input type="file" id="tablefile"><p id="importedrow"></p>',
    // Windows reports this type if Excel is installed.
    later: `{ const files = new DataTransfer(); files.items.add(new File(['Oldacre;Norwood\\nMcFarlane;Blackheath'], 'x.csv', { type: 'application/vnd.ms-excel' }));
      tablefile.files = files.files; tablefile.dispatchEvent(new Event('change', { bubbles: true }));
      tablefile.files[0].text().then((text) => { importedrow.textContent = text; }); }`,
    secrets: ['Oldacre', 'Blackheath'],
  },
];

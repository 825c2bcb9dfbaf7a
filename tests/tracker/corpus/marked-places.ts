/**
 * Small fixtures that share one page. Every fixture plants secrets that an owner marked or that a visitor wrote; none of
 * them may leave the browser, whatever the page does with them later.
 */
export interface Fixture {
  readonly name: string;
  readonly html: string;
  /** Runs in the page before the recorder starts. */
  readonly before?: string;
  /** What a visitor types, in order: a selector and the text. */
  readonly typed?: readonly (readonly [selector: string, text: string])[];
  readonly clicked?: readonly string[];
  /** Runs in the page once it is recorded, after typing. */
  readonly later?: string;
  readonly secrets: readonly string[];
  /** What must be seen, so that a fixture cannot pass by recording nothing. */
  readonly shown?: readonly string[];
}

const shadow = (host: string, html: string, mode = 'open') =>
  `{ const root = document.querySelector('${host}').attachShadow({ mode: '${mode}' }); root.innerHTML = ${JSON.stringify(html)}; window.roots = { ...window.roots, '${host}': root }; }`;
const inFrame = (frame: string, script: string) =>
  `{ const doc = document.querySelector('${frame}').contentDocument; ${script} }`;

export const markedPlaces: readonly Fixture[] = [
  {
    name: 'a blocked component that changes later',
    html: '<x-vault id="vault" data-reveille-block></x-vault><x-outer id="outer" data-reveille-block></x-outer>',
    before: `${shadow('#vault', '<p>BLOCKFIRST</p>')} ${shadow('#outer', '<x-inner></x-inner>')}
      { const inner = roots['#outer'].firstChild.attachShadow({ mode: 'open' }); inner.innerHTML = '<b>BLOCKNESTED</b>'; roots.inner = inner; }`,
    later: `roots['#vault'].append('BLOCKCHANGED'); roots['#vault'].firstChild.textContent = 'BLOCKTEXT'; roots['#vault'].firstChild.title = 'BLOCKTITLE';
      roots.inner.append('BLOCKDEEP'); roots.inner.firstChild.firstChild.data = 'BLOCKDEEPTEXT';`,
    secrets: ['BLOCKFIRST', 'BLOCKNESTED', 'BLOCKCHANGED', 'BLOCKTEXT', 'BLOCKTITLE', 'BLOCKDEEP'],
  },
  {
    name: 'a component that is defined after it was blocked',
    html: '<x-late id="late" data-reveille-block></x-late><x-later id="later" data-reveille-mask></x-later>',
    later: `${shadow('#late', '<p>LATEBLOCKED</p>')} ${shadow('#later', 'LATEMASKED<p title="LATEMASKEDTITLE">LATEMASKEDTEXT</p>')}`,
    secrets: ['LATEBLOCKED', 'LATEMASKED'],
  },
  {
    name: 'text directly under the shadow root of a masked host',
    html: '<x-balance id="balance" data-reveille-mask></x-balance>',
    before: shadow('#balance', 'BALANCEFIRST<p>BALANCEINSIDE</p>'),
    later: `roots['#balance'].firstChild.data = 'BALANCECHANGED'; roots['#balance'].append('BALANCEADDED'); roots['#balance'].lastElementChild.setAttribute('aria-label', 'BALANCELABEL');`,
    secrets: ['BALANCEFIRST', 'BALANCEINSIDE', 'BALANCECHANGED', 'BALANCEADDED', 'BALANCELABEL'],
  },
  {
    name: 'what is slotted into a masked or blocked part of a component',
    html: '<x-card id="card"><span id="slotted">SLOTMASKED</span>SLOTTEXT</x-card><x-box id="box"><i id="boxed">SLOTBLOCKED</i></x-box>',
    before: `${shadow('#card', '<div data-reveille-mask><slot></slot></div>')} ${shadow('#box', '<div data-reveille-block><slot></slot></div>')}`,
    later: `document.querySelector('#slotted').textContent = 'SLOTMASKEDLATER'; document.querySelector('#boxed').textContent = 'SLOTBLOCKEDLATER';`,
    secrets: ['SLOTMASKED', 'SLOTTEXT', 'SLOTBLOCKED'],
  },
  {
    name: 'an editor in a frame with designMode',
    html: '<iframe id="design" srcdoc="<p>x</p>"></iframe>',
    before: `document.querySelector('#design').addEventListener('load', () => ${inFrame('#design', "doc.designMode = 'on'; doc.body.innerHTML = '<p title=DESIGNTITLE>DESIGNDRAFT</p>';")});`,
    later: inFrame('#design', "doc.body.append('DESIGNLATER');"),
    secrets: ['DESIGNDRAFT', 'DESIGNTITLE', 'DESIGNLATER'],
  },
  {
    name: 'a blocked or masked frame of the same origin',
    html: '<iframe id="blockedframe" data-reveille-block srcdoc="<p>FRAMEBLOCKED</p>"></iframe><iframe id="maskedframe" data-reveille-mask srcdoc="<title>FRAMETITLE</title><p>FRAMEMASKED</p>"></iframe>',
    later: `${inFrame('#blockedframe', "doc.body.append('FRAMEBLOCKEDLATER'); doc.body.firstChild.textContent = 'FRAMEBLOCKEDTEXT';")}
      ${inFrame('#maskedframe', "doc.body.append('FRAMEMASKEDLATER');")}
      document.querySelector('#blockedframe').setAttribute('srcdoc', '<p>FRAMEBLOCKEDAGAIN</p>');`,
    secrets: ['FRAMEBLOCKED', 'FRAMEMASKED', 'FRAMETITLE'],
  },
  {
    name: 'a masked component inside a frame',
    html: '<iframe id="hosting" srcdoc="<p>frameshown</p><x-in data-reveille-mask></x-in>"></iframe>',
    before: `document.querySelector('#hosting').addEventListener('load', () => ${inFrame('#hosting', "const root = doc.querySelector('x-in').attachShadow({ mode: 'open' }); root.innerHTML = '<p>FRAMEDSHADOW</p>'; roots.framed = root;")});`,
    later:
      "roots.framed.append('FRAMEDLATER'); roots.framed.firstChild.firstChild.data = 'FRAMEDTEXT';",
    secrets: ['FRAMEDSHADOW', 'FRAMEDLATER', 'FRAMEDTEXT'],
    shown: ['frameshown'],
  },
  {
    name: 'marks that are added later',
    html: '<p id="marked">markedfirst</p><x-marked id="markedhost"></x-marked><div id="blockedlater"><p>blockedfirst</p></div>',
    before: shadow('#markedhost', '<p>hostfirst</p>'),
    later: `for (const id of ['#marked', '#markedhost']) document.querySelector(id).setAttribute('data-reveille-mask', '');
      document.querySelector('#blockedlater').setAttribute('data-reveille-block', '');
      document.querySelector('#marked').firstChild.data = 'MARKEDLATER'; document.querySelector('#marked').title = 'MARKEDTITLE';
      roots['#markedhost'].append('MARKEDHOST'); document.querySelector('#blockedlater p').firstChild.data = 'MARKEDBLOCKED';
      document.querySelector('#blockedlater').append('MARKEDADDED');`,
    secrets: ['MARKEDLATER', 'MARKEDTITLE', 'MARKEDHOST', 'MARKEDBLOCKED', 'MARKEDADDED'],
    shown: ['markedfirst', 'hostfirst'],
  },
  {
    name: 'masked and blocked text inside controls and their labels',
    html: `<button id="pay">paynow <span data-reveille-mask>BUTTONMASKED</span><span data-reveille-block>BUTTONBLOCKED</span></button>
      <span id="named" data-reveille-mask>LABELLEDBY</span><button id="namedby" aria-labelledby="named"></button>
      <label>accountno <b data-reveille-mask>FIELDLABEL</b><input id="labelled"></label>
      <button id="pictured"><img alt="PICTUREALT" data-reveille-mask></button>`,
    clicked: ['#pay', '#namedby', '#labelled', '#pictured'],
    typed: [['#labelled', 'ж']],
    secrets: ['BUTTONMASKED', 'BUTTONBLOCKED', 'LABELLEDBY', 'FIELDLABEL', 'PICTUREALT', 'ж'],
    shown: ['paynow', 'accountno'],
  },
  {
    name: 'clicks inside blocked and ignored components',
    html: '<x-blocked id="blockedhost" data-reveille-block style="display:block;width:90px;height:30px"></x-blocked><x-ignored id="ignoredhost" data-reveille-ignore></x-ignored>',
    before: `${shadow('#blockedhost', '<button>CLICKBLOCKED</button>')} ${shadow('#ignoredhost', '<button id="ignoredbutton" name="ignoredname">ignored</button>')}`,
    clicked: ['#blockedhost button', '#ignoredhost button'],
    secrets: ['CLICKBLOCKED', '"label":"ignored"', '#ignoredbutton'],
  },
  {
    name: 'names of masked places in selectors',
    html: '<div data-reveille-mask data-testid="SELECTORSECRET" id="SELECTORID"><button id="inside" name="SELECTORNAME">x</button></div>',
    clicked: ['#inside'],
    secrets: ['SELECTORSECRET', 'SELECTORNAME', 'SELECTORID'],
  },
  {
    name: 'styles in a masked place',
    html: `<div data-reveille-mask><p id="styled" style="--who:STYLEPROPERTY;content:'STYLEINLINE';background:url(/STYLEURL.png);color:red">x</p><style>.sm::before{content:'STYLESHEET';background:url("/STYLESHEETURL.png")}</style><img src="/STYLEPICTURE.png" alt=""><a href="/STYLELINK">l</a></div>
      <x-styled id="styledhost" data-reveille-mask></x-styled>`,
    before: `${shadow('#styledhost', '<style>p::after{content:"STYLESHADOW"}</style><p>x</p>')}
      { const sheet = new CSSStyleSheet(); sheet.replaceSync('p::before{content:"STYLEADOPTED"}'); roots['#styledhost'].adoptedStyleSheets = [sheet]; roots.sheet = sheet; }`,
    later: `document.querySelector('#styled').style.setProperty('--who', 'STYLELATER'); document.querySelector('#styled').style.content = '"STYLELATERTEXT"';
      roots['#styledhost'].querySelector('style').sheet.insertRule('b::before{content:"STYLERULE"}');
      roots.sheet.insertRule('i::before{content:"STYLEADOPTEDRULE"}'); roots.sheet.cssRules[1].style.setProperty('content', '"STYLEDECLARED"');`,
    secrets: [
      'STYLEPROPERTY',
      'STYLEINLINE',
      'STYLEURL',
      'STYLESHEET',
      'STYLEPICTURE',
      'STYLELINK',
      'STYLESHADOW',
      'STYLEADOPTED',
      'STYLELATER',
      'STYLERULE',
      'STYLEDECLARED',
    ],
  },
  {
    name: 'components that reflect what is typed into them',
    html: '<x-field id="field1"></x-field><x-field id="field2"></x-field><x-plain id="plain" value="ѱ7" text="ok"></x-plain>',
    before: `customElements.define('x-field', class extends HTMLElement { connectedCallback() {
        this.attachShadow({ mode: 'open' }).innerHTML = '<input>';
        this.shadowRoot.firstChild.addEventListener('input', ({ target: { value } }) => {
          for (const name of ['value', 'aria-valuetext', 'data-value', 'current', 'text']) this.setAttribute(name, value);
          this.className = 'x-field has-value'; this.dataset.length = value.length; }); } });`,
    typed: [
      ['#field1 input', 'ѩ'],
      ['#field2 input', 'ѫ2ѭ'],
    ],
    secrets: ['ѩ', 'ѫ', 'ѭ', 'ѱ'],
    shown: ['has-value'],
  },
  {
    name: 'controls that show a value by themselves',
    html: `<form oninput="sum.value = qty.value"><input id="qty" name="qty"><output name="sum"></output></form><progress id="prog" max="9"></progress><meter id="meter" max="99"></meter>
      <div id="spin" role="spinbutton" tabindex="0" aria-valuenow="4" aria-valuetext="ҩ4">ҩ</div><div id="box2" role="textbox" tabindex="0">ROLETEXT</div>`,
    typed: [['#qty', 'ҧ']],
    later: `document.querySelector('#spin').textContent = 'ҩҩ'; document.querySelector('#spin').setAttribute('aria-valuetext', 'ҩ five'); document.querySelector('#box2').append('ROLELATER');`,
    secrets: ['ҧ', 'ҩ', 'ROLETEXT', 'ROLELATER'],
  },
  {
    name: 'choices in list boxes',
    html: `<select id="list" size="4" aria-label="condition"><option>asthma</option><option id="chosen">HIVPOSITIVE</option></select>
      <select id="many" multiple size="3"><option>one</option><option id="manychosen" data-id="77">MANYCHOSEN</option></select>
      <ul role="listbox" aria-label="plans"><li role="option" tabindex="0" id="ariaoption" aria-selected="false">ARIACHOSEN</li></ul>
      <div role="combobox" id="combo" tabindex="0" aria-activedescendant="ariaoption">COMBOCHOSEN</div>`,
    clicked: ['#chosen', '#manychosen', '#ariaoption', '#combo'],
    later: `document.querySelector('#ariaoption').setAttribute('aria-selected', 'true'); document.querySelector('#combo').textContent = 'COMBOLATER';`,
    secrets: [
      '"label":"HIVPOSITIVE"',
      '"label":"MANYCHOSEN"',
      '"label":"ARIACHOSEN"',
      '"label":"COMBOCHOSEN"',
      '#ariaoption',
      '#chosen',
      '#manychosen',
      'COMBOLATER',
      'aria-activedescendant',
    ],
    shown: ['asthma'],
  },
  {
    name: 'editors that draw what is typed by themselves',
    html: `<div class="own-editor" style="position:relative;width:300px;height:90px"><div id="drawn">OWNDRAFT</div><textarea id="capture" style="position:absolute;width:1px;height:1em;opacity:0;padding:0;border:0"></textarea></div>
      <div class="monaco-editor"><div class="view-lines">MONACODRAFT</div></div><div class="ace_editor"><div class="ace_line">ACEDRAFT</div></div>
      <div class="CodeMirror"><pre>CODEMIRRORDRAFT</pre></div><div class="xterm"><div>XTERMDRAFT</div></div>`,
    typed: [['#capture', 'ӂ']],
    later: `document.querySelector('#drawn').textContent = 'ӂ and OWNLATER';`,
    secrets: ['ӂ', 'OWNLATER', 'MONACODRAFT', 'ACEDRAFT', 'CODEMIRRORDRAFT', 'XTERMDRAFT'],
  },
];

/** Repeats of what was typed, as far as the default mode recognizes them. */
export const echoes: readonly Fixture[] = [
  {
    name: 'lines of a message, one by one',
    html: '<textarea id="lines"></textarea><p id="line1"></p><p id="line2"></p>',
    typed: [['#lines', 'I live at Baker Street\nabove the old tannery']],
    later: `document.querySelector('#line1').textContent = 'I live at Baker Street'; document.querySelector('#line2').innerHTML = 'You wrote: <b>above the old tannery</b>';`,
    secrets: ['Baker Street', 'old tannery'],
  },
  {
    name: 'single words, slugs, classes and ids',
    html: '<input id="words"><p id="word1"></p><p id="word2"></p><a id="word3" href="/">link</a>',
    typed: [['#words', 'Renfield Holmwood']],
    later: `document.querySelector('#word1').textContent = 'Dear Renfield,'; document.querySelector('#word2').className = 'tag-renfield-holmwood'; document.querySelector('#word2').id = 'renfield_holmwood';
      document.querySelector('#word3').href = '/people/renfield-holmwood#holmwood-renfield'; document.querySelector('#word3').dataset.who = 'RENFIELD+HOLMWOOD'; document.body.dataset.renfieldholmwood = '1'`,
    secrets: ['Renfield', 'Holmwood', 'renfield', 'holmwood', 'RENFIELD', 'HOLMWOOD'],
  },
  {
    name: 'numbers in another format',
    html: '<input id="number"><input id="phone"><p id="number1"></p><p id="phone1"></p>',
    typed: [
      ['#number', '4825075'],
      ['#phone', '02079460958'],
    ],
    later: `document.querySelector('#number1').textContent = 'You earn 4,825,075 a year'; document.querySelector('#phone1').textContent = 'We call (020) 7946-0958 soon';`,
    secrets: ['4,825,075', '4825075', '7946'],
  },
  {
    name: 'the first letters of a search',
    html: '<input id="first"><p id="first1"></p>',
    before: `document.querySelector('#first').addEventListener('input', ({ target: { value } }) => { document.querySelector('#first1').textContent = 'No results for “' + value + '”'; });`,
    typed: [
      ['#first', 'ԃ'],
      ['#first', 'ԃԅ'],
    ],
    secrets: ['ԃ', 'ԅ'],
    shown: ['No results for'],
  },
  {
    name: 'fields of frames and of closed components',
    html: '<iframe id="typing" srcdoc="<input id=framed><div id=framededitor contenteditable></div>"></iframe><x-closed id="closed"></x-closed><p id="framed1"></p><p id="framed2"></p><p id="closed1"></p>',
    before: `{ const root = document.querySelector('#closed').attachShadow({ mode: 'closed' }); root.innerHTML = '<input>'; window.roots = { ...window.roots, closed: root }; }`,
    later: `document.querySelector('#framed1').textContent = 'Hello Carfax Abbey'; document.querySelector('#framed2').textContent = 'About Hillingham House'; document.querySelector('#closed1').textContent = 'Hello Purfleet Manor';`,
    secrets: ['Carfax Abbey', 'Hillingham House', 'Purfleet Manor'],
  },
  {
    name: 'autofill, a handled paste, a dropped text, a restored draft and a prompt',
    html: '<input id="autofilled"><input id="pasted"><div id="dropped">drop here</div><input id="restored"><p id="auto1"></p><p id="paste1"></p><p id="drop1"></p><p id="draft1"></p><p id="prompt1"></p>',
    before: `document.querySelector('#pasted').addEventListener('paste', (event) => { event.preventDefault(); document.querySelector('#paste1').textContent = 'Pasted ' + event.clipboardData.getData('text/plain'); });`,
    later: `{ const auto = document.querySelector('#autofilled'); auto.value = 'Quincey Morris'; auto.dispatchEvent(new Event('change', { bubbles: true }));
        document.querySelector('#auto1').textContent = 'Hello Quincey Morris';
        const data = new DataTransfer(); data.setData('text/plain', 'Arthur Godalming');
        document.querySelector('#pasted').dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true, composed: true }));
        const drag = new DataTransfer(); drag.items.add(new File(['x'], 'swales-will.pdf'));
        document.querySelector('#dropped').dispatchEvent(new DragEvent('drop', { dataTransfer: drag, bubbles: true, composed: true }));
        document.querySelector('#drop1').textContent = 'Uploading swales-will.pdf';
        document.querySelector('#restored').value = 'Lucy Westenra'; document.querySelector('#draft1').textContent = 'Draft for Lucy Westenra';
        document.querySelector('#prompt1').textContent = 'Hi ' + prompt('Your name?'); }`,
    secrets: ['Quincey Morris', 'Arthur Godalming', 'swales-will', 'Lucy Westenra', 'Jack Seward'],
  },
];

import { choicesAndFiles } from './choices-and-files.ts';
import { type Fixture, inFrame, onceLoaded, shadow } from './fixture.ts';

export const markedElements: readonly Fixture[] = [
  {
    name: 'text in the attributes of drawings',
    html: '<svg data-reveille-mask><path id="drawn" d="DRAWNFIRST"></path><polygon points="0 0 9 9 0 9"></polygon></svg>',
    later: "document.querySelector('#drawn').setAttribute('d', 'DRAWNLATER');",
    secrets: ['DRAWNFIRST', 'DRAWNLATER'],
    shown: ['0 0 9 9 0 9'],
  },
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
    name: 'the attributes of a blocked element',
    html: '<div data-reveille-block role="BLOCKEDROLE" aria-sort="BLOCKEDORDER">x</div>',
    secrets: ['BLOCKEDROLE', 'BLOCKEDORDER'],
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
    html: '<x-card id="card"><span id="slotted">SLOTMASKED</span>SLOTTEXT</x-card><x-box id="box"><i id="boxed" class="BOXEDCLASS">SLOTBLOCKED</i></x-box>',
    before: `${shadow('#card', '<div data-reveille-mask><slot></slot></div>')} ${shadow('#box', '<div data-reveille-block><slot></slot></div>')}`,
    later: `document.querySelector('#slotted').textContent = 'SLOTMASKEDLATER'; document.querySelector('#boxed').textContent = 'SLOTBLOCKEDLATER';
      document.querySelector('#boxed').className = 'BOXEDLATER'; document.querySelector('#boxed').append(Object.assign(document.createElement('u'), { className: 'BOXEDADDED' }));`,
    secrets: ['SLOTMASKED', 'SLOTTEXT', 'SLOTBLOCKED', 'BOXEDCLASS', 'BOXEDLATER', 'BOXEDADDED'],
  },
  {
    name: 'an editor in a frame with designMode',
    html: '<iframe id="design" srcdoc="<p>x</p>"></iframe>',
    before: onceLoaded(
      '#design',
      "doc.designMode = 'on'; doc.body.innerHTML = '<p title=DESIGNTITLE>DESIGNDRAFT</p>';",
    ),
    // Waits until the load event has made it an editor; text from before belongs to the page.
    later: `new Promise((done) => {
      const write = () => ${inFrame('#design', "if (doc.designMode !== 'on') return requestAnimationFrame(write); doc.body.append('DESIGNLATER'); done();")};
      write();
    })`,
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
    before: onceLoaded(
      '#hosting',
      "const root = doc.querySelector('x-in').attachShadow({ mode: 'open' }); root.innerHTML = '<p>FRAMEDSHADOW</p>'; roots.framed = root;",
    ),
    later:
      "roots.framed.append('FRAMEDLATER'); roots.framed.firstChild.firstChild.data = 'FRAMEDTEXT';",
    secrets: ['FRAMEDSHADOW', 'FRAMEDLATER', 'FRAMEDTEXT'],
    shown: ['frameshown'],
  },
  {
    name: 'marks that are added later',
    html: `<p id="marked">markedfirst</p><x-marked id="markedhost"></x-marked><div id="blockedlater"><p>blockedfirst</p></div><div id="filled">filledfirst</div>
      <div id="styledlater"><style>.sl{color:teal}</style><link rel="stylesheet" id="linkedlater" href="data:text/css,"><iframe id="framedlater" srcdoc="<p>x</p>"></iframe></div>`,
    before: `${shadow('#markedhost', '<p>hostfirst</p>')} { const sheet = new CSSStyleSheet(); roots['#markedhost'].adoptedStyleSheets = [sheet]; roots.late = sheet; }`,
    later: `for (const id of ['#marked', '#markedhost']) document.querySelector(id).setAttribute('data-reveille-mask', '');
      document.querySelector('#blockedlater').setAttribute('data-reveille-block', '');
      document.querySelector('#marked').firstChild.data = 'MARKEDLATER'; document.querySelector('#marked').title = 'MARKEDTITLE';
      roots['#markedhost'].append('MARKEDHOST'); document.querySelector('#blockedlater p').firstChild.data = 'MARKEDBLOCKED';
      document.querySelector('#blockedlater').append('MARKEDADDED'); document.querySelector('#blockedlater p').className = 'MARKEDCLASS';
      document.querySelector('#filled').setAttribute('data-reveille-block', ''); document.querySelector('#filled').append('one', 'two', 'three', 'four', 'five');
      roots.late.insertRule('i::before{content:"MARKEDADOPTED"}'); roots.late.cssRules[0].style.setProperty('content', '"MARKEDDECLARED"');
      document.querySelector('#styledlater').setAttribute('data-reveille-block', ''); document.querySelector('#styledlater style').sheet.insertRule('.MARKEDRULE{color:red}');
      document.querySelector('#framedlater').srcdoc = '<p class=MARKEDFRAME>x</p>'; document.querySelector('#linkedlater').href = URL.createObjectURL(new Blob(['.MARKEDLINK{color:red}'], { type: 'text/css' }));`,
    secrets: [
      'MARKEDLATER',
      'MARKEDTITLE',
      'MARKEDHOST',
      'MARKEDBLOCKED',
      'MARKEDADDED',
      'MARKEDCLASS',
      'MARKEDADOPTED',
      'MARKEDDECLARED',
      'MARKEDRULE',
      'MARKEDFRAME',
      'MARKEDLINK',
      // Even empty nodes would reveal that a frame has loaded, and how many texts were added.
      /\{(?=[^{}]*"type":0)(?=[^{}]*"childNodes":\[\])[^{}]*\}/,
      /(?:"nextId":\d+,"node":\{"type":3,"textContent":"","id":\d+\}\},\{"parentId":\d+,){3}/,
    ],
    shown: ['markedfirst', 'hostfirst'],
  },
  {
    name: 'masked and blocked text inside controls and their labels',
    html: `<button id="pay">paynow <span data-reveille-mask>BUTTONMASKED</span><span data-reveille-block>BUTTONBLOCKED</span></button>
      <span id="named" data-reveille-mask>LABELLEDBY</span><button id="namedby" aria-labelledby="named"></button>
      <label>accountno <b data-reveille-mask>FIELDLABEL</b><input id="labelled"></label>
      <button id="pictured"><img alt="PICTUREALT" data-reveille-mask></button>
      <div data-reveille-mask><input id="hinted" placeholder="FIELDHINT" aria-label="FIELDARIA"></div>
      <x-press id="press" role="button" tabindex="0">PRESSSLOT</x-press>`,
    before: shadow('#press', '<span data-reveille-mask><slot></slot></span>'),
    clicked: ['#pay', '#namedby', '#labelled', '#pictured', '#hinted', '#press'],
    typed: [['#labelled', 'ж']],
    secrets: [
      'BUTTONMASKED',
      'BUTTONBLOCKED',
      'LABELLEDBY',
      'FIELDLABEL',
      'PICTUREALT',
      'FIELDHINT',
      'FIELDARIA',
      'PRESSSLOT',
      'ж',
    ],
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
    name: 'a masked button that leaves the page while it is clicked',
    html: '<div data-reveille-mask><button id="leaving">LEAVINGLABEL</button></div>',
    before: `window.addEventListener('click', ({ target }) => { if (target.id === 'leaving') target.remove(); }, true);`,
    clicked: ['#leaving'],
    secrets: ['LEAVINGLABEL'],
  },
  {
    name: 'names of masked places in selectors',
    html: '<div data-reveille-mask data-testid="SELECTORSECRET" id="SELECTORID"><button name="SELECTORNAME">x</button><p contenteditable id="SELECTORFIELD">x</p></div>',
    clicked: ['[name=SELECTORNAME]', '#SELECTORFIELD'],
    secrets: ['SELECTORSECRET', 'SELECTORNAME', 'SELECTORID', 'SELECTORFIELD'],
  },
  {
    name: 'styles in a masked place',
    html: `<div data-reveille-mask><p id="styled" style="--who:STYLEPROPERTY;content:'STYLEINLINE';background:url(/STYLEURL.png);color:red">x</p><style id="styledtext">.st::before{content:'STYLEBEFORE'}</style><style>.sm::before{content:'STYLESHEET';background:url("/STYLESHEETURL.png")}</style><img src="/STYLEPICTURE.png" alt=""><a href="/STYLELINK">l</a></div>
      <x-styled id="styledhost" data-reveille-mask></x-styled>
      <style>.parts { background: var(--picture) no-repeat; background-size: cover; }</style><div data-reveille-block style="--picture: url(/STYLEVARIABLE.png)"><p class="parts">x</p></div>`,
    before: `${shadow('#styledhost', '<style>p::after{content:"STYLESHADOW"}</style><p>x</p>')}
      { const sheet = new CSSStyleSheet(); sheet.replaceSync('p::before{content:"STYLEADOPTED"}'); roots['#styledhost'].adoptedStyleSheets = [sheet]; roots.sheet = sheet; }`,
    later: `document.querySelector('#styled').style.setProperty('--who', 'STYLELATER'); document.querySelector('#styled').style.content = '"STYLELATERTEXT"';
      document.querySelector('#styledtext').firstChild.data = '.st::before{content:"STYLECHANGED"}';
      roots['#styledhost'].querySelector('style').sheet.insertRule('b::before{content:"STYLERULE"}');
      roots.sheet.insertRule('i::before{content:"STYLEADOPTEDRULE"}'); roots.sheet.cssRules[1].style.setProperty('content', '"STYLEDECLARED"');`,
    secrets: [
      'STYLEBEFORE',
      'STYLEVARIABLE',
      'STYLECHANGED',
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
    name: 'a component around a field of the page that tells what is typed backwards',
    html: '<x-around id="around"><input id="within"></x-around>',
    before: `document.querySelector('#within').addEventListener('input', ({ target: { value } }) => document.querySelector('#around').setAttribute('held', [...value].reverse().join('')));`,
    typed: [['#within', 'Hallam Whitby']],
    secrets: ['ybtihW', 'mallaH'],
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
      <div role="combobox" id="combo" tabindex="0" aria-activedescendant="ariaoption">COMBOCHOSEN</div>
      <div role="listbox"><input type="checkbox" role="option" id="optionbox" aria-label="OPTIONBOX"></div>
      <ul role="listbox"><li role="option" id="placed" style="position:fixed;left:700px;top:4px;width:20px;height:20px;list-style:none">p</li></ul>`,
    clicked: ['#chosen', '#manychosen', '#ariaoption', '#combo', '#optionbox', '#placed'],
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
      // The position of a click would identify the option.
      '"isChecked":true',
      /"source":(2,"type":2[^}]*|1,"positions":[^\]]*)"x":7[01]\d,"y":\d\d?\b/,
    ],
    shown: ['asthma'],
  },
  ...choicesAndFiles,
  {
    name: 'editors that draw what is typed by themselves',
    html: `<div class="own-editor" style="position:relative;width:300px;height:90px"><div id="mirror">OWNDRAFT</div><textarea id="capture" style="position:absolute;width:1px;height:1em;opacity:0;padding:0;border:0"></textarea></div>
      <div style="position:relative;width:300px;height:90px"><div id="pasted"></div><textarea id="pasting" style="opacity:0"></textarea></div>
      <div class="monaco-editor"><div class="view-lines">MONACODRAFT</div></div><div class="ace_editor"><div class="ace_line">ACEDRAFT</div></div>
      <div class="CodeMirror"><pre>CODEMIRRORDRAFT</pre></div><div class="xterm"><div>XTERMDRAFT</div></div>`,
    typed: [['#capture', 'ӂ']],
    later: `document.querySelector('#mirror').textContent = 'ӂ and OWNLATER';
      { const field = document.querySelector('#pasting'); field.addEventListener('paste', (event) => event.preventDefault()); field.focus();
        field.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData: new DataTransfer() }));
        document.querySelector('#pasted').textContent = 'OWNPASTED'; }`,
    secrets: [
      'ӂ',
      'OWNLATER',
      'OWNPASTED',
      'MONACODRAFT',
      'ACEDRAFT',
      'CODEMIRRORDRAFT',
      'XTERMDRAFT',
    ],
  },
  {
    name: 'drafts that no one typed on this page',
    html: `<div id="saved" contenteditable><p>SAVEDEDITABLE</p></div><textarea id="savedarea">SAVEDAREA</textarea><textarea id="emptied">SAVEDEMPTIED</textarea>
      <output>SAVEDOUTPUT</output><progress>SAVEDPROGRESS</progress><meter>SAVEDMETER</meter><div class="cm-editor"><div>SAVEDCM</div></div>
      <div class="ProseMirror">SAVEDPROSE</div><div class="ql-editor">SAVEDQUILL</div><div class="select2-selection">SAVEDSELECT</div>
      <div contenteditable>Abcdefghijkl mnopqrst uvw xyzabcdefghijklmnop</div><canvas id="sketch" aria-label="SAVEDSKETCH"></canvas>
      <textarea id="scrolled" style="height:40px;width:60px">${'a\n'.repeat(40)}</textarea><textarea id="scrolling" style="height:40px;width:60px">${'b\n'.repeat(40)}</textarea>`,
    before:
      "document.querySelector('#emptied').value = ''; document.querySelector('#scrolled').scrollTop = 139; if (window.EditContext) document.querySelector('#sketch').editContext = new EditContext();",
    later: `document.querySelector('#saved p').firstChild.data = 'SAVEDLATER'; document.querySelector('#savedarea').firstChild.data = 'SAVEDAREALATER'; document.querySelector('#scrolling').scrollTop = 137;`,
    secrets: ['SAVED', '************ ********', '"rr_scrollTop":139', /"source":3[^}]*"y":137\b/],
  },
  {
    name: 'what no page may tell',
    html: `<p>Write to addressee@example.com</p><p>Write to soft&shy;name@exam&shy;ple.com</p><p>paid with 4012&#8209;8888&#8209;8888&#8209;1881</p><p>paid with 4111 1111 1111 1111</p><div data-props='{"user":"FRAMEWORKJSON"}'>framework</div><a href="tel:+442079460958">call</a>
      <a href="https://ADDRESSUSER:ADDRESSPASSWORD@files.example/list">our files</a>
      <img alt="" src="data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'><text>drawn@example.com</text></svg>">
      <style>.o{--owner:propertymail@example.com} .u{background:url("/picture.png?who=STYLEQUERY")} .m::after{content:"write to stylemail@example.com"} .n::after{content:"paid with 5555 5555 5555 4444"}</style>`,
    secrets: [
      'addressee@',
      'soft\u00adname@',
      '8888\u20118888',
      '4111 1111',
      'FRAMEWORKJSON',
      'STYLEQUERY',
      'stylemail@',
      'propertymail@',
      '5555 5555',
      '+44207946',
      'drawn@',
      'ADDRESSUSER',
      'ADDRESSPASSWORD',
      // playFixtures puts it into the URL of the page.
      'ADDRESSQUERY',
    ],
    shown: ['framework'],
  },
];

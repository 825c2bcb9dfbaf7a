import { type Fixture, shadow } from './fixture.ts';

/** Repeats of typed text that the default mode recognizes. */
export const maskedRepeats: readonly Fixture[] = [
  {
    name: 'lines of a message, one by one',
    html: '<textarea id="lines"></textarea><p id="line1"></p><p id="line2"></p>',
    typed: [['#lines', 'I live at Baker Street\nabove the old tannery']],
    later: `document.querySelector('#line1').textContent = 'I live at Baker Street'; document.querySelector('#line2').innerHTML = 'You wrote: <b>above the old tannery</b>';`,
    secrets: ['Baker Street', 'old tannery'],
  },
  {
    name: 'a short name beside an address or a card number',
    html: '<input id="beside"><p id="beside1"></p><p id="beside2"></p>',
    typed: [['#beside', 'Zy, zy@mugs.example, 4111 1111 1111 1111']],
    later: `document.querySelector('#beside1').textContent = 'You: Zy, zy@mugs.example, 4111 1111 1111 1111; ask osterley@mugs.example'; document.querySelector('#beside2').dataset.said = 'Zy,+zy%2540mugs.example,+4111+1111+1111+1111'`,
    secrets: [/\bZy\b/, 'osterley'],
  },
  {
    name: 'single words, slugs, classes and ids',
    html: '<input id="words"><p id="word1"></p><p id="word2"></p><a id="word3" href="/">link</a><a id="word4" href="/">share</a><img id="word5" alt="">',
    typed: [['#words', 'Renfield Holmwood']],
    later: `document.querySelector('#word1').textContent = 'Dear Renfield,'; document.querySelector('#word2').className = 'tag-renfield-holmwood'; document.querySelector('#word2').id = 'renfield_holmwood';
      document.querySelector('#word3').href = '/people/renfield-holmwood#holmwood-renfield'; document.querySelector('#word3').dataset.who = 'RENFIELD+HOLMWOOD'; document.body.dataset.renfieldholmwood = '1';
      document.querySelector('#word4').href = '/share?utm_content=renfield-holmwood'; document.querySelector('#word5').src = '/i?url=%2Frenfield-holmwood.png&w=9'`,
    secrets: ['Renfield', 'Holmwood', 'renfield', 'holmwood', 'RENFIELD', 'HOLMWOOD'],
  },
  {
    name: 'names of buttons',
    html: '<input id="joined"><button id="joining">Hi</button><button id="removing">x</button>',
    before: `document.querySelector('#joined').oninput = ({ target }) => { const [, name = ''] = target.value.split(' '); document.querySelector('#joining').replaceChildren('All of ', name, 's'); document.querySelector('#removing').setAttribute('aria-label', 'Remove ' + name); };`,
    typed: [['#joined', 'Orla Grimsbywick']],
    clickedLater: ['#joining', '#removing'],
    secrets: [/grimsbywick/i],
    shown: ['"label":"All of *****s"', '"label":"Remove *****'],
  },
  {
    name: 'numbers in another format',
    html: '<input id="number"><input id="phone"><p id="number1"></p><p id="phone1"></p>',
    typed: [
      ['#number', '4825075'],
      ['#phone', '02079460958'],
    ],
    later: `document.querySelector('#number1').textContent = 'You earn 4,825,075 a year'; document.querySelector('#phone1').textContent = 'We call (020) 7946-0958 soon';`,
    secrets: ['4,825,075', '4825075', ' 7946', '7946-'],
  },
  {
    name: 'numbers in other digits',
    html: '<input id="arabic"><input id="swiss"><p id="arabic1"></p><p id="arabic2"></p><p id="swiss1"></p>',
    typed: [
      ['#arabic', '٠٥٠٧٣٩١٦٢٨'],
      ['#swiss', '6914387'],
    ],
    later: `document.querySelector('#arabic1').textContent = 'الرمز إلى 0507391628'; document.querySelector('#arabic2').title = '٠٥٠ ٧٣٩ ١٦٢٨'; document.querySelector('#swiss1').textContent = 'CHF 6’914’387';`,
    secrets: ['0507391628', '507391628', '٧٣٩', '6914387', '’914'],
  },
  {
    name: 'codes, phone numbers and names in another spelling',
    html: '<input id="postcode"><input id="mobile"><input id="umlaut"><p id="spelled1"></p><p id="spelled2"></p><p id="spelled3"></p>',
    typed: [
      ['#postcode', 'qx7z9vk'],
      ['#mobile', '06 59 71 83 24'],
      ['#umlaut', 'Jörgensøn'],
    ],
    later: `document.querySelector('#spelled1').textContent = 'To QX7Z 9VK'; document.querySelector('#spelled2').textContent = 'Call +33659718324';
      document.querySelector('#spelled3').innerHTML = '<a href="/u/joergenson">Jorgenson</a>';`,
    secrets: ['QX7Z', '9VK', '659718324', /joe?rgenso/i],
    shown: ['Call +33'],
  },
  {
    name: 'names and codes with other characters between their parts',
    html: '<input id="shortname"><input id="seriesname"><input id="license"><p id="apart1"></p><p id="apart2"></p><p id="apart3"></p>',
    typed: [
      ['#shortname', 'Qix Vew'],
      ['#seriesname', 'Quentil Vyrborg'],
      ['#license', 'QXZ4T9BDKWPLM7R2NVCX'],
    ],
    later: `document.querySelector('#apart1').innerHTML = 'Dear Qix&nbsp;Vew'; document.querySelector('#apart2').dataset.series = 'QuentilxVyrborg';
      document.querySelector('#apart3').textContent = 'Key QXZ4T-9BDKW-PLM7R-2NVCX, Q\u2060u\u2060e\u2060n\u2060t\u2060i\u2060l';`,
    secrets: ['Qix', 'Vew', 'xVyrborg', '9BDKW', 'Q\u2060u'],
  },
  {
    name: 'an amount without its decimal places, and a name as in an address',
    html: '<input id="amount"><input id="sharing"><p id="amount1"></p><p id="sharing1"></p>',
    typed: [
      ['#amount', '73815.00'],
      ['#sharing', 'Çağatay Özdemiroğlu'],
    ],
    later: `document.querySelector('#amount1').textContent = 'Pay $73,815 now'; document.querySelector('#sharing1').textContent = 'Link: ' + encodeURIComponent('Çağatay Özdemiroğlu');`,
    secrets: ['73,815', 'demiro'],
    shown: ['Pay $*****', 'Link: *****'],
  },
  {
    name: 'an email address over several elements, before any input',
    html: '<p>Signed in as abraham.vanhelsing<wbr>@example.org</p>',
    secrets: ['vanhelsing'],
  },
  {
    name: 'a date in another order',
    html: '<input id="birthday" type="date"><p id="born"></p>',
    typed: [['#birthday', '1958-09-26']],
    later: `document.querySelector('#born').textContent = 'Born 26.9.1958';`,
    secrets: ['26.9'],
    shown: ['Born '],
  },
  {
    name: 'a number in groups, each in an element',
    html: '<input id="grouped"><p id="grouped1"></p>',
    typed: [
      ['#grouped', '415'],
      ['#grouped', '4157728836'],
    ],
    later: `document.querySelector('#grouped1').innerHTML = 'Code <b>415</b> <b>772</b> <b>8836</b>';`,
    secrets: ['"772"', '"8836"'],
    shown: ['Code '],
  },
  {
    name: 'a number in groups that is typed group by group',
    html: '<input id="growing"><p id="growing1"></p><input id="dotted"><p id="dotted1"></p>',
    typed: [
      ['#growing', '608'],
      ['#growing', '6085930274'],
      ['#dotted', '692731'],
    ],
    later: `document.querySelector('#growing1').innerHTML = 'Call <b>(608)</b> <i>593</i>-<u>0274</u>'; document.querySelector('#dotted1').textContent = 'Code 692 · 731';`,
    secrets: ['"593"', '"0274"', '692 ·', '· 731'],
    shown: ['Call ', 'Code *****'],
  },
  {
    name: 'a letter in many elements',
    html: '<input id="wrapped"><p id="wrapped1"></p>',
    typed: [['#wrapped', 'Ţħŷŋ']],
    later: `document.querySelector('#wrapped1').innerHTML = [...'Ţħŷŋ'].map((letter) => '<i><b><u><s>' + letter + '</s></u></b></i>').join('');`,
    secrets: ['Ţ', 'ħ', 'ŷ', 'ŋ'],
  },
  {
    name: 'the code of a card',
    html: '<input id="code"><p id="code1"></p>',
    typed: [['#code', '738']],
    later: `document.querySelector('#code1').textContent = 'CVC 738';`,
    secrets: ['CVC 738'],
    shown: ['CVC *****'],
  },
  {
    name: 'text typed into a blocked frame',
    html: '<iframe id="blockedtyping" data-reveille-block srcdoc="<input>"></iframe><p id="blockedtyped"></p>',
    later: `document.querySelector('#blockedtyping').contentDocument.querySelector('input').value = 'Lydia Cressingham';
      document.querySelector('#blockedtyped').textContent = 'Hello Lydia Cressingham';`,
    secrets: ['Lydia', 'Cressingham'],
  },
  {
    name: 'a component that writes into its field at each click',
    html: '<x-pad id="pad"></x-pad><p id="padded"></p>',
    before: `{ const root = document.querySelector('#pad').attachShadow({ mode: 'open' }); root.innerHTML = '<input><button>add</button>'; root.lastChild.onclick = () => { root.firstChild.value = 'Maud Ellery'; }; }`,
    clicked: ['#pad button', '#pad button'],
    later: "document.querySelector('#padded').textContent = 'Hello Maud Ellery';",
    secrets: ['Ellery'],
    shown: ['Hello *****'],
  },
  {
    name: 'a component whose field a password manager fills without an event',
    html: '<x-filled id="filled"></x-filled><p id="filled1"></p>',
    before: shadow('#filled', '<p><input></p>'),
    later: `window.roots['#filled'].querySelector('input').value = 'Perpetua Lanyon'; document.querySelector('#filled1').textContent = 'Hello Perpetua Lanyon';`,
    secrets: ['Perpetua', 'Lanyon'],
    shown: ['Hello *****'],
  },
  {
    name: 'a focused field of a blocked component that a script fills',
    html: '<x-filled id="blockedfill" data-reveille-block></x-filled><p id="blockedfill1"></p>',
    before: shadow('#blockedfill', '<p><input></p>'),
    later: `{ const field = window.roots['#blockedfill'].querySelector('input'); field.focus(); field.value = 'Drusilla Fenby'; document.querySelector('#blockedfill1').textContent = 'Hello Drusilla Fenby'; }`,
    secrets: ['Drusilla', 'Fenby'],
    shown: ['Hello *****'],
  },
  {
    name: 'a page that changes its address before the recorder receives the input',
    html: '<input id="addressed">',
    before: `window.addEventListener('input', ({ target }) => { if (target.id === 'addressed') history.replaceState({}, '', '/find/' + target.value); }, true);`,
    typed: [['#addressed', 'Thessaly Overbrook']],
    secrets: ['Thessaly', 'Overbrook'],
    shown: ['"page":"/find/'],
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
    before: `{ const root = document.querySelector('#closed').attachShadow({ mode: 'closed' }); root.innerHTML = '<input>'; root.firstChild.addEventListener('input', ({ target: { value } }) => document.querySelector('#closed').setAttribute('held', [...value].reverse().join(''))); window.roots = { ...window.roots, closed: root }; }`,
    later: `document.querySelector('#framed1').textContent = 'Hello Carfax Abbey'; document.querySelector('#framed2').textContent = 'About Hillingham House'; document.querySelector('#closed1').textContent = 'Hello Purfleet Manor';`,
    secrets: ['Carfax Abbey', 'Hillingham House', 'Purfleet Manor', 'teelfruP'],
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
  {
    name: 'the answer to a prompt of a frame',
    html: '<iframe id="prompting" srcdoc="<p>x</p>"></iframe><p id="prompted"></p>',
    later: `document.querySelector('#prompted').textContent = 'From ' + document.querySelector('#prompting').contentWindow.prompt('Town?');`,
    secrets: ['Elsinore', 'Carnforth'],
    shown: ['From *****'],
  },
  {
    name: 'the text of the clipboard, read by the page',
    html: '<p id="clipped"></p>',
    before: "Clipboard.prototype.readText = () => Promise.resolve('Cadogan Thornaby');",
    later: `navigator.clipboard.readText().then((text) => { document.querySelector('#clipped').textContent = 'Pasted ' + text; })`,
    secrets: ['Cadogan', 'Thornaby'],
    shown: ['Pasted *****'],
  },
  {
    name: 'styles that repeat what is typed',
    html: '<input id="styling"><style id="style1"></style><style id="style2"></style><style id="style3"></style><p id="style4" style="color:teal;background-color:white;margin:4px;padding:4px"></p><style id="style5">.q{color:teal}</style><p id="style6"></p>',
    typed: [['#styling', 'Ravenna Hillyard']],
    later: `document.querySelector('#style1').textContent = '.r::after{content:"Dear Ravenna Hillyard"}'; document.querySelector('#style2').textContent = ':root{--of:Ravenna Hillyard}';
      document.querySelector('#style3').textContent = '.is-ravenna-hillyard{color:red}'; document.querySelector('#style4').style.setProperty('--by', 'Ravenna Hillyard');
      document.querySelector('#style5').sheet.cssRules[0].style.setProperty('--for', 'Ravenna Hillyard'); document.querySelector('#style5').sheet.insertRule('.\\\\52 avenna,[title=Hillyard]{color:teal}');
      document.querySelector('#style6').setAttribute('style', 'color:teal;/* for Ravenna Hillyard */margin:4px');`,
    secrets: ['avenna', 'Hillyard', 'hillyard'],
  },
  {
    name: 'drawings that repeat what is typed',
    html: `<input id="drawing"><svg><path id="drawing1" d="M0 0h9z"></path></svg><p id="drawing2"></p>
      <img alt="" src="data:image/svg+xml,%3Csvg%20xmlns='http://www.w3.org/2000/svg'%3E%3Ctitle%3E4111 1111 1111 1111%3C/title%3E%3Cpath%20d='M0%200h9z'/%3E%3C/svg%3E">`,
    typed: [['#drawing', 'Ariadne Fairweather']],
    later: `document.querySelector('#drawing1').setAttribute('d', 'Ariadne Fairweather');
      document.querySelector('#drawing2').setAttribute('style', 'clip-path:path("Ariadne Fairweather")');`,
    secrets: ['Ariadne', 'Fairweather', /4111( |%20)1111( |%20)1111/],
  },
  {
    name: 'controls that are named after what is typed',
    html: '<input id="naming"><button id="searchfor">Search</button><p id="holder"><button>open</button></p><input type="button" id="valued" value="keep">',
    before: `document.querySelector('#naming').addEventListener('input', ({ target: { value } }) => { document.querySelector('#searchfor').textContent = 'Search for ' + value;
      document.querySelector('#holder').firstChild.id = value.toLowerCase().replaceAll(' ', '-'); const button = document.querySelector('#valued'); button.value = 'Keep ' + value; button.dispatchEvent(new Event('change', { bubbles: true })); });`,
    typed: [['#naming', 'Isolde Kettering']],
    clickedLater: ['#searchfor', '#holder button'],
    secrets: ['Isolde', 'Kettering', 'isolde', 'kettering'],
  },
  {
    name: 'how long a repeat is',
    html: '<input id="long"><p id="long1"></p>',
    typed: [['#long', 'Wilhelmina Murray Harker']],
    later: `document.querySelector('#long1').textContent = 'Wilhelmina Murray Harker';`,
    secrets: ['*'.repeat(24)],
  },
  {
    name: 'what a field held before',
    html: '<input id="emptying"><p id="empty1"></p><input id="shortened"><p id="short1"></p>',
    before: `document.querySelector('#shortened').addEventListener('input', ({ target: { value } }) => { if (value === 'Bersicker W') document.querySelector('#short1').textContent = 'Found Bersicker Wolfgang'; });`,
    typed: [
      ['#emptying', 'Thornfield Bilder'],
      ['#emptying', ''],
      ['#shortened', 'Bersicker Wolfgang'],
      ['#shortened', 'Bersicker W'],
    ],
    later: `document.querySelector('#empty1').textContent = 'Hello Thornfield Bilder';`,
    secrets: ['Thornfield', 'Bilder', 'olfgang'],
  },
];

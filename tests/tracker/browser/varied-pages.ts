/** Pages that were written without a recorder in mind, and a visitor's actions on each. */
interface VariedPage {
  readonly name: string;
  readonly head?: string;
  readonly body: string;
  /** Runs in the page. */
  readonly act: string;
}

/** What a visitor types on a page with every kind of field; none of it is in the recording. */
export const TYPED = 'wormwood';
const inputTypes =
  'text search tel url email password number range date month week time datetime-local color checkbox radio file hidden submit button reset image invented'.split(
    ' ',
  );

const base =
  '<style>body{font:16px/1.5 Georgia,serif;margin:24px;color:#222}h1{font-size:32px}</style>';
const many = (count: number, make: (n: number) => string) =>
  Array.from({ length: count }, (_, n) => make(n)).join('');

export const variedPages: readonly VariedPage[] = [
  {
    name: 'article',
    head: base,
    body: `<h1>On mugs</h1>${many(6, (n) => `<p>Paragraph ${n}: a mug is a cup with a handle, and a cup without one is a bowl.</p>`)}<blockquote>Hot.</blockquote>`,
    act: "document.querySelector('p').textContent = 'This paragraph was written later.'; document.querySelector('blockquote').remove()",
  },
  {
    name: 'grid shop with variables',
    head: '<style>:root{--c:#b4431f}main{display:grid;grid-template-columns:repeat(3,1fr);gap:16px;font-family:sans-serif}article{border:2px solid var(--c);border-radius:12px;padding:16px}article:nth-child(even){background:#fdf3ee}b::after{content:" EUR"}</style>',
    body: `<main>${many(9, (n) => `<article><h2>Mug ${n}</h2><b>${n}.99</b></article>`)}</main>`,
    act: "document.documentElement.style.setProperty('--c', '#1f6fb4'); document.querySelectorAll('article')[4].remove()",
  },
  {
    name: 'styles made by scripts',
    head: '<style id="made"></style>',
    body: '<div class="card">Made by insertRule</div><div class="adopted">Adopted sheet</div>',
    act: "document.querySelector('#made').sheet.insertRule('.card{background:#224;color:#fff;padding:40px;font:24px sans-serif}'); const s=new CSSStyleSheet(); s.replaceSync('.adopted{border:8px dashed teal;padding:20px}'); document.adoptedStyleSheets=[s]; s.insertRule('.adopted{color:teal}')",
  },
  {
    name: 'menu that opens under the pointer',
    head: `${base}<style>li ul{display:none}li:hover ul{display:block}a:hover,a:focus-visible{color:#b4431f}</style>`,
    body: '<ul><li><a href="/mugs">Mugs</a><ul><li>Blue</li><li>Red</li></ul></li></ul>',
    act: "const s=document.createElement('style'); s.append('h2:hover{color:teal}'); document.head.append(s); document.body.insertAdjacentHTML('beforeend','<h2>Bowls</h2>')",
  },
  {
    name: 'shadow trees',
    body: '<my-badge></my-badge><div id="late"></div>',
    head: "<script>customElements.define('my-badge',class extends HTMLElement{connectedCallback(){this.attachShadow({mode:'open'}).innerHTML='<style>p{background:gold;padding:30px;font:28px serif}</style><p>In the shade</p>'}})</script>",
    act: "const r=document.querySelector('#late').attachShadow({mode:'open'}); r.innerHTML='<style>i{color:crimson;font-size:40px}</style><i>Later shade</i>'",
  },
  {
    name: 'drawing',
    body: '<svg width="400" height="300" viewBox="0 0 40 30"><defs><linearGradient id="g"><stop offset="0" stop-color="navy"/><stop offset="1" stop-color="orange"/></linearGradient></defs><rect width="40" height="30" fill="url(#g)"/><path d="M2 28 L12 8 L20 20 L30 4 L38 28 Z" fill="#fff8"/><text x="4" y="26" font-size="4">Hills</text></svg>',
    act: "const c=document.createElementNS('http://www.w3.org/2000/svg','circle'); c.setAttribute('cx',30); c.setAttribute('cy',8); c.setAttribute('r',3); c.setAttribute('fill','#ffd'); document.querySelector('svg').append(c)",
  },
  {
    name: 'form',
    head: `${base}<style>label{display:block;margin:8px 0}input,select,textarea{font:inherit;padding:6px}</style>`,
    body: '<h1>Order</h1><form><label>Name <input></label><label><input type="checkbox"> Gift</label><label><input type="radio" name="r"> A</label><label>Size <select><option>S<option>M</select></label><textarea placeholder="Anything else?"></textarea><input type="submit" value="Order now"></form>',
    act: "document.querySelector('[type=checkbox]').click(); document.querySelector('[type=radio]').click()",
  },
  {
    name: 'every input type',
    head: `${base}<style>label{display:inline-block;width:220px;height:40px}input,select,textarea{font:inherit;width:140px}</style>`,
    body: `<form onsubmit="return false">${inputTypes.map((type) => `<label>${type}<input type="${type}" name="n-${type}" placeholder="Your ${type}" alt="${type}" list="l"></label>`).join('')}
      <label>one<select><option>S<option>M</select></label><label>many<select multiple size="2"><option>A<option>B</select></label>
      <label>long<textarea placeholder="Anything?"></textarea></label><datalist id="l"><option value="x"></datalist><div contenteditable></div>
      <b id="sum">0</b><progress value="2" max="5"></progress><meter value="2" max="5"></meter></form>`,
    act: `for (const field of document.querySelectorAll('input,textarea')) {
        if (/submit|button|reset/.test(field.type)) { field.value = 'A ' + field.type; continue; }
        field.focus();
        field.setAttribute('value', '${TYPED}');
        document.execCommand('insertText', false, '${TYPED}');
        if (field.type === 'range') field.value = 90;
        if (field.type === 'color') field.value = '#aa0000';
        field.dispatchEvent(new Event('input', { bubbles: true }));
      }
      document.querySelector('textarea').textContent = '${TYPED}';
      document.querySelector('select').selectedIndex = 1;
      document.querySelector('#sum').textContent = '1';
      document.activeElement.blur()`,
  },
  {
    name: 'CSS in JS',
    head: '<style data-styled></style><style media="screen">@media (min-width: 1px) { .wide { width: 111px } }</style>',
    body: '<my-card></my-card><div class="sc-a">Styled</div><div class="wide">Wide</div><div class="con">Constructed</div><div class="themed">Themed</div>',
    act: `const [made, media] = document.styleSheets;
      made.insertRule('.gone { padding: 90px }');
      made.insertRule('.sc-a { padding: 31px; background: rgb(1, 90, 120); color: white }', 1);
      made.insertRule('.sc-a { margin: 70px }', 2);
      made.deleteRule(0); made.deleteRule(1);
      media.cssRules[0].insertRule('.wide { height: 77px; background: rgb(120, 90, 1) }', 1);
      media.cssRules[0].cssRules[0].style.setProperty('width', '222px');
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('.con { padding: 13px }');
      document.adoptedStyleSheets = [sheet];
      const theme = new CSSStyleSheet();
      document.adoptedStyleSheets = [sheet, theme];
      theme.replaceSync(':root { --gap: 17px } .themed { padding: var(--gap); color: rgb(0, 100, 0) }');
      sheet.insertRule('.con { letter-spacing: 5px; color: rgb(130, 0, 130) }', 1);
      const root = document.querySelector('my-card').attachShadow({ mode: 'open' });
      root.innerHTML = '<p>In the card</p>';
      const shade = new CSSStyleSheet();
      shade.replaceSync('p { padding: 19px; background: rgb(250, 220, 100) }');
      root.adoptedStyleSheets = [shade, sheet];`,
  },
  {
    name: 'table sorted',
    head: `${base}<style>td,th{border:1px solid #999;padding:4px 12px}tr:nth-child(odd){background:#eee}</style>`,
    body: `<table><thead><tr><th>No</th><th>Who</th></tr></thead><tbody>${many(14, (n) => `<tr><td>${n}</td><td>Customer ${n}</td></tr>`)}</tbody></table>`,
    act: "const b=document.querySelector('tbody'); b.append(...[...b.rows].reverse()); b.rows[0].cells[1].textContent='First now'",
  },
  {
    name: 'frame inside',
    head: base,
    body: '<h1>Outside</h1><iframe width="400" height="160" srcdoc="<style>p{color:purple;font:24px serif}</style><p>Inside</p>"></iframe>',
    act: "document.querySelector('iframe').contentDocument.querySelector('p').textContent='Inside, changed'",
  },
  {
    name: 'dialog and details',
    head: base,
    body: '<details><summary>More</summary><p>Much more to read.</p></details><dialog><p>Are you sure?</p><button>Yes</button></dialog>',
    act: "document.querySelector('details').open=true; document.querySelector('dialog').showModal()",
  },
  {
    name: 'single page app',
    head: `${base}<style>nav a{margin-right:16px}.page{padding:32px;background:#eef}</style>`,
    body: '<nav><a href="#">Home</a><a href="#">Cart</a></nav><div id="app"><div class="page">Home page</div></div>',
    act: `history.pushState({},'','/cart'); document.querySelector('#app').innerHTML='<div class="page"><h1>Cart</h1><ul>${many(5, (n) => `<li>Mug ${n}</li>`)}</ul></div>'`,
  },
];

/** Not compared with rrweb’s own recorder, which shows them differently from the browser. */
export const pagesOfOurs: readonly VariedPage[] = [
  {
    name: 'document that is written again',
    head: base,
    body: '<h1>Mugs</h1><p>All that was here before.</p>',
    act: "document.open(); document.write('<!doctype html><style>h2{padding:30px;background:#efe}</style><h2>Plates</h2><p>All of it is new.</p>'); document.close(); document.querySelector('p').append(' And later still.')",
  },
  {
    name: 'blocked boxes',
    head: `${base}<style>.padded{padding:20px;border:5px solid;height:40px}.small{transform:scale(.5);transform-origin:0 0}.cell{display:table-cell;width:80px;height:50px}.gone{display:none}</style>`,
    body: `<div class="padded" data-reveille-block></div><p>Hello <i data-reveille-block><svg width="90" height="10"></svg></i>, welcome</p><div class="small"><div class="padded" data-reveille-block></div><p>Half as large</p></div>
      <div class="cell" data-reveille-block></div><div class="gone" data-reveille-block></div><p>At the end</p>`,
    act: '',
  },
  {
    name: 'style sheets that are switched off',
    head: `${base}<style>p{height:70px}</style><style id="off">p{color:red;padding:9px}</style><script>document.querySelector('#off').sheet.disabled = true</script>`,
    body: '<p>One theme</p>',
    act: '',
  },
  {
    name: 'linked style sheets that are switched',
    head: `${base}<link id="light" rel="stylesheet" href="data:text/css,p{background:gold;height:50px}"><link id="dark" rel="stylesheet" media="screen" href="data:text/css,p{color:red;height:90px}">`,
    body: '<p>Light theme</p>',
    act: "document.querySelector('#dark').disabled = true",
  },
];

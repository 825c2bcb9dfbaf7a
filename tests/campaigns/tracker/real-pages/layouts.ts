/** Pages whose layout depends on state that is not in their attributes, or on how pictures, frames and boxes are sized. */
import type { RealPage } from './apps.ts';

const STRIPES =
  'url("data:image/svg+xml,%3Csvg xmlns=%27http://www.w3.org/2000/svg%27 width=%2740%27 height=%2740%27%3E%3Crect width=%2720%27 height=%2740%27/%3E%3C/svg%3E")';

const picture = (color: string, width: number, height: number) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns='http://www.w3.org/2000/svg' width='${width}' height='${height}'><rect width='${width}' height='${height}' fill='${color}'/><circle cx='30' cy='30' r='20'/></svg>`)}`;
export const layouts: readonly RealPage[] = [
  {
    name: 'pictures that fit, cover and keep a ratio',
    head: '<style>img{background:#ddd;margin:4px}.cover{object-fit:cover;width:200px;height:80px}.contain{object-fit:contain;width:200px;height:80px;object-position:right}.ratio{aspect-ratio:2;width:220px}</style>',
    html: `<img class="cover" src="${picture('teal', 100, 200)}"><img class="contain" src="${picture('gold', 100, 200)}"><img class="ratio" src="${picture('navy', 90, 90)}"><picture><source media="(min-width:600px)" srcset="${picture('crimson', 160, 90)}"><img src="${picture('gray', 90, 160)}"></picture><img id="late"><img width="50%" src="${picture('olive', 64, 32)}"><img src="/missing.png" alt="A missing picture" width="120" height="40"><img src="/missing2.png">`,
    act: `document.querySelector('#late').src = ${JSON.stringify(picture('purple', 150, 70))}; document.querySelector('source').media = '(min-width:6000px)'; document.querySelector('.cover').style.objectFit = 'fill'`,
  },
  {
    name: 'pictures of several densities and sizes',
    html: `<img srcset="${picture('teal', 100, 50)} 1x, ${picture('gold', 200, 100)} 2x"><img sizes="300px" srcset="${picture('navy', 300, 90)} 300w, ${picture('red', 900, 270)} 900w"><img id="a" sizes="100px" srcset="${picture('olive', 100, 60)} 100w, ${picture('pink', 400, 240)} 400w">`,
    act: "document.querySelector('#a').sizes = '360px'",
  },
  {
    name: 'boxes of a canvas, video, audio, frame, object and embed',
    head: '<style>video,canvas,iframe,object,embed{background:#ccc}</style>',
    html: `<canvas width="200" height="80"></canvas><canvas style="width:120px" width="100" height="100"></canvas><video width="200"></video><video poster="${picture('gold', 160, 90)}"></video><iframe style="width:200px;height:50px;border:3px solid" srcdoc="<p>Inside"></iframe><iframe width="180" height="40"></iframe><object width="90" height="50"></object><embed width="70" height="50">`,
    act: "document.querySelector('canvas').width = 300; document.querySelector('iframe').style.height = '90px'; document.querySelectorAll('iframe')[1].width = 260",
  },
  {
    name: 'layers, containers, scopes, nesting and registered properties',
    head: `<style>@layer late, early; @layer early{.a{height:60px;background:teal}} @layer late{.a{height:20px;background:red}} .c{container-type:inline-size;width:400px} @container (min-width:300px){.i{height:50px;background:gold}} .n{height:20px; &.x{height:70px;background:navy} .y{color:white} @media (min-width:1px){border:4px solid}} @property --w{syntax:'<length>';inherits:false;initial-value:170px} .p{width:var(--w);height:30px;background:olive} @scope (.s) to (.t){p{background:pink;height:40px}} @supports (display:grid){.g{display:grid;grid-template-columns:1fr 3fr}} .h:has(b){padding:14px;background:#eee}</style>`,
    html: '<div class="a"></div><div class="c"><div class="i"></div></div><div class="n x"><b class="y">Nested</b></div><div class="p"></div><div class="s"><p>In</p><div class="t"><p>Out</p></div></div><div class="g"><i>1</i><i>2</i></div><div class="h"><b>Has</b></div>',
    act: `const [s] = document.styleSheets; s.insertRule('@layer later{.a{outline:6px solid black}}', 1); s.insertRule('@container (min-width:300px){.i{width:90px}}', s.cssRules.length); for (const r of s.cssRules) if (r.selectorText === '.n') r.style.setProperty('margin-top', '30px'); document.querySelector('.c').style.width = '350px'`,
  },
  {
    name: 'shorthands with a variable of which a part is declared later',
    head: '<style>:root{--line:teal;--space:8px;--fade:linear-gradient(90deg,red,blue)}.a{border:3px solid var(--line);border-bottom:none;padding:var(--space) 30px;padding-left:0}.b{background:var(--fade) no-repeat;background-size:50% 50%;height:60px}.c{font:italic 30px/1 var(--font,serif);font-weight:900}.d{border-radius:var(--space);border-top-left-radius:40px;background:gold;height:60px}.e{background:var(--fade);background-clip:text;color:transparent;font-size:40px}@media (width>1px){.f{border:5px double var(--line);border-left:0}}</style>',
    html: '<p class="a">Border</p><p class="b">Picture</p><p class="c">Font</p><p class="d">Corner</p><p class="e">Gradient</p><p class="f">Media</p>',
    act: '0',
  },
  {
    name: 'adopted sheets that are replaced and shared',
    html: '<x-a></x-a><x-a></x-a><p class="d">Document</p><p class="e">Gone</p>',
    module: `const shared = new CSSStyleSheet(); shared.replaceSync('p{background:gold;height:40px}'); const off = new CSSStyleSheet(); off.replaceSync('.e{background:red;height:90px}'); window.sheets = { shared, off };
      customElements.define('x-a', class extends HTMLElement { constructor() { super(); const root = this.attachShadow({ mode: 'open' }); root.innerHTML = '<p>Shade</p>'; root.adoptedStyleSheets = [shared]; } }); document.adoptedStyleSheets.push(off);`,
    act: `const { shared, off } = sheets; shared.insertRule(':host{display:block;margin:9px}', 1); shared.cssRules[0].style.setProperty('height', '80px'); off.replaceSync('.e{color:red}'); document.adoptedStyleSheets.push(Object.assign(new CSSStyleSheet(), {})); document.adoptedStyleSheets.at(-1).replaceSync('.d{background:teal;height:50px}')`,
  },
  {
    name: 'dialogs and details',
    head: '<style>dialog::backdrop{background:rgb(0 0 90 / .4)}details[open]{background:#eee}</style>',
    html: '<dialog id="d"><p>Sure?</p></dialog><details name="a" open><summary>One</summary><p>First</p></details><details name="a"><summary>Two</summary><p>Second</p></details>',
    act: "document.querySelectorAll('details')[1].open = true; document.querySelector('#d').show()",
  },
  {
    name: 'modal dialog that is open when the recording starts',
    head: '<style>dialog{width:300px;height:200px;background:gold}</style>',
    html: '<dialog>Sure?</dialog><p>Below</p><script>document.querySelector("dialog").showModal()</script>',
    act: '0',
  },
  {
    name: 'dialog that closes and opens again',
    head: '<style>dialog{width:300px;height:200px;background:gold}</style>',
    html: '<dialog id="a">One</dialog><dialog id="b">Two</dialog>',
    act: "const [a, b] = document.querySelectorAll('dialog'); a.showModal(); a.close(); b.showModal(); new Promise((next) => setTimeout(() => { b.close(); a.show(); next() }, 300))",
  },
  {
    name: 'scrolled boxes',
    head: '<style>.s{width:300px;height:120px;overflow:auto;border:1px solid}.s div{height:900px;width:900px;background:linear-gradient(45deg,red,blue)}.snap{scroll-snap-type:y mandatory}.snap div{scroll-snap-align:start;height:120px;border-bottom:9px solid}.stick{position:sticky;top:0;background:gold;height:30px}</style>',
    html: '<div class="s" id="a"><p class="stick">Top</p><div></div></div><div class="s snap" id="b"><div>1</div><div>2</div><div>3</div></div><x-s></x-s><div id="c"></div><script>a.scrollTo(90, 200); b.scrollTo(0, 120)</script>',
    module: `customElements.define('x-s', class extends HTMLElement { constructor() { super(); this.attachShadow({ mode: 'open' }).innerHTML = '<div id=in style="height:80px;overflow:auto;border:1px solid"><p style="height:600px;background:linear-gradient(teal,gold)"></p></div>'; } });`,
    act: `document.querySelector('x-s').shadowRoot.querySelector('#in').scrollTop = 250; c.innerHTML = '<div class="s" id="l"><div></div></div>'; l.scrollTo(300, 400)`,
  },
  {
    name: 'states of fields',
    head: '<style>label{display:block;margin:6px}input:checked+b{background:gold}input:indeterminate+b{background:teal}input:disabled+b{background:gray}input:invalid+b{outline:4px solid red}input:placeholder-shown+b{border:4px solid}fieldset:disabled{background:#eee}select{width:200px}textarea{field-sizing:content}</style>',
    html: '<label><input type="checkbox" id="a"><b>Checked</b></label><label><input type="checkbox" id="b"><b>Mixed</b></label><label><input type="radio" name="r" checked><b>One</b></label><label><input type="radio" name="r" id="r"><b>Two</b></label><label><input id="d"><b>Disabled</b></label><fieldset id="f"><label><input required><b>Required</b></label></fieldset><label><input placeholder="Name" id="p"><b>Placeholder</b></label><input type="range" id="g"><progress id="h" max="9"></progress><meter id="i" value=".3"></meter>',
    act: 'a.click(); b.indeterminate = true; r.click(); d.disabled = true; f.disabled = true; h.value = 4; i.value = .8; document.activeElement.blur()',
  },
  {
    name: 'declarative shadow trees and manual slots',
    html: '<div><template shadowrootmode="open"><style>p{background:gold;height:40px}::slotted(b){color:red;font-size:30px}</style><p>Shade</p><slot></slot></template><b>Slotted</b></div><div id="m"></div>',
    act: "const host = document.querySelector('#m'); const root = host.attachShadow({ mode: 'open', slotAssignment: 'manual' }); root.innerHTML = '<section style=\"background:teal;height:60px\"><slot></slot></section>'; host.innerHTML = '<i>Manual</i><u>Other</u>'; root.querySelector('slot').assign(host.firstChild)",
  },
  {
    name: 'custom elements that are styled when defined',
    head: '<style>x-d{display:block;height:40px}x-d:not(:defined){background:red}x-d:defined{background:teal}x-u:not(:defined){display:none}</style>',
    html: '<x-d>Defined</x-d><x-u>Undefined</x-u>',
    module: `customElements.define('x-d', class extends HTMLElement {  });`,
    act: '0',
  },
  {
    name: 'languages, directions and editing',
    head: '<style>:lang(de){color:red}:dir(rtl){background:#eee}[contenteditable]{min-height:30px;border:1px solid}[hidden=until-found]{background:red}.cv{content-visibility:hidden;height:40px;background:teal}[inert]{opacity:.3}</style>',
    html: '<p lang="de">Deutsch</p><p dir="rtl">Right</p><p dir="auto">שלום</p><div contenteditable></div><div hidden="until-found">Hidden</div><div class="cv">Skipped</div><div id="n">Inert</div>',
    act: "document.querySelector('#n').inert = true",
  },
  {
    name: 'drawings that use and embed',
    html: '<svg style="display:none"><symbol id="s" viewBox="0 0 10 10"><rect width="10" height="10" fill="teal"/></symbol></svg><svg width="100" height="80"><use href="#s"/></svg><svg width="200" height="90"><foreignObject width="200" height="90"><div style="background:gold;height:60px">Foreign</div></foreignObject></svg><svg width="100" height="60" id="v"><path d="M0 0 L100 0 L50 60z"/></svg><math><mfrac><mi>a</mi><mi>b</mi></mfrac></math>',
    act: "v.setAttribute('viewBox', '0 0 200 120'); document.querySelector('use').setAttribute('href', '#t'); document.querySelector('svg').insertAdjacentHTML('beforeend', '<symbol id=\"t\" viewBox=\"0 0 10 10\"><circle r=\"5\" cx=\"5\" cy=\"5\" fill=\"red\"/></symbol>')",
  },
  {
    name: 'drawings that refer to other elements',
    html: '<svg width="420" height="150"><linearGradient id="g"><stop offset="0" stop-color="red"/><stop offset="1" stop-color="blue"/></linearGradient><linearGradient id="h" href="#g" gradientTransform="rotate(90)"/><pattern id="p" width="8" height="8" patternUnits="userSpaceOnUse"><path d="M0 0L8 8" stroke="teal"/></pattern><pattern id="q" href="#p" x="3"/><path id="t" d="M220 90 Q 270 40 330 90" fill="none"/><rect width="100" height="100" fill="url(#h)"/><rect x="110" width="100" height="100" fill="url(#q)"/><text><textPath href="#t">curved</textPath></text></svg>',
  },
  {
    name: 'layers of backgrounds and masks',
    head: `<style>
      .hero { height: 200px; background: linear-gradient(#fff8, #fff8), ${STRIPES}; background-size: cover; background-repeat: no-repeat; }
      @media (width > 1px) { .cut { height: 200px; background: teal; mask: linear-gradient(red, transparent), ${STRIPES}; mask-size: 50px; } }
    </style>`,
    html: '<div class="hero">Hero</div><div class="cut">Cut</div>',
  },
  {
    name: 'frames that are resized, written and moved',
    html: '<div id="l"><iframe id="a" width="200" height="80" srcdoc="<style>body{background:gold}</style>One"></iframe></div><div id="r"></div><iframe id="b" style="width:300px;height:60px"></iframe>',
    act: "b.contentDocument.body.innerHTML = '<p style=\"background:teal\">Written</p>'; a.style.width = '350px'",
  },
  {
    name: 'old layout without a doctype, with a base and tables',
    html: '<table width="50%" height="200" bgcolor="gold" border="4"><tr><td valign="bottom" align="right">Cell</td><td background="">Other</td></tr></table><center><font size="6" color="red">Big</font></center><marquee behavior="alternate" scrollamount="0" width="300">Moves</marquee>',
    act: "document.querySelector('table').width = '80%'",
  },
];

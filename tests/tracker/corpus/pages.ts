/** Pages that put typed text into unusual places with web APIs. The default mode hides all of it. */
import type { CorpusPage } from './canaries.ts';
import { customEditors } from './custom-editors.ts';

const FIELD = ['#field'];
const input = '<label>Name<input id="field"></label>';
/** Runs on each input with `value` and the element `at`. */
const following = (run: string) =>
  `const field = document.querySelector('#field'), at = document.querySelector('#at'); field.addEventListener('input', () => { const value = field.value ?? field.innerText; ${run} });`;
const mirror = (name: string, html: string, run: string): CorpusPage => ({
  name,
  html: `${input}${html}`,
  script: following(run),
  fields: FIELD,
});

export const corpusPages: readonly CorpusPage[] = [
  ...customEditors,
  {
    name: 'every kind of field',
    html: ['text', 'search', 'tel', 'url', 'password', 'email']
      .map((type) => `<input id="of-${type}" type="${type}">`)
      .concat('<textarea id="area"></textarea><div id="rich" contenteditable>x</div>')
      .concat('<div id="plain" contenteditable="plaintext-only">x</div>')
      .join(''),
    fields: ['#of-text', '#of-search', '#of-tel', '#of-url', '#of-password', '#of-email'].concat(
      '#area',
      '#rich',
      '#plain',
    ),
  },
  mirror('an output follows the field', '<output id="at"></output>', 'at.value = value'),
  mirror(
    'a progress bar and a meter are labelled with the value',
    '<progress id="at" max="40"></progress><meter id="bar" max="40"></meter>',
    'at.value = value.length; at.textContent = value; at.title = value; bar.value = value.length; bar.textContent = value; bar.setAttribute("aria-valuetext", value)',
  ),
  mirror('the title follows the field', '<p id="at"></p>', 'document.title = value + " – Shop"'),
  mirror(
    'the query follows the field',
    '<p id="at"></p>',
    'history.replaceState({}, "", "?q=" + encodeURIComponent(value))',
  ),
  mirror(
    'the path follows the field',
    '<p id="at"></p>',
    'history.replaceState({}, "", "/find/" + value.trim().toLowerCase().replaceAll(" ", "-"))',
  ),
  mirror(
    'the fragment follows the field',
    '<p id="at"></p>',
    'location.hash = "/" + value.replaceAll(" ", "+")',
  ),
  mirror(
    'generated content shows an attribute',
    '<style>#at::after { content: attr(data-value) }</style><p id="at"></p>',
    'at.dataset.value = value',
  ),
  mirror(
    'generated content shows a custom property',
    '<style>#at::after { content: var(--value) }</style><p id="at"></p>',
    'at.style.setProperty("--value", JSON.stringify(value))',
  ),
  mirror(
    'a rule of a style sheet shows the value',
    '<style id="sheet"></style><p id="at"></p>',
    'const { sheet } = document.querySelector("#sheet"); while (sheet.cssRules.length) sheet.deleteRule(0); sheet.insertRule("#at::after { content: " + JSON.stringify(value) + " }")',
  ),
  mirror('a text mirror', '<p id="at"></p>', 'at.innerText = value'),
  mirror(
    'a sentence around the value',
    '<p id="at"></p>',
    'at.textContent = "Results for “" + value + "”"',
  ),
  mirror(
    'every word is marked',
    '<p id="at"></p>',
    'at.innerHTML = value.split(" ").map((each) => "<mark>" + each + "</mark>").join(" ")',
  ),
  mirror('upper case', '<h2 id="at"></h2>', 'at.textContent = value.toUpperCase()'),
  mirror(
    'initials and a slug',
    '<p id="at" class="a"></p>',
    'at.textContent = value.trim().toLowerCase().replaceAll(" ", "-"); at.className = "user-" + at.textContent; at.id = at.id',
  ),
  mirror(
    'a placeholder, a label and a title of other controls',
    '<input id="at"><button id="go">Go</button>',
    'at.placeholder = value; at.setAttribute("aria-label", value); go.title = value; go.textContent = "Search for " + value',
  ),
  mirror(
    'options that are filtered',
    '<select id="at" size="3"><option>one</option></select>',
    'at.innerHTML = "<option>" + value + "</option>"; at.selectedIndex = 0',
  ),
  mirror(
    'a data list of earlier values',
    '<datalist id="at"></datalist>',
    'at.innerHTML += "<option value=\\"" + value + "\\">"',
  ),
  mirror(
    'a frame of the same site',
    '<iframe id="at" srcdoc="<p>preview</p>"></iframe>',
    'at.contentDocument.body.innerHTML = "<p>" + value + "</p>"',
  ),
  mirror(
    'a component that reflects the value',
    '<script>customElements.define("x-mirror", class extends HTMLElement { set value(v) { this.setAttribute("value", v); this.setAttribute("aria-valuetext", v); this.dataset.value = v; this.attachShadow && (this.shadowRoot ?? this.attachShadow({ mode: "open" })).replaceChildren(v); } });</script><x-mirror id="at"></x-mirror>',
    'at.value = value',
  ),
  mirror(
    'an error names the value',
    '<p id="at"></p>',
    'setTimeout(() => { throw new Error("Unknown name " + value); })',
  ),
  mirror(
    'a failing request carries the value',
    '<p id="at"></p>',
    'fetch("/gone/" + encodeURIComponent(value) + "?q=" + encodeURIComponent(value)).catch(() => {})',
  ),
  mirror(
    'a drawing and a canvas label',
    '<svg><text id="at"></text></svg><canvas id="canvas"></canvas>',
    'at.textContent = value; canvas.setAttribute("aria-label", value); canvas.getContext("2d").fillText(value, 5, 20)',
  ),
  {
    name: 'chat, line by line',
    html: '<textarea id="field"></textarea><div id="at"></div>',
    script: following(
      'at.innerHTML = value.split("\\n").map((each) => "<div class=bubble>" + each + "</div>").join("")',
    ),
    fields: FIELD,
  },
  {
    name: 'an editor whose text is mirrored',
    html: '<div id="field" contenteditable role="textbox" aria-label="Note"></div><pre id="at"></pre>',
    script: following('at.innerText = field.innerText'),
    fields: FIELD,
  },
  {
    name: 'autofill',
    html: '<form><input id="name" autocomplete="name"><input id="street" autocomplete="street-address"><p id="at"></p></form>',
    act: (visit, { words, digits }) =>
      visit.evaluate(
        ([name, street]) => {
          for (const [id, value] of [
            ['#name', name],
            ['#street', street],
          ] as const) {
            const field = document.querySelector(id) as HTMLInputElement;
            field.value = value ?? '';
            field.dispatchEvent(new Event('input', { bubbles: true }));
            field.dispatchEvent(new Event('change', { bubbles: true }));
          }
          (document.querySelector('#at') as HTMLElement).textContent = `Ship to ${name}, ${street}`;
        },
        [`${words[0]} ${words[1]}`, `${words[2]} ${digits}`],
      ),
  },
  {
    name: 'a page that takes the clipboard itself',
    html: '<div id="zone" contenteditable></div><p id="at"></p>',
    script: `document.querySelector('#zone').addEventListener('paste', (event) => { event.preventDefault(); const text = event.clipboardData.getData('text'); zone.textContent = text; at.textContent = 'Pasted ' + text; });`,
    act: (visit, { words }) =>
      visit.evaluate((text) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text', text);
        const zone = document.querySelector('#zone') as HTMLElement;
        zone.focus();
        zone.dispatchEvent(
          new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
        );
      }, words.join(' ')),
  },
  {
    name: 'text that is dropped',
    html: '<div id="zone">Drop here</div><p id="at"></p>',
    script: `zone.addEventListener('dragover', (event) => event.preventDefault()); zone.addEventListener('drop', (event) => { event.preventDefault(); at.textContent = event.dataTransfer.getData('text'); });`,
    act: (visit, { words }) =>
      visit.evaluate((text) => {
        const dataTransfer = new DataTransfer();
        dataTransfer.setData('text', text);
        document
          .querySelector('#zone')
          ?.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
      }, words.join(' ')),
  },
  {
    name: 'files that are chosen and listed',
    html: '<input type="file" id="files" multiple><ul id="at"></ul>',
    script: `files.addEventListener('change', () => { at.innerHTML = [...files.files].map(({ name }) => '<li title="' + name + '">' + name + ' <a download="' + name + '" href="#">save</a></li>').join(''); document.title = files.files[0].name; });`,
    act: (visit, { words }) =>
      visit.setInputFiles(
        '#files',
        words.map((each) => ({
          name: `${each}-passport.pdf`,
          mimeType: 'application/pdf',
          buffer: Buffer.from(each),
        })),
      ),
  },
  {
    name: 'files that are dropped',
    html: '<div id="zone">Drop files</div><ul id="at"></ul>',
    script: `zone.addEventListener('drop', (event) => { event.preventDefault(); for (const { name } of event.dataTransfer.files) { const item = document.createElement('li'); item.textContent = name; at.append(item); } });`,
    act: (visit, { words }) =>
      visit.evaluate((name) => {
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File(['x'], `${name}.pdf`, { type: 'application/pdf' }));
        document
          .querySelector('#zone')
          ?.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
      }, words[0]),
  },
  {
    name: 'a field that is filled again by undo and a script',
    html: '<input id="field"><ol id="at"></ol>',
    script: following('at.innerHTML += "<li>" + value + "</li>"'),
    fields: FIELD,
    act: async (visit, { words }) => {
      await visit.fill('#field', words[3]);
      await visit.fill('#field', '');
      await visit.focus('#field');
      await visit.keyboard.press('Control+z');
    },
  },
  {
    name: 'a frame in design mode',
    html: '<iframe id="editor" srcdoc="<p>Write here</p>"></iframe>',
    script: `const frame = document.querySelector('#editor'); const on = () => { frame.contentDocument.designMode = 'on'; }; frame.addEventListener('load', on); if (frame.contentDocument?.readyState === 'complete') on();`,
    fields: ['#editor'],
  },
  {
    name: 'a prompt',
    html: '<button id="ask">Rename</button><p id="at"></p>',
    script: `ask.addEventListener('click', () => { const name = prompt('Name?'); at.textContent = 'Renamed to ' + name; document.title = name; });`,
    act: async (visit, { words }) => {
      visit.once('dialog', (dialog) => void dialog.accept(`${words[0]} ${words[1]}`));
      await visit.click('#ask');
    },
  },
  {
    name: 'the next page greets by name',
    html: '<form action="/greeting"><input id="field" name="who"></form>',
    fields: FIELD,
    act: async (visit, { words }) => {
      await visit.evaluate((name) => {
        history.pushState({}, '', `/hello/${name}`);
        document.body.innerHTML = `<h1>Hello ${name}!</h1>`;
      }, `${words[0]} ${words[1]}`);
    },
  },
  {
    name: 'marked and blocked places that repeat',
    html: '<input id="field"><p id="masked" data-reveille-mask></p><div id="blocked" data-reveille-block></div>',
    script: following('').replace(
      'const value',
      'masked.textContent = blocked.textContent = field.value; masked.title = field.value; const value',
    ),
    fields: FIELD,
  },
  {
    name: 'a text that changes in a blocked slot',
    html: '<x-box id="box"><i id="boxed">boxed</i></x-box>',
    script: `box.attachShadow({ mode: 'open' }).innerHTML = '<div data-reveille-block><slot></slot></div>';`,
    act: (visit, { words }) =>
      visit.evaluate((text) => {
        const boxed = document.querySelector('#boxed') as HTMLElement;
        (boxed.firstChild as Text).data = text;
      }, words[0]),
    // Not even the change may be recorded.
    derived: () => ['"texts":[{'],
  },
];

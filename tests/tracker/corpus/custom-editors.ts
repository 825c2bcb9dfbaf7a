import type { CorpusPage } from './canaries.ts';

/** Fields and editors that a page builds itself. */
export const customEditors: readonly CorpusPage[] = [
  {
    name: 'an editor that writes its text itself, mirrored',
    html: '<div id="own" contenteditable style="min-height:3em"></div><p id="copy"></p>',
    // No `input` event follows a `beforeinput` that was canceled.
    script: `own.addEventListener('beforeinput', (event) => {
        event.preventDefault();
        own.append(event.data ?? event.dataTransfer?.getData('text/plain') ?? document.createElement('br'));
        copy.textContent = own.innerText;
      });`,
    fields: ['#own'],
  },
  {
    name: 'an editor that writes each key itself, mirrored',
    html: '<div id="own" contenteditable style="min-height:3em"></div><p id="copy"></p>',
    // Neither `beforeinput` nor `input` follows a `keypress` that was canceled: CodeMirror 5 does this on touch screens.
    script: `own.addEventListener('keypress', (event) => {
        event.preventDefault();
        own.append(event.key);
        copy.textContent = own.innerText;
      });`,
    act: async (visit, { words }) => {
      await visit.click('#own');
      await visit.keyboard.type(words.join(' '));
    },
  },
  {
    name: 'an editor that writes each key itself and names the page after its text',
    html: '<div id="own" contenteditable style="min-height:3em"></div>',
    script: `own.addEventListener('keydown', (event) => {
        if (event.key.length > 1) return;
        event.preventDefault();
        own.append(event.key);
        document.title = own.innerText;
        history.replaceState({}, '', '/notes/' + own.innerText.trim().replaceAll(' ', '-'));
      });`,
    act: async (visit, { words }) => {
      await visit.click('#own');
      await visit.keyboard.type(words.join(' '));
    },
  },
  {
    name: 'a component that writes each key into its field itself, mirrored',
    html: '<x-own id="own"></x-own><p id="copy"></p>',
    script: `const root = own.attachShadow({ mode: 'open' });
      root.innerHTML = '<input style="width:20em">';
      const field = root.firstChild;
      field.addEventListener('keydown', (event) => {
        if (event.key.length > 1) return;
        event.preventDefault();
        field.value += event.key;
        copy.textContent = 'Hello ' + field.value;
      });`,
    act: async (visit, { words }) => {
      await visit.locator('#own input').click();
      await visit.keyboard.type(words.join(' '));
    },
  },
  {
    name: 'a terminal that cancels each key of its empty field and answers later',
    html: '<div id="lines">Type help</div><textarea id="own" style="width:1px;height:1px"></textarea>',
    script: `let line = '';
      own.addEventListener('keydown', (event) => {
        event.preventDefault();
        if (event.key.length === 1) line += event.key;
        if (event.key !== 'Enter') return;
        lines.innerHTML += '<p data-text="Unknown command ' + line + '">Unknown command ' + line + '</p>';
        line = '';
      });`,
    act: async (visit, { words, digits }) => {
      await visit.focus('#own');
      for (const line of [words.slice(0, 2).join(' '), words[2], digits]) {
        await visit.keyboard.type(line);
        await visit.keyboard.press('Enter');
      }
    },
  },
  {
    name: 'a page that listens for keys without a field',
    html: '<h2 id="line"></h2><p id="letters"></p>',
    script: `document.addEventListener('keydown', ({ key }) => {
        if (key.length > 1) return;
        line.textContent += key;
        letters.innerHTML += '<span>' + key + '</span>';
      });`,
    act: async (visit, { words }) => {
      await visit.click('#elsewhere');
      await visit.keyboard.type(words.slice(0, 2).join(' '));
    },
  },
  {
    name: 'an editor that draws its text',
    html: '<canvas id="canvas" tabindex="0" width="300" height="60"></canvas><p id="status"></p>',
    script: `let text = ''; if (window.EditContext) { const context = new EditContext(); canvas.editContext = context; context.addEventListener('textupdate', (event) => { text = context.text; canvas.getContext('2d').fillText(text, 5, 20); canvas.setAttribute('aria-label', text); }); }`,
    fields: ['#canvas'],
  },
  {
    name: 'a form-associated component without an inner field',
    html: '<form><x-keys id="keys" tabindex="0" style="display:block">type</x-keys></form>',
    script: `customElements.define('x-keys', class extends HTMLElement { static formAssociated = true; #value = ''; #internals = this.attachInternals(); connectedCallback() { this.setAttribute('role', 'textbox'); this.addEventListener('keydown', ({ key }) => { if (key.length !== 1) return; this.#value += key; this.#internals.setFormValue(this.#value); this.setAttribute('value', this.#value); this.textContent = this.#value; }); } });`,
    fields: ['#keys'],
  },
  {
    name: 'a field in a closed shadow tree',
    html: '<x-closed id="host"></x-closed>',
    script: `const root = host.attachShadow({ mode: 'closed' }); root.innerHTML = '<input style="width:20em"><p></p>'; root.firstChild.oninput = () => { root.lastChild.textContent = root.firstChild.value; host.title = root.firstChild.value; host.setAttribute('value', root.firstChild.value); };`,
    fields: ['#host'],
  },
  ...[
    ['a window that the page opens', "open('', '', 'width=300,height=200')"],
    ['a window on top of the others', 'await documentPictureInPicture.requestWindow()'],
  ].map(
    ([name, opened]): CorpusPage => ({
      name: `${name}, mirrored`,
      html: '<button id="start">Start</button><p id="copy"></p>',
      script: `start.onclick = async () => {
        const { body } = (${opened}).document;
        body.innerHTML = '<input>';
        body.firstChild.oninput = ({ target }) => { copy.textContent = 'Hello ' + target.value; };
      };`,
      act: async (visit, { words, digits }) => {
        const opens = visit.context().waitForEvent('page');
        await visit.click('#start');
        const page = await opens;
        await page.locator('input').click();
        await page.keyboard.type(`${words[0]} ${words[1]} ${digits}`);
      },
    }),
  ),
  {
    name: 'a signature that the page shows as a picture',
    html: '<canvas id="signature" width="291" height="77"></canvas><img id="signed" alt="">',
    script: `signature.onpointerup = () => { signature.getContext('2d').fillRect(5, 5, 20, 20); signed.src = signature.toDataURL(); };`,
    act: (visit) => visit.click('#signature'),
    // The first part of a PNG file.
    derived: () => ['IHDR'],
  },
  ...['getUserMedia', 'getDisplayMedia'].map(
    (capture): CorpusPage => ({
      name: `a photo from ${capture} that the page shows as a picture`,
      html: '<video id="view" autoplay muted></video><button id="photo">Photo</button><img id="taken" alt="">',
      // A machine without a camera shows a drawing.
      script: `const drawn = document.createElement('canvas'); drawn.getContext('2d').fillRect(5, 5, 20, 20);
        photo.onclick = async () => { view.srcObject = await navigator.mediaDevices.${capture}({ video: true }).catch(() => drawn.captureStream()); taken.src = drawn.toDataURL('image/jpeg'); taken.alt = 'taken'; };`,
      act: async (visit) => {
        await visit.click('#photo');
        await visit.waitForSelector('#taken[alt=taken]');
      },
      derived: () => ['JFIF'],
    }),
  ),
];

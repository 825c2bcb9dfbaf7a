import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { Shop } from './shop.ts';

const shop = new Shop();
const { ingest } = shop;
beforeAll(() => shop.open());
afterEach(() => shop.reset());
afterAll(() => shop.close());

/** Twenty kinds of personal data. Email addresses and card numbers may appear nowhere, the others in no field. */
const EVERYWHERE = {
  mail: 'wilhelmina.harker@example.com',
  taggedMail: 'w.harker+shop@mail.example.co.uk',
  unicodeMail: 'jürgen@müller.example',
  card: '4111 1111 1111 1111',
  solidCard: '5555555555554444',
  amex: '3782-822463-10005',
};
const IN_FIELDS = {
  name: 'Wilhelmina Harker',
  phone: '+44 20 7946 0958',
  street: '17 Crescent Row, Whitby',
  postcode: 'YO22 4JT',
  birthday: '1897-05-26',
  password: 'c0rrect-horse-battery',
  passport: 'X1234567GBR',
  socialSecurity: '078-05-1120',
  iban: 'GB33BUKB20201555555555',
  code: '739201',
  health: 'anaemia and sleepwalking',
  salary: '48250.75',
  plate: 'DRA 1897',
  search: 'wolf bane near me',
};
const all = { ...EVERYWHERE, ...IN_FIELDS };
/** A secret in URL queries. */
const TOKEN = 'sk-3f2a9c-open-sesame';
/** What pages derive from typed text: upper case, late responses, URLs and file names. */
const DERIVED = {
  upperCase: 'WOLF BANE NEAR ME',
  late: 'wolf bane',
  inAPath: 'wolf-bane-near-me',
  inAQuery: 'wolf+bane+near+me',
  file: 'harker-passport',
  token: TOKEN,
};

const field = (value: string) => `
  <input value="${value}"><input type="hidden" name="h" value="${value}"><input type="text" data-value="${value}" data-initial="${value}">
  <input type="search" value="${value}"><input type="tel" value="${value}"><input type="url" value="${value}">
  <input type="password" value="${value}"><input type="invented" value="${value}"><input type="checkbox" value="${value}" checked>
  <input type="radio" value="${value}"><textarea>${value}</textarea><textarea data-value="${value}"></textarea>
  <select><option>Choose</option><option value="${value}" selected>a</option></select><div contenteditable>${value}</div>
  <div contenteditable="plaintext-only"><p>${value}</p></div><iframe srcdoc="<input value='${value}'><textarea>${value}</textarea>"></iframe>
  <p data-reveille-mask title="${value}">${value}</p><div data-reveille-block>${value}<img alt="${value}"></div>
  <a href="/order?who=${encodeURIComponent(value)}&utm_source=mail">order</a><img src="/p.png?for=${encodeURIComponent(value)}" alt="">
  <form action="/send?to=${encodeURIComponent(value)}"><button value="x">send</button></form>`;
const text = (value: string) => `
  <p>Write to ${value} now</p><p>${value}</p><b title="${value}" aria-label="for ${value}" data-customer="${value}" data-json='{"m":"${value}"}'>x</b>
  <img alt="${value}" src="/a.png"><input placeholder="${value}"><select><option>${value}</option><optgroup label="${value}"></optgroup></select>
  <button>${value}</button><input type="submit" value="${value}"><svg><title>${value}</title><text>${value}</text></svg><table><caption>${value}</caption></table>
  <details><summary>${value}</summary></details><noscript>${value}</noscript><template><p>${value}</p></template><!-- ${value} -->
  <a href="mailto:${value}">mail</a><a href="/u/${encodeURIComponent(value)}">user</a><a href="//${encodeURIComponent(value)}@shop.example/">at</a><style>.x::before{content:"${value}"}</style>
  <p style="--who:'${value}'">y</p><article itemprop="${value}" id="${value}" onclick="void '${value}'">z</article><my-card who="${value}"></my-card>
  ${addresses(encodeURIComponent(value))}${drawings(value)}<table><tr><th abbr="${value}">a</th></tr></table><ruby>x<rt>${value}</rt></ruby>
  <div class="${value}" style="content:'${value}';background:url(/b.png?who=${encodeURIComponent(value)})" data-props='{"user":"${value}","name":"${IN_FIELDS.name}"}'>w</div>`;
/** Every attribute with a URL. */
const addresses = (value: string) => {
  const query = `?who=${value}&token=${TOKEN}`;
  return `<button formaction="/f${query}">x</button><iframe src="/i${query}"></iframe><object data="/o${query}"></object><embed src="/e${query}">
    <video poster="/v${query}" src="/m${query}"><track label="x" src="/t${query}"></video><img srcset="/s${query} 2x" longdesc="/l${query}"><input type="image" src="/g${query}">
    <link rel="next" href="/n${query}"><a href="/a${query}" data-href="https://shop.example/r${query}" data-url="/r${query}">a</a><meta itemprop="url" content="https://shop.example/u${query}">
    <blockquote cite="/q${query}">x</blockquote><svg><a xlink:href="/x${query}"><image href="/y${query}"></image></a></svg><area href="/z${query}"><form action="/w${query}"></form>`;
};
/** Drawings with text, also in data URLs. */
const drawings = (value: string) => {
  const drawing = `<svg xmlns='http://www.w3.org/2000/svg'><text>${value}</text></svg>`;
  const base64 = Buffer.from(drawing).toString('base64');
  return `<img src="data:image/svg+xml,${encodeURIComponent(drawing)}"><img src="data:image/svg+xml;base64,${base64}">
    <style>.q{background:url("data:image/svg+xml,${encodeURIComponent(drawing)}")} .r{background:url("data:image/svg+xml;base64,${base64}")}</style>
    <svg><desc>${value}</desc><text><tspan>${value}</tspan></text></svg>`;
};

const values = Object.values(all);
const page = {
  head: `${Object.values(EVERYWHERE)
    .map(
      (value) => `<meta name="who" content="${value}"><meta property="x:who" content="${value}">`,
    )
    .join('')}
    <script>customElements.define('my-card', class extends HTMLElement { connectedCallback() {
      this.attachShadow({ mode: 'open' }).innerHTML = '<p>' + this.getAttribute('who') + '</p><input value="' + this.getAttribute('who') + '">'; } });</script>`,
  body: `<main>${Object.values(EVERYWHERE).map(text).join('')}${values.map(field).join('')}</main>
    <form id="f"><input id="typed"><input type="file" id="file"><textarea id="long"></textarea><div id="rich" contenteditable></div></form><p id="echo"></p><p id="late"></p><p id="loud"></p><p id="name"></p><a id="link" href="/">l</a><i id="said">s</i><div id="later"></div>`,
};

/** Decodes base64 data URLs. */
const decoded = (text: string) =>
  text.replace(/;base64,([\w+/=]+)/g, (_, content) => Buffer.from(content, 'base64').toString());

/** Every encoding in which the text could be sent. */
const encodingsOf = (value: string) => [
  value,
  encodeURIComponent(value),
  value.replaceAll(' ', '+'),
  JSON.stringify(value).slice(1, -1),
  value.replace('@', '\\u0040'),
  Buffer.from(value).toString('base64').replaceAll('=', ''),
];

test('none of twenty kinds of personal data, planted wherever a page can hold text, leaves the browser [TRACK-03, TRACK-05]', async () => {
  const visit = await shop.visit(page, {
    path: `/p/${encodeURIComponent(EVERYWHERE.mail)}?mail=${EVERYWHERE.mail}&q=${encodeURIComponent(IN_FIELDS.search)}&utm_source=${EVERYWHERE.mail}#access_token=${IN_FIELDS.password}`,
  });
  await ingest.until(({ batches }) => batches[0]);
  await visit.evaluate((name) => {
    document.title = `Hello ${name}`;
  }, EVERYWHERE.mail);
  for (const value of values) {
    await visit.fill('#typed', value);
    await visit.fill('#long', value);
    await visit.fill('#rich', value);
  }
  await visit.setInputFiles('#file', {
    name: `${DERIVED.file}.pdf`,
    mimeType: 'application/pdf',
    buffer: Buffer.from('x'),
  });
  await visit.fill('#typed', DERIVED.late);
  await visit.fill('#typed', IN_FIELDS.search);
  await visit.evaluate(
    ([fields, texts, echo, mail, late, slug]) => {
      const put = (id: string, text: string) => {
        (document.querySelector(id) as HTMLElement).textContent = text;
      };
      put('#late', `Searching for ${late}…`);
      put('#loud', `RESULTS FOR ${echo?.toUpperCase()}`);
      put('#name', (document.querySelector('#file') as HTMLInputElement).files?.[0]?.name ?? '');
      document
        .querySelector('#link')
        ?.setAttribute('href', `/find/${slug}/${echo}?q=${echo}#/${slug}`);
      document.querySelector('#said')?.setAttribute('style', `content:'${echo}';--who:"${echo}"`);
      void fetch(`/gone/${encodeURIComponent(echo as string)}`);
      const later = document.querySelector('#later') as HTMLElement;
      later.innerHTML = `${fields}${texts}`;
      for (const input of document.querySelectorAll('main input'))
        input.setAttribute('value', echo as string);
      for (const each of document.querySelectorAll('main b'))
        each.setAttribute('title', mail as string);
      for (const each of document.querySelectorAll('main p'))
        if (each.firstChild) each.firstChild.nodeValue = mail as string;
      (document.querySelector('#echo') as HTMLElement).textContent = `Results for ${echo}`;
      (document.querySelector('#echo') as HTMLElement).dataset.copy = echo;
      history.pushState({}, '', `?who=${mail}&q=${echo}#${mail}`);
      history.pushState({}, '', `/find/${echo}#/${slug}`);
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(`.y::after{content:"${mail}"}`);
      document.adoptedStyleSheets = [sheet];
      setTimeout(() => {
        throw new Error(`Cannot find ${mail} or ${echo}`);
      });
      Promise.reject(new Error(`No ${mail}`));
      fetch(`/gone?who=${mail}`);
    },
    [
      values.map(field).join(''),
      Object.values(EVERYWHERE).map(text).join(''),
      IN_FIELDS.search,
      EVERYWHERE.mail,
      DERIVED.late,
      DERIVED.inAPath,
    ],
  );
  for (const target of ['#typed', '#later > button', '#later > b', '#later > article']) {
    await visit.click(target);
  }
  // A batch this large is sent at once.
  await visit.waitForFunction(
    () =>
      performance.getEntriesByName(`${location.origin}/gone?who=wilhelmina.harker@example.com`)
        .length > 0,
  );
  await visit.evaluate(() => document.body.append('x'.repeat(200_000)));
  await ingest.until(({ received: receivedText }) =>
    receivedText.some((each) => each.includes('x'.repeat(1_000))),
  );
  await visit.goto('about:blank');
  await ingest.untilComplete();

  expect(ingest.reported('rv:click').length).toBe(4);
  expect(ingest.reported('rv:error').length).toBe(2);
  const gone = ingest.reported('rv:request').map(({ path, status }) => `${status} ${path}`);
  // Whether the videos and sounds, whose file does not exist, fail before the page is left depends on the browser's speed.
  const isMedia = (each: string) => each === '0 /m?who=_&token=_';
  expect(gone.filter((each) => !isMedia(each)).sort()).toEqual([
    '404 /gone/*****',
    '404 /gone?who=_',
  ]);
  const receivedText = decoded(ingest.received.join('\n'));
  const leaked = Object.entries({ ...all, ...DERIVED }).flatMap(([kind, value]) =>
    encodingsOf(value)
      .filter((form) => receivedText.includes(form))
      .map(
        (form) =>
          `${kind}: …${receivedText.slice(receivedText.indexOf(form) - 80, receivedText.indexOf(form) + form.length + 20)}`,
      ),
  );
  expect(leaked).toEqual([]);
});

test('nothing that is sent reveals the length of typed text', async () => {
  const typed = async (value: string) => {
    const visit = await shop.visit(
      '<form><input id="a"><textarea id="b"></textarea><div id="c" contenteditable></div></form>',
    );
    await ingest.until(({ batches }) => batches[0]);
    for (const id of ['#a', '#b', '#c']) await visit.fill(id, value);
    await visit.goto('about:blank');
    await ingest.untilComplete();
    const sentText = JSON.stringify(
      ingest.events.filter(({ type }) => type === 3).map(({ data }) => data),
    ).replace(/"(x|y|id|timeOffset)":-?[\d.]+/g, '');
    await shop.reset();
    return sentText.length;
  };
  // A slow machine may record more events; a leaked length would differ every time.
  await expect
    .poll(async () => (await typed('abcde')) - (await typed('abcdefghijklmnopqrstuvwxyz')), {
      timeout: 20_000,
    })
    .toBe(0);
});

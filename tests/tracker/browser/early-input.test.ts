import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { chromiumTest } from './chromium-test.ts';
import { Shop } from './shop.ts';

const shop = new Shop();
const { ingest } = shop;
beforeAll(() => shop.open());
afterEach(() => shop.reset());
afterAll(() => shop.close());

/** Forms that are empty or gone when the recorder loads. */
const page = `<h1>Seen by all</h1><input type="checkbox" id="box"><form id="chat"><input id="message"></form><div id="note" contenteditable>x</div>
  <ol id="sent"></ol><form id="search"><input id="query"></form><script>
  chat.addEventListener('submit', (event) => { event.preventDefault(); sent.innerHTML += '<li>You: ' + message.value; message.value = ''; });
  note.addEventListener('blur', () => { sent.innerHTML += '<li>Note: ' + note.textContent; note.remove(); });
  search.addEventListener('submit', (event) => { event.preventDefault(); history.pushState({}, '', '/find/' + query.value); document.title = query.value; search.remove(); });
  </script>`;
const SECRETS = /wilhelmina|renfield|purfleet|carfax|hillingham/i;

chromiumTest.each([
  ['default', ''],
  ['strict', 'data-privacy="strict"'],
])(
  'text that is typed before the recorder has loaded stays in the browser in %s mode',
  async (_, tag) => {
    shop.setPage('/', { body: page, tag });
    const visit = await shop.newPage();
    let load = () => {};
    const isTyped = new Promise<void>((resolve) => {
      load = resolve;
    });
    await visit.route(/(recorder|strict)-/, async (route) => {
      await isTyped;
      await route.continue();
    });
    await visit.goto(`http://${shop.host}/`, { waitUntil: 'domcontentloaded' });
    await visit.check('#box');
    for (const text of ['Wilhelmina Murray', 'Renfield']) {
      await visit.click('#message');
      await visit.keyboard.type(text);
      await visit.keyboard.press('Enter');
    }
    await visit.click('#note');
    await visit.keyboard.type('Purfleet');
    await visit.click('#query');
    await visit.keyboard.type('Carfax Abbey');
    await visit.keyboard.press('Enter');
    load();
    await ingest.until(({ batches }) => batches[0]);
    await visit.goto('about:blank');
    await ingest.untilComplete();
    const receivedText = ingest.received.join('\n');
    expect(receivedText).toContain('"tagName":"li"');
    expect(receivedText.match(SECRETS)).toBeNull();
    // A ticked box is no text: the page's words stay.
    if (!tag) expect(receivedText).toContain('Seen by all');
  },
);

test.each([
  ['hides the words of a page on which the visitor has typed', ['#box', '#message'], false],
  ['shows the words of a page on which the visitor has only ticked a box', ['#box'], true],
])('strict mode %s before consent was given', async (_, fields, isShown) => {
  const visit = await shop.visit({
    body: page,
    tag: 'data-privacy="strict" data-consent="required"',
  });
  for (const field of fields) {
    await visit.click(field);
    await visit.keyboard.type(field === '#box' ? ' ' : 'Hillingham House');
    await visit.keyboard.press('Enter');
  }
  await visit.evaluate('reveille.consent("granted")');
  await ingest.until(({ batches }) => batches[0]);
  await visit.goto('about:blank');
  await ingest.untilComplete();
  const receivedText = ingest.received.join('\n');
  expect(receivedText.includes('Seen by all')).toBe(isShown);
  expect(receivedText.match(SECRETS)).toBeNull();
});

import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { Shop } from './shop.ts';

const shop = new Shop();
const { ingest } = shop;
beforeAll(() => shop.open());
afterEach(() => shop.reset());
afterAll(() => shop.close());

/** What is entered is shown by the page that opened the window, which is closed or emptied first. */
const form = `<input id="name"><div id="note" contenteditable></div>`;
const fill = `(opened) => {
  opened.addEventListener('keydown', ({ key, target }) => {
    if (key !== 'Enter') return;
    const text = target.value ?? target.textContent;
    target.value = target.textContent = '';
    at.textContent += ' Thank you: ' + text;
    if (target.id === 'note') setTimeout(() => opened.close(), 500);
  });
}`;
const windows: readonly [kind: string, script: string][] = [
  [
    'a window',
    `const opened = open('', '', 'width=400,height=300'); opened.document.body.innerHTML = form;`,
  ],
  [
    'a window that is written',
    `const opened = open('', '', 'width=400,height=300'); opened.document.write(form); opened.document.close();`,
  ],
  [
    'a window on top',
    `const opened = await documentPictureInPicture.requestWindow(); opened.document.body.innerHTML = form;`,
  ],
];
const pageWith = (script: string) =>
  `<p>Orders</p><button onclick="start()">Start</button><p id="at"></p><script>
    const form = ${JSON.stringify(form)}, fill = ${fill};
    async function start() { ${script} fill(opened); opened.document.querySelector('input').focus(); }</script>`;

test.each(
  windows.flatMap(([kind, script]) => ['default', 'strict'].map((mode) => [kind, mode, script])),
)(
  'what a visitor types in %s that the page opened is masked in %s mode [TRACK-05]',
  async (_, mode, script) => {
    const visit = await shop.visit({
      body: pageWith(script as string),
      tag: mode === 'strict' ? 'data-privacy="strict"' : '',
    });
    await ingest.until(({ batches }) => batches[0]);
    const [opened] = await Promise.all([
      visit.context().waitForEvent('page'),
      visit.click('button'),
    ]);
    for (const [field, text] of [
      ['#name', 'Wilhelmina'],
      ['#note', 'Quincey'],
    ] as const) {
      await opened.locator(field).click();
      await opened.keyboard.type(text);
      await opened.keyboard.press('Enter');
    }
    await visit.getByText('Thank you: Quincey').waitFor();
    await visit.evaluate(() => new Promise((done) => setTimeout(done, 400)));
    await visit.goto('about:blank');
    await ingest.untilComplete();
    const receivedText = ingest.received.join('\n');
    expect(receivedText).toContain('Orders');
    expect(receivedText).not.toMatch(/wilhelm|quincey/i);
  },
);

test('in strict mode nothing is sent that a window of another site passes to the page', async () => {
  const visit = await shop.visit({
    tag: 'data-privacy="strict"',
    body: `<p>Orders</p><button onclick="window.open('about:blank', '', 'width=9,noopener')">Start</button><p id="at"></p>`,
  });
  await ingest.until(({ batches }) => batches[0]);
  await visit.click('button');
  await visit.evaluate(() => {
    (document.querySelector('#at') as Element).textContent = 'Paid by Quincey';
  });
  await visit.goto('about:blank');
  await ingest.untilComplete();
  expect(ingest.received.join('\n')).toContain('Orders');
  expect(ingest.received.join('\n')).not.toContain('Quincey');
});

import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { passingRepeats } from '../../../lambdas/contract/copy/passing-repeats.ts';
import { trackerRelease } from '../../../lib/tracker/build.ts';
import { exitAndCollect } from '../corpus/play-fixtures.ts';
import { leakingRepeats } from '../corpus/play-repeats.ts';
import { repeats } from '../corpus/repeats.ts';
import { chromiumTest } from './chromium-test.ts';
import { Shop } from './shop.ts';

const shop = new Shop();
const { ingest } = shop;
beforeAll(() => shop.open());
afterEach(() => shop.reset());
afterAll(() => shop.close());

const strict = 'data-privacy="strict"';

test('in strict mode no repeat of typed text is sent, in whatever way a page repeats it', async () => {
  expect(repeats.length).toBeGreaterThanOrEqual(60);
  const leaks = await leakingRepeats(shop, strict);
  expect(leaks.map(({ name, excerpt }) => `${name}: ${excerpt}`)).toEqual([]);
});

test('in the default mode only the repeats that the developer documentation lists are sent', async () => {
  const leaks = await leakingRepeats(shop, '');
  expect(leaks.map(({ name }) => name).sort()).toEqual(Object.keys(passingRepeats).sort());
});

test('in strict mode a new style keeps the words that CSS defines for its properties, and no names', async () => {
  const visit = await shop.visit({ tag: strict, body: '<input><p>Mugs and plates</p>' });
  await ingest.until(({ batches }) => batches[0]);
  await visit.fill('input', 'Quentin');
  const plain = 'position: sticky; justify-content: space-between; text-transform: capitalize;';
  await visit.evaluate((style) => {
    document.querySelector('p')?.setAttribute('style', style);
  }, `${plain} color-scheme: vyborg; -webkit-animation: vyborg 1s; line-break: vyborg; font-palette: --vyborg; width: var(--vyborg)`);
  await visit.goto('about:blank');
  await ingest.untilComplete();
  const receivedText = ingest.received.join('\n');
  expect(receivedText).toContain(plain);
  expect(receivedText).not.toContain('vyborg');
});

test('in strict mode boxes, sliders and colors that no one has touched do not count as input', async () => {
  const visit = await shop.visit({
    tag: strict,
    body: '<p>Mugs and plates</p><label><input type="checkbox"> Gift wrap</label><input type="radio"><input type="range"><input type="color">',
  });
  await ingest.until(({ batches }) => batches[0]);
  await visit.evaluate(() => document.body.append('Bowls and vases'));
  await visit.goto('about:blank');
  await ingest.untilComplete();
  const receivedText = ingest.received.join('\n');
  for (const text of ['Mugs and plates', 'Gift wrap', 'Bowls and vases'])
    expect(receivedText).toContain(text);
});

chromiumTest(
  'in strict mode the next page and other tabs of the visit send no repeat, and known words stay',
  async () => {
    shop.setPage('/two', {
      tag: strict,
      head: '<title>Quentin Vyborg</title>',
      body: '<nav>Mugs and plates</nav><p>Hello Quentin Vyborg</p><a href="/of/Quentin">you</a>',
    });
    const visit = await shop.visit({
      tag: strict,
      body: '<nav>Mugs and plates</nav><input><a id="next" href="/two">two</a><a id="tab" href="/two" target="_blank">tab</a>',
    });
    await ingest.until(({ batches }) => batches[0]);
    await visit.fill('input', 'Quentin Vyborg');
    await visit.click('#tab');
    await ingest.until(({ sessionRequests }) => sessionRequests.length === 2);
    await visit.click('#next');
    await ingest.until(({ events }) => events.filter(({ type }) => type === 2).length === 3);
    const receivedText = ingest.received.join('\n');
    expect(receivedText).not.toMatch(/Quentin|Vyborg/);
    expect(receivedText.match(/Mugs and plates/g)?.length).toBe(3);
  },
);

const foreign = `<iframe sandbox="allow-scripts" srcdoc="<input><script>document.querySelector('input').oninput = ({ target }) => top.postMessage(target.value, '*')</script>"></iframe>`;
const component = (html: string) =>
  `<x-box></x-box><script>document.querySelector('x-box').attachShadow({ mode: 'open' }).innerHTML = ${JSON.stringify(html).replaceAll('</', '<\\/')}</script>`;
test.each([
  ['on the page', foreign],
  ['in a component', component(foreign)],
  ['in a frame of this site', '<iframe src="/inner"></iframe>'],
])(
  'in strict mode nothing is sent that a frame of another site %s passes to the page',
  async (_, body) => {
    shop.setPage('/inner', foreign);
    const visit = await shop.visit({
      tag: strict,
      body: `<p>Payment</p>${body}<p id="at"></p><script>addEventListener('message', ({ data }) => { at.textContent = 'Bill to ' + data; })</script>`,
    });
    await ingest.until(({ batches }) => batches[0]);
    const frame = await vi.waitFor(async () => {
      for (const each of visit.frames().slice(1))
        if (await each.locator('input').count()) return each;
      throw new Error('The frame has no field yet');
    });
    await frame.locator('input').click();
    await visit.keyboard.type('Quentin');
    await visit.getByText('Bill to Quentin').waitFor();
    await visit.goto('about:blank');
    await ingest.untilComplete();
    const receivedText = ingest.received.join('\n');
    expect(receivedText).toContain('Payment');
    expect(receivedText).not.toContain('Quen');
  },
);

test('in strict mode nothing that the keys of a page compose is sent', async () => {
  const visit = await shop.visit({
    tag: strict,
    body: `<p>Card and code</p><div id="keys">${[4, 8, 6, 2].map((digit) => `<button>${digit}</button>`).join('')}</div><output></output><p id="code"></p>
      <script>let typed = ''; keys.onclick = ({ target }) => { typed += target.textContent; code.textContent = typed; document.title = 'Code ' + typed; history.replaceState({}, '', '/codes/' + typed); }</script>`,
  });
  await ingest.until(({ batches }) => batches[0]);
  for (const key of await visit.locator('button').all()) await key.click();
  await visit.goto('about:blank');
  await ingest.untilComplete();
  const receivedText = ingest.received.join('\n');
  expect(receivedText).toContain('Card and code');
  expect(receivedText).not.toMatch(/"(Code )?48|codes\/4/);
});

test('in strict mode no character is sent that a page shows for a key, although it was on the page before', async () => {
  const visit = await shop.visit({
    tag: strict,
    body: `<p>Code</p><div id="keys">${[...'0123456789'].map((digit) => `<button>${digit}</button>`).join('')}</div><p id="boxes"></p>
      <script>keys.onclick = ({ target }) => { boxes.innerHTML += '<b title="' + target.textContent + '">' + target.textContent + '</b>'; }</script>`,
  });
  await ingest.until(({ batches }) => batches[0]);
  await visit.click('button >> nth=4');
  await visit.click('button >> nth=8');
  await visit.waitForFunction(() => document.querySelector('b + b'));
  await exitAndCollect(shop, visit);
  const receivedText = ingest.received.join('\n');
  expect(receivedText).toContain('"tagName":"b"');
  expect(receivedText.match(/"textContent":"\d"/g)).toHaveLength(10);
  expect(receivedText).not.toMatch(/"title":"\d/);
});

/** The tracker's files that a page asks for, without their hashes. */
async function filesOf(tag: string): Promise<string[]> {
  shop.setPage('/', { tag, body: '<p>Mugs</p>' });
  const visit = await shop.newPage();
  const files: string[] = [];
  visit.on('request', (request) => {
    files.push(...(request.url().match(/(?<=v1\/)[a-z]+(?=-[0-9a-f]{16}\.js$)/) ?? []));
  });
  await visit.goto(`http://${shop.host}/`);
  await ingest.until(({ batches }) => batches[0]);
  return files;
}

test.each([
  ['', ['recorder']],
  [strict, ['strict']],
])('a page whose tag has "%s" loads only the recorder %s', async (tag, files) => {
  expect(await filesOf(tag)).toEqual(files);
});

test('a recorder that was built without strict mode does not record if the tag requests strict mode', async () => {
  const name = Object.keys(trackerRelease().files).find((file) => file.startsWith('recorder-'));
  shop.setPage('/', { tag: 'data-consent="required"', body: '<p>Mugs</p>' });
  const visit = await shop.newPage();
  await visit.goto(`http://${shop.host}/`);
  const outcomeWith = (isStrict: boolean) =>
    visit.evaluate(
      ([src, origin, visitorId, isAsked]) =>
        new Promise<string>((resolve) => {
          const register = (start: () => void) => {
            try {
              start();
              resolve('started');
            } catch {
              resolve('refused');
            }
          };
          const reveille = {
            ...{
              origin,
              visitorId,
              register,
              isStrict: isAsked,
              since: Date.now,
              consent: () => undefined,
            },
            ...{ loader: '', release: '', takeEarly: () => [] },
          };
          document.head.append(Object.assign(document.createElement('script'), { src, reveille }));
        }),
      [`${ingest.origin}/tracker/v1/${name}`, ingest.origin, shop.visitorId, isStrict] as const,
    );
  expect(await outcomeWith(true)).toBe('refused');
  await visit.waitForLoadState('networkidle');
  expect(ingest.received).toEqual([]);
  expect(await outcomeWith(false)).toBe('started');
});

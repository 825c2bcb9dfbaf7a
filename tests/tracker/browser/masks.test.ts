import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Fixture } from '../corpus/fixture.ts';
import { markedElements } from '../corpus/marked-elements.ts';
import { maskedRepeats } from '../corpus/masked-repeats.ts';
import {
  exitAndCollect,
  playFixtures,
  playNextPage,
  secretsIn,
  typeIntoFrames,
} from '../corpus/play-fixtures.ts';
import { chromiumTest } from './chromium-test.ts';
import { Shop } from './shop.ts';

const shop = new Shop();
const { ingest } = shop;
beforeAll(() => shop.open());
afterEach(() => shop.reset());
afterAll(() => shop.close());

const missing = (receivedText: string, fixtures: readonly Fixture[]) =>
  fixtures.flatMap(({ shown = [] }) => shown.filter((text) => !receivedText.includes(text)));

chromiumTest(
  'marked elements, fields, editors and list boxes stay hidden however the page changes',
  async () => {
    const receivedText = await playFixtures(shop, markedElements);
    expect(secretsIn(receivedText, markedElements)).toEqual([]);
    expect(missing(receivedText, markedElements)).toEqual([]);
  },
);

test('repeats of typed text are masked in every form that the default mode recognizes', async () => {
  const receivedText = await playFixtures(shop, maskedRepeats, typeIntoFrames);
  expect(secretsIn(receivedText, maskedRepeats)).toEqual([]);
  expect(missing(receivedText, maskedRepeats)).toEqual([]);
});

test('a masked repeat does not reveal the length of the typed text', async () => {
  const visit = await shop.visit('<input id="a"><p id="b"></p><p id="c" data-reveille-mask></p>');
  await ingest.until(({ batches }) => batches[0]);
  await visit.fill('#a', 'Wilhelmina Murray Harker');
  await visit.evaluate(() => {
    for (const id of ['#b', '#c']) {
      const element = document.querySelector(id) as HTMLElement;
      element.textContent = 'Wilhelmina Murray Harker';
    }
  });
  expect(await exitAndCollect(shop, visit)).not.toMatch(/Wilhelmina|\*{24}|\*{10} /);
});

test.each([
  [
    'whose html element is masked',
    '<script>document.documentElement.setAttribute("data-reveille-mask", "")</script>',
  ],
  ['in design mode', '<script>document.designMode = "on"</script>'],
])('a page %s sends no text and no title', async (_, body) => {
  const visit = await shop.visit({
    head: '<title>TITLESECRET</title>',
    body: `${body}<p title="PAGEATTRIBUTE">PAGESECRET</p><button>PAGEBUTTON</button>`,
  });
  await ingest.until(({ batches }) => batches[0]);
  await visit.click('button');
  await visit.evaluate(() => {
    document.title = 'TITLELATER';
    history.pushState({}, '', '/next');
    document.body.append('PAGELATER');
  });
  expect(await exitAndCollect(shop, visit)).not.toMatch(
    /TITLE|PAGESECRET|PAGEATTRIBUTE|PAGEBUTTON|PAGELATER/,
  );
});

test('requests of the tracker contain the origin of the page and never its URL', async () => {
  const visit = await shop.visit(
    {
      body: '<p>x</p>',
      headers: { 'referrer-policy': 'unsafe-url' },
    },
    { path: '/find?q=REFERRERSECRET' },
  );
  await ingest.until(({ batches }) => batches[0]);
  expect(await exitAndCollect(shop, visit)).not.toContain('REFERRERSECRET');
});

test('a page whose storage cannot be read is recorded', async () => {
  shop.setPage('/', { body: '<h1>Mugs</h1>' });
  const visit = await shop.newPage();
  await visit.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    }
  });
  await visit.goto(`http://${shop.host}/`);
  await ingest.until(({ batches }) => batches[0]);
});

test('typed text is still recognized on the next page', async () => {
  expect(await playNextPage(shop)).not.toMatch(/Wilhelmina|Harker/);
});

test.each([
  ['an error', "setTimeout(() => { throw new Error('No user Wilhelmina'); }); 0"],
  ['a failed request', "fetch('/gone/Wilhelmina'); 0"],
])('%s repeats no value that a script set without an event [TRACK-05]', async (_, fail) => {
  const visit = await shop.visit('<input id="a">');
  await ingest.until(({ batches }) => batches[0]);
  await visit.evaluate(`document.querySelector('#a').value = 'Wilhelmina'; ${fail}`);
  await shop.flushUntil(visit, ({ received }) =>
    received.some((each) => /rv:error|rv:request/.test(each)),
  );
  expect(ingest.received.join()).not.toContain('Wilhelmina');
});

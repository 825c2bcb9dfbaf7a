import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { engine } from '../../journeys/browser.ts';
import { chromiumTest } from './chromium-test.ts';
import { Shop } from './shop.ts';
import { waitForRecordedFrames } from './wait-for-frames.ts';

const shop = new Shop();
const { ingest } = shop;
beforeAll(() => shop.open());
afterEach(() => shop.reset());
afterAll(() => shop.close());

chromiumTest(
  'errors, requests and clicks inside a frame of the same site are reported with the page',
  async () => {
    shop.setPage('/inside', {
      body: `<button id="fail" onclick="fetch('/gone/inside'); setTimeout(() => { throw new Error('inside') })">Fail</button>`,
    });
    const visit = await shop.visit('<iframe src="/inside"></iframe>');
    await waitForRecordedFrames(shop, visit);
    await visit.frameLocator('iframe').locator('#fail').click();
    await shop.flushUntil(
      visit,
      () => ingest.reported('rv:request')[0] && ingest.reported('rv:error')[0],
    );
    expect(ingest.reported('rv:click').map(({ target }) => target.label)).toContain('Fail');
    expect(ingest.reported('rv:error').map(({ message }) => message)).toEqual([
      'Uncaught Error: inside',
    ]);
    expect(ingest.reported('rv:request').map(({ path }) => path)).toEqual(['/gone/inside']);
    expect(ingest.sessionRequests.length, 'the frame is not a separate visit').toBe(1);
  },
);

test('a click inside a component of a frame names the control around it, with its slotted text', async () => {
  const define = (name: string, shadow: string) =>
    `customElements.define('${name}', class extends HTMLElement { constructor() { super(); this.attachShadow({ mode: 'open' }).innerHTML = '${shadow}'; } });`;
  shop.setPage('/inside', {
    body: `<a href="#cart" aria-label="Cart"><x-icon></x-icon></a><x-button>Pay</x-button>
      <script>${define('x-icon', '<i style="display:inline-block;width:40px;height:40px"></i>')}
      ${define('x-button', '<button><slot></slot></button>')}</script>`,
  });
  const visit = await shop.visit('<iframe src="/inside"></iframe>');
  await waitForRecordedFrames(shop, visit);
  for (const inside of ['x-icon i', 'x-button button'])
    await visit.frameLocator('iframe').locator(inside).click();
  await shop.flushUntil(visit, () => ingest.reported('rv:click').length === 2);
  expect(ingest.reported('rv:click').map(({ target }) => [target.role, target.label])).toEqual([
    ['link', 'Cart'],
    ['button', 'Pay'],
  ]);
});

test('a click on text in a frame names neither a small control of the page nor the whole frame', async () => {
  const text = '<p style="margin:0;padding:20px">Opening hours</p>';
  shop.setPage('/inside', { body: `<style>body{margin:0;cursor:pointer}</style>${text}` });
  const visit = await shop.visit(
    `<button style="position:absolute;left:30px;top:30px;width:12px;height:12px;padding:0">x</button>
    <div style="height:200px"></div><iframe src="/inside"></iframe>`,
  );
  await waitForRecordedFrames(shop, visit);
  await visit
    .frameLocator('iframe')
    .locator('p')
    .click({ position: { x: 50, y: 36 } });
  await shop.flushUntil(visit, () => ingest.reported('rv:click')[0]);
  const [click] = ingest.reported('rv:click');
  expect(click).not.toHaveProperty('missed');
  expect(click?.target).toMatchObject({ tag: 'p', looks_interactive: false });
});

const reactions: readonly [name: string, kind: string, control: string][] = [
  [
    'a dialog',
    'dialog',
    `<button id="go" onclick="document.querySelector('dialog').showModal(); document.querySelector('dialog').close()">Go</button><dialog>Sure?</dialog>`,
  ],
  [
    'a selection',
    'selection',
    `<button id="go" onclick="getSelection().selectAllChildren(document.querySelector('#code'))">Go</button><p id="code">FREE</p>`,
  ],
  [
    'a copy',
    'clipboard',
    `<button id="go" onclick="navigator.clipboard.writeText('FREE').catch(() => {})">Go</button>`,
  ],
  ['printing', 'dialog', `<button id="go" onclick="print()">Go</button>`],
  ['a sound', 'media', `<button id="go" onclick="new Audio().play().catch(() => {})">Go</button>`],
  [
    'a download',
    'download',
    `<button id="go" onclick="document.querySelector('a').click()">Go</button><a download="list.txt" href="data:text/plain,x">list</a>`,
  ],
];
// Firefox waits for its print dialog.
test.each(reactions.filter(([name]) => engine !== 'firefox' || name !== 'printing'))(
  'reports the reaction to a click inside a same-site frame: %s',
  async (_, kind, body) => {
    // The clipboard needs a secure context, which this host is.
    shop.setPage('/inside', { body });
    const visit = await shop.visit('<iframe src="/inside"></iframe>');
    await waitForRecordedFrames(shop, visit);
    await visit.frameLocator('iframe').locator('#go').click();
    await shop.flushUntil(visit, () =>
      ingest.reported('rv:reaction').some((each) => each.kind === kind),
    );
    expect(ingest.sessionRequests.length, 'the frame is not a separate visit').toBe(1);
  },
);

const later: readonly [event: 'rv:busy' | 'rv:unseen', change: string][] = [
  ['rv:busy', "parent.document.body.append(document.createElement('progress'))"],
  ['rv:unseen', "parent.document.querySelector('[hidden]').textContent = 'Paid'"],
];
test.each(later)(
  '%s for what a click in a frame changes names that click, not an earlier one on the page',
  async (event, change) => {
    shop.setPage('/inside', { body: `<button id="pay" onclick="${change}">Pay</button>` });
    const visit = await shop.visit(
      '<button>Prices</button><p hidden></p><iframe src="/inside"></iframe>',
    );
    await waitForRecordedFrames(shop, visit);
    await visit.clock.install();
    await visit.locator('button').click();
    await visit.clock.runFor(3_000);
    await visit.frameLocator('iframe').locator('#pay').click();
    await visit.clock.runFor(8_000);
    await shop.flushUntil(visit, () => ingest.reported(event)[0]);
    const timesOf = (tag: string) =>
      ingest.events.flatMap(({ type, timestamp, data }) => {
        const custom = data as { tag: string; payload: { click_ago_ms?: number } };
        return type === 5 && custom.tag === tag
          ? [timestamp - (custom.payload.click_ago_ms ?? 0)]
          : [];
      });
    const [, paid = 0] = timesOf('rv:click');
    expect(timesOf(event)).toEqual([expect.closeTo(paid, -2)]);
  },
);

test('a link or form in a frame, or one that opens in a frame, needs no response while its page loads', async () => {
  shop.setPage('/inside', {
    body: `<a href="/gone/slow">Next</a> <a href="#part">Part</a> <a href="/gone/top" target="_top" onclick="return false">Top</a>
      <form action="/gone/slow"><button>Send</button></form>`,
  });
  const visit = await shop.visit(
    `<iframe name="shown" src="/inside"></iframe><a href="/gone/slow" target="shown">Show</a>
    <a href="#here" target="_self">Here</a>`,
  );
  await visit.route('**/gone/slow*', () => {});
  await waitForRecordedFrames(shop, visit);
  const inside = visit.frameLocator('iframe');
  for (const link of await inside.locator('a').all()) await link.click({ noWaitAfter: true });
  for (const link of await visit.locator('a').all()) await link.click({ noWaitAfter: true });
  await visit.clock.install();
  await visit.clock.runFor(1_000);
  await inside.locator('button').click({ noWaitAfter: true });
  await visit.clock.runFor(1_000);
  await shop.flushUntil(visit, () => ingest.reported('rv:submit')[0]);
  expect(ingest.reported('rv:click').map(({ target }) => [target.label, target.link])).toEqual([
    ['Next', 'blank'],
    ['Part', 'fragment'],
    ['Top', 'page'],
    ['Show', 'blank'],
    ['Here', 'fragment'],
    ['Send', undefined],
  ]);
  expect(ingest.reported('rv:reaction').at(-1)).toMatchObject({ kind: 'window-open' });
});

test('a frame whose script opens another page reports it at once, not when the page has loaded', async () => {
  shop.setPage('/inside', '<h1>Cart</h1>');
  const visit = await shop.visit('<iframe src="/inside"></iframe>');
  await visit.route('**/gone/slow*', () => {});
  await waitForRecordedFrames(shop, visit);
  const [, frame] = visit.frames();
  await frame?.evaluate("history.pushState(null, '', '/inside/2')");
  await shop.flushUntil(visit, () => ingest.batches[0]);
  expect(ingest.reported('rv:reaction')).toEqual([]);
  await frame?.evaluate("location.href = '/gone/slow'");
  await shop.flushUntil(visit, () => ingest.reported('rv:reaction')[0]);
  expect(ingest.reported('rv:reaction')).toEqual([{ kind: 'window-open' }]);
});

test('a frame that loses the focus reports a window that opened only if the page loses it as well', async () => {
  shop.setPage('/inside', '<h1>Cart</h1>');
  const visit = await shop.visit('<iframe src="/inside"></iframe>');
  await waitForRecordedFrames(shop, visit);
  const [, frame] = visit.frames();
  for (const hasFocus of [true, false]) {
    await visit.evaluate(`document.hasFocus = () => ${hasFocus}`);
    await frame?.evaluate("dispatchEvent(new Event('blur'))");
  }
  await visit.goto('about:blank');
  await ingest.untilComplete();
  expect(ingest.reported('rv:reaction')).toEqual([{ kind: 'window-open' }]);
});

import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { Shop } from './shop.ts';
import { waitForRecordedFrames } from './wait-for-frames.ts';

const shop = new Shop();
const { ingest } = shop;
beforeAll(() => shop.open());
afterEach(() => shop.reset());
afterAll(() => shop.close());

test('errors, requests and clicks inside a frame of the same site are reported with the page', async () => {
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
});

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

const reactions: readonly [kind: string, control: string][] = [
  [
    'dialog',
    `<button id="go" onclick="document.querySelector('dialog').showModal(); document.querySelector('dialog').close()">Go</button><dialog>Sure?</dialog>`,
  ],
  [
    'selection',
    `<button id="go" onclick="getSelection().selectAllChildren(document.querySelector('#code'))">Go</button><p id="code">FREE</p>`,
  ],
  [
    'clipboard',
    `<button id="go" onclick="navigator.clipboard.writeText('FREE').catch(() => {})">Go</button>`,
  ],
  ['media', `<button id="go" onclick="new Audio().play().catch(() => {})">Go</button>`],
  [
    'download',
    `<button id="go" onclick="document.querySelector('a').click()">Go</button><a download="list.txt" href="data:text/plain,x">list</a>`,
  ],
];
test.each(reactions)(
  'reports the reaction to a click inside a same-site frame: %s',
  async (kind, body) => {
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

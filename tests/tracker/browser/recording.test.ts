import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { movementOf } from '../../../lambdas/recordings/analysis/clicks/movement.ts';
import { Shop } from './shop.ts';

const shop = new Shop();
const { ingest } = shop;
beforeAll(() => shop.open());
afterEach(() => shop.reset());
afterAll(() => shop.close());

test('the first batch leaves within 2 s, with a Meta event and a full snapshot', async () => {
  await shop.visit('<h1>Mugs</h1>');
  const first = await ingest.until(({ batches }) => batches[0]);
  // By the page's clock; its first event is the start of the tag.
  expect(first.sent_at - (first.events[0]?.timestamp ?? 0)).toBeLessThan(2_000);
  expect(first.events.map(({ type }) => type).slice(0, 3)).toEqual([5, 4, 2]);
  expect(first).toMatchObject({ seq: 0, type: 'application/octet-stream' });
});

test('requests a session with the host and the page without its query', async () => {
  await shop.visit('<h1>Mugs</h1>', { path: '/mugs?utm_source=news&email=ann%40example.com' });
  const [request] = await ingest.until(
    ({ sessionRequests }) => sessionRequests.length > 0 && sessionRequests,
  );
  expect(request).toMatchObject({
    visitor_id: shop.visitorId,
    host: shop.host,
    page: '/mugs?utm_source=news&email=_',
  });
});

test('neither typed text nor its length leaves the browser', async () => {
  const page = await shop.visit('<label>Name <input id="name"></label><p id="done"></p>');
  await ingest.until(({ batches }) => batches[0]);
  await page.fill('#name', 'Wilhelmina');
  await page.evaluate(() => document.querySelector('#done')?.append('ready'));
  await page.goto('about:blank');
  await ingest.untilComplete();
  expect(ingest.received.join()).toContain('ready');
  expect(ingest.received.join()).not.toMatch(/Wilhelmina|\*{10}/);
});

test('records how far the page was scrolled', async () => {
  const page = await shop.visit('<h1>Mugs</h1><div style="height:4000px"></div>');
  await ingest.until(({ batches }) => batches[0]);
  await page.mouse.wheel(0, 900);
  const scrolledTo = () =>
    ingest.batches
      .flatMap(({ events }) => events)
      .map(({ data }) => data as { source?: number; y?: number })
      .findLast(({ source }) => source === 3)?.y;
  await shop.flushUntil(page, () => scrolledTo() === 900);
});

test('each change of direction of a mouse that is shaken fast is recorded', async () => {
  const page = await shop.visit('<h1>Mugs</h1>');
  await ingest.until(({ batches }) => batches[0]);
  for (let turn = 0; turn < 10; turn += 1) {
    await page.mouse.move(turn % 2 === 0 ? 700 : 100, 300, { steps: 2 });
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  const recorded = () =>
    ingest.events
      .map(({ data }) => data as { source?: number; positions?: readonly object[] })
      .flatMap(({ source, positions = [] }) => (source === 1 ? positions : []));
  await shop.flushUntil(page, () => movementOf(recorded()).turns >= 8);
});

test('a click and a checked box inside nested components are recorded once', async () => {
  const page = await shop.visit(`<x-outer></x-outer><script>
    const outer = document.querySelector('x-outer').attachShadow({ mode: 'open' });
    outer.innerHTML = '<x-inner></x-inner>';
    outer.firstChild.attachShadow({ mode: 'open' }).innerHTML =
      '<button>Buy</button><input type="checkbox">';
  </script>`);
  await ingest.until(({ batches }) => batches[0]);
  await page.click('button');
  await page.check('input');
  await page.goto('about:blank');
  await ingest.untilComplete();
  const gestures = ingest.events.map(({ data }) => data as { source?: number; type?: number });
  const clicks = gestures.filter(({ source, type }) => source === 2 && type === 2);
  const inputs = gestures.filter(({ source }) => source === 5);
  expect([clicks.length, inputs.length]).toEqual([2, 1]);
});

test('an attribute change that may not be sent is recorded without its value, as a response to a click', async () => {
  const page = await shop.visit(
    '<input role="spinbutton" aria-valuenow="1"><button onclick="previousElementSibling.ariaValueNow = 23">More</button>',
  );
  await ingest.until(({ batches }) => batches[0]);
  await page.click('button');
  await page.goto('about:blank');
  await ingest.untilComplete();
  const changed = ingest.events
    .map(({ data }) => data as { source?: number; attributes?: { attributes: object }[] })
    .flatMap(({ source, attributes = [] }) => (source === 0 ? attributes : []));
  expect(changed.map(({ attributes }) => attributes)).toEqual([{}]);
});

test('a shorthand with a variable keeps its look if a rule declares one of its parts after it', async () => {
  const css = `.card { border: 2px solid var(--line); border-bottom: none; --empty: ; }
    @media (width > 1px) { .card { padding: var(--space); padding-left: 0; } }
    .card { margin: var(--space) !important; margin-top: 0 !important; }
    .missing { margin: var(--space); margin-top: 0; } ::before { inset: var(--space); top: 0; }`;
  shop.files.set('/cards.css', css);
  await shop.visit({
    head: `<style>:root { --line: teal; --space: 8px; } ${css}</style><link rel="stylesheet" href="/cards.css">`,
    body: `<p class="card">Mugs</p><div id="host"></div><script>
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(':host { border: 2px solid var(--line); border-bottom: none }');
      host.attachShadow({ mode: 'open' }).adoptedStyleSheets = [sheet];
    </script>`,
  });
  await ingest.until(({ events }) => events.find(({ data }) => 'styleIds' in (data as object)));
  const recorded = JSON.stringify(ingest.events);
  const count = (declaration: string) => recorded.split(declaration).length - 1;
  expect(count('border-top-color: rgb(0, 128, 128);')).toBe(3);
  expect(count('padding-top: 8px; padding-right: 8px; padding-bottom: 8px;')).toBe(2);
  expect(count('margin-right: 8px !important; margin-bottom: 8px !important;')).toBe(2);
  expect(recorded).toContain('--empty: ;');
  expect(count('margin-bottom: ;')).toBe(2);
});

test('an imported style sheet stays in its layer', async () => {
  shop.files.set('/reset.css', '.card { color: teal; }');
  shop.files.set('/base.css', '.card { margin: 0px; }');
  const imports = '@import "/reset.css" layer(reset) screen; @import "/base.css" layer;';
  await shop.visit({ head: `<style>${imports}</style>`, body: '<p class="card">Mugs</p>' });
  const { data } = await ingest.until(({ events }) => events.find(({ type }) => type === 2));
  expect(JSON.stringify(data)).toContain(
    '@media screen{@layer reset{.card { color: teal; }}}@layer {.card { margin: 0px; }}',
  );
});

test('what a rule declares for all layers of a background or all animations is recorded for all of them', async () => {
  const layers = 'linear-gradient(red, blue), url("/shop.png")';
  const css = `.hero { background: ${layers}; background-size: cover; color: teal; }
    @media (width > 1px) { @layer shop { .card { mask: ${layers}; mask-repeat: no-repeat; } .plain { background: red; } } }
    .shown { animation: fade 1s, slide 2s; animation-fill-mode: both; }
    .themed { background: var(--a), ${layers}; }`;
  await shop.visit({ head: `<style>${css}</style>`, body: '<p class="hero">Mugs</p>' });
  const { data } = await ingest.until(({ events }) => events.find(({ type }) => type === 2));
  const recorded = JSON.stringify(data);
  // Firefox writes each value anyway.
  expect(recorded).toMatch(/background-size: ?cover/);
  expect(recorded).toMatch(/mask-repeat: ?no-repeat/);
  expect(recorded).toMatch(/animation-fill-mode: ?both/);
  expect(recorded).toContain('color: teal');
  expect(recorded).toMatch(/\.plain \{ background: red; \}/);
  expect(recorded).toMatch(/\.themed \{ background: var\(--a\), [^;]*;/);
});

test('the repeated values of layers stay important', async () => {
  const layers = 'linear-gradient(red, blue), linear-gradient(blue, red)';
  await shop.visit({
    head: `<style>p.small { background-size: 9px; } p { background: ${layers} !important; background-size: 40px !important; }</style>`,
    body: '<p class="small">Mugs</p>',
  });
  const { data } = await ingest.until(({ events }) => events.find(({ type }) => type === 2));
  const last = JSON.stringify(data).match(/.*background-size: ([^;]*);/)?.[1];
  expect(last).toMatch(/^40px( auto)? !important$/);
});

test('values for all layers neither override nested rules nor end the rules around them', async () => {
  const layers = 'linear-gradient(red, blue), linear-gradient(red, blue)';
  const css = `.nest { background: navy; @media (width > 1px) { background: ${layers}; } }
    @scope (.scope) { background: ${layers}; } .after { color: teal; }
    @counter-style marks { system: cyclic; symbols: "background: a, b("; }`;
  await shop.visit({ head: `<style>${css}</style>`, body: '<p class="nest">Mugs</p>' });
  const { data } = await ingest.until(({ events }) => events.find(({ type }) => type === 2));
  const recorded = JSON.stringify(data);
  expect(recorded.match(/navy/g)).toHaveLength(1);
  expect(recorded).toMatch(
    /@scope \(\.scope\) ?\{[^{}]*\)[^{}]*;[^{}]*\} ?\.after \{ color: teal; \}/,
  );
  expect(recorded).toContain('@counter-style marks');
});

test('restoring an attribute’s recorded value is no change; namespaced attributes keep their qualified name', async () => {
  const page = await shop.visit(
    '<p id="p" class="a" title="one">Mugs</p><svg><use id="use" xlink:href="#a"></use></svg>',
  );
  await ingest.until(({ batches }) => batches[0]);
  await page.evaluate(() => {
    const p = document.querySelector('#p') as Element;
    const use = document.querySelector('#use') as Element;
    p.classList.add('b');
    p.classList.remove('b');
    p.setAttribute('title', 'two');
    use.setAttributeNS('http://www.w3.org/1999/xlink', 'xlink:href', '#b');
  });
  await page.goto('about:blank');
  await ingest.untilComplete();
  const changed = ingest.events
    .map(({ data }) => data as { source?: number; attributes?: { attributes: object }[] })
    .filter(({ source }) => source === 0)
    .flatMap(({ attributes = [] }) => attributes.map((each) => each.attributes));
  expect(changed).toEqual([{ title: 'two' }, { 'xlink:href': '#b' }]);
});

test('on any other host the tracker does nothing [TRACK-01]', async () => {
  shop.setPage('/', '<h1>Mugs</h1>');
  const page = await shop.newPage();
  await page.goto(`http://other.localhost:${shop.host.split(':')[1]}/`);
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => 'reveille' in window)).toBe(false);
  expect(ingest.received).toEqual([]);
});

import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { Shop } from './shop.ts';

const shop = new Shop();
const { ingest } = shop;
beforeAll(() => shop.open());
afterEach(() => shop.reset());
afterAll(() => shop.close());

/** Clicks a point of each element, whatever is on top of it, and leaves the page. */
async function clickEach(page: Page, selector: string, right: number, down: number) {
  const corners = await page.locator(selector).evaluateAll((all) =>
    all.map((each) => {
      const { x, y } = each.getBoundingClientRect();
      return [x, y] as const;
    }),
  );
  for (const [x, y] of corners) await page.mouse.click(x + right, y + down);
  await page.goto('about:blank');
  await ingest.untilComplete();
}

test('a click names the control around the clicked node, or the component that draws it', async () => {
  const page = await shop.visit(`<button id="buy"><b>Buy</b></button><a-button></a-button><script>
    customElements.define('a-button', class extends HTMLElement {
      constructor() {
        super();
        this.attachShadow({ mode: 'open' }).innerHTML = '<i>◉</i><button><b>Save</b></button>';
      }
    });
  </script>`);
  await ingest.until(({ batches }) => batches[0]);
  await page.click('#buy b');
  await page.click('a-button b');
  await shop.flushUntil(page, () => ingest.reported('rv:click').length === 2);
  const names = new Map<number, string>();
  const walk = (node: { id: number; tagName?: string; childNodes?: never[] }): void => {
    names.set(node.id, node.tagName ?? '');
    node.childNodes?.forEach(walk);
  };
  const events = ingest.batches.flatMap((batch) => batch.events);
  for (const { data } of events.filter(({ type }) => type === 2))
    walk((data as { node: never }).node);
  const clicks = ingest.reported('rv:click');
  expect(clicks.map(({ id, control = 0 }) => [names.get(id), names.get(control)])).toEqual([
    ['b', 'button'],
    ['b', 'a-button'],
  ]);
});

/** Components that show their content in a control of their shadow tree. */
const components = `<script>
  const shows = (name, html) => customElements.define(name, class extends HTMLElement {
    constructor() { super(); this.attachShadow({ mode: 'open' }).innerHTML = html; }
  });
  shows('a-card', '<button type="button" style="all: unset; cursor: pointer"><slot></slot></button>');
  shows('a-submit', '<button><slot></slot></button>');
  shows('a-choice', '<button><slot name="one"></slot></button><button><slot name="two"></slot></button>');
  shows('a-disabled', '<button disabled><slot></slot></button>');
  shows('a-dialog', '<div role="dialog"><slot></slot></div>');
  shows('a-panel', '<button id="close">Close</button><p style="height:200px">Offer</p>');
</script>`;
test('a click on the content of a component names the control, dialog and form that show it', async () => {
  const page = await shop.visit(`${components}
    <a-card id="card"><img alt="" width="40" height="40"><h3>Harbour Row</h3><p>Monday to Saturday</p></a-card>
    <form onsubmit="return false"><a-submit id="order"><span>Order</span></a-submit></form>
    <a-dialog><button id="keep">Keep it</button></a-dialog>
    <a-choice><div slot="one"><h3>Morning</h3></div><div slot="two" id="two"><h3>Evening</h3><p>After six</p></div></a-choice>`);
  await ingest.until(({ batches }) => batches[0]);
  for (const each of ['#card img', '#order span', '#keep', '#two p']) await page.click(each);
  await page.goto('about:blank');
  await ingest.untilComplete();
  const facts = ingest.reported('rv:click').map(({ control, target }) => ({
    ...{ label: target.label, role: target.role, hasControl: control !== undefined },
    ...{ submits: target.submits === true, in_dialog: target.in_dialog === true },
  }));
  const button = { role: 'button', hasControl: true, submits: false, in_dialog: false };
  expect(facts).toEqual([
    { ...button, label: 'Harbour Row' },
    { ...button, label: 'Order', submits: true },
    { ...button, label: 'Keep it', hasControl: false, in_dialog: true },
    { ...button, label: 'Evening' },
  ]);
});

test.each([
  ['over the page', '<p>Article</p>', true],
  ['that contains the whole page', '', false],
])('a full-screen layer %s is a dialog: %s', async (_, article, isDialog) => {
  const page = await shop.visit(
    `${article}<div style="position:fixed; inset:0"><button id="ok">OK</button></div>`,
  );
  await ingest.until(({ batches }) => batches[0]);
  await page.click('#ok');
  await page.goto('about:blank');
  await ingest.untilComplete();
  const [click] = ingest.reported('rv:click');
  expect(click?.target.in_dialog === true).toBe(isDialog);
});

test('a click on an invisible layer names the control of the component below it', async () => {
  const page = await shop.visit(`${components}
    <a-submit id="order" style="position:absolute; top:0; left:0"><span>Order</span></a-submit>
    <a-panel style="position:absolute; top:100px; left:0; width:300px"></a-panel>
    <div style="position:fixed; inset:0"></div>`);
  await ingest.until(({ batches }) => batches[0]);
  await page.mouse.click(12, 12);
  await page.mouse.click(150, 240);
  await page.goto('about:blank');
  await ingest.untilComplete();
  const clicks = ingest.reported('rv:click');
  expect(clicks.map(({ target, covered }) => [target.label, covered === true])).toEqual([
    ['Order', true],
    ['', false],
  ]);
});

test('presses of a disabled button are reported, and of an enabled one only its click', async () => {
  const page = await shop.visit(
    `${components}<button id="off" disabled style="width:200px">Update</button><button id="on">Save</button>
    <a-disabled id="sold"><span>Sold out</span></a-disabled>`,
  );
  await ingest.until(({ batches }) => batches[0]);
  await page.click('#off', { force: true });
  await page.click('#sold span', { force: true });
  await page.click('#on');
  await page.goto('about:blank');
  await ingest.untilComplete();
  const clicks = ingest.reported('rv:click');
  expect(clicks.map(({ target, disabled }) => [target.label, disabled === true])).toEqual([
    ['Update', true],
    ['Sold out', true],
    ['Save', false],
  ]);
});

const twoFrames = (page: Page) =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );

test('a click is reported as unseen if all that it changed is above the window', async () => {
  // A field with such a name shadows the method of its form.
  const named = ['matches', 'querySelectorAll', 'checkVisibility', 'parentNode', 'nodeType'];
  const form = `<form>Required ${named.map((name) => `<input name=${name}>`).join('')}</form>`;
  const note = `document.getElementById(id).insertAdjacentHTML("beforeend", "${form}")`;
  const page = await shop.visit(
    `<div id="top"></div><div style="height:3000px"></div><button id="far">Order</button><button id="near">Add</button>
    <p id="here"></p><div style="height:900px"></div><script>const say = (id) => { ${note} };
    far.onclick = () => say("top"); near.onclick = () => say("here")</script>`,
  );
  await ingest.until(({ batches }) => batches[0]);
  await page.locator('#far').scrollIntoViewIfNeeded();
  // The first change after a pause is recorded at once, and its visibility is checked in the next frame.
  for (const button of ['#far', '#near', '#near']) {
    await page.click(button);
    await twoFrames(page);
  }
  await page.goto('about:blank');
  await ingest.untilComplete();
  expect(ingest.reported('rv:unseen')).toHaveLength(1);
});

test('a closed menu that the page closes again at every click is no visible response', async () => {
  const page = await shop.visit(
    `<ul id="menu" class="" hidden><li>Wool</li></ul><input id="field" name="size"><div id="top"></div>
    <div style="height:3000px"></div><button>Order</button><script>document.onclick = () => {
      menu.hidden = true; menu.classList.remove("open"); field.removeAttribute("name"); field.name = "size";
      document.getElementById("top").innerHTML = "<p>Sold out</p>" }</script>`,
  );
  await ingest.until(({ batches }) => batches[0]);
  await page.click('button');
  await twoFrames(page);
  await page.click('button');
  await page.goto('about:blank');
  await ingest.untilComplete();
  expect(ingest.reported('rv:unseen')).toHaveLength(1);
});

test('a click on an invisible layer names the control below it; on anything visible it does not', async () => {
  const layer = 'position:absolute;inset:0';
  const layers = [
    'border:0 solid',
    'background:rgba(0,0,0,.4)',
    'border:1px solid',
    'background:#fff;opacity:0',
    'box-shadow:0 0 9px #000',
  ];
  const hidden = ['closest', 'matches', 'childNodes', 'firstChild'];
  const fields = hidden.map((name) => `<input type="hidden" name="${name}">`).join('');
  const page = await shop.visit(
    `<form>${fields}` +
      layers
        .map(
          (look, at) =>
            `<div style="position:relative"><button>Join ${at}</button><div class="layer" style="${layer};${look}"></div></div>`,
        )
        .join('') +
      `<div style="position:relative"><button>Join 5</button><div class="layer" style="${layer}">Sold out</div></div>
      <div style="position:relative"><div class="layer" style="height:20px"></div></div>
      <div style="position:relative"><button>Join 7</button><div style="opacity:0"><div class="layer" style="${layer};background:#fff">Sold out</div></div></div>
      <div style="position:relative"><button>Join 8</button><div style="opacity:0"><button type="button" class="layer" style="${layer}">Close</button></div></div>
      <div style="position:relative"><button>Join 9</button><input type="checkbox" class="layer" style="${layer};opacity:0"></div></form>`,
  );
  await ingest.until(({ batches }) => batches[0]);
  await clickEach(page, '.layer', 12, 8);
  const named = ingest.reported('rv:click').map(({ target, covered }) => covered && target.label);
  expect(named).toEqual([
    'Join 0',
    undefined,
    undefined,
    'Join 3',
    undefined,
    undefined,
    undefined,
    'Join 7',
    'Join 8',
    undefined,
  ]);
});

test('a click on what another element draws outside its box names the control below it, except on text', async () => {
  const page = await shop.visit(
    `<style>p{position:relative;background:#eee;margin:0;height:60px}
      .wave::before{content:"";position:absolute;inset:-40px 0 auto;height:40px;background:linear-gradient(#eee0,#eee)}
      .words{line-height:0;overflow:visible}</style>
    <form><div style="height:40px"><button>Send</button></div><p class="wave"></p>
    <div style="height:40px"><button>Save</button></div><p class="words"><span class="wave">Sold out</span></p></form>`,
  );
  await ingest.until(({ batches }) => batches[0]);
  for (const name of ['Send', 'Save']) {
    const box = await page.getByText(name).boundingBox();
    await page.mouse.click((box?.x ?? 0) + 5, (box?.y ?? 0) + 5);
  }
  await page.goto('about:blank');
  await ingest.untilComplete();
  const named = ingest.reported('rv:click').map(({ target, covered }) => covered && target.label);
  expect(named).toEqual(['Send', undefined]);
});

test('a click beside or above a control that the website excludes reveals nothing about it', async () => {
  const marks = ['', 'data-reveille-ignore', 'data-reveille-block'];
  const page = await shop.visit(
    marks
      .map(
        (mark) => `<div style="position:relative;height:60px"><button ${mark}>Secret</button>
        <i class="at" style="position:absolute;inset:0 auto auto 0;width:200px;height:30px"></i></div>
        <div style="position:relative;height:60px"><button ${mark} style="width:9px;height:9px;padding:0">×</button>
        <b class="at" style="position:absolute;left:10px;top:0;width:2px;height:2px"></b></div>`,
      )
      .join(''),
  );
  await ingest.until(({ batches }) => batches[0]);
  await clickEach(page, '.at', 9, 9);
  const named = ingest.reported('rv:click').map(({ target }) => target.tag);
  expect(named.map((tag) => tag === 'button')).toEqual([true, true, false, false, false, false]);
});

test('a click beside a control is one that missed it if the control is small', async () => {
  const page = await shop.visit(
    `<p style="height:60px">Tea <button class="at" style="width:12px;height:12px;padding:0;margin-left:60px">×</button></p>
    <p style="height:60px">Jam <button class="at" style="width:60px;height:40px;margin-left:60px">Remove</button></p>`,
  );
  await ingest.until(({ batches }) => batches[0]);
  await clickEach(page, '.at', -10, 6);
  const clicks = ingest.reported('rv:click');
  expect(clicks.map(({ target, missed }) => [target.tag, missed === true])).toEqual([
    ['button', true],
    ['p', false],
  ]);
});

test('a click whose control moves away between press and release is reported for this control', async () => {
  const page = await shop.visit(
    `<style>p{margin:0;height:80px;background:#eee}button{height:30px}</style>
    <form><input id="mail"><p hidden></p><button type="button" id="pay">Pay</button></form>
    <button id="save">Save</button><button id="menu" onpointerdown="this.hidden=true">Menu</button>
    <script>mail.onblur = () => { document.querySelector('p').hidden = false; };</script>`,
  );
  await ingest.until(({ batches }) => batches[0]);
  await page.locator('#mail').pressSequentially('x');
  await page.click('#pay', { delay: 50 });
  await page.click('#pay', { delay: 50 });
  // The visitor moves away to cancel the click.
  await page.hover('#save');
  await page.mouse.down();
  await page.mouse.move(400, 300);
  await page.mouse.up();
  await page.click('#menu', { delay: 50 });
  await page.goto('about:blank');
  await ingest.untilComplete();
  const clicks = ingest.reported('rv:click');
  expect(clicks.map(({ target, moved }) => [target.selector, moved === true])).toEqual([
    ['#pay', true],
    ['#pay', false],
    ['html:nth-of-type(1)', false],
    ['body:nth-of-type(1)', false],
  ]);
});

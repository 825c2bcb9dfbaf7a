import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { Shop } from './shop.ts';

const shop = new Shop();
const { ingest } = shop;
beforeAll(() => shop.open());
afterEach(() => shop.empty());
afterAll(() => shop.close());

/** Opens a page on which something happens before the recorder has arrived. */
async function visitBeforeRecorder(body: string) {
  shop.put('/', body);
  const page = await shop.newPage();
  await page.route('**/recorder-*', async (route) => {
    await page.waitForFunction('window.hasFailed');
    await route.continue();
  });
  await page.goto(`http://${shop.host}/`);
  return page;
}
const customTags = () =>
  ingest.events.flatMap(({ type, data }) => (type === 5 ? [(data as { tag: string }).tag] : []));

test('errors that happen before the recorder has loaded are recorded, after the page event', async () => {
  await visitBeforeRecorder(`<h1>Shop</h1><script>
    const broken = () => {
      if (!window.reveille) return setTimeout(broken, 5);
      Promise.reject(new Error('no stock'));
      setTimeout(() => { hasFailed = true }, 20);
      cart.total;
    };
    broken();</script>`);
  await ingest.until(() => ingest.reported('rv:error').length >= 2);
  expect(ingest.reported('rv:error')).toMatchObject([
    { kind: 'error', message: 'Uncaught ReferenceError: cart is not defined' },
    { kind: 'rejection', message: 'no stock' },
  ]);
  expect(customTags()[0]).toBe('rv:page');
  const times = ingest.events.map(({ timestamp }) => timestamp);
  expect(times[0]).toBe(Math.min(...times));
});

test('at most ten early errors are kept, and each is recorded once', async () => {
  await visitBeforeRecorder(`<h1>Shop</h1><script>
    let left = 15;
    const broken = () => {
      if (!window.reveille) return setTimeout(broken, 5);
      if (--left > 0) setTimeout(broken, 0);
      else hasFailed = true;
      throw new Error('number ' + left);
    };
    broken();</script>`);
  await ingest.until(() => ingest.reported('rv:error').length >= 10);
  expect(new Set(ingest.reported('rv:error').map(({ message }) => message)).size).toBe(10);
  expect(ingest.reported('rv:error').length).toBe(10);
});

const seenRequests = () =>
  ingest
    .reported('rv:request')
    .map(({ path, status, initiator }) => `${initiator} ${path} ${status}`);

test('failed requests of fetch and XMLHttpRequest are reported once each, aborted ones not at all', async () => {
  const page = await shop.visit('<h1>Shop</h1>');
  await ingest.until(({ batches }) => batches[0]);
  await page.route(/\/down/, (route) => route.abort('connectionfailed'));
  await page.evaluate(async () => {
    const asked = (method: string, address: string) =>
      new Promise((done) => {
        const request = new XMLHttpRequest();
        request.open(method, address);
        request.onloadend = done;
        request.send();
      });
    const stop = new AbortController();
    const aborted = fetch('/stock?slow', { signal: stop.signal }).catch(() => {});
    stop.abort();
    await Promise.all([
      aborted,
      fetch('/gone/cart?code=secret'),
      fetch('/down').catch(() => {}),
      fetch('/stock').then((response) => response.text()),
      asked('GET', '/gone/stock'),
      asked('POST', '/down/order'),
    ]);
  });
  await page.goto('about:blank');
  await ingest.whole();
  expect(seenRequests().sort()).toEqual([
    'fetch /down 0',
    'fetch /gone/cart?code=_ 404',
    'xmlhttprequest /down/order 0',
    'xmlhttprequest /gone/stock 404',
  ]);
  const saved = ingest.reported('rv:reaction').filter(({ kind }) => kind === 'request');
  expect(saved.length).toBeGreaterThanOrEqual(1);
});

test('observed functions look native, pass on what the page throws, and are restored by stop()', async () => {
  const page = await shop.newPage();
  await page.addInitScript(() => {
    Object.assign(window, {
      natives: [fetch, XMLHttpRequest.prototype.send, HTMLMediaElement.prototype.play],
    });
  });
  shop.put('/', '<h1>Shop</h1>');
  await page.goto(`http://${shop.host}/`);
  await ingest.until(({ batches }) => batches[0]);
  await page.route(/\/down/, (route) => route.abort('connectionfailed'));
  const seen = await page.evaluate(async () => {
    const { natives } = window as unknown as { natives: unknown[] };
    const now = () => [fetch, XMLHttpRequest.prototype.send, HTMLMediaElement.prototype.play];
    const unhandled: string[] = [];
    addEventListener('unhandledrejection', ({ reason }) => unhandled.push(String(reason.message)));
    const isUnhandled = new Promise<void>((seen) => {
      addEventListener('unhandledrejection', () => seen(), { once: true });
      setTimeout(seen, 5_000);
    });
    void fetch('/down/unhandled');
    const handled = await fetch('/down/handled').catch((error) => error.message);
    await isUnhandled;
    const during = now();
    const look = [String(during[0]).includes('[native code]'), during[0]?.name, during[0]?.length];
    window.reveille?.stop();
    return {
      look,
      unhandled: unhandled.length,
      handled: typeof handled,
      isObserved: during.every((each, index) => each !== natives[index]),
      isPutBack: now().every((each, index) => each === natives[index]),
    };
  });
  expect(seen).toEqual({
    look: [true, 'fetch', 1],
    unhandled: 1,
    handled: 'string',
    isObserved: true,
    isPutBack: true,
  });
});

test('a third-party wrapper around fetch keeps working before and after stop()', async () => {
  const page = await shop.visit('<h1>Shop</h1>');
  await ingest.until(({ batches }) => batches[0]);
  const calls = await page.evaluate(async () => {
    let calls = 0;
    const inner = window.fetch;
    window.fetch = (...args) => {
      calls += 1;
      return inner(...args);
    };
    const wrapper = window.fetch;
    await fetch('/gone/one');
    window.reveille?.stop();
    const { status } = await fetch('/gone/two');
    return [calls, status, window.fetch === wrapper];
  });
  expect(calls).toEqual([2, 404, true]);
  await ingest.until(() => seenRequests().length > 0);
  expect(seenRequests()).toEqual(['fetch /gone/one 404']);
});

test('a page that freezes its fetch or requires trusted types is recorded', async () => {
  const page = await shop.newPage();
  await page.addInitScript(
    "Object.defineProperty(window, 'fetch', { value: fetch, writable: false, configurable: false })",
  );
  shop.put('/', {
    body: '<h1>Shop</h1><button>Buy</button>',
    headers: { 'content-security-policy': "require-trusted-types-for 'script'" },
  });
  await page.goto(`http://${shop.host}/`);
  await ingest.until(({ batches }) => batches[0]);
  await page.evaluate(() => fetch('/gone/one').then((response) => response.text()));
  await page.goto('about:blank');
  const { cost } = await ingest.whole();
  expect(seenRequests()).toEqual(['fetch /gone/one 404']);
  expect(cost?.errors).toBe(0);
});

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
  await shop.soon(page, () => ingest.reported('rv:click').length === 2);
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

test('presses of a disabled button are reported, and of an enabled one only its click', async () => {
  const page = await shop.visit(
    '<button id="off" disabled style="width:200px">Update</button><button id="on">Save</button>',
  );
  await ingest.until(({ batches }) => batches[0]);
  await page.click('#off', { force: true });
  await page.click('#on');
  await page.goto('about:blank');
  await ingest.whole();
  const clicks = ingest.reported('rv:click');
  expect(clicks.map(({ target, disabled }) => [target.label, disabled === true])).toEqual([
    ['Update', true],
    ['Save', false],
  ]);
});

test('a click is reported as unseen if all that it changed is above the window', async () => {
  const note = 'document.getElementById(id).append(document.createElement("p"), "Required")';
  const page = await shop.visit(
    `<div id="top"></div><div style="height:3000px"></div><button id="far">Order</button><button id="near">Add</button>
    <p id="here"></p><div style="height:900px"></div><script>const say = (id) => { ${note} };
    far.onclick = () => say("top"); near.onclick = () => say("here")</script>`,
  );
  await ingest.until(({ batches }) => batches[0]);
  await page.locator('#far').scrollIntoViewIfNeeded();
  const twoFrames = () =>
    page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
  // The first change after a while is recorded at once, and the browser looks at it in the next frame.
  for (const button of ['#far', '#near', '#near']) {
    await page.click(button);
    await twoFrames();
  }
  await page.goto('about:blank');
  await ingest.whole();
  expect(ingest.reported('rv:unseen')).toHaveLength(1);
});

test('a click on an invisible layer names the control below it; on anything visible it does not', async () => {
  const layer = 'position:absolute;inset:0';
  const layers = [
    '',
    'background:rgba(0,0,0,.4)',
    'border:1px solid',
    'background:#fff;opacity:0',
    'box-shadow:0 0 9px #000',
  ];
  const page = await shop.visit(
    layers
      .map(
        (look, at) =>
          `<div style="position:relative"><button>Join ${at}</button><div class="layer" style="${layer};${look}"></div></div>`,
      )
      .join('') +
      `<div style="position:relative"><button>Join 5</button><div class="layer" style="${layer}">Sold out</div></div>
      <div style="position:relative"><div class="layer" style="height:20px"></div></div>`,
  );
  await ingest.until(({ batches }) => batches[0]);
  const boxes = await page.locator('.layer').evaluateAll((all) =>
    all.map((each) => {
      const { x, y } = each.getBoundingClientRect();
      return [x + 12, y + 8] as const;
    }),
  );
  for (const [x, y] of boxes) await page.mouse.click(x, y);
  await page.goto('about:blank');
  await ingest.whole();
  const named = ingest.reported('rv:click').map(({ target, covered }) => covered && target.label);
  expect(named).toEqual([
    'Join 0',
    undefined,
    undefined,
    'Join 3',
    undefined,
    undefined,
    undefined,
  ]);
});

test('a click beside or above a control that the website takes out says nothing about it', async () => {
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
  const boxes = await page.locator('.at').evaluateAll((all) =>
    all.map((each) => {
      const { x, y } = each.getBoundingClientRect();
      return [x + 9, y + 9] as const;
    }),
  );
  for (const [x, y] of boxes) await page.mouse.click(x, y);
  await page.goto('about:blank');
  await ingest.whole();
  const named = ingest.reported('rv:click').map(({ target }) => target.tag);
  expect(named.map((tag) => tag === 'button')).toEqual([true, true, false, false, false, false]);
});

import { casesOf, type DetectorCase } from '../detector-case.ts';

// Cases from unfamiliar websites, each reported wrongly or not at all before its rule existed.

/** Longer than any detector waits for a response. */
const WAIT = 8_200;
const rage = casesOf('rage-click');
const dead = casesOf('dead-click');
const error = casesOf('javascript-error');
const request = casesOf('failed-request');
const click = casesOf('error-click');
const slow = casesOf('slow-page');

const HOME = '<h1>Home</h1><a id="go" href="/orders">Orders</a>';
const later = (ms: number, script: string) =>
  `<script>setTimeout(() => { ${script} }, ${ms})</script>`;
/** Throws after the loader has run and before the recorder has loaded. */
const BREAKS_EARLY =
  '<script>const breaks = setInterval(() => { if (!window.reveille) return; clearInterval(breaks); undefined.total }, 5)</script>';
const counter = (button: string) => `<h1>Cart</h1><p id="count">1</p>${button}
<script>step.onclick = () => { count.textContent = Number(count.textContent) + 1; };</script>`;

export const failureRegressions: readonly DetectorCase[] = [
  error.truePositive(
    'opens a page that breaks at once',
    { '/': HOME, '/orders': `<h1>Orders</h1>${BREAKS_EARLY}<p>None yet.</p>` },
    async (person) => {
      await person.click('#go');
      await person.pause(3_000);
    },
    { page: '/orders', latencyMs: 60 },
  ),
  error.truePositive(
    'opens a page of an app that breaks as soon as it is there',
    `${HOME}<script>go.onclick = (event) => { event.preventDefault(); history.pushState({}, '', '/orders');
      document.querySelector('h1').textContent = 'Orders'; setTimeout(() => { undefined.total }, 400) }</script>`,
    async (person) => {
      await person.click('#go');
      await person.pause(3_000);
    },
    { page: '/orders' },
  ),
  error.truePositive(
    'meets an error while the first page still loads',
    `<h1>Shop</h1>${BREAKS_EARLY}`,
    (person) => person.pause(2_000),
    { latencyMs: 150 },
  ),
  request.truePositive(
    'meets a request that gets no answer at all',
    `<h1>Shop</h1>${later(2_500, "fetch('/api/0').catch(() => {})")}`,
    (person) => person.pause(4_000),
  ),
  request.falseAlarm(
    'has a counter of visits blocked',
    `<h1>Shop</h1>${later(2_500, "fetch('/api/0/collect').catch(() => {})")}`,
    (person) => person.pause(4_000),
  ),
  click.truePositive(
    'presses a button that depends on another website that is down',
    '<h1>Map</h1><button id="shops">Find a shop</button><script>shops.onclick = () => fetch("http://127.0.0.1:9/shops").catch(() => {})</script>',
    async (person) => {
      await person.click('#shops');
      await person.pause(WAIT);
    },
    { signals: ['error-click', 'dead-click'] },
  ),
  click.truePositive(
    'opens a picture that is missing',
    '<h1>Photos</h1><button id="open">Harbour</button><p id="place"></p><script>open.onclick = 0; document.getElementById("open").onclick = () => { place.innerHTML = "<img alt=Harbour src=/photos/harbour.jpg width=300 height=200>" }</script>',
    async (person) => {
      await person.click('#open');
      await person.pause(WAIT);
    },
    { signals: ['error-click', 'failed-request'] },
  ),
  slow.truePositive(
    'waits for a busy button of an app and goes on to another page of it',
    `<h1 id="title">Home</h1><button id="busy">Sort</button> <button id="go">Orders</button><p id="out"></p><script>
      busy.onclick = () => { const end = performance.now() + 800; while (performance.now() < end); out.textContent = 'Sorted' };
      go.onclick = () => { history.pushState({}, '', '/orders'); title.textContent = 'Orders'; out.textContent = '' }</script>`,
    async (person) => {
      await person.click('#busy');
      await person.pause(2_000);
      await person.click('#go');
      await person.pause(2_500);
    },
    { ignoresLateness: true, page: '/' },
  ),
];

export const clickRegressions: readonly DetectorCase[] = [
  rage.falseAlarm(
    'adds one by one to a cart',
    counter('<button id="step">Add one more</button>'),
    async (person) => {
      await person.click('#step', 6, 160);
      await person.pause(1_500);
    },
  ),
  rage.falseAlarm(
    'takes nights off a booking that asks its server each time',
    `<h1>Booking</h1><p id="count">9</p><button id="step">One night less</button><script>
      step.onclick = () => { const left = Number(count.textContent) - 1; count.textContent = left; fetch('/api/200?nights=' + left) }</script>`,
    async (person) => {
      await person.click('#step', 5, 350);
      await person.pause(1_500);
    },
  ),
  rage.truePositive(
    'presses an arrow that moves nothing',
    '<h1>Photos</h1><img alt="Harbour" src="/picture.svg" width="300" height="160"><button id="step">Next</button>',
    async (person) => {
      await person.click('#step', 5);
      await person.pause(WAIT);
    },
    { signals: ['rage-click', 'dead-click'] },
  ),
  rage.truePositive(
    'misses a tiny cross again and again',
    `<h1>Cart</h1><p id="row" style="display:flex;gap:60px;user-select:none">Tea for two, a mug and a spoon, 178.00 €
     <button id="cross" style="width:12px;height:12px;padding:0;border:0;font-size:10px" aria-label="Remove">×</button></p>
     <script>cross.onclick = () => row.remove()</script>`,
    async (person) => {
      const box = await person.page.locator('#cross').boundingBox();
      for (let press = 0; press < 4; press += 1) {
        await person.clickAt((box?.x ?? 0) - 12, (box?.y ?? 0) + 6);
        await person.pause(300);
      }
      await person.pause(WAIT);
    },
    { only: 'computer', signals: ['rage-click', 'dead-click'] },
  ),
  dead.falseAlarm(
    'clicks once on the space beside a small button',
    `<h1>Cart</h1><p style="display:flex;gap:60px;user-select:none">Tea for two
     <button id="cross" style="width:12px;height:12px;padding:0;border:0;font-size:10px" aria-label="Remove">×</button></p>`,
    async (person) => {
      const box = await person.page.locator('#cross').boundingBox();
      await person.clickAt((box?.x ?? 0) - 12, (box?.y ?? 0) + 6);
      await person.pause(WAIT);
    },
    { only: 'computer' },
  ),
  dead.truePositive(
    'presses the picture, the name and the price of a card that leads nowhere',
    `<h1>Offers</h1><div style="cursor:pointer;width:300px;background:#eee;user-select:none"><img id="pic" alt="" src="/picture.svg" width="300" height="160">
     <h3 id="name">Summer mug</h3><p id="price">178.00 €</p></div>`,
    async (person) => {
      for (const part of ['#pic', '#name', '#price']) {
        await person.click(part);
        await person.pause(1_500);
      }
      await person.pause(WAIT);
    },
  ),
  dead.truePositive(
    'presses a dead button on a page that moves by script',
    `<h1>Sale</h1><div id="band" style="position:relative">News of the day</div><button id="buy">Buy</button><script>
      let place = 0; setInterval(() => { place += 7; band.style.left = place % 200 + 'px' }, 300)</script>`,
    async (person) => {
      await person.pause(3_000);
      await person.click('#buy');
      await person.pause(WAIT);
    },
  ),
  dead.falseAlarm(
    'opens the details on a page that moves by script',
    `<h1>Sale</h1><div id="band" style="position:relative">News of the day</div><button id="more">Details</button><p id="text" hidden>It burns for forty hours.</p><script>
      let place = 0; setInterval(() => { place += 7; band.style.left = place % 200 + 'px' }, 300);
      more.onclick = () => { text.hidden = !text.hidden }</script>`,
    async (person) => {
      await person.pause(3_000);
      await person.click('#more');
      await person.pause(WAIT);
    },
  ),
  dead.truePositive(
    'waits for a wheel that turns for ever',
    `<style>@keyframes turn{to{transform:rotate(360deg)}}.wheel{display:inline-block;animation:turn 1s linear infinite}</style>
     <h1>Price</h1><button id="ask">Estimate</button><p id="out"></p><script>ask.onclick = () => { out.innerHTML = '<span class="wheel">◌</span>' }</script>`,
    async (person) => {
      await person.click('#ask');
      await person.pause(WAIT);
    },
  ),
  dead.truePositive(
    'waits for a button that says it is busy and stays so',
    `<h1>Price</h1><button id="ask">Estimate</button><script>ask.onclick = () => { ask.setAttribute('aria-busy', 'true') }</script>`,
    async (person) => {
      await person.click('#ask');
      await person.pause(WAIT);
    },
  ),
  dead.falseAlarm(
    'waits two seconds beside a wheel',
    `<style>@keyframes turn{to{transform:rotate(360deg)}}.wheel{display:inline-block;animation:turn 1s linear infinite}</style>
     <h1>Price</h1><button id="ask">Estimate</button><p id="out"></p><script>ask.onclick = () => { out.innerHTML = '<span class="wheel">◌</span>'; setTimeout(() => { out.textContent = '12' }, 2000) }</script>`,
    async (person) => {
      await person.click('#ask');
      await person.pause(WAIT);
    },
  ),
  dead.truePositive(
    'presses a button whose request never comes back',
    '<h1>Price</h1><button id="ask">Estimate</button><p id="out"></p><script>ask.onclick = () => fetch("/api/200?ms=20000").then(() => { out.textContent = "12" })</script>',
    async (person) => {
      await person.click('#ask');
      await person.pause(WAIT);
    },
  ),
  dead.truePositive(
    'presses a dead button as soon as a page is there',
    { '/': HOME, '/orders': '<h1>Orders</h1><button id="pay">Pay now</button>' },
    async (person) => {
      await person.click('#go');
      await person.page.waitForSelector('#pay');
      await person.pause(650);
      await person.click('#pay');
      await person.pause(WAIT);
    },
    { page: '/orders' },
  ),
  dead.falseAlarm(
    'is answered in the title of the tab',
    '<h1>Timer</h1><button id="start">Start</button><script>start.onclick = () => { document.title = "4:59" }</script>',
    async (person) => {
      await person.click('#start');
      await person.pause(WAIT);
    },
  ),
  dead.falseAlarm(
    'is answered by a sound',
    '<h1>Bell</h1><button id="ring">Ring</button><script>ring.onclick = () => new Audio("data:audio/wav;base64,UklGRiQAAABXQVZFZm10IBAAAAABAAEAESsAACJWAAACABAAZGF0YQAAAAA=").play().catch(() => {})</script>',
    async (person) => {
      await person.click('#ring');
      await person.pause(WAIT);
    },
  ),
  dead.truePositive(
    'cannot close a dialog',
    `<h1>Checkout</h1><div role="dialog" aria-modal="true" style="position:fixed;inset:0;background:#fff"><p>News from us</p><button id="close">Close</button></div>`,
    async (person) => {
      await person.click('#close');
      await person.pause(WAIT);
    },
  ),
];

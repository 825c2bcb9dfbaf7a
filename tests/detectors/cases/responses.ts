import { casesOf, type DetectorCase } from '../detector-case.ts';

// Responses that a person does not get, or that do not change the nodes of the page.

/** Longer than any detector waits for a response. */
const WAIT = 8_200;
const rage = casesOf('rage-click');
const dead = casesOf('dead-click');
const click = casesOf('error-click');

/** A menu with a shade over the rest of the page, which has this class once the menu is closed. */
const shaded = (
  rest: string,
) => `<style>#shade { position: fixed; inset: 0; background: #0008; display: none } #shade.on { display: block }
      #menu { position: fixed; top: 0; left: 0; bottom: 0; width: 200px; background: #fff; display: none } #menu.on { display: block }</style>
      <h1>Shop</h1><button id="open">Menu</button><p style="margin-top:200px"><button id="pay">Check out</button></p>
      <div id="shade"></div><nav id="menu"><button id="close">Close</button></nav><script>
      document.querySelector('#open').onclick = () => { menu.className = shade.className = 'on' };
      document.querySelector('#close').onclick = () => { menu.className = ''; shade.className = ${rest} }</script>`;

/** A list without results, which has so many once its filters are cleared. */
const filtered = (count: number) => `<h1>Flowers</h1><p id="count">0 flowers</p>
  <button id="clear">Clear all filters</button><script>
  document.querySelector('#clear').onclick = () => { count.textContent = '${count} flowers' }</script>`;
async function clearFilters(person: Parameters<DetectorCase['visit']>[0]) {
  await person.click('#clear');
  await person.pause(WAIT);
}

/** A button whose script handles the tap at its end or its start and cancels the click. */
const tapped = (
  response: string,
  type = 'touchend',
) => `<h1>Tickets</h1><button id="buy">Buy</button><p id="out">Two left</p><script>
  buy.addEventListener('${type}', (event) => { event.preventDefault(); ${response} })</script>`;
const buys = async (person: Parameters<DetectorCase['visit']>[0]) => {
  await person.click('#buy');
  await person.pause(WAIT);
};

export const responseCases: readonly DetectorCase[] = [
  dead.truePositive(
    'taps a button whose script cancels the click and does nothing',
    tapped(''),
    buys,
    { only: 'phone' },
  ),
  dead.falseAlarm(
    'taps a button whose script cancels the click and responds',
    tapped("out.textContent = 'Yours'"),
    buys,
    { only: 'phone' },
  ),
  dead.truePositive(
    'taps a button whose script cancels the start of the touch and does nothing',
    tapped('', 'touchstart'),
    buys,
    { only: 'phone' },
  ),
  dead.falseAlarm(
    'taps a button whose script cancels the start of the touch and responds',
    tapped("out.textContent = 'Yours'", 'touchstart'),
    buys,
    { only: 'phone' },
  ),
  dead.falseAlarm(
    'swipes over a button whose script cancels the click',
    tapped(''),
    async (person) => {
      await person.drag({ x: 40, y: 110 }, { x: 240, y: 110 });
      await person.pause(WAIT);
    },
    { only: 'phone' },
  ),
  dead.truePositive('clears filters, and still nothing is found', filtered(0), clearFilters),
  dead.falseAlarm('clears filters, and something is found', filtered(12), clearFilters),
  click.truePositive(
    'pays, and the request gives up after four seconds',
    `<h1>Order</h1><button id="pay">Pay now</button><p id="out"></p><script>
      pay.onclick = () => { out.textContent = 'One moment'; fetch('/api/504?ms=4000', { method: 'POST' }).then(() => { out.textContent = '' }) }</script>`,
    async (person) => {
      await person.click('#pay');
      await person.pause(6_000);
    },
    { signals: ['error-click', 'failed-request'] },
  ),
  click.falseAlarm(
    'enters a code that has expired and reads why',
    `<h1>Basket</h1><label>Code <input id="code"></label> <button id="use">Use code</button><p id="out" role="alert"></p><script>
      use.onclick = () => fetch('/api/422', { method: 'POST' }).then(() => { out.textContent = 'This code has expired.' })</script>`,
    async (person) => {
      await person.type('#code', 'SPRING');
      await person.click('#use');
      await person.pause(3_500);
    },
  ),
  click.truePositive(
    'enters a code that is refused without a word',
    `<h1>Basket</h1><label>Code <input id="code"></label> <button id="use">Use code</button><script>
      use.onclick = () => fetch('/api/422', { method: 'POST' })</script>`,
    async (person) => {
      await person.type('#code', 'SPRING');
      await person.click('#use');
      await person.pause(WAIT);
    },
    { signals: ['error-click', 'failed-request', 'dead-click'] },
  ),
  dead.nearMiss(
    'presses twice what answers at the top of a long page',
    `<h1>Checkout</h1><div id="note"></div><div class="tall">Two mugs</div><div class="tall"></div><button id="place">Place order</button><p class="tall">Thank you for reading the terms.</p><script>
      place.onclick = () => { note.innerHTML = '<p>A house number is required.</p>' }</script>`,
    async (person) => {
      await person.page.locator('#place').scrollIntoViewIfNeeded();
      await person.pause(900);
      await person.click('#place', 2, 2_000);
      await person.pause(WAIT);
    },
  ),
  dead.falseAlarm(
    'presses once what answers at the top of a long page',
    `<h1>Checkout</h1><div id="note"></div><div class="tall">Two mugs</div><div class="tall"></div><button id="save">Save</button><p class="tall">Thank you for reading the terms.</p><script>
      save.onclick = () => { note.innerHTML = '<p>Saved.</p>' }</script>`,
    async (person) => {
      await person.page.locator('#save').scrollIntoViewIfNeeded();
      await person.pause(900);
      await person.click('#save');
      await person.pause(WAIT);
    },
  ),
  dead.truePositive(
    'presses a button that stays disabled',
    '<h1>Basket</h1><button id="update" disabled>Update basket</button><p>Three mugs</p>',
    async (person) => {
      await person.click('#update', 2, 1_200);
      await person.pause(WAIT);
    },
  ),
  dead.falseAlarm(
    'presses twice what is disabled while it is sent',
    `<h1>Question</h1><button id="send">Send</button><p id="out"></p><script>
      send.onclick = () => { send.disabled = true; fetch('/api/200?ms=1500').then(() => { send.disabled = false; out.textContent = 'Thank you' }) }</script>`,
    async (person) => {
      await person.click('#send', 3, 250);
      await person.pause(WAIT);
    },
  ),
  rage.falseAlarm(
    'raises a number in a field quickly',
    `<h1>Mug</h1><button id="minus">−</button> <input id="amount" value="1" aria-label="Amount"> <button id="plus">+</button><script>
      plus.onclick = () => { amount.value = Number(amount.value) + 1 }</script>`,
    async (person) => {
      await person.click('#plus', 7, 160);
      await person.pause(WAIT);
    },
  ),
  dead.truePositive(
    'presses a button that an invisible layer covers',
    '<h1>Lesson</h1><button id="join">Join lesson</button><div id="layer" style="position:fixed;inset:0"></div>',
    async (person) => {
      await person.click('#join', 2, 1_200);
      await person.pause(WAIT);
    },
  ),
  dead.falseAlarm(
    'closes a list by pressing a button beside it, through the layer that closes it',
    `<h1>Shop</h1><button id="sort">Sort</button> <button id="pay">Check out</button><ul id="list" hidden><li>Price</li></ul><div id="layer" hidden style="position:fixed;inset:0"></div><script>
      sort.onclick = () => { list.hidden = layer.hidden = false }; layer.onclick = () => { list.hidden = layer.hidden = true }</script>`,
    async (person) => {
      await person.click('#sort');
      await person.pause(900);
      await person.click('#pay');
      await person.pause(WAIT);
    },
  ),
  dead.truePositive(
    'clicks the shade of a menu that stays when the menu is closed',
    shaded("'on'"),
    async (person) => {
      await person.click('#open');
      await person.pause(900);
      await person.click('#close');
      await person.pause(1_500);
      await person.click('#pay', 3, 1_600);
      await person.pause(WAIT);
    },
  ),
  dead.nearMiss(
    'clicks beside a menu, and then closes it with its button',
    shaded("''"),
    async (person) => {
      await person.click('#open');
      await person.pause(900);
      for (const y of [300, 340, 380]) {
        await person.clickAt(300, y);
        await person.pause(1_500);
      }
      await person.click('#close');
      await person.pause(WAIT);
    },
  ),
  dead.truePositive(
    'presses a button that the message of the field before it moves away',
    `<h1>Checkout</h1><label>Mail <input id="mail"></label><p id="hint" hidden style="height:60px">We only use it for this order.</p>
    <button id="pay" style="height:30px">Pay now</button><p id="out"></p><script>
      mail.onblur = () => { hint.hidden = false }; pay.onclick = () => { out.textContent = 'Thank you' }</script>`,
    async (person) => {
      await person.type('#mail', 'nora');
      await person.click('#pay');
      await person.pause(1_400);
      await person.click('#pay');
      await person.pause(WAIT);
    },
    { only: 'computer' },
  ),
  dead.falseAlarm(
    'adds rows with a button that acts when it is pressed, and that each row moves down',
    `<h1>Guests</h1><div id="rows"></div><button id="add" style="height:30px">Add a guest</button><script>
      add.onpointerdown = () => { rows.insertAdjacentHTML('beforeend', '<p style="height:40px">Guest</p>') }</script>`,
    async (person) => {
      await person.click('#add', 2, 1_300);
      await person.pause(WAIT);
    },
  ),
  dead.nearMiss(
    'presses a button, thinks better of it beside the button, and presses it again',
    `<h1>Order</h1><button id="pay">Pay now</button><p id="out"></p><script>
      pay.onclick = () => { out.textContent = 'Thank you' }</script>`,
    async (person) => {
      const { mouse } = person.page;
      await person.page.locator('#pay').hover();
      await mouse.down();
      await mouse.move(600, 500, { steps: 5 });
      await mouse.up();
      await person.pause(1_500);
      await person.click('#pay');
      await person.pause(WAIT);
    },
    { only: 'computer' },
  ),
];

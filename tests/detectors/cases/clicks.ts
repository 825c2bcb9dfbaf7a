import { casesOf, type DetectorCase } from '../detector-case.ts';
import { shopOfRoutes } from './navigation-and-forms.ts';

/** Longer than any detector waits for a response. */
const WAIT = 8_200;
const rage = casesOf('rage-click');
const dead = casesOf('dead-click');

const BROKEN = '<h1>Order</h1><p>Total: 40</p><button id="pay">Pay now</button>';
const TOGGLE = `<h1>Questions</h1><button id="more">More</button><p id="text" hidden>It burns for forty hours.</p>
<script>more.onclick = () => { text.hidden = !text.hidden; };</script>`;
const counter = (label: string, attributes = '') => `<h1>Mug</h1><p id="count">1</p>
<button id="step" ${attributes}>${label}</button>
<script>step.onclick = () => { count.textContent = Number(count.textContent) + 1; };</script>`;

export const rageCases: readonly DetectorCase[] = [
  rage.truePositive(
    'presses a button that does nothing again and again',
    BROKEN,
    async (person) => {
      await person.click('#pay', 6);
      await person.pause(WAIT);
    },
    { signals: ['rage-click', 'dead-click'] },
  ),
  rage.truePositive(
    'presses the picture and the word of one button in turn',
    '<h1>Order</h1><button id="pay"><span id="icon">◆</span>  <b id="word">Pay now</b></button>',
    async (person) => {
      for (const part of ['#icon', '#word', '#icon', '#word']) {
        await person.click(part);
        await person.pause(200);
      }
      await person.pause(WAIT);
    },
    { signals: ['rage-click', 'dead-click'] },
  ),
  rage.truePositive(
    'presses a card that is made of nothing but a div',
    '<h1>Offers</h1><div id="card" style="cursor:pointer;padding:2rem;background:#eee;user-select:none">Summer offer</div>',
    async (person) => {
      await person.click('#card', 4);
      await person.pause(WAIT);
    },
    { signals: ['rage-click', 'dead-click'] },
  ),
  rage.nearMiss('presses twice', TOGGLE, async (person) => {
    await person.click('#more', 2);
    await person.pause(2_000);
  }),
  rage.nearMiss('presses three times, calmly', TOGGLE, async (person) => {
    await person.click('#more', 3, 1_400);
    await person.pause(1_500);
  }),
  rage.nearMiss(
    'presses three things beside each other',
    `<h1>Toppings</h1>${['Nuts', 'Figs', 'Mint'].map((name) => `<label style="display:block"><input type="checkbox" name="${name}"> ${name}</label>`).join('')}`,
    async (person) => {
      for (const name of ['Nuts', 'Figs', 'Mint']) {
        await person.click(`[name=${name}]`);
        await person.pause(200);
      }
      await person.pause(1_500);
    },
  ),
  rage.falseAlarm('steps a number up', counter('+'), async (person) => {
    await person.click('#step', 6);
    await person.pause(1_500);
  }),
  rage.falseAlarm('goes through a carousel', counter('Next'), async (person) => {
    await person.click('#step', 5);
    await person.pause(1_500);
  }),
  rage.falseAlarm(
    'pages through a list by an arrow with a spoken name',
    counter('›', 'aria-label="Next page"'),
    async (person) => {
      await person.click('#step', 5);
      await person.pause(1_500);
    },
  ),
  rage.falseAlarm(
    'selects a paragraph by clicking three times',
    '<h1>Story</h1><p id="text">Poured by hand in small batches at the harbour, and sold until they are gone.</p>',
    async (person) => {
      await person.page.locator('#text').click({ clickCount: 3, delay: 40 });
      await person.pause(2_000);
    },
    { only: 'computer' },
  ),
  rage.falseAlarm(
    'plays a game on a canvas',
    '<h1>Game</h1><canvas id="game" width="300" height="200" style="background:#cde"></canvas>',
    async (person) => {
      await person.click('#game', 8, 150);
      await person.pause(WAIT);
    },
  ),
  rage.falseAlarm(
    'clicks around in a text field',
    '<h1>Note</h1><label>Note <textarea id="note" rows="4">A long note that is here</textarea></label>',
    async (person) => {
      await person.click('#note', 5);
      await person.pause(WAIT);
    },
  ),
  rage.falseAlarm(
    'presses what the site takes out',
    counter('Roll the dice', 'data-no-rage'),
    async (person) => {
      await person.click('#step', 6);
      await person.pause(1_500);
    },
  ),
];

export const deadCases: readonly DetectorCase[] = [
  dead.truePositive('clicks a button without a handler', BROKEN, async (person) => {
    await person.click('#pay');
    await person.pause(WAIT);
  }),
  dead.truePositive(
    'presses a dead button on a route after a hash',
    shopOfRoutes('<button id="buy">Buy</button>'),
    async (person) => {
      await person.click('#go');
      await person.pause(6_000);
      await person.click('#buy');
      await person.pause(WAIT);
    },
    { page: '/#/articles/:id/mug-:id' },
  ),
  dead.truePositive(
    'presses a link to nowhere',
    '<h1>Help</h1><a id="link" href="#" onclick="event.preventDefault()">Chat with us</a>',
    async (person) => {
      await person.click('#link');
      await person.pause(WAIT);
    },
  ),
  dead.truePositive(
    'presses a dead button beside a countdown',
    `<h1>Sale</h1><p>Ends in <b id="left">600</b> s</p><button id="buy">Buy</button>
     <script>setInterval(() => { left.textContent = Number(left.textContent) - 1; }, 1000);</script>`,
    async (person) => {
      await person.pause(4_500);
      await person.click('#buy');
      await person.pause(WAIT);
    },
  ),
  dead.truePositive(
    'waits four seconds for an answer',
    '<h1>Price</h1><button id="ask">Estimate</button><p id="out"></p><script>ask.onclick=()=>setTimeout(()=>{out.textContent="12"},4000)</script>',
    async (person) => {
      await person.click('#ask');
      await person.pause(WAIT);
    },
  ),
  dead.nearMiss(
    'waits a second and a half for an answer',
    '<h1>Price</h1><button id="ask">Estimate</button><p id="out"></p><script>ask.onclick=()=>setTimeout(()=>{out.textContent="12"},1500)</script>',
    async (person) => {
      await person.click('#ask');
      await person.pause(WAIT);
    },
  ),
  dead.nearMiss(
    'presses a dead button and leaves before anyone could tell',
    BROKEN,
    async (person) => {
      await person.click('#pay');
      await person.pause(1_500);
    },
  ),
  dead.nearMiss('opens a question', TOGGLE, async (person) => {
    await person.click('#more');
    await person.pause(WAIT);
  }),
  dead.falseAlarm(
    'clicks on plain text and on a picture',
    '<h1>Story</h1><p id="text">Poured by hand.</p><img id="pic" src="/picture.svg" width="200" height="100" alt="Harbour">',
    async (person) => {
      await person.click('#text');
      await person.click('#pic');
      await person.pause(WAIT);
    },
  ),
  dead.falseAlarm(
    'opens a menu that opens on the press already',
    '<h1>Menu</h1><button id="menu">Menu</button><ul id="list" hidden><li>One</li></ul><script>menu.addEventListener("pointerdown",()=>{list.hidden=false})</script>',
    async (person) => {
      await person.click('#menu');
      await person.pause(WAIT);
    },
  ),
  dead.falseAlarm(
    'jumps to a place on the page',
    '<h1>Top</h1><a id="jump" href="#end">To the end</a><div class="tall"></div><h2 id="end">End</h2><div class="tall"></div>',
    async (person) => {
      await person.click('#jump');
      await person.pause(WAIT);
    },
  ),
  dead.falseAlarm(
    'scrolls up by a button',
    '<h1>Top</h1><div class="tall"></div><button id="up" onclick="window.scrollTo(0, 0)">Back to top</button><div class="tall"></div>',
    async (person) => {
      await person.scroll(600);
      await person.click('#up');
      await person.pause(WAIT);
    },
  ),
  dead.falseAlarm(
    'saves without any word from the page',
    '<h1>Settings</h1><button id="save" onclick="fetch(\'/api/204\',{method:\'POST\'})">Save</button>',
    async (person) => {
      await person.click('#save');
      await person.pause(WAIT);
    },
  ),
  dead.falseAlarm(
    'answers a question of the browser',
    '<h1>Delete</h1><button id="delete" onclick="confirm(\'Really?\')">Delete</button>',
    async (person) => {
      await person.click('#delete');
      await person.pause(WAIT);
    },
    { ignoresLateness: true },
  ),
  dead.falseAlarm(
    'downloads a file and writes a mail',
    '<h1>Files</h1><a id="file" href="data:text/plain,x" download="x.txt">Price list</a> <a id="mail" href="mailto:a@site.example">Write to us</a> <a id="tel" href="tel:+15550100">Call us</a>',
    async (person) => {
      await person.click('#file');
      await person.pause(500);
      await person.click('#mail');
      await person.pause(500);
      await person.click('#tel');
      await person.pause(WAIT);
    },
  ),
  dead.falseAlarm(
    'opens another tab',
    '<h1>Away</h1><a id="away" href="/api/200" target="_blank">Terms</a>',
    async (person) => {
      await person.click('#away');
      await person.pause(1_000);
      await person.page.bringToFront();
      await person.pause(WAIT);
    },
  ),
  dead.falseAlarm(
    'ticks a box, chooses and types',
    '<h1>Form</h1><label><input type="checkbox" id="box"> Gift</label> <select id="size"><option>S<option>M</select> <input id="name" aria-label="Name">',
    async (person) => {
      await person.click('#box');
      await person.pause(300);
      await person.page.selectOption('#size', 'M');
      await person.click('#name');
      await person.pause(WAIT);
    },
  ),
  dead.falseAlarm(
    'plays a film',
    '<h1>Film</h1><button id="play">Play</button><audio id="film" src="data:audio/wav;base64,UklGRiQAAABXQVZFZm10IBAAAAABAAEAESsAACJWAAACABAAZGF0YQAAAAA="></audio><script>play.onclick=()=>film.play().catch(()=>{})</script>',
    async (person) => {
      await person.click('#play');
      await person.pause(WAIT);
    },
  ),
  dead.falseAlarm(
    'goes to another page',
    {
      '/': '<h1>Home</h1><a id="go" href="/prices">Prices</a>',
      '/prices': '<h1>Prices</h1><p>All of them.</p>',
    },
    async (person) => {
      await person.click('#go');
      await person.pause(WAIT);
    },
  ),
];

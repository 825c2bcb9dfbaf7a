import { casesOf, type DetectorCase } from '../detector-case.ts';

/** Long enough to see that nothing answers. */
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
  rage.does(
    'presses a button that does nothing again and again',
    BROKEN,
    async (person) => {
      await person.press('#pay', 6);
      await person.look(WAIT);
    },
    { signals: ['rage-click', 'dead-click'] },
  ),
  rage.does(
    'presses the picture and the word of one button in turn',
    '<h1>Order</h1><button id="pay"><span id="icon">◆</span>  <b id="word">Pay now</b></button>',
    async (person) => {
      for (const part of ['#icon', '#word', '#icon', '#word']) {
        await person.press(part);
        await person.look(200);
      }
      await person.look(WAIT);
    },
    { signals: ['rage-click', 'dead-click'] },
  ),
  rage.does(
    'presses a card that is made of nothing but a div',
    '<h1>Offers</h1><div id="card" style="cursor:pointer;padding:2rem;background:#eee;user-select:none">Summer offer</div>',
    async (person) => {
      await person.press('#card', 4);
      await person.look(WAIT);
    },
    { signals: ['rage-click', 'dead-click'] },
  ),
  rage.nearly('presses twice', TOGGLE, async (person) => {
    await person.press('#more', 2);
    await person.look(2_000);
  }),
  rage.nearly('presses three times, calmly', TOGGLE, async (person) => {
    await person.press('#more', 3, 1_400);
    await person.look(1_500);
  }),
  rage.nearly(
    'presses three things beside each other',
    `<h1>Toppings</h1>${['Nuts', 'Figs', 'Mint'].map((name) => `<label style="display:block"><input type="checkbox" name="${name}"> ${name}</label>`).join('')}`,
    async (person) => {
      for (const name of ['Nuts', 'Figs', 'Mint']) {
        await person.press(`[name=${name}]`);
        await person.look(200);
      }
      await person.look(1_500);
    },
  ),
  rage.seems('steps a number up', counter('+'), async (person) => {
    await person.press('#step', 6);
    await person.look(1_500);
  }),
  rage.seems('goes through a carousel', counter('Next'), async (person) => {
    await person.press('#step', 5);
    await person.look(1_500);
  }),
  rage.seems(
    'pages through a list by an arrow with a spoken name',
    counter('›', 'aria-label="Next page"'),
    async (person) => {
      await person.press('#step', 5);
      await person.look(1_500);
    },
  ),
  rage.seems(
    'selects a paragraph by clicking three times',
    '<h1>Story</h1><p id="text">Poured by hand in small batches at the harbour, and sold until they are gone.</p>',
    async (person) => {
      await person.page.locator('#text').click({ clickCount: 3, delay: 40 });
      await person.look(2_000);
    },
    { only: 'computer' },
  ),
  rage.seems(
    'plays a game on a canvas',
    '<h1>Game</h1><canvas id="game" width="300" height="200" style="background:#cde"></canvas>',
    async (person) => {
      await person.press('#game', 8, 150);
      await person.look(WAIT);
    },
  ),
  rage.seems(
    'clicks around in a text field',
    '<h1>Note</h1><label>Note <textarea id="note" rows="4">A long note that is here</textarea></label>',
    async (person) => {
      await person.press('#note', 5);
      await person.look(WAIT);
    },
  ),
  rage.seems(
    'presses what the site takes out',
    counter('Roll the dice', 'data-no-rage'),
    async (person) => {
      await person.press('#step', 6);
      await person.look(1_500);
    },
  ),
];

export const deadCases: readonly DetectorCase[] = [
  dead.does('clicks a button without a handler', BROKEN, async (person) => {
    await person.press('#pay');
    await person.look(WAIT);
  }),
  dead.does(
    'presses a link to nowhere',
    '<h1>Help</h1><a id="link" href="#" onclick="event.preventDefault()">Chat with us</a>',
    async (person) => {
      await person.press('#link');
      await person.look(WAIT);
    },
  ),
  dead.does(
    'presses a dead button beside a countdown',
    `<h1>Sale</h1><p>Ends in <b id="left">600</b> s</p><button id="buy">Buy</button>
     <script>setInterval(() => { left.textContent = Number(left.textContent) - 1; }, 1000);</script>`,
    async (person) => {
      await person.look(4_500);
      await person.press('#buy');
      await person.look(WAIT);
    },
  ),
  dead.does(
    'waits four seconds for an answer',
    '<h1>Price</h1><button id="ask">Estimate</button><p id="out"></p><script>ask.onclick=()=>setTimeout(()=>{out.textContent="12"},4000)</script>',
    async (person) => {
      await person.press('#ask');
      await person.look(WAIT);
    },
  ),
  dead.nearly(
    'waits a second and a half for an answer',
    '<h1>Price</h1><button id="ask">Estimate</button><p id="out"></p><script>ask.onclick=()=>setTimeout(()=>{out.textContent="12"},1500)</script>',
    async (person) => {
      await person.press('#ask');
      await person.look(WAIT);
    },
  ),
  dead.nearly(
    'presses a dead button and leaves before anyone could tell',
    BROKEN,
    async (person) => {
      await person.press('#pay');
      await person.look(1_500);
    },
  ),
  dead.nearly('opens a question', TOGGLE, async (person) => {
    await person.press('#more');
    await person.look(WAIT);
  }),
  dead.seems(
    'clicks on plain text and on a picture',
    '<h1>Story</h1><p id="text">Poured by hand.</p><img id="pic" src="/picture.svg" width="200" height="100" alt="Harbour">',
    async (person) => {
      await person.press('#text');
      await person.press('#pic');
      await person.look(WAIT);
    },
  ),
  dead.seems(
    'opens a menu that opens on the press already',
    '<h1>Menu</h1><button id="menu">Menu</button><ul id="list" hidden><li>One</li></ul><script>menu.addEventListener("pointerdown",()=>{list.hidden=false})</script>',
    async (person) => {
      await person.press('#menu');
      await person.look(WAIT);
    },
  ),
  dead.seems(
    'jumps to a place on the page',
    '<h1>Top</h1><a id="jump" href="#end">To the end</a><div class="tall"></div><h2 id="end">End</h2><div class="tall"></div>',
    async (person) => {
      await person.press('#jump');
      await person.look(WAIT);
    },
  ),
  dead.seems(
    'scrolls up by a button',
    '<h1>Top</h1><div class="tall"></div><button id="up" onclick="window.scrollTo(0, 0)">Back to top</button><div class="tall"></div>',
    async (person) => {
      await person.scroll(600);
      await person.press('#up');
      await person.look(WAIT);
    },
  ),
  dead.seems(
    'saves without any word from the page',
    '<h1>Settings</h1><button id="save" onclick="fetch(\'/api/204\',{method:\'POST\'})">Save</button>',
    async (person) => {
      await person.press('#save');
      await person.look(WAIT);
    },
  ),
  dead.seems(
    'answers a question of the browser',
    '<h1>Delete</h1><button id="delete" onclick="confirm(\'Really?\')">Delete</button>',
    async (person) => {
      await person.press('#delete');
      await person.look(WAIT);
    },
    { holdsUp: true },
  ),
  dead.seems(
    'downloads a file and writes a mail',
    '<h1>Files</h1><a id="file" href="data:text/plain,x" download="x.txt">Price list</a> <a id="mail" href="mailto:a@site.example">Write to us</a> <a id="tel" href="tel:+15550100">Call us</a>',
    async (person) => {
      await person.press('#file');
      await person.look(500);
      await person.press('#mail');
      await person.look(500);
      await person.press('#tel');
      await person.look(WAIT);
    },
  ),
  dead.seems(
    'opens another tab',
    '<h1>Away</h1><a id="away" href="/api/200" target="_blank">Terms</a>',
    async (person) => {
      await person.press('#away');
      await person.look(1_000);
      await person.page.bringToFront();
      await person.look(WAIT);
    },
  ),
  dead.seems(
    'ticks a box, chooses and types',
    '<h1>Form</h1><label><input type="checkbox" id="box"> Gift</label> <select id="size"><option>S<option>M</select> <input id="name" aria-label="Name">',
    async (person) => {
      await person.press('#box');
      await person.look(300);
      await person.page.selectOption('#size', 'M');
      await person.press('#name');
      await person.look(WAIT);
    },
  ),
  dead.seems(
    'plays a film',
    '<h1>Film</h1><button id="play">Play</button><audio id="film" src="data:audio/wav;base64,UklGRiQAAABXQVZFZm10IBAAAAABAAEAESsAACJWAAACABAAZGF0YQAAAAA="></audio><script>play.onclick=()=>film.play().catch(()=>{})</script>',
    async (person) => {
      await person.press('#play');
      await person.look(WAIT);
    },
  ),
  dead.seems(
    'goes to another page',
    {
      '/': '<h1>Home</h1><a id="go" href="/prices">Prices</a>',
      '/prices': '<h1>Prices</h1><p>All of them.</p>',
    },
    async (person) => {
      await person.press('#go');
      await person.look(WAIT);
    },
  ),
];

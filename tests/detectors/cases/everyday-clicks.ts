import { casesOf, type DetectorCase } from '../detector-case.ts';

/** Longer than any detector waits for a response. */
const WAIT = 8_200;
const rage = casesOf('rage-click');
const dead = casesOf('dead-click');

const counter = (button: string) => `<h1>Now</h1><p id="count">1</p>${button}
<script>step.onclick = () => { count.textContent = Number(count.textContent) + 1; };</script>`;

/** Controls made for repeated clicks. */
export const repeatedClickCases: readonly DetectorCase[] = [
  rage.falseAlarm('skips songs', counter('<button id="step">Skip</button>'), async (person) => {
    await person.click('#step', 5);
    await person.pause(1_500);
  }),
  rage.falseAlarm(
    'leafs through pictures in another language',
    counter('<button id="step">Weiter</button>'),
    async (person) => {
      await person.click('#step', 5);
      await person.pause(1_500);
    },
  ),
  rage.falseAlarm(
    'pages through pictures with an arrow that has no name',
    counter(
      '<div id="step" class="swiper-button-next" style="cursor:pointer;width:44px;height:44px;background:#ddd"></div>',
    ),
    async (person) => {
      await person.click('#step', 5);
      await person.pause(1_500);
    },
  ),
  rage.falseAlarm(
    'zooms into a map by pressing twice, and twice again',
    `<h1>Where we are</h1><div id="map" class="leaflet-container" style="width:320px;height:240px;background:#cdb;cursor:grab;user-select:none"><div id="tiles">1</div></div>
     <script>map.ondblclick = () => { tiles.textContent = Number(tiles.textContent) + 1 }</script>`,
    async (person) => {
      await person.click('#map', 4, 140);
      await person.pause(WAIT);
    },
  ),
];

/** Clicks whose response is not part of a recorded page, or that need none. */
export const invisibleResponseCases: readonly DetectorCase[] = [
  dead.falseAlarm(
    'copies a code',
    '<h1>Gift</h1><code>ROSE-10</code> <button id="copy" onclick="navigator.clipboard?.writeText(\'ROSE-10\').catch(() => {})">Copy code</button>',
    async (person) => {
      await person.click('#copy');
      await person.pause(WAIT);
    },
  ),
  dead.falseAlarm(
    'opens a menu that the browser shows by itself',
    '<h1>Menu</h1><button id="open" popovertarget="menu">Menu</button><ul id="menu" popover><li>One</li></ul>',
    async (person) => {
      await person.click('#open');
      await person.pause(WAIT);
    },
  ),
  dead.falseAlarm(
    'opens a menu that only a style sheet opens',
    `<h1>Menu</h1><style>.menu ul{visibility:hidden}.menu:focus-within ul{visibility:visible}</style>
     <div class="menu"><div id="open" role="button" tabindex="0">Menu</div><ul><li>One</li></ul></div>`,
    async (person) => {
      await person.click('#open');
      await person.pause(WAIT);
    },
  ),
  dead.falseAlarm(
    'presses the tab that is open',
    '<h1>Mug</h1><div role="tablist"><button role="tab" id="tab" aria-selected="true">Details</button><button role="tab" aria-selected="false">Care</button></div><p>Stoneware.</p>',
    async (person) => {
      await person.click('#tab');
      await person.pause(WAIT);
    },
  ),
  dead.falseAlarm(
    'chooses what is chosen',
    '<h1>Size</h1><label id="small"><input type="radio" name="size" checked> Small</label> <label><input type="radio" name="size" id="large"> Large</label>',
    async (person) => {
      await person.click('#small');
      await person.pause(3_000);
      await person.click('#small input');
      await person.pause(WAIT);
    },
  ),
  dead.falseAlarm(
    'goes to a place on the page where one is already',
    '<h1>Top</h1><a id="jump" href="#end">To the end</a><p id="end">End</p>',
    async (person) => {
      await person.click('#jump');
      await person.pause(3_000);
      await person.click('#jump');
      await person.pause(WAIT);
    },
  ),
  dead.falseAlarm(
    'presses the name of a field',
    '<h1>Form</h1><label for="name" id="word">Name</label> <input id="name">',
    async (person) => {
      await person.click('#word');
      await person.pause(WAIT);
    },
  ),
  dead.falseAlarm(
    'plays a song inside of a component',
    `<h1>Song</h1><x-player id="player"></x-player><script>
      customElements.define('x-player', class extends HTMLElement { connectedCallback() {
        const root = this.attachShadow({ mode: 'open' });
        root.innerHTML = '<button>Play</button><audio src="data:audio/wav;base64,UklGRiQAAABXQVZFZm10IBAAAAABAAEAESsAACJWAAACABAAZGF0YQAAAAA="></audio>';
        root.querySelector('button').onclick = () => root.querySelector('audio').play().catch(() => {});
      } });</script>`,
    async (person) => {
      await person.click('#player');
      await person.pause(WAIT);
    },
  ),
  dead.falseAlarm(
    'drags a card by its handle',
    `<h1>Board</h1><div id="card" style="position:relative;width:200px;background:#eee;touch-action:none"><span id="grip" role="button" tabindex="0" style="cursor:grab">⠿</span> Card</div><script>
      let from;
      grip.onpointerdown = (event) => { from = event.clientX; grip.setPointerCapture(event.pointerId) };
      grip.onpointermove = (event) => { if (from !== undefined) card.style.left = event.clientX - from + 'px' };
      grip.onpointerup = () => { from = undefined };</script>`,
    async (person) => {
      const { mouse } = person.page;
      const box = await person.page.locator('#grip').boundingBox();
      await mouse.move((box?.x ?? 0) + 4, (box?.y ?? 0) + 6);
      await mouse.down();
      await mouse.move(120, (box?.y ?? 0) + 6, { steps: 8 });
      await person.pause(1_300);
      await mouse.up();
      await person.pause(WAIT);
    },
    { only: 'computer' },
  ),
];

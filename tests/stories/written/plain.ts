import { clicks, clicksEach, deadClicks } from '../../unfamiliar-sites/actions.ts';
import { noResponse, scripted, storyOf } from '../story.ts';

const story = storyOf('plain script');
const moving =
  "const b = document.createElement('div'); b.textContent = '●'; document.body.append(b); let t = 0; (function m() { t += 0.1; b.style.transform = 'translateX(' + Math.sin(t) * 90 + 'px)'; requestAnimationFrame(m); })();";

export const plainStories = [
  story(
    'goes through slides of Swiper',
    scripted(
      '<h1>Waves</h1><div class="swiper" style="width:300px;margin:0"><div class="swiper-wrapper"><div class="swiper-slide">One</div><div class="swiper-slide">Two</div><div class="swiper-slide">Three</div></div></div><button id="n" class="x">Onward</button>',
      "import Swiper from 'swiper/bundle'; import 'swiper/css'; const s = new Swiper('.swiper', { loop: true }); document.getElementById('n').onclick = () => s.slideNext();",
    ),
    clicks('#n', 5, 420),
  ),
  story(
    'chooses a date of flatpickr',
    scripted(
      '<h1>When</h1><input id="d" aria-label="Date">',
      "import flatpickr from 'flatpickr'; import 'flatpickr/dist/flatpickr.css'; flatpickr('#d', { disableMobile: true });",
    ),
    async (v) => {
      await v.click('#d');
      await v.pause(700);
      await v.click('.flatpickr-next-month', 3, 350);
      await v.pause(400);
      await v.click('.flatpickr-day >> nth=16');
      await v.settle(2_500);
    },
  ),
  story(
    'confirms a question of SweetAlert',
    scripted(
      '<h1>List</h1><button id="d">Delete list</button><p id="o"></p>',
      "import Swal from 'sweetalert2'; document.getElementById('d').onclick = async () => { const { isConfirmed } = await Swal.fire({ title: 'Delete?', showCancelButton: true }); document.getElementById('o').textContent = isConfirmed ? 'Deleted' : 'Kept'; };",
    ),
    async (v) => {
      await v.click('#d');
      await v.pause(1_200);
      await v.click('.swal2-confirm');
      await v.settle(2_500);
    },
  ),
  story(
    'walks around in a window of Micromodal by the Tab key',
    scripted(
      '<h1>Terms</h1><button data-micromodal-trigger="m" id="t">Read terms</button><div class="modal" id="m" aria-hidden="true"><div tabindex="-1"><button>Agree</button><button data-micromodal-close>Close terms</button></div></div><style>.modal{display:none}.is-open{display:block}</style>',
      "import MicroModal from 'micromodal'; MicroModal.init();",
    ),
    async (v) => {
      await v.click('#t');
      await v.pause(800);
      await v.key('Tab', 8);
      await v.click('text=Close terms');
      await v.settle(2_500);
    },
  ),
  story(
    'chooses tags of Tom Select',
    scripted(
      '<h1>Tags</h1><select id="s" multiple><option>Sea</option><option>Wind</option><option>Salt</option></select>',
      "import TomSelect from 'tom-select'; import 'tom-select/dist/css/tom-select.css'; new TomSelect('#s', {});",
    ),
    async (v) => {
      await v.click('.ts-control');
      await v.pause(600);
      await clicksEach('.option:has-text("Wind")', '.option:has-text("Salt")')(v);
    },
  ),
  story(
    'sorts a list of SortableJS by dragging',
    scripted(
      '<h1>List</h1><ul id="l"><li>Sea</li><li>Wind</li><li>Salt</li></ul>',
      "import Sortable from 'sortablejs'; new Sortable(document.getElementById('l'), { animation: 100 });",
    ),
    async (v) => {
      await v.page.locator('#l li').first().dragTo(v.page.locator('#l li').last(), { steps: 8 });
      await v.settle(8_000);
    },
  ),
  story(
    'clicks a dead button on a page that moves all the time',
    scripted('<h1>Radio</h1><button id="b">Skip song</button>', moving),
    deadClicks('#b'),
    [noResponse(/Skip song/)],
  ),
  story(
    'clicks a dead button that pulses by a style',
    scripted(
      '<h1>Radio</h1><style>@keyframes p{50%{transform:scale(1.1)}}#b{animation:p 1s infinite}</style><button id="b">Skip song</button>',
      moving,
    ),
    deadClicks('#b', 5),
    [noResponse(/Skip song/)],
    'phone',
  ),
  story(
    'likes a song on a page that moves all the time',
    scripted(
      '<h1>Radio</h1><button id="b">Like</button><p id="o">3</p>',
      `${moving} document.getElementById('b').onclick = () => { document.getElementById('o').textContent++; };`,
    ),
    clicks('#b', 4, 300, 8_000),
  ),
  story(
    'plays and pauses a sound several times',
    scripted(
      '<h1>Radio</h1><button id="b" aria-label="Play"><svg width="20" height="20"><path d="M0 0L20 10L0 20z"/></svg></button>',
      "const b = document.getElementById('b'); b.onclick = () => { const on = b.getAttribute('aria-label') === 'Play'; b.setAttribute('aria-label', on ? 'Pause' : 'Play'); };",
    ),
    clicks('#b', 5, 400),
  ),
  story(
    'copies a code by a button that says so',
    scripted(
      '<h1>Code</h1><button id="b">Copy code</button>',
      "const b = document.getElementById('b'); b.onclick = () => { b.textContent = 'Copied'; setTimeout(() => { b.textContent = 'Copy code'; }, 1500); };",
    ),
    clicks('#b', 3, 500),
  ),
  story(
    'switches a theme back and forth, on a phone',
    scripted(
      '<h1>Theme</h1><button id="b">☾</button>',
      "document.getElementById('b').onclick = () => document.documentElement.classList.toggle('dark');",
    ),
    clicks('#b', 4, 350),
    [],
    'phone',
  ),
  story(
    'clicks along a paragraph while reading it',
    scripted(
      '<h1>Story</h1><p id="t">We began in 1974 with a boat, an oven and no plan at all.</p>',
      '',
    ),
    async (v) => {
      const box = await v.page.locator('#t').boundingBox();
      for (const x of [40, 120, 220, 300]) {
        if (box) await v.clickAt(box.x + x, box.y + box.height / 2);
        await v.pause(450);
      }
      await v.settle(8_000);
    },
  ),
  story(
    'taps a menu that opens with the touch and closes with the click after it',
    scripted(
      '<h1>Garden</h1><button id="m">Menu</button><ul id="l"><li>Seeds</li><li>Tools</li></ul><style>#l{display:none}#l.open{display:block}</style>',
      "const toggle = () => document.getElementById('l').classList.toggle('open'); for (const type of ['touchend', 'click']) document.getElementById('m').addEventListener(type, toggle);",
    ),
    async (v) => {
      await v.click('#m');
      await v.pause(1_900);
      await deadClicks('#m')(v);
    },
    [noResponse(/Menu/)],
    'phone',
  ),
  story(
    'clicks a menu that the press opens and the click closes as one outside of it',
    scripted(
      '<h1>Kitchen</h1><button id="m" aria-expanded="false">Products</button><ul id="l" style="display:none"><li>Pans</li><li>Pots</li></ul>',
      "const show = (is) => { document.getElementById('l').style.display = is ? 'block' : 'none'; document.getElementById('m').setAttribute('aria-expanded', is); }; document.getElementById('m').addEventListener('mousedown', () => show(true)); document.addEventListener('click', () => show(false));",
    ),
    deadClicks('#m', 2),
    [noResponse(/Products/)],
  ),
  story(
    'taps a menu that opens with the touch, which sends no click',
    scripted(
      '<h1>Cellar</h1><button id="m">Menu</button><ul id="l"><li>Red</li><li>White</li></ul><style>#l{display:none}#l.open{display:block}</style>',
      "const toggle = (event) => { event.preventDefault(); document.getElementById('l').classList.toggle('open'); }; for (const type of ['touchend', 'click']) document.getElementById('m').addEventListener(type, toggle, { passive: false });",
    ),
    clicks('#m', 2, 1_500, 8_000),
    [],
    'phone',
  ),
  story(
    'presses a button that shows the picture before its repair, twice',
    scripted(
      '<h1>Repairs</h1><div id="p" class="after"></div><button id="b">Compare</button><style>#p{width:200px;height:120px;background:#8ab}#p.before{background:#765}</style>',
      "const show = (name) => () => { document.getElementById('p').className = name; }; const b = document.getElementById('b'); b.addEventListener('pointerdown', show('before')); b.addEventListener('pointerup', show('after'));",
    ),
    async (v) => {
      for (const ms of [900, 600]) {
        await v.page.locator('#b').hover();
        await v.page.mouse.down();
        await v.pause(ms);
        await v.page.mouse.up();
        await v.pause(1_500);
      }
      await v.settle(8_000);
    },
  ),
];

import { clicks, deadClicks, scrollsUpAndDown } from '../../unfamiliar-sites/actions.ts';
import { jquery, noResponse, scripted, signal, storyOf } from '../story.ts';

// Pages that move by themselves. The movement is no response to a click, but its end may be one.

const story = storyOf('plain script');
const inJquery = storyOf('jQuery');
const element = (id: string) => `document.getElementById('${id}')`;
/** Starts with the page, so little of it is recorded before an immediate click. */
const moving =
  "let t = 0; const dot = document.createElement('div'); dot.textContent = '●'; document.body.append(dot); (function move() { t += 0.1; dot.style.transform = 'translateX(' + Math.sin(t) * 90 + 'px)'; requestAnimationFrame(move); })(); setInterval(() => { document.querySelector('h1').style.color = 'hsl(' + t * 50 + ' 60% 40%)'; }, 400);";
const ticker =
  "const news = document.createElement('p'); document.body.prepend(news); setInterval(() => { news.textContent = 'Listeners now: ' + Math.round(Math.random() * 400); }, 700);";
const links = '<nav><a href="/">Home</a> <a href="/tour">Tour</a></nav>';
const tall = '<section style="min-height:700px"><h2>Wave</h2></section>'.repeat(8);

const slides =
  '<h1>Waves</h1><div id="s"><p>One</p><p hidden>Two</p><p hidden>Three</p></div><button id="n" aria-label="Next slide">›</button>';
const turning =
  "let n = 0; const all = document.querySelectorAll('#s p'); const show = (next) => { all[n].hidden = true; n = next % 3; all[n].hidden = false; }; setInterval(() => show(n + 1), 1300);";

export const motionStories = [
  story(
    'clicks a dead button at once on a page that moves all the time',
    {
      pages: {
        '/': `${links}<h1>Radio</h1>`,
        '/tour': `${links}<h1>Tour</h1><button id="b">Book tour</button>`,
      },
      script: `${moving} ${ticker}`,
    },
    async (v) => {
      await v.go('/tour');
      await v.click('#b');
      await v.waitForNoResponse();
    },
    [noResponse(/Book tour/, '/tour')],
  ),
  story(
    'clicks a dead button six times at once on a page that moves all the time',
    {
      pages: {
        '/': `${links}<h1>Radio</h1>`,
        '/tour': `${links}<h1>Tour</h1><button id="b">Book tour</button>`,
      },
      script: `${moving} ${ticker}`,
    },
    async (v) => {
      await v.go('/tour');
      await v.click('#b', 6, 280);
      await v.settle(1_000);
    },
    [{ kinds: ['rage-click'], page: '/tour', element: /Book tour/ }],
    'phone',
  ),
  story(
    'starts a stopwatch, and stops it',
    scripted(
      '<h1>Eggs</h1><p id="o">0</p><button id="b" aria-label="Start or stop"></button>',
      `let run; ${element('b')}.onclick = () => { if (run) { clearInterval(run); run = 0; } else run = setInterval(() => { ${element('o')}.textContent++; }, 250); };`,
    ),
    async (v) => {
      await v.click('#b');
      await v.pause(6_000);
      await v.click('#b');
      await v.settle(8_500);
    },
  ),
  story(
    'pauses a moving picture, and that it stops is all that happens',
    scripted(
      '<h1>Sea</h1><button id="b">Pause picture</button>',
      `let t = 0, runs = true; const dot = document.createElement('div'); dot.textContent = '●'; document.body.append(dot); setInterval(() => { if (runs) { t += 0.1; dot.style.transform = 'translateX(' + Math.sin(t) * 90 + 'px)'; } }, 50); ${element('b')}.onclick = () => { runs = false; };`,
    ),
    async (v) => {
      await v.pause(2_000);
      await clicks('#b', 1, 0, 9_000)(v);
    },
  ),
  story(
    'turns slides by hand that also turn by themselves',
    scripted(slides, `${turning} ${element('n')}.onclick = () => { show(n + 1); };`),
    clicks('#n', 4, 450, 8_500),
  ),
  story(
    'clicks a dead arrow of slides that turn by themselves',
    scripted(slides, turning),
    async (v) => {
      await v.pause(6_000);
      await deadClicks('#n', 4)(v);
    },
    [noResponse(/Next slide/)],
  ),
  story(
    'searches a page up and down while a ticker changes',
    scripted(`<h1>Story</h1>${tall}`, ticker),
    scrollsUpAndDown,
    [signal('excessive-scroll')],
  ),
  story(
    'adds messages of a chat that others write to as well',
    scripted(
      '<h1>Chat</h1><button id="b">Wave to all</button><div id="o"></div>',
      `const say = (x) => ${element('o')}.insertAdjacentHTML('beforeend', '<p>' + x + '</p>'); setInterval(() => say('Moin'), 900); ${element('b')}.onclick = () => say('You wave');`,
    ),
    async (v) => {
      await v.pause(4_000);
      await clicks('#b', 3, 800, 8_500)(v);
    },
  ),
  story(
    'copies a code by a button that only changes its class for a second',
    scripted(
      '<h1>Code</h1><style>.done{background:#9c9}</style><button id="b">Copy code</button>',
      `const b = ${element('b')}; b.onclick = () => { navigator.clipboard?.writeText('x').catch(() => {}); b.className = 'done'; setTimeout(() => { b.className = ''; }, 1000); };`,
    ),
    clicks('#b', 1, 0, 8_500),
  ),
  story(
    'clicks a dead button that shows a ripple of its own',
    scripted(
      '<h1>List</h1><style>.ink{position:absolute;width:9px;height:9px;background:#999}</style><button id="b"><b>Print list</b></button>',
      `const b = ${element('b')}; b.addEventListener('pointerdown', () => { const ink = document.createElement('span'); ink.className = 'ink'; b.append(ink); b.classList.add('is-pressed'); setTimeout(() => { ink.remove(); b.classList.remove('is-pressed'); }, 450); });`,
    ),
    deadClicks('#b', 4),
    [noResponse(/Print list/)],
  ),
  story(
    'marks a favourite whose star first pops',
    scripted(
      '<h1>Cabin</h1><button id="b" aria-label="Favourite">★</button>',
      `const b = ${element('b')}; b.onclick = () => { b.classList.add('pop'); setTimeout(() => b.classList.remove('pop'), 400); b.classList.toggle('is-favourite'); };`,
    ),
    clicks('#b', 3, 700, 8_500),
  ),
  story(
    'waits for a mix whose dots never end',
    scripted(
      '<h1>Mix</h1><style>.dots::after{content:"…";animation:d 1s infinite}@keyframes d{50%{opacity:0}}</style><button id="b">Make mix</button> <span id="o"></span>',
      `${element('b')}.onclick = () => { ${element('o')}.className = 'dots'; };`,
    ),
    clicks('#b', 1, 0, 9_500),
    [noResponse(/Make mix/)],
  ),
  story(
    'starts a recording whose sign blinks from then on',
    scripted(
      '<h1>Studio</h1><style>.is-on{background:red;animation:d 1s infinite}@keyframes d{50%{opacity:.3}}</style><button id="b">Record</button> <span id="o">●</span>',
      `${element('b')}.onclick = () => { ${element('o')}.className = 'is-on'; };`,
    ),
    clicks('#b', 1, 0, 9_500),
  ),
  inJquery(
    'adds five times, each answered after more than half a second',
    jquery(
      '<h1>Shop</h1><p>Basket <b id="o">0</b></p><button id="b">Add mug</button>',
      "$('#b').on('click', () => setTimeout(() => $('#o').text(+$('#o').text() + 1), 600));",
    ),
    clicks('#b', 5, 850, 8_500),
  ),
  inJquery(
    'drags cards by hand and opens one',
    jquery(
      '<h1>Board</h1><div id="l" style="height:300px;position:relative"><div class="card" id="a" style="position:absolute;top:0;left:0">Paint</div></div><p id="o"></p>',
      "let from; $('#a').on('pointerdown', (e) => { from = e.pageX - $('#a').position().left; }); $(document).on('pointermove', (e) => { if (from !== undefined) $('#a').css('left', e.pageX - from); }).on('pointerup', () => { from = undefined; }); $('#a').on('dblclick', () => $('#o').text('Paint the fence'));",
    ),
    async (v) => {
      await v.page.mouse.move(60, 110);
      await v.page.mouse.down();
      await v.page.mouse.move(260, 130, { steps: 12 });
      await v.page.mouse.up();
      await v.pause(900);
      await v.page.locator('#a').dblclick({ delay: 60 });
      await v.settle(8_000);
    },
  ),
];

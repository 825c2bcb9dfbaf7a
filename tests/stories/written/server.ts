import {
  clicks,
  clicksEach,
  deadClicks,
  fills,
  keys,
  scrolls,
  scrollsUpAndDown,
  stays,
} from '../../unfamiliar-sites/actions.ts';
import { brokenBy, inline, noResponse, signal, storyOf } from '../story.ts';

const story = storyOf('server-rendered');
const form = (extra = '', action = '/sent') =>
  `<h1>Repair</h1><form method="post" action="${action}"><label>Name <input name="who"></label><label>Bicycle <input name="bike"></label>${extra}<button>Ask for a repair</button></form><p><a href="/prices">Prices</a></p>`;
const tall = (count: number) => '<section class="tall"><h2>Part</h2></section>'.repeat(count);

export const serverStories = [
  story(
    'sends a form that leads to a thank-you page',
    inline({ '/': form(), '/sent': '<h1>Thank you</h1>' }, { '/sent': '/sent' }),
    fills({ who: 'Iris', bike: 'Red' }, 'text=Ask for a repair'),
  ),
  story(
    'sends a form that comes back with a message, corrects it and sends it again',
    inline(
      {
        '/': form('', '/again'),
        '/again': form('<p role="alert">Which bicycle?</p>', '/sent'),
        '/sent': '<h1>Thank you</h1>',
      },
      { '/again': '/again', '/sent': '/sent' },
    ),
    async (v) => {
      await fills({ who: 'Iris' }, 'text=Ask for a repair', 1_500)(v);
      await fills({ who: 'Iris', bike: 'Red' }, 'text=Ask for a repair')(v);
    },
  ),
  story(
    'fills in two fields of a form and follows a link away',
    inline({ '/': form(), '/prices': '<h1>Prices</h1>' }),
    async (v) => {
      await fills({ who: 'Iris', bike: 'Red' }, undefined, 800)(v);
      await clicks('text=Prices', 1, 0, 5_500)(v);
    },
    [signal('form-abandonment')],
  ),
  story(
    'fills in two fields on a phone and closes the page',
    inline({ '/': form() }),
    fills({ who: 'Iris', bike: 'Red' }),
    [signal('form-abandonment')],
    'phone',
  ),
  story(
    'follows a link to a page that throws while it loads',
    inline({
      '/': '<h1>Shop</h1><a href="/wheels">Wheels</a>',
      '/wheels': '<h1>Wheels</h1><script>setTimeout(() => { wheels.spin() }, 150)</script>',
    }),
    clicks('text=Wheels', 1, 0, 6_000),
    [signal('javascript-error', '/wheels')],
  ),
  story(
    'follows a link to a page whose first script throws at once',
    inline({
      '/': '<h1>Shop</h1><a href="/wheels">Wheels</a>',
      '/wheels': '<script>undefinedFunction()</script><h1>Wheels</h1>',
    }),
    clicks('text=Wheels', 1, 0, 6_000),
    [signal('javascript-error', '/wheels')],
  ),
  story(
    'follows a link to a page whose data cannot be loaded',
    inline({
      '/': '<h1>Shop</h1><a href="/stock">Stock</a>',
      '/stock': '<h1>Stock</h1><script>fetch("/api/500")</script>',
    }),
    clicks('text=Stock', 1, 0, 6_000),
    [signal('failed-request', '/stock')],
  ),
  story(
    'opens questions one after the other',
    inline({
      '/': `<h1>Questions</h1>${'<details><summary>Which size?</summary><p>Measure your leg.</p></details>'.repeat(4)}`,
    }),
    clicksEach('summary >> nth=0', 'summary >> nth=1', 'summary >> nth=2', 'summary >> nth=3'),
  ),
  story(
    'orders six by a button that has only a drawn plus',
    inline({
      '/': '<h1>Tubes</h1><style>.p::before{content:"+"}</style><output id="n">1</output><button class="p" id="more"></button><script>more.onclick = () => { n.value++ }</script>',
    }),
    clicks('#more', 6, 220),
  ),
  story(
    'changes a number by arrows that are pictures, on a phone',
    inline({
      '/': '<h1>Tubes</h1><output id="n">1</output><img id="up" src="/picture.svg" alt="" width="32" height="32" style="cursor:pointer"><script>up.onclick = () => { n.value++ }</script>',
    }),
    clicks('#up', 7, 180),
    [],
    'phone',
  ),
  story(
    'clicks a voucher button five times and nothing happens',
    inline({ '/': '<h1>Basket</h1><button type="button" id="voucher">Redeem voucher</button>' }),
    deadClicks('#voucher', 5),
    [noResponse(/Redeem voucher/)],
  ),
  story(
    'clicks once on a button that does nothing, on a phone',
    inline({ '/': '<h1>Basket</h1><button type="button" id="voucher">Redeem voucher</button>' }),
    deadClicks('#voucher'),
    [noResponse(/Redeem voucher/)],
    'phone',
  ),
  story(
    'aims at a tiny cross three times and misses it',
    inline({
      '/': '<h1>Basket</h1><p style="padding:30px">Tube <button id="x" aria-label="Remove tube" style="width:12px;height:12px;padding:0;font-size:8px">×</button></p>',
    }),
    async (v) => {
      const box = await v.page.locator('#x').boundingBox();
      for (const [dx, dy] of [
        [16, 4],
        [-7, 14],
        [15, 12],
      ] as const) {
        if (box) await v.clickAt(box.x + dx, box.y + dy);
        await v.pause(500);
      }
      await v.waitForNoResponse();
    },
    [noResponse(/Remove tube/)],
  ),
  story(
    'removes an item by a tiny cross at the first try',
    inline({
      '/': '<h1>Basket</h1><p id="row">Tube <button id="x" aria-label="Remove tube" style="width:14px;height:14px;padding:0;font-size:9px">×</button></p><script>x.onclick = () => row.remove()</script>',
    }),
    clicks('#x', 1, 0, 8_000),
  ),
  story(
    'saves and an unhandled rejection follows',
    inline({
      '/': '<h1>Profile</h1><button id="save">Save profile</button><script>save.onclick = async () => { const a = await Promise.resolve(null); a.save() }</script>',
    }),
    clicks('#save', 1, 0, 8_000),
    brokenBy(/Save profile/),
  ),
  story(
    'goes to a page and straight back',
    inline({ '/': '<h1>Home</h1><a href="/sale">Sale</a>', '/sale': '<h1>Sale</h1><p>Over.</p>' }),
    async (v) => {
      await v.click('text=Sale');
      await v.pause(2_300);
      await v.back();
      await v.settle(1_500);
    },
    [{ kinds: ['quick-back'] }],
  ),
  story(
    'reads a page for seven seconds before going back',
    inline({ '/': '<h1>Home</h1><a href="/sale">Sale</a>', '/sale': '<h1>Sale</h1><p>Over.</p>' }),
    async (v) => {
      await v.click('text=Sale');
      await v.pause(7_000);
      await v.back();
      await v.settle(1_500);
    },
  ),
  story(
    'searches a long page up and down',
    inline({ '/': `<h1>Manual</h1>${tall(7)}` }),
    scrollsUpAndDown,
    [signal('excessive-scroll')],
  ),
  story(
    'reads a long page from top to end and goes back to the top once',
    inline({ '/': `<h1>Manual</h1>${tall(6)}` }),
    scrolls(700, 700, 700, 700, -2_800),
    [],
    'phone',
  ),
  story(
    'ticks boxes and chooses from native lists',
    inline({
      '/': '<h1>Size</h1><label><input type="checkbox"> Wide</label><label><input type="radio" name="r"> Left</label><label><input type="radio" name="r"> Right</label><select aria-label="Inch"><option>26</option><option>28</option></select>',
    }),
    async (v) => {
      await clicksEach('text=Wide', 'text=Left', 'text=Right')(v);
      await v.choose('select', '28');
      await v.settle(8_000);
    },
  ),
  story(
    'clicks an address for mail and a number for calls',
    inline({
      '/': '<h1>Contact</h1><a href="mailto:a@b.example" onclick="event.preventDefault()">Write</a> <a href="tel:+491" onclick="event.preventDefault()">Call</a>',
    }),
    async (v) => {
      await clicksEach('text=Write', 'text=Call')(v);
      await v.settle(8_000);
    },
  ),
  story(
    'sees a picture that is missing',
    inline({
      '/': '<h1>Frames</h1><img src="/api/404" alt="Blue frame" width="200" height="100">',
    }),
    stays(3_000),
    [signal('failed-request')],
  ),
  story(
    'moves through a page by keyboard only and uses its buttons',
    inline({
      '/': '<h1>Light</h1><button id="a">Lamp</button><button id="b">Bell</button><p id="out"></p><script>a.onclick = () => { out.textContent = "Lamp on" }; b.onclick = () => { out.textContent = "Ring" }</script>',
    }),
    keys('#a', 'Enter', 'Tab', 'Enter', 'Shift+Tab', 'Space'),
  ),
  story(
    'cannot leave a field by the keyboard',
    inline({
      '/': '<h1>Order</h1><input id="code" aria-label="Code"><button>Next</button><a href="/x">Help</a><script>code.onkeydown = (e) => { if (e.key === "Tab") e.preventDefault() }</script>',
    }),
    async (v) => {
      await v.page.locator('#code').focus();
      await v.key('Tab', 7);
      await v.settle(4_000);
    },
    [{ kinds: ['keyboard-barrier'], page: '/' }],
  ),
  story(
    'uses Enter on something that answers the mouse only',
    inline({
      '/': '<h1>Order</h1><div role="button" tabindex="0" id="buy" class="card">Buy now</div><p id="out"></p><script>buy.onclick = () => { out.textContent = "Bought" }</script>',
    }),
    async (v) => {
      await v.page.locator('#buy').focus();
      await v.key('Enter', 4);
      await v.settle(8_500);
    },
    [{ kinds: ['keyboard-barrier'], page: '/', element: /Buy now/ }],
  ),
];

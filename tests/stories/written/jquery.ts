import { clicks, clicksEach, deadClicks, fills } from '../../unfamiliar-sites/actions.ts';
import { brokenBy, jquery, noResponse, signal, storyOf } from '../story.ts';

const story = storyOf('jQuery');
const ui = "await import('jquery-ui/dist/jquery-ui.js');";
const bootstrap = "await import('bootstrap');";

export const jqueryStories = [
  story(
    'chooses a date of jQuery UI, two months on',
    jquery('<h1>When</h1><input id="d" aria-label="Date">', "$('#d').datepicker();", ui),
    async (v) => {
      await v.click('#d');
      await v.pause(700);
      await v.click('.ui-datepicker-next', 2, 500);
      await v.pause(500);
      await v.click('.ui-datepicker-calendar a >> nth=11');
      await v.settle(2_500);
    },
  ),
  story(
    'sorts a list of jQuery UI by dragging',
    jquery(
      '<h1>Order</h1><ul id="l"><li>Soup</li><li>Cod</li><li>Tart</li></ul>',
      "$('#l').sortable();",
      ui,
    ),
    async (v) => {
      await v.page.locator('#l li').first().dragTo(v.page.locator('#l li').last(), { steps: 8 });
      await v.settle(8_000);
    },
  ),
  story(
    'moves a slider of jQuery UI',
    jquery(
      '<h1>Guests</h1><div id="s" style="width:300px"></div><p id="n">2</p>',
      "$('#s').slider({ min: 1, max: 20, slide: (e, u) => $('#n').text(u.value) });",
      `import('jquery-ui/dist/themes/base/jquery-ui.css'); ${ui}`,
    ),
    async (v) => {
      const box = await v.page.locator('#s').boundingBox();
      for (const part of [0.3, 0.5, 0.8]) {
        if (box) await v.clickAt(box.x + box.width * part, box.y + 2);
        await v.pause(500);
      }
      await v.settle(1_500);
    },
  ),
  story(
    'opens sections of an accordion of jQuery UI',
    jquery(
      '<h1>Lunch</h1><div id="a"><h3>Soup</h3><div>Pea</div><h3>Bread</h3><div>Rye</div></div>',
      "$('#a').accordion({ collapsible: true });",
      ui,
    ),
    clicksEach('text=Bread', 'text=Soup', 'text=Bread'),
  ),
  story(
    'reads a window of Bootstrap and closes it',
    jquery(
      '<h1>Cod</h1><button data-bs-toggle="modal" data-bs-target="#m">Allergens</button><div class="modal" id="m" tabindex="-1"><div class="modal-dialog"><div class="modal-content">Fish <button data-bs-dismiss="modal">Close</button></div></div></div><style>.modal{display:none;position:fixed;inset:60px;background:#fff}</style>',
      '',
      bootstrap,
    ),
    async (v) => {
      await v.click('text=Allergens');
      await v.pause(1_200);
      await v.click('text=Close');
      await v.settle(2_500);
    },
  ),
  story(
    'unfolds and folds text of Bootstrap several times',
    jquery(
      '<h1>Story</h1><button data-bs-toggle="collapse" data-bs-target="#c">Read on</button><div class="collapse" id="c">We began in 1974.</div><style>.collapse:not(.show){display:none}</style>',
      '',
      bootstrap,
    ),
    clicks('text=Read on', 4, 600),
  ),
  story(
    'pays, and the server fails without a word',
    jquery(
      '<h1>Pay</h1><button id="p">Pay 42.00</button>',
      "$('#p').on('click', () => $.post('/api/500'));",
    ),
    deadClicks('#p'),
    [{ kinds: ['error-click', 'failed-request', 'dead-click', 'rage-click'], page: '/' }],
  ),
  story(
    'asks a question, and the fields are emptied',
    jquery(
      '<h1>Ask</h1><form id="f"><input name="who" aria-label="Name"><input name="q" aria-label="Question"><button>Ask us</button></form><p id="t"></p>',
      "$('#f').on('submit', function (e) { e.preventDefault(); $.post('/api/200').done(() => { this.reset(); $('#t').text('Thank you'); }); });",
    ),
    fills({ who: 'Iris', q: 'Parking?' }, 'text=Ask us'),
  ),
  story(
    'asks by a button that is no submit, and the form slides away',
    jquery(
      '<h1>Ask</h1><div id="f"><input name="who" aria-label="Name"><input name="q" aria-label="Question"><a class="card" id="go">Ask us</a></div>',
      "$('#go').on('click', () => { $('#f').slideUp(300, () => $('#f').replaceWith('<p>Thank you</p>')); });",
    ),
    fills({ who: 'Iris', q: 'Parking?' }, '#go', 5_500),
  ),
  story(
    'opens a gallery whose plugin is missing',
    jquery(
      '<h1>Views</h1><button id="g">Open gallery</button>',
      "$('#g').on('click', () => { $('#g').fancybox(); });",
    ),
    clicks('#g', 1, 0, 8_000),
    brokenBy(/Open gallery/),
  ),
  story(
    'opens a page whose plugin is missing',
    jquery('<h1>Views</h1>', "setTimeout(() => $('h1').slick(), 300);"),
    async (v) => v.settle(2_500),
    [signal('javascript-error')],
  ),
  story(
    'looks for late tables and waits five seconds without a sign',
    jquery(
      '<h1>Late</h1><button id="l">Late tables</button><ul id="o"></ul>',
      "$('#l').on('click', () => setTimeout(() => $('#o').append('<li>20:30</li>'), 4800));",
    ),
    clicks('#l', 1, 0, 8_500),
    [noResponse(/Late tables/)],
  ),
  story(
    'shows and hides dishes that fade',
    jquery(
      '<h1>Menu</h1><button id="s">Spicy</button><ul id="d"><li>Curry</li><li>Chili</li></ul>',
      "$('#s').on('click', () => $('#d li').fadeToggle(250));",
    ),
    clicks('#s', 5, 450),
    [],
    'phone',
  ),
  story(
    'orders more by a link that is a plus',
    jquery(
      '<h1>Cod</h1><b id="n">1</b> <a href="#" id="p" class="more"><i class="icon"></i>&nbsp;&plus;&nbsp;</a>',
      "$('#p').on('click', (e) => { e.preventDefault(); $('#n').text(+$('#n').text() + 1); });",
    ),
    clicks('#p', 6, 230),
  ),
  story(
    'follows an empty link that does nothing',
    jquery('<h1>Cod</h1><a href="javascript:void(0)">Reviews of this dish</a>', ''),
    deadClicks('a', 3),
    [noResponse(/Reviews of this dish/)],
  ),
];

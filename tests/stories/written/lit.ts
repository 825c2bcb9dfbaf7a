// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the views are the sources of pages
import { clicks, clicksEach, deadClicks, fills } from '../../unfamiliar-sites/actions.ts';
import { brokenBy, lit, noResponse, signal, storyOf } from '../story.ts';

const story = storyOf('Lit');
const shoelace = (...names: readonly string[]) =>
  [
    "import '@shoelace-style/shoelace/dist/themes/light.css';",
    ...names.map((name) => `import '@shoelace-style/shoelace/dist/components/${name}/${name}.js';`),
  ].join('\n');
const material = (...paths: readonly string[]) =>
  paths.map((path) => `import '@material/web/${path}.js';`).join('\n');

export const litStories = [
  story(
    'counts portions by signs that are drawn',
    lit(
      '<h1>Soup</h1><button aria-label="Fewer" @click=${() => me.n--}><svg width="12" height="12"><rect width="12" height="3" y="5"/></svg></button> ${me.n} <button id="m" aria-label="More" @click=${() => me.n++}><svg width="12" height="12"><rect width="3" height="12" x="5"/></svg></button>',
      '{ n: 4 }',
    ),
    clicks('#m', 6, 220),
  ),
  story(
    'opens a dialog of Shoelace and closes it by its cross',
    lit(
      '<h1>Rules</h1><sl-button @click=${() => me.renderRoot.querySelector("sl-dialog").show()}>House rules</sl-button><sl-dialog label="House rules">Wash up.</sl-dialog>',
      '{}',
      shoelace('button', 'dialog'),
    ),
    async (v) => {
      await v.click('sl-button');
      await v.pause(1_200);
      await v.click('[part=close-button]');
      await v.settle(2_500);
    },
  ),
  story(
    'rates with stars of Shoelace',
    lit(
      '<h1>Soup</h1><sl-rating label="Rating" @sl-change=${(e) => { me.n = e.target.value; }}></sl-rating><p>${me.n}</p>',
      '{ n: 0 }',
      shoelace('rating'),
    ),
    async (v) => {
      const box = await v.page.locator('sl-rating').boundingBox();
      for (const part of [0.5, 0.9]) {
        if (box) await v.clickAt(box.x + box.width * part, box.y + box.height / 2);
        await v.pause(700);
      }
      await v.settle(1_500);
    },
  ),
  story(
    'turns a carousel of Shoelace',
    lit(
      '<h1>Dishes</h1><sl-carousel navigation loop style="max-width:300px">${[1, 2, 3, 4].map((x) => html`<sl-carousel-item><p>Dish ${x}</p></sl-carousel-item>`)}</sl-carousel>',
      '{}',
      shoelace('carousel', 'carousel-item'),
    ),
    clicks('[part~="navigation-button--next"]', 5, 450),
  ),
  story(
    'chooses from a list of Shoelace',
    lit(
      '<h1>Herb</h1><sl-select placeholder="Herb">${["Sage", "Mint"].map((x) => html`<sl-option value=${x}>${x}</sl-option>`)}</sl-select>',
      '{}',
      shoelace('select', 'option'),
    ),
    async (v) => {
      await v.click('sl-select');
      await v.pause(900);
      await v.click('sl-option >> nth=1');
      await v.settle(2_500);
    },
  ),
  story(
    'unfolds a tree of Shoelace',
    lit(
      '<h1>Menu</h1><sl-tree><sl-tree-item>Soups<sl-tree-item>Leek</sl-tree-item></sl-tree-item><sl-tree-item>Cakes<sl-tree-item>Plum</sl-tree-item></sl-tree-item></sl-tree>',
      '{}',
      shoelace('tree', 'tree-item'),
    ),
    clicksEach('text=Soups', 'text=Cakes', 'text=Soups'),
  ),
  story(
    'saves by a button of Shoelace that stays loading',
    lit(
      '<h1>Notes</h1><sl-button ?loading=${me.busy} @click=${() => { me.busy = true; }}>Save notes</sl-button>',
      '{ busy: false }',
      shoelace('button', 'spinner'),
    ),
    clicks('sl-button', 1, 0, 9_500),
    [noResponse(/Save notes/)],
  ),
  story(
    'clicks a dead button of Material',
    lit(
      '<h1>List</h1><md-filled-button>Print list</md-filled-button>',
      '{}',
      material('button/filled-button'),
    ),
    deadClicks('md-filled-button', 4),
    [noResponse(/Print list/)],
  ),
  story(
    'ticks boxes and switches of Material',
    lit(
      '<h1>List</h1><label><md-checkbox></md-checkbox> Milk</label><label><md-switch></md-switch> Weekly</label>',
      '{}',
      material('checkbox/checkbox', 'switch/switch'),
    ),
    clicksEach('md-checkbox', 'md-switch', 'md-checkbox'),
  ),
  story(
    'changes tabs of Material',
    lit(
      '<h1>Soup</h1><md-tabs @change=${(e) => { me.n = e.target.activeTabIndex; }}><md-primary-tab>Method</md-primary-tab><md-primary-tab>Nutrition</md-primary-tab></md-tabs><p>${["Cut", "180"][me.n]}</p>',
      '{ n: 0 }',
      material('tabs/tabs', 'tabs/primary-tab'),
    ),
    clicksEach('text=Nutrition', 'text=Method', 'text=Nutrition'),
    [],
    'phone',
  ),
  story(
    'shares, and a component throws',
    lit('<h1>Menu</h1><button @click=${() => { null.share(); }}>Share menu</button>', '{}'),
    clicks('button', 1, 0, 8_000),
    brokenBy(/Share menu/),
  ),
  story(
    'opens a component that throws in its life',
    lit(
      '<h1>Chefs</h1>',
      '{}',
      '',
      'firstUpdated() { setTimeout(() => { this.chefs.sort(); }, 300); }',
    ),
    async (v) => v.settle(2_500),
    [signal('javascript-error')],
  ),
  story(
    'sends a form inside a component that goes away',
    lit(
      '${me.ok ? html`<h1>Welcome</h1>` : html`<form @submit=${async (e) => { e.preventDefault(); await fetch("/api/200", { method: "POST" }); me.ok = true; }}><input name="who" aria-label="Name"><input name="town" aria-label="Town"><button>Join table</button></form>`}',
      '{ ok: false }',
    ),
    fills({ who: 'Iris', town: 'Kiel' }, 'text=Join table'),
  ),
  story(
    'leaves a form inside a component',
    lit(
      '<form><h1>Contest</h1><input name="dish" aria-label="Dish"><input name="story" aria-label="Story"><button>Enter</button></form>',
      '{}',
    ),
    fills({ dish: 'Soup', story: 'It was cold' }),
    [signal('form-abandonment')],
  ),
  story(
    'clicks a card that looks clickable inside a component',
    lit('<h1>Week</h1><div class="card"><b>Monday dinner</b><br>Leek soup</div>', '{}'),
    deadClicks('text=Leek soup'),
    [noResponse(/Monday dinner/)],
    'phone',
  ),
];

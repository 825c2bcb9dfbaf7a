import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { Shop } from './shop.ts';

const shop = new Shop();
const { ingest } = shop;
beforeAll(() => shop.open());
afterEach(() => shop.reset());
afterAll(() => shop.close());

test('only a canvas of some width makes the outcome of clicks beside it unknown', async () => {
  const page = await shop.visit(`
    <div><button>Zoom in</button><canvas width="200" height="100"></canvas></div>
    <div><button>Done</button><canvas width="14" height="100"></canvas></div>
    <div><button>Save</button><canvas hidden></canvas></div>`);
  await ingest.until(({ batches }) => batches[0]);
  for (const button of await page.locator('button').all()) await button.click();
  await page.goto('about:blank');
  await ingest.untilComplete();
  const clicks = ingest.reported('rv:click');
  expect(clicks.map(({ target }) => [target.label, target.near_canvas === true])).toEqual([
    ['Zoom in', true],
    ['Done', false],
    ['Save', false],
  ]);
});

test('a press is recorded even if the page prevents its mousedown', async () => {
  const page = await shop.visit('<button onpointerdown="event.preventDefault()">Menu</button>');
  await ingest.until(({ batches }) => batches[0]);
  for (const button of await page.locator('button').all()) await button.click();
  await page.goto('about:blank');
  await ingest.untilComplete();
  const events = ingest.batches.flatMap((batch) => batch.events);
  const interactions = events.flatMap(({ data }) => {
    const { source, type } = data as { source?: number; type?: number };
    return source === 2 ? [type] : [];
  });
  expect(interactions.filter((type) => type === 1 || type === 2)).toEqual([1, 2]);
});

test.each([
  ['an empty one', '<a-confirm role="alertdialog"></a-confirm>'],
  [
    'a drawer beside the window',
    '<div role="dialog" style="position:fixed; inset:0 0 0 auto; transform:translateX(100%)">Menu</div>',
  ],
  [
    'a drawer above the window',
    '<div role="dialog" style="position:fixed; inset:0 0 auto; transform:translateY(-100%)">Menu</div>',
  ],
  ['an invisible one', '<div role="dialog" style="visibility:hidden">Menu</div>'],
  ['a transparent one', '<div aria-modal="true" style="opacity:0">Menu</div>'],
])('Escape is reported for the dialog in sight, not for %s after it', async (_, other) => {
  const page = await shop.visit(`<div role="dialog" aria-label="Cart">Two books</div>${other}`);
  await ingest.until(({ batches }) => batches[0]);
  await page.keyboard.press('Escape');
  await page.evaluate("document.querySelector('[role=dialog]').remove()");
  await page.keyboard.press('Escape');
  await page.goto('about:blank');
  await ingest.untilComplete();
  expect(ingest.reported('rv:key').map(({ target }) => target.label)).toEqual(['Cart']);
});

import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RecordedEvent } from '../../../lambdas/contract/tracker.ts';
import { openBrowser } from '../../journeys/browser.ts';
import { scriptOf } from '../differential/bundle.ts';

let browser: Awaited<ReturnType<typeof openBrowser>>;
/** One page for all tests; each shows another document in it. */
let page: Page;
const script = scriptOf('record-moves.ts');
beforeAll(async () => {
  browser = await openBrowser();
  page = await browser.newPage();
});
afterAll(() => browser.close());

interface Change {
  readonly moves?: readonly object[];
  readonly adds: readonly { readonly node: object }[];
}

/** The changes recorded while `act` runs, and whether the recorded page equals the final page. */
async function changesOf(body: string, act: string) {
  await page.goto('about:blank');
  await page.setContent(`<!doctype html><html><head></head><body>${body}</body></html>`);
  await page.addScriptTag({ content: script });
  const { events, isSame } = (await page.evaluate(`recordedDuring(async () => { ${act} })`)) as {
    readonly events: readonly RecordedEvent[];
    readonly isSame: boolean;
  };
  const changes = events.map(({ data }) => data as Change).filter(({ adds }) => adds);
  return {
    moves: changes.flatMap(({ moves = [] }) => moves).length,
    added: JSON.stringify(changes.flatMap(({ adds }) => adds.map(({ node }) => node))),
    isSame,
  };
}
const list = (targetAttribute = '') =>
  `<ul id="from">${'<li><b>row</b></li>'.repeat(20)}</ul><div id="to" ${targetAttribute}></div>`;
const reverse =
  'const list = document.querySelector("ul"); list.append(...[...list.children].reverse());';
const move = 'document.querySelector("#to").append(document.querySelector("li"));';

test('a sorted list is recorded as moves of its rows, without their content', async () => {
  expect(await changesOf(list(), reverse)).toEqual({ moves: 20, added: '[]', isSame: true });
});

test.each([
  ['an element', 'const place = document.querySelector("#place");'],
  [
    'a shadow tree',
    'const place = document.querySelector("#host").attachShadow({ mode: "open" }); place.innerHTML = "<i>first</i><b>child</b>"; flush();',
  ],
])('a child that returns to %s, which moved without it, is recorded', async (_, start) => {
  const { isSame } = await changesOf(
    '<ul><li><p id="host"><s id="place"><i>first</i><b>child</b></s></p></li></ul>',
    `${start} const list = document.querySelector("ul"), host = document.querySelector("#host");
      const child = place.lastChild;
      list.remove();
      await next();
      child.remove();
      document.body.append(host);
      flush();
      place.append(child);`,
  );
  expect(isSame).toBe(true);
});

test.each([
  ['a masked element', 'data-reveille-mask', '****'],
  ['an editor', 'contenteditable', '""'],
])(
  'a node that moves into %s is recorded again with the policy of its new parent',
  async (_, mark, recorded) => {
    const { moves, added } = await changesOf(list(mark), move);
    expect(moves).toBe(0);
    expect(added).toContain(recorded);
    expect(added).not.toContain('row');
  },
);

test('a node that moves into a blocked element is removed', async () => {
  const { moves, added } = await changesOf(list('data-reveille-block'), move);
  expect([moves, added]).toEqual([0, '[]']);
});

test('a node that moves out of a masked element is recorded again with its text', async () => {
  const body = `<div data-reveille-mask>${list()}</div><p></p>`;
  const { moves, added } = await changesOf(
    body,
    'document.querySelector("p").append(document.querySelector("li"));',
  );
  expect(moves).toBe(0);
  expect(added).toContain('"row"');
});

test('a node that is marked before it moves is recorded again with its new policy', async () => {
  const marked = `document.querySelector("li").setAttribute("data-reveille-mask", ""); ${move}`;
  const { moves, added } = await changesOf(list(), marked);
  expect(moves).toBe(0);
  expect(added).toContain('****');
});

test.each([
  [
    'a shadow tree',
    'document.querySelector("li").attachShadow({ mode: "open" }).append("inside");',
  ],
  ['a style sheet', 'document.querySelector("li").append(document.createElement("style"));'],
  ['a frame', 'document.querySelector("li").append(document.createElement("iframe"));'],
])('a moved element that contains %s is recorded again in its new place', async (_, before) => {
  // A list item cannot have a shadow tree; a section can.
  const body = list().replaceAll('li>', 'section>');
  const { moves } = await changesOf(
    body,
    `${before} flush(); ${move}`.replaceAll('"li"', '"section"'),
  );
  expect(moves).toBe(0);
});

/** After a delivery the observer covers only nodes on the page. */
test.each([
  ['by itself', 'row.remove(); await next(); change(); to.append(row);'],
  [
    'after it was reinserted',
    'to.append(row); await next(); row.remove(); await next(); change(); to.append(row);',
  ],
  [
    'in a parent that came back',
    'to.append(row); await next(); to.remove(); await next(); change(); document.body.append(to); from.append(row);',
  ],
  [
    'in a parent that came back alone',
    'from.append(to); flush(); to.append(row); await next(); from.remove(); await next(); change(); document.body.append(to);',
  ],
  [
    'in the parent that it left later',
    'from.remove(); await next(); change(); document.body.append(from); to.append(row);',
  ],
  [
    'in a parent that is gone',
    'from.append(to); to.append(row); await next(); to.remove(); await next(); change(); from.append(row);',
  ],
  [
    'in a parent that left an element, which came back inside of the parent',
    'const box = document.createElement("div"); from.append(to); to.append(row); document.body.append(box); flush(); document.body.prepend(from); from.remove(); await next(); change(); document.body.append(to); await next(); to.append(row); to.prepend(box); box.append(from);',
  ],
])(
  'a node that changed while it was off the page is recorded in its final state: %s',
  async (_, act) => {
    const names =
      'const [row, to, from] = ["li", "#to", "#from"].map((each) => document.querySelector(each));';
    const change = 'const change = () => row.firstChild.setAttribute("title", "changed");';
    const { isSame } = await changesOf(list(), `${names} ${change} ${act}`);
    expect(isSame).toBe(true);
  },
);

import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '../../journeys/browser.ts';
import { scriptOf } from '../differential/bundle.ts';

let browser: Awaited<ReturnType<typeof openBrowser>>;
/** One page for all tests; each shows another document in it. */
let page: Page;
const script = scriptOf('snapshot-pieces.ts');
beforeAll(async () => {
  browser = await openBrowser();
  page = await browser.newPage();
});
afterAll(() => browser.close());

/** The first eight nodes are written before `act`, the others after it. */
async function recorded(body: string, act = '') {
  await page.goto('about:blank');
  await page.setContent(`<!doctype html><html><head></head><body>${body}</body></html>`);
  await page.addScriptTag({ content: script });
  const result = await page.evaluate(`recordedInPieces(() => { ${act} })`);
  return result as {
    readonly wasWhole: boolean;
    readonly wasFinished: boolean;
    readonly isSame: boolean;
    readonly errors: number;
    readonly recorded: string;
  };
}
const texts = '<p>seen</p>'.repeat(6);
const place = `<div id="around"><section id="place">${texts}<p id="last">later</p></section></div>`;
const element = (id: string) => `document.querySelector('#${id}')`;

test('the page can run between the pieces of its first snapshot, which is complete', async () => {
  const result = await recorded(place);
  expect(result).toMatchObject({ wasWhole: false, isSame: true, errors: 0 });
  expect(result.recorded).toContain('later');
});

test.each([
  ['masked', `${element('place')}.setAttribute('data-reveille-mask', '')`],
  ['blocked', `${element('place')}.setAttribute('data-reveille-block', '')`],
  ['an editor', `${element('place')}.contentEditable = 'true'`],
  ['masked by its parent', `${element('around')}.setAttribute('data-reveille-mask', '')`],
])('the unwritten rest of an element that is now %s is not sent', async (_, act) => {
  const result = await recorded(place, act);
  expect(result.recorded).toContain('seen');
  expect(result.recorded).not.toContain('later');
  expect(result.errors).toBe(0);
});

test.each([
  ['is taken off the page', ''],
  ['comes back to it', `document.querySelector('#around').append(place);`],
])('the unwritten rest of a masked element that %s is not sent', async (_, then) => {
  const masked = place.replace('id="around"', 'id="around" data-reveille-mask');
  const act = `const place = ${element('place')}; place.remove(); setTimeout(() => { ${then} });`;
  const result = await recorded(masked, act);
  expect(result.recorded).not.toMatch(/seen|later/);
});

test('a node that moves into a masked element before it is written is masked', async () => {
  const body = `<div id="to" data-reveille-mask></div>${place}`;
  const result = await recorded(body, `${element('to')}.append(${element('last')});`);
  expect(result.recorded).not.toContain('later');
});

test('the value of a field that becomes a password field before it is written is not sent', async () => {
  const body = `${place}<input id="field" value="later on">`;
  const result = await recorded(
    body,
    `${element('field')}.type = 'password'; ${element('field')}.value = 'typed words';`,
  );
  expect(result.recorded).not.toMatch(/later on|typed words/);
});

test.each([
  ['inserted before what is written', `${element('place')}.prepend('new')`],
  ['moved from the end to the start', `${element('place')}.prepend(${element('last')})`],
  ['moved from the start to the end', `${element('place')}.append(${element('place')}.firstChild)`],
  ['removed with its parent', `${element('place')}.remove()`],
  [
    'off the page when a click needs the rest',
    `const place = ${element('place')}; place.remove(); idOf(document.body.lastChild.firstChild);
     ${element('around')}.append(place);`,
  ],
  ['moved out of its parent', `document.body.append(...${element('place')}.childNodes)`],
  [
    'moved into a component that is not written yet',
    `const host = document.body.appendChild(document.createElement('div'));
     host.attachShadow({ mode: 'open' }).append(${element('place')}.firstChild)`,
  ],
  [
    'changed before it is written, and changed back after it',
    // After five turns of the event loop it is written, and the rest of the page is not.
    `const text = ${element('last')}.firstChild;
     text.data = 'other';
     let turns = 5;
     const turn = () => { if (turns-- > 0) setTimeout(turn); else text.data = 'later'; };
     turn();`,
  ],
])('a node that is %s meanwhile is recorded in its final place and state', async (_, act) => {
  const more = `<div>${texts.repeat(4)}</div>`;
  expect(await recorded(place + more, act)).toMatchObject({ isSame: true, errors: 0 });
});

test('a click on a node that is not written yet writes the rest first', async () => {
  const result = await recorded(
    place,
    `if (idOf(${element('last')}) < 0) throw new Error('unknown');`,
  );
  expect(result).toMatchObject({ wasWhole: false, wasFinished: true, isSame: true });
});

import { mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { humanContext, openBrowser } from '../../journeys/browser.ts';
import { Shop } from './shop.ts';
import { pagesOfOurs, TYPED, variedPages } from './varied-pages.ts';

const shop = new Shop();
const { ingest } = shop;
let browser: Browser;
/** All replays are shown in this page, whose process has compiled the player. */
let replayPage: Page;
beforeAll(async () => {
  [browser] = await Promise.all([openBrowser(), shop.open()]);
  replayPage = await browser.newPage(humanContext);
});
afterEach(() => shop.reset());
afterAll(() => Promise.all([shop.close(), browser.close()]));

const player = join(dirname(createRequire(import.meta.url).resolve('rrweb')), 'rrweb.umd.min.cjs');
/** With PICTURES=1, screenshots of the pages and their replays are written here. */
const pictures = process.env.PICTURES && resolve(import.meta.dirname, '../../../.local/replays');

/** What a visitor would see: the text in order, and the position and colors of every element. */
const seen = (page: Page, frame: string) =>
  page.evaluate((selector) => {
    const frame = selector ? (document.querySelector(selector) as HTMLIFrameElement) : undefined;
    const view = frame?.contentDocument ?? document;
    const boxes = (root: Document | ShadowRoot): string[] =>
      [...root.querySelectorAll('body *, :host > *, :scope > *')].flatMap((element) => {
        if (element.closest('script,style,noscript,head,[data-reveille-block] *')) return [];
        const { left, top, width, height } = element.getBoundingClientRect();
        const inside = element.shadowRoot ? boxes(element.shadowRoot) : [];
        const { color, backgroundColor } = getComputedStyle(element);
        const box = [left, top, width, height].map(Math.round);
        const label = element.matches('[type=submit],[type=button],[type=reset]')
          ? (element as HTMLInputElement).value
          : '';
        return [`${element.localName} ${label} ${box} ${color} on ${backgroundColor}`, ...inside];
      });
    return { text: view.body.innerText.replace(/\s+/g, ' ').trim(), boxes: boxes(view) };
  }, frame);

test.each([...variedPages, ...pagesOfOurs])(
  'rrweb’s player shows $name as the visitor saw it',
  async ({ name, act, ...site }) => {
    const visit = await shop.visit(site);
    await ingest.until(({ batches }) => batches[0]);
    await visit.evaluate(act);
    await visit.evaluate(() => new Promise((next) => setTimeout(next, 250))); // longer than the interval of the recorder
    const original = await seen(visit, '');
    const picture = (kind: string) =>
      pictures && join(pictures, `${name.replaceAll(' ', '-')}-${kind}.png`);
    if (pictures) mkdirSync(pictures, { recursive: true });
    if (pictures) await visit.screenshot({ path: picture('original') as string });
    await visit.goto('about:blank');
    await ingest.untilComplete();

    await replayPage.goto('about:blank');
    await replayPage.setContent(
      '<style>body{margin:0}.replayer-mouse,.replayer-mouse-tail{position:absolute}iframe{border:0}</style>',
    );
    await replayPage.addScriptTag({ path: player });
    const problems = await replayPage.evaluate(async (events) => {
      const problems: string[] = [];
      console.warn = (...words) => problems.push(words.join(' '));
      const { Replayer } = Reflect.get(window, 'rrweb');
      const replayer = new Replayer(events, { root: document.body, UNSAFE_replayCanvas: false });
      await new Promise((ready) => {
        replayer.on('fullsnapshot-rebuilded', ready);
        replayer.pause(replayer.getMetaData().totalTime);
      });
      replayer.pause(replayer.getMetaData().totalTime);
      await new Promise((next) => setTimeout(next, 300));
      return problems;
    }, ingest.events as never);
    if (pictures) await replayPage.screenshot({ path: picture('replay') as string });
    const replayed = await seen(replayPage, 'iframe');
    expect(problems.filter((problem) => /not found|missing/i.test(problem))).toEqual([]);
    expect(replayed.text).toBe(original.text);
    expect(replayed.boxes).toEqual(original.boxes);
    expect(ingest.received.join()).not.toContain(TYPED);
  },
);

import type { Locator, Page } from 'playwright';
import { type Device, Person } from '../detectors/person.ts';
import { foldIds } from './fold-ids.ts';

/** Longer than any rule waits for a reaction. */
const NOTHING_HAPPENED_MS = 7_800;

const NO_BOX = { x: 0, y: 0, width: 0, height: 0 };

/** A scripted person on an unfamiliar site. Remembers which pages were opened, for the exact numbers of the report. */
export class Visitor extends Person {
  readonly pages = new Set<string>();
  /** The last step of a visitor who closes the tab one second after the last click. */
  isInHurry = false;
  readonly #origin: string;

  constructor(page: Page, device: Device, origin: string) {
    super(page, device, origin);
    this.#origin = origin;
    page.on('framenavigated', (frame) => {
      if (frame !== page.mainFrame() || !frame.url().startsWith(origin)) return;
      this.pages.add(foldIds(new URL(frame.url()).pathname));
    });
  }

  /** Follows a visible link, or types the address where there is none or a chat window covers it. */
  async go(path: string): Promise<void> {
    if (new URL(this.page.url()).pathname === path) return;
    const link = this.page.locator(`a[href="${path}"]`).filter({ visible: true }).first();
    if ((await link.count()) > 0 && !(await this.#isCovered(link))) {
      await this.click(`a[href="${path}"]`);
      await this.page.waitForURL((url) => url.pathname === path, { waitUntil: 'commit' });
      await this.page.waitForLoadState('domcontentloaded');
    } else {
      await this.page.goto(`${this.#origin}${path}`, { waitUntil: 'domcontentloaded' });
    }
    await this.look(1_300);
  }

  async #isCovered(link: Locator): Promise<boolean> {
    await this.#bringIntoView(link);
    const { x, y, width, height } = (await link.boundingBox()) ?? NO_BOX;
    const href = JSON.stringify(await link.getAttribute('href'));
    return this.page.evaluate(
      `document.elementFromPoint(${x + width / 2}, ${y + height / 2})?.closest('a')?.getAttribute('href') !== ${href}`,
    );
  }

  async #bringIntoView(target: Locator): Promise<void> {
    const box = await target.boundingBox();
    const height = this.page.viewportSize()?.height ?? 0;
    if (box && box.y >= 0 && box.y + box.height <= height) return;
    await target.scrollIntoViewIfNeeded();
    await this.look(500);
  }

  /** Brings it into view, aims, clicks. */
  async click(selector: string, times = 1, pauseMs = 250): Promise<void> {
    const target = this.page.locator(selector).filter({ visible: true }).first();
    await target.waitFor({ timeout: 8_000 });
    await this.#bringIntoView(target);
    await this.press(`${selector} >> visible=true`, times, pauseMs);
  }

  async type(selector: string, text: string): Promise<void> {
    await this.click(selector);
    await this.page.keyboard.type(text, { delay: 60 });
  }

  async choose(selector: string, value: string): Promise<void> {
    await this.page.locator(selector).focus();
    await this.page.locator(selector).selectOption(value);
  }

  async key(name: string, times = 1): Promise<void> {
    for (let count = 0; count < times; count += 1) {
      await this.page.keyboard.press(name);
      await this.look(220);
    }
  }

  /** The last pause of a step. */
  async settle(ms: number): Promise<void> {
    await this.look(this.isInHurry ? Math.min(ms, 1_000) : ms);
  }

  /** Waits until it is plain that nothing comes. */
  seeNothingHappen(): Promise<void> {
    return this.settle(NOTHING_HAPPENED_MS);
  }
}

import type { Locator, Page } from 'playwright';
import { type Device, Person } from '../detectors/person.ts';
import { foldIds } from './fold-ids.ts';

/** Longer than any detector waits for a response. */
const NO_RESPONSE_MS = 7_800;

const NO_BOX = { x: 0, y: 0, width: 0, height: 0 };

/** What the visitor's code in the page needs of an element; the types of the DOM are not loaded here. */
interface PageElement {
  readonly ownerDocument: { elementFromPoint(x: number, y: number): PageElement | null };
  contains(other: PageElement): boolean;
  scrollIntoView(options: { readonly block: 'center' }): void;
}

/** The path and, in an app with a hash router, the route behind `#` in both spellings that a report may use. */
const pathsOf = ({ pathname, hash }: URL): string[] => {
  const route = /^#(\/[^?]+)/.exec(hash)?.[1];
  return route ? [pathname, `/#${route}`, route] : [pathname];
};

/** A scripted person on an unfamiliar site. Records the opened pages, for the exact numbers of the report. */
export class Visitor extends Person {
  readonly pages = new Set<string>();
  /** Set for the last step of a visitor who closes the tab one second after the last click. */
  closesEarly = false;
  readonly #origin: string;

  constructor(page: Page, device: Device, origin: string) {
    super(page, device, origin);
    this.#origin = origin;
    page.on('framenavigated', (frame) => {
      if (frame !== page.mainFrame() || !frame.url().startsWith(origin)) return;
      for (const path of pathsOf(new URL(frame.url()))) this.pages.add(foldIds(path));
    });
  }

  /** Follows a visible link, or opens the URL if there is none or something covers it. */
  async go(path: string): Promise<void> {
    const hash = path.split('#')[1];
    const isOpen = (url: URL) =>
      hash === undefined
        ? url.pathname === path
        : `${url.pathname}${url.hash.split('?')[0]}` === path;
    if (isOpen(new URL(this.page.url()))) return;
    const href = hash === undefined ? path : `#${hash}`;
    const link = this.page.locator(`a[href="${href}"]`).filter({ visible: true }).first();
    if ((await link.count()) > 0 && !(await this.#isCovered(link))) {
      await this.click(`a[href="${href}"]`);
      await this.page.waitForURL(isOpen, { waitUntil: 'commit' });
      await this.page.waitForLoadState('domcontentloaded');
    } else {
      await this.page.goto(`${this.#origin}${path}`, { waitUntil: 'domcontentloaded' });
    }
    await this.pause(1_300);
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
    await this.pause(500);
  }

  /** Scrolls the element into view and clicks it. */
  override async click(selector: string, times = 1, pauseMs = 250): Promise<void> {
    const target = this.page.locator(selector).filter({ visible: true }).first();
    await target.waitFor({ timeout: 8_000 });
    await this.#bringIntoView(target);
    await super.click(`${selector} >> visible=true`, times, pauseMs);
  }

  /** The center of an element in the window, scrolled into view. */
  async centerOf(selector: string): Promise<{ readonly x: number; readonly y: number }> {
    const target = this.page.locator(selector).filter({ visible: true }).first();
    await target.waitFor({ timeout: 8_000 });
    await target.scrollIntoViewIfNeeded();
    await this.pause(400);
    const box = await target.boundingBox();
    if (!box) throw new Error(`${selector} is not visible`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }

  /** Puts the element in the middle of the screen if something covers it, as a person scrolls to see it. */
  async reveal(selector: string, timeoutMs = 8_000): Promise<void> {
    const target = this.page.locator(selector).filter({ visible: true }).first();
    await target.waitFor({ timeout: timeoutMs });
    const box = await target.boundingBox();
    if (!box) return;
    // A function, because Playwright only evaluates a string and does not call what it results in.
    const isScrolled = await target.evaluate(
      (node, [x = 0, y = 0]) => {
        const element = node as unknown as PageElement;
        const hit = element.ownerDocument.elementFromPoint(x, y);
        if (hit && (element.contains(hit) || hit.contains(element))) return false;
        element.scrollIntoView({ block: 'center' });
        return true;
      },
      [box.x + box.width / 2, box.y + box.height / 2],
    );
    if (isScrolled) await this.pause(500);
  }

  async choose(selector: string, value: string): Promise<void> {
    await this.page.locator(selector).focus();
    await this.page.locator(selector).selectOption(value);
  }

  async key(name: string, times = 1): Promise<void> {
    for (let count = 0; count < times; count += 1) {
      await this.page.keyboard.press(name);
      await this.pause(220);
    }
  }

  /** The last pause of a step. */
  async settle(ms: number): Promise<void> {
    await this.pause(this.closesEarly ? Math.min(ms, 1_000) : ms);
  }

  /** Waits longer than any detector waits for a response. */
  waitForNoResponse(): Promise<void> {
    return this.settle(NO_RESPONSE_MS);
  }
}

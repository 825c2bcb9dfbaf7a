import type { Page } from 'playwright';

export const devices = ['computer', 'phone'] as const;
export type Device = (typeof devices)[number];

interface Point {
  readonly x: number;
  readonly y: number;
}
type Touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', point?: Point) => Promise<unknown>;

/** Scripted input of a person with a mouse or a finger. The pauses are part of the recording. */
export class Person {
  readonly page: Page;
  readonly device: Device;
  /** The longest delay beyond an intended pause. On a busy machine a visit does not show what it should. */
  latenessMs = 0;
  readonly #origin: string;

  constructor(page: Page, device: Device, origin: string) {
    this.page = page;
    this.device = device;
    this.#origin = origin;
    page.on('dialog', async (dialog) => {
      await new Promise((resolve) => setTimeout(resolve, 900)); // reading it takes a moment
      await dialog.accept();
    });
  }

  async open(path: string): Promise<void> {
    await this.page.goto(`${this.#origin}${path}`);
    await this.pause(700);
  }

  async pause(ms: number): Promise<void> {
    const start = performance.now();
    await this.page.waitForTimeout(ms);
    this.latenessMs = Math.max(this.latenessMs, performance.now() - start - ms);
  }

  /** Clicks or taps an element, once or several times with pauses in between. */
  async click(selector: string, times = 1, pauseMs = 250): Promise<void> {
    const target = this.page.locator(selector).first();
    const start = performance.now();
    for (let press = 0; press < times; press += 1) {
      if (press > 0) await this.pause(pauseMs);
      // Not locator.click(), which waits until the element is actionable; a person does not.
      const box = await target.boundingBox();
      if (!box) throw new Error(`${selector} is not visible`);
      await this.clickAt(box.x + box.width / 2, box.y + box.height / 2);
    }
    const intended = times * 120 + (times - 1) * pauseMs;
    this.latenessMs = Math.max(this.latenessMs, (performance.now() - start - intended) / times);
  }

  async clickAt(x: number, y: number): Promise<void> {
    if (this.device === 'phone') return this.page.touchscreen.tap(x, y);
    await this.page.mouse.move(x, y, { steps: 3 });
    await this.page.mouse.down();
    await this.pause(60);
    await this.page.mouse.up();
  }

  async type(selector: string, text: string, delay = 60): Promise<void> {
    await this.click(selector);
    await this.page.keyboard.type(text, { delay });
  }

  /** Scrolls with the wheel or by swiping. Down is positive. */
  async scroll(pixels: number): Promise<void> {
    if (this.device === 'computer') {
      for (let step = 0; step < 5; step += 1) {
        await this.page.mouse.wheel(0, pixels / 5);
        await this.pause(60);
      }
    } else {
      for (let swipe = 0; swipe < 2; swipe += 1) await this.#swipe(pixels / 2);
    }
    await this.pause(250);
  }

  /** The finger moves up to scroll down. */
  async #swipe(pixels: number): Promise<void> {
    const { width, height } = this.page.viewportSize() ?? { width: 400, height: 800 };
    const [x, from] = [width / 2, pixels > 0 ? height * 0.85 : height * 0.15];
    await this.#withFinger(async (touch) => {
      await touch('touchStart', { x, y: from });
      for (let step = 1; step <= 8; step += 1)
        await touch('touchMove', { x, y: from - (pixels / 8) * step });
      await touch('touchEnd');
    });
  }

  /** Drags what is at a point, with the mouse or a finger. */
  async drag(from: Point, to: Point): Promise<void> {
    if (this.device === 'computer') {
      await this.page.mouse.move(from.x, from.y, { steps: 3 });
      await this.page.mouse.down();
      await this.#moveAlong(from, to, ({ x, y }) => this.page.mouse.move(x, y));
      await this.page.mouse.up();
    } else {
      await this.#withFinger(async (touch) => {
        await touch('touchStart', from);
        await this.#moveAlong(from, to, (point) => touch('touchMove', point));
        await touch('touchEnd');
      });
    }
  }

  async #moveAlong(from: Point, to: Point, move: (point: Point) => Promise<unknown>) {
    await this.pause(150);
    for (let step = 1; step <= 10; step += 1) {
      await move({
        x: from.x + ((to.x - from.x) / 10) * step,
        y: from.y + ((to.y - from.y) / 10) * step,
      });
      await this.pause(25);
    }
    await this.pause(120);
  }

  async #withFinger(run: (touch: Touch) => Promise<void>): Promise<void> {
    const session = await this.page.context().newCDPSession(this.page);
    await run((type, point) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: point ? [point] : [] }),
    );
    await session.detach();
  }

  async back(): Promise<void> {
    await this.page.goBack();
    await this.pause(500);
  }
}

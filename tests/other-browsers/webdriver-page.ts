import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright';

export type Call = (
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: unknown,
) => Promise<unknown>;

interface Size {
  readonly width: number;
  readonly height: number;
}
interface Point {
  readonly x: number;
  readonly y: number;
}
interface Clicks {
  /** Also clicks what is not visible. */
  readonly force?: boolean;
  readonly clickCount?: number;
  readonly delay?: number;
}

/** https://www.w3.org/TR/webdriver2/#keyboard-actions */
const keys: Readonly<Record<string, string>> = {
  ...{ Enter: '\uE007', Tab: '\uE004', Escape: '\uE00C', Backspace: '\uE003', Delete: '\uE017' },
  ...{ Shift: '\uE008', Control: '\uE009', Alt: '\uE00A', Meta: '\uE03D', Space: ' ' },
  ...{ ArrowLeft: '\uE012', ArrowUp: '\uE013', ArrowRight: '\uE014', ArrowDown: '\uE015' },
  ...{ Home: '\uE011', End: '\uE010', PageUp: '\uE00E', PageDown: '\uE00F' },
};
/** Finds the first element, also in open shadow trees, and after a space in that of what is before it. */
const FIND = `function find(selector, root) {
  const found = root.querySelector(selector);
  if (found) return found;
  for (const { shadowRoot } of root.querySelectorAll('*')) {
    const inside = shadowRoot && find(selector, shadowRoot);
    if (inside) return inside;
  }
  const [host, ...rest] = selector.split(' ');
  const { shadowRoot } = (rest.length > 0 && root.querySelector(host)) || {};
  return shadowRoot && find(rest.join(' '), shadowRoot);
}`;
/** Objects without a JSON form, such as elements, are left out. */
const EVALUATE = `const [source, done] = arguments;
const plain = (value) => { try { return JSON.parse(JSON.stringify(value)); } catch {} };
(async () => (0, eval)(source))().then((value) => done({ value: plain(value) }), (error) => done({ error: String(error) }));`;
const changed = `for (const type of ['input', 'change']) element.dispatchEvent(new Event(type, { bubbles: true }));`;

/** A page of a WebDriver session, with the part of Playwright's API that visits use. Dialogs are accepted. */
export async function openPage(call: Call, viewport: Size): Promise<Page> {
  const evaluate = evaluator(call);
  await setViewport(call, evaluate, viewport);
  const mouse = mouseOf(call, evaluate);
  const keyboard = keyboardOf(call);
  const locator = (selector: string) => locatorOf(selector, evaluate, mouse);
  const waitForFunction = async (script: Script, argument?: unknown) => {
    for (let tries = 0; tries < 100; tries += 1) {
      if (await evaluate(script, argument)) return;
      await pause(50);
    }
    throw new Error(`Still false after five seconds: ${script}`);
  };
  const page = {
    ...{ mouse, keyboard, locator, evaluate, waitForFunction },
    goto: (url: string) => call('POST', '/url', { url }),
    goBack: () => call('POST', '/back', {}),
    reload: () => call('POST', '/refresh', {}),
    waitForTimeout: (ms: number) => pause(ms),
    waitForSelector: (selector: string) =>
      waitForFunction(`document.querySelector(${JSON.stringify(selector)})?.checkVisibility()`),
    bringToFront: () => Promise.resolve(),
    on: () => undefined,
    viewportSize: () => viewport,
    click: (selector: string, clicks?: Clicks) => locator(selector).click(clicks),
    fill: (selector: string, text: string) => locator(selector).fill(text),
    focus: (selector: string) => locator(selector).focus(),
    selectOption: (selector: string, value: string) => locator(selector).selectOption(value),
  };
  return page as unknown as Page;
}

type Script = string | ((argument: never) => unknown);
type Evaluate = (script: Script, argument?: unknown) => Promise<unknown>;

const evaluator =
  (call: Call): Evaluate =>
  async (script, argument) => {
    const source =
      typeof script === 'function' ? `(${script})(${JSON.stringify(argument) ?? ''})` : script;
    const { value, error } = (await call('POST', '/execute/async', {
      script: EVALUATE,
      args: [source],
    })) as { value?: unknown; error?: string };
    if (error) throw new Error(`${error} in ${source.slice(0, 200)}`);
    return value;
  };

/** The window is larger than its viewport by what the browser shows around it. */
async function setViewport(call: Call, evaluate: Evaluate, { width, height }: Size): Promise<void> {
  let window = { width, height: height + 90 };
  for (let tries = 0; tries < 10; tries += 1) {
    await call('POST', '/window/rect', window);
    await pause(100);
    const [inner, low] = (await evaluate('[innerWidth, innerHeight]')) as [number, number];
    if (inner === width && low === height) return;
    window = { width: window.width + width - inner, height: window.height + height - low };
  }
  throw new Error(`The window has no viewport of ${width} × ${height} pixels`);
}

const perform = (call: Call, device: object, actions: readonly object[]) =>
  call('POST', '/actions', { actions: [{ ...device, actions }] });

function mouseOf(call: Call, evaluate: Evaluate) {
  let at: Point = { x: 0, y: 0 };
  const pointer = { id: 'mouse', type: 'pointer', parameters: { pointerType: 'mouse' } };
  const mouse = {
    async move(x: number, y: number, { steps = 1 } = {}) {
      const from = at;
      at = { x, y };
      const step = (n: number) => ({
        type: 'pointerMove',
        x: Math.round(from.x + ((x - from.x) * n) / steps),
        y: Math.round(from.y + ((y - from.y) * n) / steps),
        duration: 8,
      });
      await perform(
        call,
        pointer,
        Array.from({ length: steps }, (_, n) => step(n + 1)),
      );
    },
    down: () => perform(call, pointer, [{ type: 'pointerDown', button: 0 }]),
    up: () => perform(call, pointer, [{ type: 'pointerUp', button: 0 }]),
    /** The driver's wheel knows no distances. */
    wheel: (x: number, y: number) => evaluate(`scrollBy(${x}, ${y})`),
    async click({ x, y }: Point, { clickCount = 1, delay = 60 }: Clicks = {}) {
      await mouse.move(x, y, { steps: 3 });
      for (let n = 0; n < clickCount; n += 1) {
        await mouse.down();
        await pause(delay);
        await mouse.up();
      }
    },
  };
  return mouse;
}

function keyboardOf(call: Call) {
  const press = (values: readonly string[]) =>
    perform(call, { id: 'keys', type: 'key' }, [
      ...values.map((value) => ({ type: 'keyDown', value })),
      ...values.toReversed().map((value) => ({ type: 'keyUp', value })),
    ]);
  return {
    press: (key: string) => press(key.split('+').map((part) => keys[part] ?? part)),
    async type(text: string, { delay = 20 } = {}) {
      for (const character of text) {
        await press([character]);
        await pause(delay);
      }
    },
  };
}

function locatorOf(selector: string, evaluate: Evaluate, mouse: ReturnType<typeof mouseOf>) {
  const run = (body: string, argument?: string) =>
    evaluate(
      `((element, argument) => { if (!element) throw new Error('nothing is ' + ${JSON.stringify(selector)}); ${body} })((${FIND})(${JSON.stringify(selector)}, document), ${JSON.stringify(argument)})`,
    );
  const center = async (): Promise<Point> => {
    const box = await locator.boundingBox();
    if (!box) throw new Error(`${selector} is not visible`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const locator = {
    first: () => locator,
    boundingBox: () =>
      run(`const { x, y, width, height } = element.getBoundingClientRect();
        return width || height ? { x, y, width, height } : null;`) as Promise<
        (Point & Size) | null
      >,
    scrollIntoViewIfNeeded: () =>
      run(`const { top, bottom } = element.getBoundingClientRect();
        if (top < 0 || bottom > innerHeight) element.scrollIntoView({ block: 'center' });`),
    async click({ force, ...clicks }: Clicks = {}) {
      await locator.scrollIntoViewIfNeeded();
      if (force && !(await locator.boundingBox())) await run('element.click();');
      else await mouse.click(await center(), clicks);
    },
    async hover() {
      const { x, y } = await center();
      await mouse.move(x, y, { steps: 3 });
    },
    focus: () => run('element.focus();'),
    fill: (text: string) =>
      run(
        `element.focus();
        if (element.select) element.select(); else getSelection().selectAllChildren(element);
        if (document.execCommand('insertText', false, argument)) return;
        element.value = argument;
        ${changed}`,
        text,
      ),
    selectOption: (value: string) => run(`element.value = argument; ${changed}`, value),
    count: () => evaluate(`document.querySelectorAll(${JSON.stringify(selector)}).length`),
  };
  return locator;
}

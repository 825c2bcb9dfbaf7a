import { afterAll, beforeAll, expect } from 'vitest';
import { humanContext } from '../../journeys/browser.ts';
import { chromiumTest } from './chromium-test.ts';
import { Shop } from './shop.ts';

const shop = new Shop();
const { ingest } = shop;
beforeAll(() => shop.open());
afterAll(() => shop.close());

chromiumTest('stop() leaves no listener, timer, observer or patched native behind', async () => {
  shop.setPage('/', {
    body: `<h1>Mugs</h1><input><iframe srcdoc="<p>inside</p>"></iframe><my-x></my-x>`,
    head: '<style>p{color:red}</style><link rel="stylesheet" href="/none.css">',
  });
  const visit = await shop.newPage(humanContext);
  await visit.addInitScript(() => {
    const left = new Map<string, number>();
    const count = (name: string, by: number) => left.set(name, (left.get(name) ?? 0) + by);
    const wrap = (
      owner: object,
      name: string,
      around: (original: (...args: never[]) => unknown) => unknown,
    ) => Reflect.set(owner, name, around(Reflect.get(owner, name)));
    const keyed = (type: string) => `listener ${type}`;
    wrap(
      EventTarget.prototype,
      'addEventListener',
      (original) =>
        function (this: EventTarget, ...args: [string, unknown, AddEventListenerOptions?]) {
          const [type, , options] = args;
          count(keyed(type), 1);
          if (typeof options === 'object' && options.once)
            original.call(this, ...([type, () => count(keyed(type), -1), options] as never[]));
          return original.apply(this, args as unknown as never[]);
        },
    );
    wrap(
      EventTarget.prototype,
      'removeEventListener',
      (original) =>
        function (this: EventTarget, ...args: [string]) {
          count(keyed(args[0]), -1);
          return original.apply(this, args as unknown as never[]);
        },
    );
    const observing = new Set<object>();
    for (const Observer of ['MutationObserver', 'PerformanceObserver'] as const) {
      wrap(
        window[Observer].prototype,
        'observe',
        (original) =>
          function (this: object, ...args: never[]) {
            // An observer of several targets is disconnected by one call.
            if (!observing.has(this)) count(Observer, 1);
            observing.add(this);
            return original.apply(this, args);
          },
      );
      wrap(
        window[Observer].prototype,
        'disconnect',
        (original) =>
          function (this: object, ...args: never[]) {
            if (observing.delete(this)) count(Observer, -1);
            return original.apply(this, args);
          },
      );
    }
    const timers = new Set<number>();
    wrap(window, 'setTimeout', (original) => (run: () => void, ms: number) => {
      const timer = original.call(
        window,
        (() => {
          timers.delete(timer);
          run();
        }) as never,
        ms as never,
      ) as number;
      timers.add(timer);
      return timer;
    });
    wrap(window, 'clearTimeout', (original) => (timer: number) => {
      timers.delete(timer);
      original.call(window, timer as never);
    });
    const owners = {
      CSSStyleSheet: CSSStyleSheet.prototype,
      CSSStyleDeclaration: CSSStyleDeclaration.prototype,
      CSSGroupingRule: CSSGroupingRule.prototype,
      Element: Element.prototype,
      Input: HTMLInputElement.prototype,
      Select: HTMLSelectElement.prototype,
      Textarea: HTMLTextAreaElement.prototype,
      Option: HTMLOptionElement.prototype,
      History: History.prototype,
      XHR: XMLHttpRequest.prototype,
      document,
      customElements,
      JSON,
      Array,
      ArrayPrototype: Array.prototype,
      Node: Node.prototype,
    };
    const natives = () =>
      Object.entries(owners).flatMap(([name, owner]) =>
        Object.entries(Object.getOwnPropertyDescriptors(owner)).map(
          ([key, { value, get, set }]) =>
            [
              `${name}.${key}`,
              [value, get, set].filter((each) => typeof each === 'function'),
            ] as const,
        ),
      );
    const before = new Map(natives());
    Object.assign(window, {
      traces: () => ({
        left: [...left].filter(([, number]) => number > 0),
        timers: timers.size,
        natives: natives()
          .filter(
            ([key, now]) =>
              now.length > 0 &&
              String(before.get(key)?.map((each) => now.includes(each))) !==
                String(now.map(() => true)),
          )
          .map(([key]) => key),
        elements: document.querySelectorAll('script[src*=recorder]').length,
      }),
    });
  });
  await visit.goto(`http://${shop.host}/`);
  await ingest.until(({ batches }) => batches[0]);
  const during = await visit.evaluate(() =>
    (window as never as { traces(): { left: unknown[]; natives: unknown[] } }).traces(),
  );
  expect(during.left.length).toBeGreaterThan(10);
  expect(during.natives).toContain('CSSStyleSheet.insertRule');
  await visit.evaluate(() => window.reveille?.stop());
  expect(await visit.evaluate(() => (window as never as { traces(): object }).traces())).toEqual({
    left: [],
    timers: 0,
    natives: [],
    elements: 0,
  });
});

import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { chromiumTest } from './chromium-test.ts';
import { Shop } from './shop.ts';

const shop = new Shop();
const { ingest } = shop;
beforeAll(() => shop.open());
afterEach(() => shop.reset());
afterAll(() => shop.close());

/** 200 frames and 100,000 nodes are `npm run campaign -- tracker-memory`. */
chromiumTest(
  'frames, their documents and components that left the page are not kept in memory',
  async () => {
    const visit = await shop.visit('<h1>Mugs</h1><main></main>');
    await ingest.until(({ batches }) => batches[0]);
    await visit.evaluate(async () => {
      const main = document.querySelector('main') as HTMLElement;
      const seen: WeakRef<object>[] = [];
      for (let number = 0; number < 12; number++) {
        const frame = document.createElement('iframe');
        frame.srcdoc = `<p>Frame ${number}</p><input>`;
        const host = document.createElement('x-host');
        const root = host.attachShadow({ mode: 'open' });
        root.innerHTML = `<p>Component ${number}</p>`;
        const isLoaded = new Promise((done) =>
          frame.addEventListener('load', done, { once: true }),
        );
        main.append(frame, host);
        await isLoaded;
        const page = frame.contentDocument as Document;
        seen.push(new WeakRef(frame), new WeakRef(page), new WeakRef(host), new WeakRef(root));
      }
      Object.assign(window, { alive: () => seen.filter((each) => each.deref()).length });
      document.body.append('.'.repeat(200_000));
    });
    const sentText = () => JSON.stringify(ingest.events);
    await ingest.until(
      () => sentText().includes('Frame 11') && sentText().includes('Component 11'),
    );
    await visit.evaluate(() => document.querySelector('main')?.replaceChildren());
    const devtools = await visit.context().newCDPSession(visit);
    const alive = async () => {
      await devtools.send('HeapProfiler.collectGarbage');
      return visit.evaluate(() => (Reflect.get(window, 'alive') as () => number)());
    };
    await expect.poll(alive, { timeout: 20_000 }).toBe(0);
  },
);

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Page } from 'playwright';
import { humanContext } from '../../journeys/browser.ts';
import { type BenchPage, pages } from './pages.ts';
import { type Recorder, scripts } from './recorders.ts';

/** Twelve seconds on a page, five pages a minute. */
export const VISITS_PER_MINUTE = 5;
const STEP_MS = 50;
const STEPS = 240;
const LETTERS_FROM = 160;
/** By then every recorder has sent its snapshot. */
const SNAPSHOT_MS = 3_000;

/** The cost of one visit to one page. */
export interface Visit {
  /** Processor time of the page's main thread, in milliseconds: in scripts, and in total. */
  readonly script: number;
  readonly thread: number;
  /** Blocking time: the part of each long task beyond 50 ms. */
  readonly blocked: number;
  /** The longest task; 0 where none is longer than 50 ms. */
  readonly longest: number;
  readonly bytes: number;
  /** From the request for the page to the arrival of the first batch. */
  readonly firstBatch: number;
  /** The bytes sent after the snapshot; none if a recorder stops at its snapshot. */
  readonly lateBytes: number;
}

/** The server that a recorder sends to. */
export interface Receiver {
  readonly origin: string;
  readonly batches: { readonly size: number; readonly at: number }[];
}

/** A website that serves each page with any of the recorders. */
export class Website {
  private readonly server = createServer((request, response) => {
    const [, kind, page, name] = decodeURIComponent(request.url ?? '').split('/');
    if (kind === 'recorder') {
      const script = scripts.get([page, name].filter(Boolean).join('/'));
      return response
        .writeHead(200, { 'content-type': 'text/javascript; charset=utf-8' })
        .end(script);
    }
    const found = kind === 'page' && pages[Number(page)];
    if (!found) return response.writeHead(204).end();
    response
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
      .end(this.html(found, this.head));
  });
  private head = '';

  async open(): Promise<void> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
  }
  close(): void {
    this.server.closeAllConnections();
    this.server.close();
  }
  get host(): string {
    return `shop.localhost:${(this.server.address() as AddressInfo).port}`;
  }
  /** The address of a page that includes this recorder. */
  addressOf(page: BenchPage, recorder: Recorder, { origin }: Receiver): string {
    this.head = recorder.head(origin, `${this.host}-00000000-0000-4000-8000-000000000000`);
    return `http://${this.host}/page/${pages.indexOf(page)}`;
  }
  private html({ name, body, script }: BenchPage, head: string): string {
    return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${name}</title>${head}</head>
      <body>${body}<script>${script}</script></body></html>`;
  }
}

/** The same pointer, wheel and keyboard input for every recorder. */
async function interact(page: Page): Promise<void> {
  const start = performance.now();
  for (let step = 0; step < STEPS; step += 1) {
    const wait = start + step * STEP_MS - performance.now();
    if (wait > 0) await new Promise((next) => setTimeout(next, wait));
    if (step >= LETTERS_FROM) {
      if (step === LETTERS_FROM) await page.locator('[name=name]').focus();
      if (step % 2 === 0) await page.keyboard.press('abcdefghij'[step % 10] ?? 'a');
      continue;
    }
    await page.mouse.move(60 + ((step * 37) % 700), 120 + ((step * 17) % 440), { steps: 3 });
    if (step % 32 === 3) {
      await page.mouse.down();
      await page.mouse.up();
    }
    if (step % 5 === 0) await page.mouse.wheel(0, step < LETTERS_FROM / 2 ? 60 : -60);
  }
}

/** Runs in the page before its scripts. */
const COUNT_LONG_TASKS = `window.tasks = { blocked: 0, longest: 0 };
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) {
      tasks.blocked += duration - 50;
      tasks.longest = Math.max(tasks.longest, duration);
    }
  }).observe({ type: 'longtask' });`;

export async function visit(
  browser: Browser,
  address: string,
  { batches }: Receiver,
): Promise<Visit> {
  batches.length = 0;
  // A new context has no cache, so scripts are parsed every time.
  const context = await browser.newContext(humanContext);
  const page = await context.newPage();
  await page.addInitScript(COUNT_LONG_TASKS);
  const session = await context.newCDPSession(page);
  // Processor time of the thread, which other processes do not affect.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const start = Date.now();
  await page.goto(address);
  await interact(page);
  const { metrics } = await session.send('Performance.getMetrics');
  const metric = (name: string) =>
    (metrics.find((each) => each.name === name)?.value ?? Number.NaN) * 1_000;
  const tasks: Pick<Visit, 'blocked' | 'longest'> = await page.evaluate('tasks');
  await page.goto('about:blank');
  await context.close();
  // The batch that is sent on exit arrives a moment later.
  await new Promise((next) => setTimeout(next, 300));
  const sizeOf = (some: typeof batches) => some.reduce((sum, { size }) => sum + size, 0);
  return {
    script: metric('ScriptDuration'),
    thread: metric('TaskDuration'),
    ...tasks,
    bytes: sizeOf(batches),
    lateBytes: sizeOf(batches.filter(({ at }) => at > start + SNAPSHOT_MS)),
    firstBatch: Math.min(...batches.map(({ at }) => at)) - start,
  };
}

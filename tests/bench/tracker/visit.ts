import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Page } from 'playwright';
import { asPerson } from '../../journeys/browser.ts';
import { type Contender, scripts } from './contenders.ts';
import { type BenchPage, pages } from './pages.ts';

/** Twelve seconds on a page, five pages a minute. */
export const VISITS_PER_MINUTE = 5;
const STEP_MS = 50;
const STEPS = 240;
const LETTERS_FROM = 160;
/** By then every recorder has sent its snapshot. */
const SNAPSHOT_MS = 3_000;

/** What one visit of one page cost. */
export interface Visit {
  /** Processor time of the page's own thread, in milliseconds: in scripts, and in all it did. */
  readonly script: number;
  readonly thread: number;
  /** How long the page could not answer, beyond 50 ms each time. */
  readonly blocked: number;
  /** The longest task; 0 where none is longer than 50 ms. */
  readonly longest: number;
  readonly bytes: number;
  /** From the request for the page to the arrival of the first batch. */
  readonly firstBatch: number;
  /** Of the bytes, those that came after the snapshot: a recorder that stops at its snapshot sends none. */
  readonly lateBytes: number;
}

/** Where a contender sends what it records. */
export interface Receiver {
  readonly origin: string;
  readonly batches: { readonly size: number; readonly at: number }[];
}

/** A website in which every page exists once for every contender. */
export class Website {
  private readonly server = createServer((request, response) => {
    const [, kind, page, name] = decodeURIComponent(request.url ?? '').split('/');
    if (kind === 'contender') {
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
  /** The address of a page as this contender's customers have it. */
  addressOf(page: BenchPage, contender: Contender, { origin }: Receiver): string {
    this.head = contender.head(origin, `${this.host}-00000000-0000-4000-8000-000000000000`);
    return `http://${this.host}/page/${pages.indexOf(page)}`;
  }
  private html({ name, body, script }: BenchPage, head: string): string {
    return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${name}</title>${head}</head>
      <body>${body}<script>${script}</script></body></html>`;
  }
}

/** A real pointer, wheel and keyboard, the same for all; a fresh browser profile, so that scripts are parsed every time. */
async function use(page: Page): Promise<void> {
  const began = performance.now();
  for (let step = 0; step < STEPS; step += 1) {
    const wait = began + step * STEP_MS - performance.now();
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

/** Runs in the page before anything of its own. */
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
  const context = await browser.newContext(asPerson);
  const page = await context.newPage();
  await page.addInitScript(COUNT_LONG_TASKS);
  const session = await context.newCDPSession(page);
  // Processor time of the thread: what the machine does for others meanwhile is not counted.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const began = Date.now();
  await page.goto(address);
  await use(page);
  const { metrics } = await session.send('Performance.getMetrics');
  const metric = (name: string) =>
    (metrics.find((each) => each.name === name)?.value ?? Number.NaN) * 1_000;
  const tasks: Pick<Visit, 'blocked' | 'longest'> = await page.evaluate('tasks');
  await page.goto('about:blank');
  await context.close();
  // What was handed over at the end arrives within a moment.
  await new Promise((next) => setTimeout(next, 300));
  const sizeOf = (some: typeof batches) => some.reduce((sum, { size }) => sum + size, 0);
  return {
    script: metric('ScriptDuration'),
    thread: metric('TaskDuration'),
    ...tasks,
    bytes: sizeOf(batches),
    lateBytes: sizeOf(batches.filter(({ at }) => at > began + SNAPSHOT_MS)),
    firstBatch: Math.min(...batches.map(({ at }) => at)) - began,
  };
}

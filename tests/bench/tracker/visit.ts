import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Page } from 'playwright';
import { asPerson } from '../../journeys/browser.ts';
import type { Ingest } from '../../tracker/browser/ingest.ts';
import { type Contender, libraries } from './contenders.ts';
import { type BenchPage, pages } from './pages.ts';

/** Twelve seconds on a page, five pages a minute. */
export const VISITS_PER_MINUTE = 5;
const STEP_MS = 50;
const STEPS = 240;
const LETTERS_FROM = 160;

/** What one visit of one page cost. */
export interface Visit {
  /** Processor time of the page's own thread, in milliseconds: in scripts, and in all it did. */
  readonly script: number;
  readonly thread: number;
  /** How long the page could not answer, beyond 50 ms each time. */
  readonly blocked: number;
  readonly bytes: number;
  /** From the request for the page to the arrival of the first batch. */
  readonly firstBatch: number;
}

/** A website in which every page exists once for every contender. */
export class Website {
  private readonly server = createServer((request, response) => {
    const [, kind, page, name] = decodeURIComponent(request.url ?? '').split('/');
    if (kind === 'contender') {
      const script = libraries.find(
        (each) => `${each.name}.js` === [page, name].filter(Boolean).join('/'),
      )?.script;
      return response.writeHead(200, { 'content-type': 'text/javascript' }).end(script);
    }
    const found = kind === 'page' && pages[Number(page)];
    if (!found) return response.writeHead(204).end();
    response
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
      .end(this.html(found, this.head));
  });
  private readonly ingest: Ingest;
  private head = '';

  constructor(ingest: Ingest) {
    this.ingest = ingest;
  }
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
  addressOf(page: BenchPage, contender: Contender): string {
    this.head = contender.head(
      this.ingest.origin,
      `${this.host}-00000000-0000-4000-8000-000000000000`,
    );
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
const COUNT_LONG_TASKS = `window.blocked = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.blocked += duration - 50;
  }).observe({ type: 'longtask' });`;

export async function visit(browser: Browser, address: string, ingest: Ingest): Promise<Visit> {
  ingest.batches.length = 0;
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
  const blocked: number = await page.evaluate('blocked');
  await page.goto('about:blank');
  await context.close();
  // What was handed over at the end arrives within a moment.
  await new Promise((next) => setTimeout(next, 300));
  return {
    script: metric('ScriptDuration'),
    thread: metric('TaskDuration'),
    blocked,
    bytes: ingest.batches.reduce((sum, { size }) => sum + size, 0),
    firstBatch: Math.min(...ingest.batches.map(({ at }) => at)) - began,
  };
}

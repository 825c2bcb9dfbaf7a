import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { hostileMails } from '../factories/hostile-mails.ts';
import { emailRow } from '../factories/report.ts';
import { hostileReader } from '../journeys/hostile-reader.ts';

let reader: Awaited<ReturnType<typeof hostileReader>>;

beforeAll(async () => {
  reader = await hostileReader(inject('cloud'));
}, 120_000);
afterAll(() => reader.browser.close());

test('a hundred hostile emails in the preview run no script, fetch nothing and navigate nowhere', async () => {
  expect(hostileMails).toHaveLength(100);
  expect(await reader.readMails(hostileMails)).toEqual([]);
  expect(reader.attacks).toEqual([]);
});

test('a hundred hostile texts in every place of a report are shown as plain text', async () => {
  await reader.readReport(hostileMails);
  expect(reader.attacks).toEqual([]);
});

interface Frames {
  readonly median: number;
  readonly p95: number;
}

test('ten thousand rows load page by page, few are in the DOM, and scrolling drops no more frames than a still page', async () => {
  const { page, origin } = reader;
  const [ALL, EACH] = [10_000, 2_500];
  const requestedOffsets: number[] = [];
  await page.route('**/api/emails/list-emails*', (route) => {
    const from = Number(new URL(route.request().url()).searchParams.get('cursor') ?? 0);
    requestedOffsets.push(from);
    const rows = Array.from({ length: EACH }, (_, place) =>
      emailRow({ id: `${from + place + 1}-a@b.example`, subject: `Report ${from + place + 1}` }),
    );
    const next = from + EACH;
    const cursor = next < ALL ? { cursor: String(next).padStart(8, '0') } : {};
    return route.fulfill({ json: { rows, hasAny: true, ...cursor } });
  });
  await page.goto(`${origin}/emails`);
  await page.getByText('Report 1', { exact: true }).waitFor();
  // Until the virtualized list has loaded, the page shows the first 200 rows.
  await page.locator('tbody a').nth(150).waitFor({ state: 'detached' });
  let most = 0;
  while ((await page.getByText(`Report ${ALL}`, { exact: true }).count()) === 0) {
    await page.evaluate('scrollTo(0, document.body.scrollHeight)');
    // IntersectionObserver reports one frame later.
    await page.evaluate('new Promise((done) => requestAnimationFrame(done))');
    most = Math.max(most, await page.locator('tbody a').count());
  }
  expect(most).toBeLessThan(150);
  expect(requestedOffsets).toHaveLength(ALL / EACH);

  const framesWhile = (act: string) =>
    page.evaluate<Frames>(`new Promise((done) => {
      const times = [];
      let last = performance.now();
      const end = last + 4000;
      const frame = (now) => {
        times.push(now - last);
        last = now;
        ${act};
        if (now < end) return requestAnimationFrame(frame);
        times.sort((a, b) => a - b);
        done({ median: times[times.length >> 1], p95: times[Math.floor(times.length * 0.95)] });
      };
      requestAnimationFrame(frame);
    })`);
  const still = await framesWhile('');
  const up = await framesWhile('scrollBy(0, -120)');
  const jumps = await framesWhile('scrollTo(0, Math.random() * document.body.scrollHeight)');
  process.stdout.write(`frames in ms: ${JSON.stringify({ still, up, jumps, most })}\n`);
  expect(up.median).toBeLessThan(still.median * 3);
});

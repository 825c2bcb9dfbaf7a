import type { Page } from 'playwright';
import { recordedFrames } from '../browser/recorded-frames.ts';
import type { Shop } from '../browser/shop.ts';
import type { Fixture } from './marked-places.ts';

/** Shows all fixtures on one page, types and clicks in each, then lets the page change; everything that left. */
export async function playFixtures(
  shop: Shop,
  fixtures: readonly Fixture[],
  more: (visit: Page) => Promise<void> = async () => {},
): Promise<string> {
  const visit = await shop.visit({
    body: `${fixtures.map(({ html }) => `<section>${html}</section>`).join('')}<script>window.roots = {}; ${fixtures.map(({ before = '' }) => before).join('\n')}</script>`,
  });
  await shop.ingest.until(({ batches }) => batches[0]);
  await recordedFrames(shop, visit);
  for (const { clicked = [], typed = [] } of fixtures) {
    for (const selector of clicked) await visit.click(selector, { force: true });
    for (const [selector, text] of typed) await visit.fill(selector, text, { force: true });
  }
  await more(visit);
  for (const { name, later } of fixtures) {
    if (!later) continue;
    await visit.evaluate(later).catch((error) => Promise.reject(new Error(`${name}: ${error}`)));
  }
  // Changes are read five times a second; what is typed and drawn meanwhile must stay hidden, too.
  await visit.evaluate(() => new Promise((done) => setTimeout(done, 400)));
  return everythingThatLeft(shop, visit);
}

/** Types into the frames and shadow trees of the repeats, and answers their prompt. */
export async function typeIntoFrames(visit: Page): Promise<void> {
  const frame = visit.frameLocator('#typing');
  await frame.locator('#framed').fill('Carfax Abbey');
  await frame.locator('#framededitor').fill('Hillingham House');
  await visit.evaluate(() => {
    (Reflect.get(window, 'roots').closed.firstChild as HTMLElement).focus();
  });
  await visit.keyboard.type('Purfleet Manor');
  visit.on('dialog', (dialog) => void dialog.accept('Jack Seward'));
}

export async function everythingThatLeft({ ingest }: Shop, visit: Page): Promise<string> {
  await visit.goto('about:blank');
  await ingest.whole();
  return ingest.heard.join('\n');
}

export const secretsIn = (heard: string, fixtures: readonly Fixture[]): string[] =>
  fixtures.flatMap(({ name, secrets }) =>
    secrets
      .filter((secret) => heard.includes(secret))
      .map((secret) => {
        const at = heard.indexOf(secret);
        return `${name}: ${heard.slice(Math.max(0, at - 60), at + secret.length + 20)}`;
      }),
  );

import type { Page } from 'playwright';
import type { Shop } from '../browser/shop.ts';
import { waitForRecordedFrames } from '../browser/wait-for-frames.ts';
import type { Fixture } from './fixture.ts';

/** Plays all fixtures on one page: types and clicks, then changes the page. Returns everything that was sent. */
export async function playFixtures(
  shop: Shop,
  fixtures: readonly Fixture[],
  more: (visit: Page) => Promise<void> = async () => {},
): Promise<string> {
  rejectSharedIds(fixtures);
  const sections = fixtures.map(({ html }) => `<section>${html}</section>`).join('');
  const scripts = fixtures.map(({ before = '' }) => before).join('\n');
  const visit = await shop.visit(
    { body: `${sections}<script>window.roots = {}; ${scripts}</script>` },
    { path: '/?who=ADDRESSQUERY' },
  );
  await shop.ingest.until(({ batches }) => batches[0]);
  await waitForRecordedFrames(shop, visit);
  for (const { clicked = [], typed = [], clickedLater = [] } of fixtures) {
    for (const selector of clicked) await visit.click(selector, { force: true });
    for (const [selector, text] of typed) await visit.fill(selector, text, { force: true });
    for (const selector of clickedLater) await visit.click(selector, { force: true });
  }
  await more(visit);
  for (const { name, later } of fixtures) {
    if (!later) continue;
    await visit.evaluate(later).catch((error) => Promise.reject(new Error(`${name}: ${error}`)));
  }
  // Changes are recorded five times per second; the last ones must stay hidden as well.
  await visit.evaluate(() => new Promise((done) => setTimeout(done, 400)));
  return exitAndCollect(shop, visit);
}

/** A fixture that changes an element of another fixture proves nothing. */
function rejectSharedIds(fixtures: readonly Fixture[]): void {
  const ids = fixtures.flatMap(({ html }) =>
    [...html.matchAll(/\bid="([^"]+)"/g)].map(([, id]) => id),
  );
  const shared = ids.filter((id, index) => ids.indexOf(id) !== index);
  if (shared.length > 0) throw new Error(`Several fixtures have the ids ${shared.join(', ')}`);
}

/** Types into the frames and shadow trees of the repeats, and accepts their prompt. */
export async function typeIntoFrames(visit: Page): Promise<void> {
  const frame = visit.frameLocator('#typing');
  await frame.locator('#framed').fill('Carfax Abbey');
  await frame.locator('#framededitor').fill('Hillingham House');
  await visit.evaluate(() => {
    (Reflect.get(window, 'roots').closed.firstChild as HTMLElement).focus();
  });
  await visit.keyboard.type('Purfleet Manor');
  visit.on(
    'dialog',
    (dialog) =>
      void dialog.accept(dialog.message() === 'Town?' ? 'Elsinore Carnforth' : 'Jack Seward'),
  );
}

export async function exitAndCollect({ ingest }: Shop, visit: Page): Promise<string> {
  await visit.goto('about:blank');
  await ingest.untilComplete();
  return ingest.received.join('\n');
}

export const secretsIn = (sentText: string, fixtures: readonly Fixture[]): string[] =>
  fixtures.flatMap(({ name, secrets }) =>
    secrets.flatMap((secret) => {
      const at = typeof secret === 'string' ? sentText.indexOf(secret) : sentText.search(secret);
      return at < 0 ? [] : [`${name}: ${sentText.slice(Math.max(0, at - 60), at + 60)}`];
    }),
  );

/** A visit of two pages, whose second one repeats what was typed on the first. */
export async function playNextPage(shop: Shop): Promise<string> {
  shop.setPage('/two', {
    body: '<p>Results for Wilhelmina Harker</p><a href="/people/Wilhelmina-Harker">profile</a><p>all others</p>',
  });
  const visit = await shop.visit('<input id="a"><a href="/two">two</a>');
  await shop.ingest.until(({ batches }) => batches[0]);
  await visit.fill('#a', 'Wilhelmina Harker');
  await visit.click('a');
  await shop.ingest.until(({ received }) => received.some((each) => each.includes('all others')));
  return exitAndCollect(shop, visit);
}

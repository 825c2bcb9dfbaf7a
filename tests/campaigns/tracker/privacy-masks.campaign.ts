import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { trackerRelease } from '../../../lib/tracker/build.ts';
import { Shop } from '../../tracker/browser/shop.ts';
import { canaryOf, leaksIn } from '../../tracker/corpus/canaries.ts';
import { markedElements } from '../../tracker/corpus/marked-elements.ts';
import { maskedRepeats } from '../../tracker/corpus/masked-repeats.ts';
import { corpusPages } from '../../tracker/corpus/pages.ts';
import {
  playFixtures,
  playNextPage,
  secretsIn,
  typeIntoFrames,
} from '../../tracker/corpus/play-fixtures.ts';
import { visitPage } from '../../tracker/corpus/visit-page.ts';
import type { Mask } from './mask.ts';
import { masks } from './masks.ts';

const root = resolve(import.meta.dirname, '../../..');
const copy = join(root, '.local/tracker-without-a-mask');
const shop = new Shop();
const { ingest } = shop;
const ONLY = process.env.CORPUS_MASK ?? '';
/** Plays only the pages with many fixtures, which takes seconds per mask instead of minutes. */
const IS_QUICK = process.env.CORPUS_PAGES === 'fixtures';

beforeAll(() => shop.open());
afterEach(() => shop.reset());
afterAll(async () => {
  rmSync(copy, { recursive: true, force: true });
  await shop.close();
});

/** Builds a copy of the tracker with one text replaced. */
function trackerWithout({ file, text, without }: Mask): Readonly<Record<string, string>> {
  rmSync(copy, { recursive: true, force: true });
  for (const folder of ['web/tracker', 'lambdas/contract'])
    cpSync(join(root, folder), join(copy, folder), { recursive: true });
  const path = join(copy, 'web/tracker', file);
  const source = readFileSync(path, 'utf8');
  expect(source.split(text).length - 1, `${file}: ${text}`).toBe(1);
  writeFileSync(
    path,
    source.replace(text, () => without),
  );
  return trackerRelease(copy).files;
}

/** The first leak, from the fastest page to the slowest. */
async function firstLeak(): Promise<string | undefined> {
  const visits: (() => Promise<string[]>)[] = [
    async () => secretsIn(await playFixtures(shop, markedElements), markedElements),
    async () => secretsIn(await playFixtures(shop, maskedRepeats, typeIntoFrames), maskedRepeats),
    async () => (await playNextPage(shop)).match(/.{60}(Wilhelmina|Harker)/) ?? [],
    ...(IS_QUICK ? [] : corpusPages).map((page, index) => async () => {
      const canary = canaryOf(index);
      await visitPage(shop, page, canary);
      return leaksIn(ingest.received.join('\n'), page, canary);
    }),
  ];
  const failures: string[] = [];
  for (const visit of visits) {
    try {
      const [leak] = await visit();
      if (leak) return leak;
    } catch (error) {
      failures.push(String(error).slice(0, 100));
    } finally {
      await shop.reset();
    }
  }
  // A page that failed to play proves nothing.
  if (failures.length > 0) throw new Error(failures.join('; '));
  return undefined;
}

test('without any single mask, a page of the corpus leaks', async () => {
  const unnoticed: string[] = [];
  for (const mask of masks) {
    if (!`${mask.file} ${mask.name}`.includes(ONLY)) continue;
    try {
      ingest.trackerFiles = trackerWithout(mask);
      const leak = await firstLeak();
      process.stdout.write(
        `${leak ? 'seen  ' : 'UNSEEN'} ${mask.file}: ${mask.name}: ${leak?.replace(/\s+/g, ' ').slice(0, 160) ?? ''}\n`,
      );
      if (!leak) unnoticed.push(`${mask.file}: ${mask.name}`);
    } catch (error) {
      process.stdout.write(`ERROR ${mask.file}: ${mask.name}: ${String(error).slice(0, 200)}\n`);
      unnoticed.push(`${mask.file}: ${mask.name}: ${String(error).slice(0, 200)}`);
    }
  }
  expect(unnoticed).toEqual([]);
});

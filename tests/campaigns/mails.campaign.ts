import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../lib/local/paths.ts';
import { everyNote, everyReport } from '../factories/every-mail.ts';
import { appearances, violationsIn } from '../factories/mail-accessibility.ts';
import { openBrowser } from '../journeys/browser.ts';

test('axe finds no violation in any email, wide and narrow, light and dark; screenshots are in .local/mails', async () => {
  const folder = join(root, '.local/mails');
  mkdirSync(folder, { recursive: true });
  await using browser = await openBrowser();
  const found: string[] = [];
  for (const look of appearances) {
    const shoot = (name: string, picture: Buffer) =>
      writeFileSync(join(folder, `${name}.png`), picture);
    found.push(...(await violationsIn(browser, { ...everyNote, ...everyReport }, look, shoot)));
  }
  expect(found).toEqual([]);
});

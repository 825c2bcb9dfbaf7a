import { expect, test } from 'vitest';
import { everyNote, everyReport } from '../factories/every-mail.ts';
import { appearances, violationsIn } from '../factories/mail-accessibility.ts';
import { openBrowser } from './browser.ts';

test('axe finds no violation in reports or a notice, and all fit a phone’s width', async () => {
  await using browser = await openBrowser();
  const mails = {
    'a-day-with-issues': everyReport['a-day-with-issues'] as (typeof everyReport)[string],
    'the-limit-reached': everyReport['the-limit-reached'] as (typeof everyReport)[string],
    'ten-thousand-sessions': everyReport[
      'ten-thousand-sessions-sampled'
    ] as (typeof everyReport)[string],
    verification: everyNote.verification as (typeof everyNote)[string],
  };
  const extremes = appearances.filter(
    ({ width, colorScheme }) => width < 800 === (colorScheme === 'dark'),
  );
  const found = await Promise.all(
    extremes.map((appearance) => violationsIn(browser, mails, appearance)),
  );
  expect(found.flat()).toEqual([]);
});

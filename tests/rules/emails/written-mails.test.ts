import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { mails as words } from '../../../lambdas/contract/copy/mails.ts';
import { reportInput } from '../../factories/digest.ts';
import { everyNote, everyReport, reportMail } from '../../factories/every-mail.ts';
import { goldenDays } from '../../golden/days.ts';

/** The visible text of an email, line by line, with names of links and images. */
function shownIn(html: string): string {
  const $ = load(html);
  $('head, style').remove();
  $('img').each((_, image) => void $(image).replaceWith(`[${$(image).attr('alt')}]`));
  $('td, p, div, h1, h2, h3, li, br, tr, hr, table').after('\n');
  return $('body')
    .text()
    .replace(/\p{Cf}|\u034f|\u2007/gu, '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[\s]*/g, '\n')
    .trim();
}

const mails = Object.entries({ ...everyNote, ...everyReport }).map(([name, write]) => {
  let mail: ReturnType<typeof write> | undefined;
  const once = () => {
    mail ??= write();
    return mail;
  };
  return [name, once] as const;
});

test.each(mails)('the email "%s" equals its reviewed text in both parts', async (name, write) => {
  const { subject, html, text } = await write();
  const mail = [subject, '', shownIn(html), '', '--- as plain text', text, ''].join('\n');
  await expect(mail).toMatchFileSnapshot(`../../golden/mails/${name.replaceAll(' ', '-')}.txt`);
});

const WORDED = ['aria-label', 'href', 'src', 'alt', 'title', 'id', 'content', 'name'];

/** Each kind of element with its styles and the number of occurrences. */
function stylesIn(html: string): string[] {
  const $ = load(html);
  return $('body, body *')
    .get()
    .map((each) => {
      const facts = Object.entries(each.attribs).filter(([name]) => !WORDED.includes(name));
      return [each.tagName, ...facts.map(([name, value]) => `${name}="${value}"`)].join(' ');
    });
}

test('sizes, colors and spacing of all emails equal the reviewed ones', async () => {
  const counts = new Map<string, number>();
  for (const [, write] of mails) {
    const { html } = await write();
    for (const look of stylesIn(html)) counts.set(look, (counts.get(look) ?? 0) + 1);
  }
  const lines = [...counts].map(([look, count]) => `${look} × ${count}\n`).sort();
  await expect(lines.join('')).toMatchFileSnapshot('../../golden/mails/looks.txt');
});

test('a report without a known page names no most visited page in either part', async () => {
  const input = goldenDays['the-limit-reached'] ?? reportInput();
  const digests = input.digests.map((digest) => ({ ...digest, pages: [], signals: [] }));
  const named = await Promise.all([input, { ...input, digests }].map((each) => reportMail(each)));
  const parts = named.map(({ html, text }) => [html, text]);
  expect(parts.map((part) => part.map((each) => each.includes(words.report.topPage)))).toEqual([
    [true, true],
    [false, false],
  ]);
});

test('a report links the developer notes next to every text that mentions them', async () => {
  const count = (of: string, pattern: RegExp) => of.match(pattern)?.length ?? 0;
  let mentioned = 0;
  for (const write of Object.values(everyReport)) {
    const mail = await write();
    const text = mail.text.replace(/\s+/g, ' ');
    const mentions = count(text, /the developer notes/g);
    mentioned += mentions;
    expect(count(mail.html, />Developer notes</g)).toBeGreaterThanOrEqual(mentions);
    expect(count(text, /Developer notes: http/g)).toBeGreaterThanOrEqual(mentions);
  }
  expect(mentioned).toBeGreaterThan(0);
});

test('no email in plain text has two blank lines in a row', async () => {
  for (const [, write] of mails) expect((await write()).text).not.toMatch(/\n{3}/);
});

test('the email about the limit of the largest plan offers a larger one instead of comparing plans', async () => {
  const text = (await everyNote['limit-growth']?.())?.text ?? '';
  expect(text).toMatch(/Need more\s+sessions\?/);
  expect(text).not.toContain('Compare plans');
});

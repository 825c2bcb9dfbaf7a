import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { everyNote, everyReport } from '../../factories/every-mail.ts';

/** What a reader sees, line by line, and what links and pictures are called. */
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

test.each(Object.entries({ ...everyNote, ...everyReport }))(
  'the mail "%s" reads as it was reviewed, in both of its parts',
  async (name, write) => {
    const { subject, html, text } = await write();
    const mail = [subject, '', shownIn(html), '', '--- as plain text', text, ''].join('\n');
    await expect(mail).toMatchFileSnapshot(`../../golden/mails/${name.replaceAll(' ', '-')}.txt`);
  },
);

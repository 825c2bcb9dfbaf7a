import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { everyReport } from '../factories/every-mail.ts';

const reports = await Promise.all(
  Object.entries(everyReport).map(async ([name, write]) => {
    const mail = await write();
    return { ...mail, name, $: load(mail.html) };
  }),
);

test('only weekly readers’ copies have the week, and only the owner’s links to its page', () => {
  const weekly = reports.filter(
    ({ html, text }) => html.includes('Your week') && /YOUR WEEK/.test(text),
  );
  expect(weekly.map(({ name }) => name)).toEqual([
    'for the owner on Mondays',
    'for a member on Mondays',
  ]);
  for (const mail of weekly) {
    for (const text of [
      /2,[0-9]{3} visitors this week/,
      /3 of 7 days had a problem/,
      /: No report/,
      /Problems of the week that are still open: - “Apply” doesn’t respond On 3 days, up to 12 visitors a day/,
      /- Missing file on the Gifts page On 1 day, 6 visitors/,
    ])
      expect(mail.text.replace(/\s+/g, ' ')).toMatch(text);
    expect(mail.$('td').filter((_, cell) => mail.$(cell).text() === 'No report')).toHaveLength(1);
  }
  const leading = reports.filter(({ html, text }) => `${html}${text}`.includes('The whole week'));
  expect(leading.map(({ name }) => name)).toEqual(['for the owner on Mondays']);
});

test('the title of a weekly reader’s copy is its subject, in both parts', () => {
  for (const { name, subject, text, $ } of reports) {
    expect([name, $('h1').text()]).toEqual([name, subject]);
    const [, title = ''] = text.split('\n\n');
    expect([name, title.replace(/\s+/g, ' ')]).toEqual([name, subject.toUpperCase()]);
  }
});

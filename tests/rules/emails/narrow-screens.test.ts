import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { everyNote, everyReport } from '../../factories/every-mail.ts';

const UNBROKEN = 'span[style*="white-space:nowrap"]';

test.each(Object.entries(everyReport))(
  'in %s a line may break between two nowrap texts, so a phone needs no scrolling',
  async (_, write) => {
    const $ = load((await write()).html);
    const stuck = $(`${UNBROKEN} + ${UNBROKEN}`)
      .get()
      .filter(({ prev }) => prev?.type !== 'text' || !/[ \n]/.test(prev.data))
      .map((each) => $(each).text());
    expect(stuck).toEqual([]);
  },
);

test('a report has lines of several nowrap texts, so the test above proves something', async () => {
  const html = (await everyReport['a-day-with-issues']?.())?.html ?? '';
  expect(load(html)(`${UNBROKEN} + ${UNBROKEN}`).length).toBeGreaterThan(0);
});

const DOMAIN = /harborlane\.example/;

test.each(Object.entries({ ...everyNote, ...everyReport }))(
  'in %s a long domain or address may break, so a phone needs no scrolling',
  async (_, write) => {
    const $ = load((await write()).html);
    $('head, style, [aria-hidden], div[style*="display:none"]').remove();
    const stuck = $('body *')
      .contents()
      .get()
      .filter((node) => node.type === 'text' && DOMAIN.test(node.data))
      .filter((node) => $(node).closest('[style*="word-break:break-"]').length === 0)
      .map((node) => $(node).text());
    expect(stuck).toEqual([]);
  },
);

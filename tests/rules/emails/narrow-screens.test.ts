import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { everyReport } from '../../factories/every-mail.ts';

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

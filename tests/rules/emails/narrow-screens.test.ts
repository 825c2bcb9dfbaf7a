import { load } from 'cheerio';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Title } from '../../../lambdas/emails/templates/typography.tsx';
import { element, reportInput, visits } from '../../factories/digest.ts';
import { everyNote, everyReport, reportMail } from '../../factories/every-mail.ts';
import { remembered, shop } from '../../golden/shop.ts';
import { ordinaryVisit, visitWithSignal } from '../../golden/visits.ts';

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

test.each(Object.entries({ ...everyNote, ...everyReport }))(
  'in %s the domain at the top breaks at a dot before it breaks inside a name',
  async (_, write) => {
    const { html } = await write();
    const top = html.slice(html.indexOf('>Reveille<'), html.indexOf('class="e-horizon'));
    expect(top).not.toContain('harborlane.example');
    expect(top.includes('harborlane')).toBe(top.includes('harborlane.<wbr/>example'));
  },
);

test('so does a domain in the title of an email, but no number', async () => {
  const html = (await everyReport['tracking-stopped']?.())?.html;
  expect(html).toMatch(/<h1[^>]*>Recording has stopped on harborlane\.<wbr\/>example<\/h1>/);
  const title = createElement(Title, null, 'shop.example took 4.8 seconds. Then it failed');
  expect(renderToStaticMarkup(title)).toContain('>shop.<wbr/>example took 4.8 seconds. Then it');
});

test('a time of day stays on one line in every email, in both of its parts', async () => {
  const mails = await Promise.all(
    Object.values({ ...everyNote, ...everyReport }).map((write) => write()),
  );
  const texts = mails.flatMap(({ html, text }) => [load(html)('body').text(), text]);
  expect(texts.flatMap((text) => text.match(/\d:\d\d[ \n][AP]M/g) ?? [])).toEqual([]);
  expect(texts.join('').match(/\d:\d\d\u00a0[AP]M/g)?.length).toBeGreaterThan(texts.length / 2);
});

const WORD = 'Donaudampfschifffahrtsgesellschaftsknopf';

test('a control or page whose name is one word of 40 letters may break anywhere in a report', async () => {
  const page = `/${WORD.toLowerCase()}`;
  const box = { box: [20, 220, 108, 44], role: 'button', label: WORD, isTarget: true } as const;
  const signal = {
    element: element(WORD),
    count: 4,
    viewport: [390, 760],
    wireframe: [box],
  } as const;
  const mail = await reportMail(
    reportInput({
      website: shop,
      digests: [
        ...visits(0, 9, (n) => visitWithSignal(n, ['/', page], 'dead-click', signal)),
        ...visits(10, 30, (n) =>
          ordinaryVisit(n, [page], { campaign: WORD, referrer: 'campaign' }),
        ),
      ],
      memory: [remembered({ page, title: `“${WORD}” doesn’t respond`, element: element('Other') })],
    }),
  );
  const $ = load(mail.html);
  $('head, style, [aria-hidden], div[style*="display:none"]').remove();
  const named = $('body *')
    .contents()
    .get()
    .filter((node) => node.type === 'text' && /donaudampf/i.test(node.data));
  expect(mail.pictures.length).toBeGreaterThan(1);
  expect(named.length).toBeGreaterThan(8);
  const stuck = named.filter(
    (node) => $(node).closest('[style*="word-break:break-"]').length === 0,
  );
  expect(stuck.map((node) => $(node).text())).toEqual([]);
});

import { type CheerioAPI, load } from 'cheerio';
import { expect, test } from 'vitest';
import { MAIL_HTML_MAX_BYTES } from '../../lambdas/contract/limits.ts';
import { feedbackRequest } from '../../lambdas/support/feedback.ts';
import { supportMail } from '../../lambdas/support/support.mail.tsx';
import { everyNote, everyReport, product, type WrittenMail } from '../factories/every-mail.ts';

const PICTURE_MAX_BYTES = 40_000;
const HEAD_STYLE_MAX_BYTES = 8_000;

interface Read extends WrittenMail {
  readonly name: string;
  readonly $: CheerioAPI;
}
const read = async ([name, write]: [string, () => Promise<WrittenMail>]): Promise<Read> => {
  const mail = await write();
  return { ...mail, name, $: load(mail.html) };
};
const reports = await Promise.all(Object.entries(everyReport).map(read));
const mails = [...(await Promise.all(Object.entries(everyNote).map(read))), ...reports];

/** The violations of all emails, each with the email’s name. */
const violations = (all: readonly Read[], found: (mail: Read) => readonly unknown[]) =>
  all.flatMap((mail) => found(mail).map((each) => `${mail.name}: ${each}`));
const without = (rule: Record<string, boolean>) =>
  Object.entries(rule).flatMap(([name, holds]) => (holds ? [] : [name]));

const textOf = ({ $ }: Read) => {
  const body = $('body').clone();
  body.find('style').remove();
  return body.text().replace(/\s+/g, ' ');
};

test('email and pictures are small enough for every inbox', () => {
  const heavy = violations(mails, ({ html, pictures }) =>
    without({
      html: Buffer.byteLength(html) < MAIL_HTML_MAX_BYTES,
      pictures: pictures.every(({ png }) => Buffer.from(png, 'base64').length < PICTURE_MAX_BYTES),
    }),
  );
  expect(MAIL_HTML_MAX_BYTES).toBeLessThanOrEqual(60_000);
  expect(heavy).toEqual([]);
});

test('uses nothing that an email client drops or runs', () => {
  const found = violations(mails, ({ $, html }) => [
    ...$('script,link,svg,form,input,iframe,object,video,audio,canvas,picture').get(),
    ...(html.match(/data:|@import|@font-face|url\(|javascript:|<[^>]+\son\w+=/gi) ?? []),
    ...$('[style]')
      .get()
      .flatMap((each) => $(each).attr('style')?.match(UNKNOWN_TO_MAIL) ?? []),
    // Outlook treats such a span as a paragraph.
    ...$('span[style*="display:block"]').get(),
  ]);
  expect(found).toEqual([]);
});
const UNKNOWN_TO_MAIL = /position:|float:|display:(flex|grid)|background-image|var\(|calc\(/g;

test('is complete without its style element, which is single, small and valid', () => {
  const found = violations(mails, ({ $ }) => {
    const style = $('style').text();
    // Text has a color and a font, directly or on all of its children.
    const bare = $('p,h1,h2,h3,a,td')
      .get()
      .filter((each) =>
        $(each)
          .contents()
          .get()
          .some(
            (child) => child.type === 'text' && child.data.trim() !== '' && child.data !== '\u00a0',
          ),
      )
      .filter((each) => !/color:/.test($(each).attr('style') ?? ''));
    return [
      ...bare.map((each) => $.html(each)),
      ...without({
        one: $('style').length === 1,
        small: Buffer.byteLength(style) < HEAD_STYLE_MAX_BYTES,
        sound: style.split('{').length === style.split('}').length,
      }),
    ];
  });
  expect(found).toEqual([]);
});

test('renders in Outlook: a ghost table, legacy attributes, padded buttons', () => {
  const found = violations(mails, ({ $, html }) => [
    ...without({
      ghost: html.match(/<!--\[if mso\]>/g)?.length === 2,
      closed: html.match(/<!\[endif\]-->/g)?.length === 2,
      wide: html.includes('<table role="presentation" width="600"'),
      'no other comment': (html.match(/<!--/g)?.length ?? 0) === 2,
    }),
    ...$('table')
      .get()
      .map((table) => $(table).attr() ?? {})
      .filter(
        (has) =>
          has.role !== 'presentation' ||
          [has.cellpadding, has.cellspacing, has.border].join() !== '0,0,0',
      )
      .map((has) => JSON.stringify(has)),
    ...$('a.e-btn-a')
      .get()
      .filter((button) => {
        const { bgcolor = '', style = '' } = $(button).closest('td').attr() ?? {};
        const isPadded = style.includes('mso-padding-alt');
        return !(
          bgcolor.startsWith('#') &&
          isPadded &&
          $(button).attr('style')?.includes('display:inline-block')
        );
      })
      .map((button) => $(button).text()),
  ]);
  expect(found).toEqual([]);
});

test('supports dark mode, with a counterpart for every kind of color', () => {
  const found = violations(mails, ({ $ }) => {
    const style = $('style').text();
    const dark = style.slice(style.indexOf('prefers-color-scheme:dark'));
    const kinds = new Set(
      $('[class]')
        .get()
        .filter((each) => /color:|border/.test($(each).attr('style') ?? ''))
        .flatMap((each) => $(each).attr('class')?.split(' ') ?? [])
        .filter((kind) => !LAYOUT.includes(kind)),
    );
    const pure = $('[style]')
      .get()
      .filter((each) => PURE.test($(each).attr('style') ?? ''))
      // White text is used only on buttons, and dark mode recolors both.
      .filter((each) => !$(each).hasClass('e-btn-a'));
    return [
      ...without({
        scheme: $('meta[name="color-scheme"]').attr('content') === 'light dark',
        schemes: $('meta[name="supported-color-schemes"]').attr('content') === 'light dark',
        text: dark.includes('[data-ogsc]'),
        backgrounds: dark.includes('[data-ogsb]'),
      }),
      ...[...kinds].filter((kind) => !dark.includes(`.${kind}`)),
      ...pure.map((each) => $(each).text()),
    ];
  });
  expect(found).toEqual([]);
});
const LAYOUT = ['e-px', 'e-h1', 'e-num', 'e-num3', 'e-mark', 'e-pic'];
const PURE = /(?<![-\w])color:\s*(#000(000)?|#fff(fff)?|black|white)\b/;

test('is accessible: a language, one h1, no skipped heading level, alt text for every picture', () => {
  const found = violations(mails, ({ $ }) => {
    const levels = $('h1,h2,h3,h4')
      .get()
      .map((each) => Number(each.tagName.slice(1)));
    const pictures = $('img')
      .get()
      .map((each) => $(each).attr() ?? {});
    return [
      ...without({
        language: $('html').attr('lang') === 'en',
        title: $('title').text() !== '',
        'one heading': levels.filter((level) => level === 1).length === 1,
        'no level left out': levels.every((level, n) => level <= (levels[n - 1] ?? 0) + 1),
      }),
      ...pictures
        .filter(({ alt, width, height, style = '' }) => {
          const isSized =
            Number(width) > 0 && (Number(height) > 0 || style.includes('height:auto'));
          return alt === undefined || !isSized;
        })
        .map(({ src }) => src),
      ...pictures
        .filter(
          ({ src = '', alt = '' }) =>
            src.startsWith('cid:issue') && !/^Drawing of .+ marked\.$/.test(alt),
        )
        .map(({ alt }) => alt),
    ];
  });
  expect(found).toEqual([]);
});

test('links only to the product, and embeds every picture', () => {
  const found = violations(mails, ({ $, html, pictures }) => {
    const links = $('a')
      .get()
      .map((each) => $(each).attr('href') ?? '');
    const shown = $('img')
      .get()
      .map((each) => $(each).attr('src') ?? '');
    const own = ['', ...pictures.map(({ name }) => `cid:${name}`)];
    return [
      ...links.filter((link) => !link.startsWith(`${product.appOrigin}/`)),
      ...shown.filter((src) => !own.includes(src) && !src.startsWith(`${product.appOrigin}/m/o/`)),
      ...(html.match(/[\ue000\ue001]|\[object|NaN/g) ?? []),
    ];
  });
  expect(found).toEqual([]);
});

test('has a text part with short lines, whole links and the same words', () => {
  const found = violations(mails, (mail) => {
    const { $, text } = mail;
    const flat = text.replace(/\s+/g, ' ').toLowerCase();
    return [
      ...(text
        .replace('</head>', '')
        .replace(/<script .*<\/script>/, '')
        .match(/<\/?[a-z]+[ >]|&[a-z]+;|[\ue000\ue001]/g) ?? []),
      ...text.split('\n').filter((line) => line.length > 72 && !line.includes('://')),
      ...without({
        'its heading': flat.includes($('h1').text().replace(/\s+/g, ' ').toLowerCase()),
        'an address in the text': text.includes(product.postalAddress),
        'an address in the HTML': textOf(mail).includes(product.postalAddress),
      }),
    ];
  });
  expect(found).toEqual([]);
});

test('a report’s subject and preheader fill their lines, so no body text shows in previews', () => {
  const found = violations(reports, ({ $, subject }) => {
    const inbox = $('div[style*="display:none"]').first().text();
    const [preview = '', ...filler] = inbox.split('\u034f');
    const within = (text: string, least: number, most: number) =>
      [...text].length >= least && [...text].length <= most;
    return without({
      [`subject "${subject}"`]: within(subject, 25, 60) && !/\breport\b|!/i.test(subject),
      [`preview "${preview}"`]: within(preview, 60, 100),
      filler: filler.length >= 40,
    });
  });
  expect(found).toEqual([]);
});

test('a report says in both parts what to do, then why, then how people came, with an unsubscribe link', () => {
  const order = [
    'What to Focus on Today',
    'Open the full report',
    'What got in the way',
    'Device Breakdown',
    'Top Page',
    'AI Insights',
    'About these numbers.',
    'You’re receiving this',
    'Unsubscribe',
    product.postalAddress,
  ];
  const found = violations(reports, (mail) =>
    [textOf(mail), mail.text.replace(/\s+/g, ' ')].flatMap((text) => {
      const lower = text.toLowerCase();
      const places = order
        .map((each) => lower.lastIndexOf(each.toLowerCase()))
        .filter((place) => place >= 0);
      return places.every((place, n) => place > (places[n - 1] ?? -1)) ? [] : [places.join()];
    }),
  );
  expect(found).toEqual([]);
  for (const { headers } of reports)
    expect(headers).toMatchObject({
      'List-Unsubscribe': `<${product.appOrigin}/m/unsubscribe/token>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
});

test('a report never breaks the line between month and day', () => {
  const days = reports.map(({ $ }) => $('.e-card .e-ink').eq(1).text());
  expect(days.filter((day) => !/^[A-Z]\w+, [A-Z]\w+\u00a0\d+$/.test(day))).toEqual([]);
});

test('only the owner’s copy links to the recipients page', () => {
  const leading = reports.filter(({ html, text }) =>
    `${html}${text}`.includes('Choose who receives it'),
  );
  const others = reports.filter((report) => !leading.includes(report));
  expect(others.map(({ name }) => name)).toEqual(['for a member', 'for a member on Mondays']);
});

test('with images off a report loses only its drawings', () => {
  const mail = reports.find(({ name }) => name === 'a-day-with-issues');
  if (!mail) throw new Error('The golden days have one with issues');
  const mailText = textOf(mail);
  expect(mail.$('img[src^="cid:issue"]').length).toBe(1);
  for (const text of ['486', 'Phone', '3 of the 9 visitors', 'Watch the', 'not a problem'])
    expect(mailText).toContain(text);
  // Alt text also needs a color for dark mode.
  expect(mail.$('style').text()).toMatch(/prefers-color-scheme:dark.*\.e-pic\{[^}]*color:#/s);
});

test('a message to support stays plain text, whatever it contains', async () => {
  const written = '<img src=x onerror=alert(1)> <a href="https://evil.example">here</a>';
  const { html } = await supportMail(feedbackRequest(written, 'a@b.example'), 'Reveille');
  const $ = load(html);
  expect($('a,img[src="x"]').length).toBe(0);
  expect($('body').text()).toContain(written);
});

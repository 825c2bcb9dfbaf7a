import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { deletionMail } from '../../lambdas/accounts/account.mail.tsx';
import { type Profile, provenName } from '../../lambdas/accounts/profile/profile.ts';
import { personName } from '../../lambdas/contract/rules/plain-text.ts';
import { normalizePath } from '../../lambdas/recordings/analysis/path.ts';
import { memberNoticeMail } from '../../lambdas/team/member-notice.mail.tsx';
import { shareMail } from '../../lambdas/websites/sharing/share-mail.protocol.ts';
import { trackingScript } from '../../lambdas/websites/tracking-script.ts';
import { reportInput, seen, signal, visit } from '../factories/digest.ts';
import { everyNote, everyReport, product, reportMail } from '../factories/every-mail.ts';
import { forgedTexts, linksIn } from '../factories/found-links.ts';
import { withoutIsolates } from '../factories/isolates.ts';
import { VISITOR_ID } from '../factories/page-facts.ts';
import { sampled } from '../sample.ts';

const AT_ONCE = 8;
const DOMAIN = 'harborlane.example';
const invisible = /(?![\n\u00a0])[\p{Cc}\p{Cf}\p{Co}\p{Cn}]/u;
/** URLs and addresses that an email links on purpose. */
const ours =
  /https:\/\/app\.reveille\.test[^\s<>"]*|[a-z]+@harborlane\.example|https:\/\/harborlane\.example|ledgerly\.example/g;
/** The invisible padding of a preheader. */
const padding = /(?:\u034f\u200c\s?)+/g;

interface Sent {
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
}

/** All texts and link targets of an email: both parts, preheader, alt texts and titles. */
function contentOf({ subject, text, html = '' }: Sent) {
  const $ = load(html);
  $('style').remove();
  const inTags = $('[alt],[title]')
    .get()
    .flatMap((each) => [$(each).attr('alt') ?? '', $(each).attr('title') ?? '']);
  const texts = $('*')
    .contents()
    .get()
    .flatMap((each) => (each.type === 'text' ? [each.data] : []));
  const targets = $('a,area,img')
    .get()
    .map(({ attribs }) => attribs.href ?? attribs.src ?? '');
  const seen = [subject, text, ...texts, ...inTags];
  return { targets, texts: seen.map((each) => each.replaceAll(ours, '').replaceAll(padding, '')) };
}
const linksOf = ({ targets, texts }: ReturnType<typeof contentOf>) => [
  ...texts.flatMap(linksIn),
  ...targets.filter((target) => !/^(https:\/\/app\.reveille\.test|cid:|#)/.test(target)),
];

function expectNoThirdPartyLink(mail: Sent): void {
  const seen = contentOf(mail);
  expect(linksOf(seen)).toEqual([]);
  expect(seen.texts.filter((each) => invisible.test(withoutIsolates(each.trim())))).toEqual([]);
}

const batches = Array.from({ length: Math.ceil(forgedTexts.length / AT_ONCE) }, (_, n) =>
  forgedTexts.slice(n * AT_ONCE, (n + 1) * AT_ONCE),
);

/** A day on which each forged text is a label, a page, an error, a request and a form. */
function forgedDay(forged: readonly string[]) {
  const digests = forged.flatMap((text, place) =>
    [0, 1, 2].map((n) => {
      const page = normalizePath(`/${text}`);
      return visit(place * 3 + n, {
        page,
        pages: [seen(page)],
        referrer: 'campaign',
        signals: [
          signal('rage-click', page, {
            element: { role: 'button', label: text, selector: `b${place}` },
            count: 7,
            strong: true,
          }),
          signal('javascript-error', page, { about: text, atMs: 90_000, count: 1 }),
          signal('failed-request', page, { about: `/${text} 500`, atMs: 120_000, count: 500 }),
          signal('form-abandonment', page, { about: text, atMs: 150_000, count: 2 }),
        ],
      });
    }),
  );
  return reportInput({ owner: { first_name: forged[0] ?? '' }, digests });
}

test('our emails contain nothing that an email client links except our URLs', async () => {
  const all = { ...everyNote, ...everyReport };
  const found = await Promise.all(
    Object.entries(all).map(async ([name, write]) =>
      linksOf(contentOf(await write())).map((link) => `${name}: ${link}`),
    ),
  );
  expect(found.flat()).toEqual([]);
});

test.each(batches.map((forged, n) => [n + 1, forged] as const))(
  'a complete report email turns no forged label, page, error or name into a link (set %i)',
  async (place, forged) => {
    const day = forgedDay(forged);
    for (const role of sampled(['owner', 'member'] as const, place)) {
      expectNoThirdPartyLink(await reportMail(day, { role }));
    }
  },
);

test('emails about deletion, team and setup turn no forged name or note into a link', async () => {
  const tag = trackingScript('https://app.reveille.test', VISITOR_ID);
  const shown = tag.replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
  const deletion = (forged: string) => {
    const profile = { first_name: forged, email_verified_at: '2026-11-19' } as Profile;
    const to = { address: `maya@${DOMAIN}`, firstName: provenName(profile) };
    return deletionMail(to, product, 'k3J9-token_of-letters');
  };
  const notice = (forged: string) =>
    memberNoticeMail({
      to: `tom@${DOMAIN}`,
      domain: DOMAIN,
      owner: { name: personName(forged), email: `maya@${DOMAIN}` },
      timezone: 'America/New_York',
      unsubscribe: `${product.appOrigin}/m/unsubscribe/token`,
      ...product,
    });
  const share = async (forged: string) => {
    const mail = await shareMail(
      {
        to: 'dev@agency.example',
        from: { name: forged, email: `maya@${DOMAIN}` },
        website: { domain: DOMAIN, generated_script: tag },
        message: forged,
      },
      product,
    );
    // Without the tag, whose script URL is a link.
    return { ...mail, text: mail.text.replace(tag, ''), html: mail.html.replace(shown, '') };
  };
  for (const [place, forged] of forgedTexts.entries()) {
    for (const write of sampled([deletion, notice, share], place))
      expectNoThirdPartyLink(await write(forged));
  }
});

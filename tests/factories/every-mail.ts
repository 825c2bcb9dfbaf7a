import {
  accountExistsMail,
  deletedMail,
  deletionMail,
  recoveryMail,
  verificationMail,
} from '../../lambdas/accounts/account.mail.tsx';
import type { Profile } from '../../lambdas/accounts/profile/profile.ts';
import { FREE, GROWTH, STARTER } from '../../lambdas/contract/plans.ts';
import { dateOf, dayOf } from '../../lambdas/contract/rules/local-time.ts';
import { lastWeekOf, type WeekSummary } from '../../lambdas/contract/rules/week.ts';
import { visitorIdOf } from '../../lambdas/contract/tracker.ts';
import { type CopyVariant, copyFor } from '../../lambdas/emails/delivery/recipient-copy.ts';
import { limitMail } from '../../lambdas/recordings/admission/limit.mail.tsx';
import { composeReport } from '../../lambdas/reports/content/compose.ts';
import type { ReportInput } from '../../lambdas/reports/content/report-input.ts';
import { writeReport } from '../../lambdas/reports/content/write-report.protocol.ts';
import { sealWith } from '../../lambdas/runtime/seal.ts';
import { feedbackRequest, helpRequest } from '../../lambdas/support/feedback.ts';
import { supportMail } from '../../lambdas/support/support.mail.tsx';
import { memberNoticeMail } from '../../lambdas/team/member-notice.mail.tsx';
import { shareMail } from '../../lambdas/websites/sharing/share-mail.protocol.ts';
import { trackingScript } from '../../lambdas/websites/tracking-script.ts';
import { goldenDays } from '../golden/days.ts';

const APP = 'https://app.reveille.test';
export const product = {
  appOrigin: APP,
  postalAddress: 'Reveille, 1 Harbor Lane, Portland, ME 04101',
};
const signing = { seal: async (purpose: string) => sealWith(['a key of tests'], purpose) };
const maya = { address: 'maya@harborlane.example', firstName: 'Maya' };
const message = 'The drawing of our cart is a little small.\nCould it be wider?';

/** An email with both parts, as it is sent. */
export interface WrittenMail {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly pictures: readonly { readonly name: string; readonly png: string }[];
  readonly headers?: Readonly<Record<string, string>>;
}

const limit = (
  plan: typeof FREE | typeof STARTER | typeof GROWTH,
  larger: Parameters<typeof limitMail>[0]['larger'],
) =>
  limitMail({
    to: maya.address,
    timezone: 'America/New_York',
    domain: 'harborlane.example',
    plan: plan.name,
    used: plan.maxSessions,
    max: plan.maxSessions,
    reachedAt: '2026-11-19T20:26:00.000Z',
    renewalDate: plan === FREE ? null : '2026-12-02T12:00:00.000Z',
    larger,
    ...product,
  });

type Mails = Readonly<Record<string, () => Promise<WrittenMail>>>;

/** Each email is rendered once per process, which several files share, unless the mutation campaign records coverage per file. */
const writtenOnce = (mails: Mails): Mails =>
  process.env.MUTANTS_REACHED
    ? mails
    : Object.fromEntries(
        Object.entries(mails).map(([name, write]) => {
          let mail: Promise<WrittenMail> | undefined;
          const writeOnce = () => {
            mail ??= write();
            return mail;
          };
          return [name, writeOnce];
        }),
      );

/** Every email except reports, by name. */
export const everyNote = writtenOnce({
  verification: () => verificationMail(maya, product, 'k3J9-token_of-letters'),
  recovery: () => recoveryMail(maya, product, '482913'),
  'account-exists': () => accountExistsMail(maya, product),
  deletion: () => deletionMail(maya, product, 'k3J9-token_of-letters'),
  deleted: () => deletedMail(maya, product),
  'limit-free': () => limit(FREE, [STARTER, GROWTH]),
  'limit-starter': () => limit(STARTER, [GROWTH]),
  'limit-growth': () => limit(GROWTH, []),
  member: () =>
    memberNoticeMail({
      to: 'tom@harborlane.example',
      domain: 'harborlane.example',
      owner: { name: 'Maya Okafor', email: maya.address },
      timezone: 'America/New_York',
      unsubscribe: `${APP}/m/unsubscribe/token`,
      ...product,
    }),
  share: () =>
    shareMail(
      {
        to: 'dev@agency.example',
        from: { name: 'Maya Okafor', email: maya.address },
        website: {
          domain: 'harborlane.example',
          generated_script: trackingScript(
            APP,
            visitorIdOf('harborlane.example', 'b7e1c0de-4f2a-4c9e-8d3b-a6f0e2c9d1b4'),
          ),
        },
        message: 'Hi Tom,\n\ncould you add this before the weekend? Every page needs it.',
      },
      product,
    ),
  feedback: () => supportMail(feedbackRequest(message, maya.address), product.postalAddress),
  help: () =>
    supportMail(
      helpRequest({ name: 'Maya Okafor', email: maya.address, message }),
      product.postalAddress,
    ),
});

/** A golden day's report as it is stored. */
async function reportOf(input: ReportInput, week?: WeekSummary) {
  const ownerId = 'a0000000-0000-4000-8000-000000000001';
  const { from, to, localDate, timezone: zone } = input.window;
  const day = dayOf(localDate) + 1;
  const schedule = { ownerId, zone, next: dateOf(day), coveredUntil: from, lastVisitOn: localDate };
  const names = { first_name: input.owner.first_name, last_name: 'Okafor' };
  return writeReport(
    { signing, ...product },
    { schedule, day, date: dateOf(day), window: { from, to } },
    {
      mailing: 'mail',
      profile: { email: maya.address, ...names } as Profile,
      domain: input.website.domain,
      analysis: input.website.analysis,
      composed: composeReport(input),
      week,
      digests: input.digests,
    },
  );
}

const issueDay = goldenDays['a-day-with-issues'] as ReportInput;
/** The two weeks up to that day; the Saturday has no report. */
const week: WeekSummary = {
  ...lastWeekOf(
    Array.from({ length: 14 }, (_, place) => ({
      date: dateOf(dayOf(issueDay.window.localDate) - 13 + place),
      visitors: place === 9 ? null : 400 + place,
      issues: place === 9 ? null : place % 2,
    })),
  ),
  problems: [
    { fingerprint: 'a', title: '“Apply” doesn’t respond', days: 3, most: 12 },
    { fingerprint: 'b', title: 'Missing file on the Gifts page', days: 1, most: 6 },
  ],
  unlisted: 0,
};

/** One recipient's copy of a report. */
export async function reportMail(
  input: ReportInput,
  { week, ...reader }: Partial<CopyVariant> & { week?: WeekSummary } = {},
): Promise<WrittenMail> {
  const content = await reportOf(input, week);
  const copy = copyFor(
    content,
    { role: 'owner', isWeekly: false, ...reader },
    {
      click: (link) => `${APP}/m/c/token-${link}`,
      open: `${APP}/m/o/token`,
      unsubscribe: `${APP}/m/unsubscribe/token`,
    },
  );
  return { pictures: content.pictures, ...copy };
}

export const everyReport = writtenOnce({
  ...Object.fromEntries(
    Object.entries(goldenDays).map(([name, input]) => [name, () => reportMail(input)]),
  ),
  'for a member': () => reportMail(issueDay, { role: 'member', week }),
  'for the owner on Mondays': () => reportMail(issueDay, { isWeekly: true, week }),
  'for a member on Mondays': () => reportMail(issueDay, { role: 'member', isWeekly: true, week }),
});

/** The HTML with pictures as data URLs, so a browser can show it. */
export const shownInBrowser = ({ html, pictures }: WrittenMail): string =>
  pictures.reduce(
    (shown, { name, png }) => shown.replaceAll(`cid:${name}"`, `data:image/png;base64,${png}"`),
    html,
  );

import { INVOICE_STATES } from '../../../lambdas/contract/billing.ts';
import { billing } from '../../../lambdas/contract/copy/billing.ts';
import { dailyVideo } from '../../../lambdas/contract/copy/daily-video.ts';
import type { ListedMember } from '../../../lambdas/contract/team.ts';
import {
  type Answer,
  alerts,
  click,
  fill,
  follow,
  inOrder,
  openMenu,
  press,
  type State,
  shows,
} from './state.ts';

type Short = readonly [name: string, path: string, more?: Partial<State>];
const act = (...acts: Parameters<typeof inOrder>): Partial<State> => ({ act: inOrder(...acts) });
const answered = (call: string, answer: Answer): Partial<State> => ({
  answers: { [call]: answer },
});

/** `DAY=2026-11-23` takes the report of that date instead of the newest. */
const day = process.env.DAY ? `?date=${process.env.DAY}` : '';
const report = `/daily-insights/{id}${day}`;
const player = '/recordings?signal=rage-click';
const openPlayer = inOrder(follow('tbody a[href^="/recordings/"]'), (page) =>
  page.getByRole('slider').first().waitFor(),
);
const openIssue = inOrder(
  (page) => page.locator('main summary', { hasText: 'Details' }).nth(1).click(),
  follow('main a[href^="/issues/"]'),
);

const reports: Short[] = [
  ['emails', '/emails'],
  ['emails-no-match', '/emails?search=zzzz'],
  [
    'emails-connected',
    '/emails',
    {
      act: async (page) => {
        await page.evaluate(() => {
          const key = Object.keys(localStorage).find((each) => each.startsWith('connectedDomain_'));
          localStorage.setItem(`showSuccessModal_${key?.split('_')[1]}`, 'true');
        });
        await page.reload();
        await page.getByRole('dialog').waitFor();
      },
    },
  ],
  ['email', '/emails', act(follow('tbody a[href^="/emails/"]'))],
  ['email-gone', '/emails/none'],
  ['menu', '/profile', { ...act(openMenu), dependsOnWidth: true }],
  [
    'help',
    '/profile',
    {
      ...act(openMenu, (page) => page.getByText('Get Help').first().click()),
      dependsOnWidth: true,
    },
  ],
  ['report', report],
  ['report-details', report, act((page) => page.locator('main summary').first().click())],
  ['report-clip', report, act(click(/^Watch the/), shows('Close the clip'))],
  ['report-day', '/daily-insights/{id}?date=2020-01-01'],
  ['report-feedback', report, act(click('Share feedback'))],
  ['issue', report, act(openIssue)],
  ['issue-gone', '/issues/none'],
  ['week', '/week'],
  ['sample-report', '/sample-report'],
  ['daily-video', '/daily-video'],
  ['daily-video-playing', '/daily-video', act(click(/^Play the video/))],
  ['daily-video-none', '/daily-video', answered('get-narration', { narration: null })],
];

const recordings: Short[] = [
  ['recordings', '/recordings'],
  ['recordings-filters', '/recordings?signal=rage-click&device=computer&visits=new'],
  ['recordings-add-filter', player, act(click('Add filter'))],
  ['recordings-change-filter', player, act(click(/^What happened: /))],
  ['recordings-date', '/recordings?days=7', act(click(/^Date: /))],
  [
    'recordings-custom-dates',
    '/recordings?days=7',
    act(click(/^Date: /), (page) => page.getByRole('option', { name: 'Custom range' }).click()),
  ],
  [
    'recordings-several-values',
    '/recordings?browser=Chrome&browser=Safari&device=phone&device=computer&device=tablet',
    act(click(/^Browser: /)),
  ],
  ['recordings-dates', '/recordings?from=2026-11-18&to=2026-11-20'],
  ['recordings-no-match', '/recordings?page=zzzz'],
  ['recordings-segment', player, act(click('Save as segment'))],
  [
    'recordings-selected',
    '/recordings',
    act((page) => page.locator('tbody input[type=checkbox]').nth(1).check()),
  ],
  ['player', player, act(openPlayer)],
  ['player-share', player, act(openPlayer, click('Share'))],
  ['player-note', player, act(openPlayer, click('Note and tags'))],
  ['player-delete', player, act(openPlayer, click('Delete'))],
  [
    'player-shortcuts',
    player,
    act(openPlayer, press('?'), (page) => page.getByRole('dialog').waitFor()),
  ],
  ['player-console', player, act(openPlayer, click('Console'))],
  ['player-gone', '/recordings/none'],
  ['sample-recording', '/recordings/sample'],
  ['heatmap', '/recordings/heatmap'],
  ['heatmap-phone', '/recordings/heatmap?device=phone'],
  ['heatmap-empty', '/recordings/heatmap?page=/zzzz'],
];

const member = (email: string, mail: ListedMember['mail'], index: number): ListedMember => ({
  ...{ id: email, user_id: 'owner', email, mail, rhythm: 'daily', job_role: 'Marketing' },
  date_added: `2026-11-0${index + 1}T10:00:00.000Z`,
});
const fullTeam = {
  members: [
    member('priya@harborlane.test', 'active', 1),
    member('someone-with-a-very-long-address@marketing.harborlane-candles.test', 'bounced', 2),
    member('tom@harborlane.test', 'unsubscribed', 3),
    member('lee@harborlane.test', 'complained', 4),
  ],
  owner_since: '2026-10-02T12:00:00Z',
  owner_mail: 'active',
  owner_rhythm: 'weekdays',
};
const subscription = (plan: string, price: number, maxSessions: number, notice: unknown) => ({
  ...{
    plan,
    price,
    maxSessions,
    maxTeamMembers: 2,
    renewalDate: '2026-12-14T00:00:00.000Z',
    notice,
  },
});
const invoices = INVOICE_STATES.map((state, index) => ({
  ...{ id: `in_${index}`, date: `2026-11-${20 - index}T10:00:00.000Z`, amount: 19, state },
  ...{ currency: 'USD', page: 'https://invoice.stripe.com/i/1', pdf: 'https://pay.stripe.com/1' },
}));
const ends = { kind: 'ends', on: '2026-12-14T00:00:00.000Z' };
const users = ['Maya Lindqvist', 'Ann Archer', 'A Person Whose Name Is Quite Long'].map(
  (name, index) => ({
    ...{ id: `u${index}`, email: `user${index}@company-with-a-long-name.test`, first_name: name },
    ...{
      last_name: '',
      company: 'Harbor Lane Candles',
      job_role: 'Founder',
      timezone: 'Europe/Paris',
    },
    ...{ website: index ? '' : 'harborlane.test', is_active: index === 0, last_login: null },
    ...{ created_at: '2026-11-02T12:00:00Z', updated_at: '2026-11-02T12:00:00Z' },
  }),
);
const account: Short[] = [
  ['connection', '/connection'],
  ['team', '/email-notifications'],
  [
    'team-add',
    '/email-notifications',
    {
      answers: {
        'check-subscription': { ...subscription('Growth', 49, 10_000, null), maxTeamMembers: 10 },
      },
      act: click('Add team'),
    },
  ],
  [
    'team-full',
    '/email-notifications',
    {
      answers: {
        'list-team-members': fullTeam,
        'check-subscription': subscription('Starter', 19, 2_000, null),
      },
    },
  ],
  [
    'team-undo',
    '/email-notifications',
    {
      ...answered('remove-team-member', { success: true }),
      act: inOrder(click(/^Remove priya/), shows('Undo')),
    },
  ],
  ['billing', '/usage-billing'],
  [
    'billing-free',
    '/usage-billing',
    {
      answers: {
        'check-subscription': { ...subscription('Free', 0, 100, null), renewalDate: null },
      },
    },
  ],
  [
    'billing-full',
    '/usage-billing',
    {
      answers: { 'check-subscription': subscription('Starter', 19, 20, ends) },
    },
  ],
  [
    'billing-past-due',
    '/usage-billing',
    {
      answers: {
        'check-subscription': subscription('Growth', 49, 10_000, { ...ends, kind: 'past-due' }),
      },
    },
  ],
  [
    'billing-invoices',
    '/usage-billing',
    {
      answers: {
        'check-subscription': { ...subscription('Starter', 19, 2_000, null), hasInvoices: true },
        'list-invoices': { invoices },
      },
      act: shows(billing.invoices.states.void),
    },
  ],
  [
    'billing-invoices-failed',
    '/usage-billing',
    {
      answers: {
        'check-subscription': { ...subscription('Starter', 19, 2_000, null), hasInvoices: true },
        'list-invoices': 'error',
      },
      act: shows(billing.invoices.failed),
    },
  ],
  ['profile', '/profile'],
  [
    'profile-changed',
    '/profile',
    act(
      // A different name each time, because an unchanged profile can't be saved.
      fill('Company', `Harbor Lane ${Date.now() % 1_000}`),
      click('Update Profile'),
      shows('Profile updated'),
    ),
  ],
  ['profile-delete', '/profile', act(click('Delete account'))],
  ['profile-recordings', '/profile', act(click('Delete recordings'))],
  ['users', '/users', { answers: { 'rpc/is_admin': true, get_all_users_admin: users } }],
  ['users-not-admin', '/users'],
  ['not-found-signedIn', '/users/none'],
];

/** These pages stay usable, so they show the failure without an alert. */
const failed: Readonly<Record<string, State['act']>> = {
  'daily-video': shows(dailyVideo.thumbnail.failed),
  billing: shows(billing.outOfDate),
};
/** The loading and failed states of each page. */
const loadingAndFailed: Short[] = (
  [
    ['emails', '/emails', 'list-emails'],
    ['email', '/emails/20261120-ann%40example.com', 'get-email'],
    ['report', report, 'get-latest-report'],
    ['issue', '/issues/none', 'get-issue'],
    ['week', '/week', 'list-reports'],
    ['daily-video', '/daily-video', 'get-narration'],
    ['recordings', '/recordings', 'list-recordings'],
    ['player', '/recordings/none', 'get-recording'],
    ['heatmap', '/recordings/heatmap', 'get-heatmap'],
    ['team', '/email-notifications', 'list-team-members'],
    ['billing', '/usage-billing', 'check-subscription'],
    ['profile', '/profile', 'get-profile'],
  ] as const
).flatMap(([name, path, call]): Short[] => [
  [`${name}-loading`, path, answered(call, 'nothing')],
  [`${name}-failed`, path, { ...answered(call, 'error'), act: failed[name] ?? alerts }],
]);

export const signedIn: State[] = [...reports, ...recordings, ...account, ...loadingAndFailed].map(
  ([name, path, more]) => ({ ...{ name, path, account: 'demo' }, ...more }),
);

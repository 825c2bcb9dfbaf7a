const flowNames = [
  'Big orders to Slack',
  'Weekly digest',
  'Refund requests',
  'New lead to HubSpot',
  'Abandoned cart email',
  'Invoice reminder',
  'Sync stock with Airtable',
  'Onboarding sequence',
  'Support triage',
  'Churn survey',
] as const;

export const flows = flowNames.map((name, n) => ({
  id: 201 + n,
  name,
  steps: 4 + ((n * 3) % 7),
  runs: 4_210 - n * 377,
  last: n === 0 ? '2 min ago' : `${n * 3} h ago`,
}));

const TOTAL_RUNS = 2_400;
const PAGE_OF_RUNS = 60;
const statusOf = (n: number) => (n % 9 === 4 ? 'Failed' : n % 37 === 1 ? 'Running' : 'Success');

const runOf = (n: number) => ({
  id: 88_400 - n,
  flow: flowNames[n % flowNames.length] ?? '',
  status: statusOf(n),
  at: `Nov ${30 - (Math.floor(n / 90) % 29)}, ${String(23 - (n % 24)).padStart(2, '0')}:${String((n * 7) % 60).padStart(2, '0')}`,
  took: `${(0.4 + ((n * 13) % 50) / 10).toFixed(1)} s`,
});

const allRuns = Array.from({ length: TOTAL_RUNS }, (_, n) => runOf(n));

export function runsPage(status: string, wanted: string, from: number) {
  const matching = allRuns.filter(
    (run) =>
      (status === 'all' || run.status === status) &&
      `${run.id} ${run.flow}`.toLowerCase().includes(wanted.toLowerCase()),
  );
  const next = from + PAGE_OF_RUNS;
  return { runs: matching.slice(from, next), next: next < matching.length ? next : null };
}

/** Runs of the flow that creates invoices return a file, which the page cannot show. */
export function runDetail(id: number) {
  const n = 88_400 - id;
  const flow = flowNames[n % flowNames.length] ?? '';
  const isFile = flow === 'Invoice reminder';
  return {
    flow,
    by: n % 2 === 0 ? 'a webhook' : 'its schedule',
    input: {
      order: { id: 5_000 + n, currency: 'USD', lines: [{ sku: 'FD-TEE', price: 32, quantity: 2 }] },
      customer: {
        plan: 'growth',
        tags: ['vip', 'newsletter'],
        address: { city: 'Austin', zip: '78701' },
      },
      meta: { attempt: 1, region: 'us-east-1' },
    },
    output: isFile
      ? { type: 'binary', file: { name: 'invoice.pdf', size: 48_213 } }
      : { type: 'json', value: { ok: true, total: 64, steps: ['find', 'branch', 'message'] } },
    log: [
      '00:00.000 started',
      '00:00.214 found the customer',
      '00:00.391 sent a message',
      '00:00.402 done',
    ],
  };
}

const titles = [
  ['Lead from form to CRM', 'Sales'],
  ['Ticket summary every Friday', 'Support'],
  ['Overdue invoice nudge', 'Finance'],
  ['Welcome series in three emails', 'Marketing'],
  ['Deal won announcement', 'Sales'],
  ['Refund approval with two steps', 'Support'],
  ['Payout report', 'Finance'],
  ['Webinar follow-up', 'Marketing'],
] as const;
const PAGE_OF_TEMPLATES = 12;

/** Templates of the community have no author since their accounts were merged. */
const templates = Array.from({ length: 48 }, (_, n) => {
  const [title, kind] = titles[n % titles.length] ?? titles[0];
  return {
    id: 301 + n,
    title: n < titles.length ? title : `${title} (${1 + Math.floor(n / titles.length)})`,
    kind,
    text: 'Set it up in two minutes. Works with the tools that you have connected already.',
    author: n % 4 === 2 ? null : { name: 'Flowdeck' },
    steps: [{ app: 'Webhook' }, { app: 'HubSpot' }, { app: 'Slack' }],
  };
});

export function templatesPage(kind: string, from: number) {
  const matching = templates.filter((each) => kind === 'All' || each.kind === kind);
  const next = from + PAGE_OF_TEMPLATES;
  return { templates: matching.slice(from, next), next: next < matching.length ? next : null };
}

const words: Readonly<Record<string, string>> = {
  'getting-started': 'start workspace publish first flow connect',
  webhooks: 'webhook http request hook',
  schedules: 'cron schedule time zone',
  'function-steps': 'javascript code function',
  'api-keys': 'api key secret rotate',
  'rate-limits': 'rate limit retry 429',
  roles: 'role permission owner viewer',
  billing: 'plan invoice card run',
};

export const searchDocs = (wanted: string) =>
  Object.keys(words).filter((slug) => `${slug} ${words[slug]}`.includes(wanted));

export const article = (slug: string) => ({
  title: slug.replaceAll('-', ' ').replace(/^./, (letter) => letter.toUpperCase()),
  parts: [
    [
      'Before you start',
      'You need a workspace and the role of a builder or owner. Everything below also works during the trial.',
    ],
    [
      'Step by step',
      'Open the flow, add the step and choose a connection. Test it with a recent run, then publish the flow.',
    ],
    [
      'Good to know',
      'Changes of a published flow take effect with the next run. Runs that have started keep the old version.',
    ],
  ],
});

export const usage = Array.from({ length: 30 }, (_, n) => 260 + ((n * 97) % 380));
export const invoices = ['2026-11-01', '2026-10-01', '2026-09-01'].map((day, n) => ({
  id: `INV-20${48 - n}`,
  day,
  cents: 1_900,
}));

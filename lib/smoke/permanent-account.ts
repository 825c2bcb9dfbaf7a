import { HOUR_MS } from '../../lambdas/contract/durations.ts';
import { listEmails } from '../../lambdas/contract/emails.ts';
import type { Integration } from '../../lambdas/contract/integration.ts';
import { getIntegration } from '../../lambdas/contract/websites.ts';
import { caller, signInAs } from './account.ts';
import { eventually, expect } from './inputs.ts';
import { listen } from './live.ts';
import type { Step } from './step.ts';
import { recordVisit, sessionsOf } from './visit.ts';

/** Reports are daily, so after this long two are missing. */
const REPORT_HOURS_MAX = 50;

/** Steps without a mailbox or a website. They use an owner who was set up once by hand. */
export const permanentAccountSteps: readonly Step[] = [
  {
    name: 'the permanent owner signs in and still has the website',
    needs: ['configuration', 'permanentOwner'],
    check: async ({ origin, permanentOwner }, { configuration }) => {
      if (!permanentOwner) return {};
      const account = await signInAs(configuration, permanentOwner);
      const { integration } = await caller(
        origin,
        account,
      )<{ integration: Integration | null }>(getIntegration);
      expect(integration, 'no website is connected');
      return { permanentWebsite: { account, domain: integration.domain } };
    },
  },
  {
    name: 'a visit to the permanent website is counted and pushed to the open page',
    needs: ['permanentWebsite'],
    check: async ({ origin }, { permanentWebsite: { account, domain }, configuration }) => {
      const before = await sessionsOf(origin, account);
      const live = await listen(configuration.liveUrl, account.accessToken);
      try {
        await recordVisit(origin, `https://${domain}`, account.id);
        await live.waitFor('recordings');
      } finally {
        live.close();
      }
      await eventually(
        'the session',
        async () => (await sessionsOf(origin, account)) > before || undefined,
      );
      return {};
    },
  },
  {
    name: 'the permanent owner got a report within the last two days',
    needs: ['permanentWebsite'],
    check: async ({ origin }, { permanentWebsite: { account } }) => {
      const { rows } = await caller(
        origin,
        account,
      )<{ rows: readonly { created_at: string }[] }>(listEmails);
      const [newest] = rows
        .map(({ created_at: at }) => at)
        .sort()
        .reverse();
      expect(newest, 'the list of emails is empty');
      const hours = (Date.now() - Date.parse(newest)) / HOUR_MS;
      expect(hours < REPORT_HOURS_MAX, `the newest email was sent at ${newest}`);
      return {};
    },
  },
];

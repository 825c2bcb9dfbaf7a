import { createHash } from 'node:crypto';
import * as accounts from '../../lambdas/contract/accounts.ts';
import { listEmails } from '../../lambdas/contract/emails.ts';
import * as integrationCheck from '../../lambdas/contract/integration-check.ts';
import * as websites from '../../lambdas/contract/websites.ts';
import { caller } from './account.ts';
import { eventually, expect } from './inputs.ts';
import { installTag } from './site.ts';
import type { Step } from './step.ts';
import { recordVisit, sessionsOf } from './visit.ts';

/** A script as a page of another website gets it: CloudFront permits that only in responses to requests that name one. */
async function scriptAt(address: string): Promise<Buffer> {
  const response = await fetch(address, { headers: { origin: 'https://website.example' } });
  const { pathname } = new URL(address);
  expect(response.ok, `${pathname} responded ${response.status}`);
  const isOpen = response.headers.get('access-control-allow-origin') === '*';
  expect(isOpen, `other sites may not load ${pathname}`);
  return Buffer.from(await response.arrayBuffer());
}

/** Steps from the owner's website to its report. */
export const websiteSteps: readonly Step[] = [
  {
    name: 'the website of the owner is connected',
    needs: ['verified', 'site'],
    check: async ({ origin, site = '' }, { account }) => {
      const call = caller(origin, account);
      const names = { first_name: 'Smoke', last_name: 'Test', company: 'Smoke', job_role: 'Test' };
      await call(accounts.completeProfile, { ...names, timezone: 'UTC' });
      const websiteUrl = new URL(site).host;
      await call(accounts.updateWebsite, { website: websiteUrl });
      // Fails if the website cannot be read; the tag exists in any case.
      await call(websites.analyzeWebsite, { websiteUrl }).catch(() => undefined);
      const { pending } = await call<{ pending: { generated_script: string } | null }>(
        websites.getIntegration,
      );
      const tag = pending?.generated_script ?? '';
      await installTag(site, tag);
      const found = await call<{ stage: integrationCheck.CheckReply['stage'] }>(
        integrationCheck.checkIntegration,
        {
          websiteUrl,
          operation: 'check',
          userId: account.id,
        },
      );
      expect(integrationCheck.isInstalled(found.stage), `the tag is "${found.stage}"`);
      await call(websites.saveIntegration, { domain: websiteUrl, website_analysis: 'A shop.' });
      return { tag };
    },
  },
  {
    name: 'the tag loads the tracker of this release, from any site',
    needs: ['tag'],
    check: async (_, { tag }) => {
      const address = /src="([^"]+)"/.exec(tag)?.[1] ?? '';
      const loader = (await scriptAt(address)).toString();
      const [, name = '', algorithm = '', pinned] =
        /name:"(recorder-[^"]+)",integrity:"(sha\d+)-([^"]+)"/.exec(loader) ?? [];
      expect(pinned, 'the loader pins no recorder');
      const recorder = await scriptAt(new URL(name, address).href);
      const hash = createHash(algorithm).update(recorder).digest('base64');
      expect(hash === pinned, 'browsers will reject the recorder: its bytes are not the loader’s');
      return {};
    },
  },
  {
    name: 'a visit is recorded and counted',
    needs: ['tag', 'site'],
    check: async ({ origin, site = '' }, { account }) => {
      await recordVisit(origin, site, account.id);
      await eventually(
        'the session',
        async () => (await sessionsOf(origin, account)) > 0 || undefined,
      );
      return { visited: true };
    },
  },
  {
    name: 'the report of the visit is mailed and listed',
    needs: ['visited', 'sendReport', 'mailTo'],
    check: async ({ origin, sendReport, mailTo }, { account }) => {
      await sendReport?.(account.email);
      const text = (await mailTo?.(account.email, '1 session')) ?? '';
      expect(
        text.includes('unsubscribe') || text.includes('Unsubscribe'),
        'it has no unsubscribe link',
      );
      const { rows } = await caller(origin, account)<{ rows: object[] }>(listEmails);
      expect(rows.length > 0, 'the list of emails is empty');
      return {};
    },
  },
];

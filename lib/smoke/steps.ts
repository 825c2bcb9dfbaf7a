import { createHash, randomUUID } from 'node:crypto';
import * as accounts from '../../lambdas/contract/accounts.ts';
import { listEmails } from '../../lambdas/contract/emails.ts';
import * as websites from '../../lambdas/contract/websites.ts';
import { type AppConfiguration, caller, newAccount, whileItWarmsUp } from './account.ts';
import { keptAccountSteps } from './kept-account.ts';
import { listen } from './live.ts';
import { installTag } from './site.ts';
import type { Step } from './step.ts';
import { recordVisit, sessionsOf } from './visit.ts';
import { eventually, expect } from './world.ts';

const asError = (error: Error) => error;

/** SES takes mail to its simulator from any account and bounces none of it. */
const newAddress = () => `success+${randomUUID()}@simulator.amazonses.com`;

async function scriptAt(address: string): Promise<Buffer> {
  const response = await fetch(address);
  const { pathname } = new URL(address);
  expect(response.ok, `${pathname} answered ${response.status}`);
  const isOpen = response.headers.get('access-control-allow-origin') === '*';
  expect(isOpen, `other sites may not load ${pathname}`);
  return Buffer.from(await response.arrayBuffer());
}

export const steps: readonly Step[] = [
  {
    name: 'every page is the app, also where its address has a dot',
    needs: [],
    check: async ({ origin }) => {
      for (const path of ['/login', '/clip/payload.signature', '/emails/20261121-a@b.com']) {
        const response = await fetch(`${origin}${path}`, { headers: { accept: 'text/html' } });
        expect(response.ok, `${path} answered ${response.status}`);
        expect((await response.text()).includes('<div id="root">'), `${path} is not the app`);
      }
      return {};
    },
  },
  {
    name: 'pages forbid foreign scripts and frames',
    needs: [],
    check: async ({ origin }) => {
      const { headers } = await fetch(`${origin}/login`);
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy.includes("default-src 'none'"), `the policy is "${policy.slice(0, 60)}"`);
      expect(policy.includes("frame-ancestors 'none'"), 'the app may be framed');
      expect(headers.get('x-content-type-options') === 'nosniff', 'pages may be sniffed');
      if (!origin.startsWith('https:')) return {};
      expect(headers.get('strict-transport-security'), 'HTTP is not forbidden');
      return {};
    },
  },
  {
    name: 'the app is configured',
    needs: [],
    check: async ({ origin }) => {
      const response = await fetch(`${origin}/config.json`);
      const configuration = (await response.json()) as AppConfiguration;
      for (const name of ['liveUrl', 'userPoolId', 'userPoolClientId'] as const) {
        expect(configuration[name], `config.json has no ${name}`);
      }
      return { configuration };
    },
  },
  {
    name: 'the API rejects callers without a login',
    needs: [],
    check: async ({ origin }) => {
      const { status } = await fetch(`${origin}${accounts.getProfile.path}`);
      expect(status === 401, `get-profile answered ${status}`);
      return {};
    },
  },
  {
    name: 'a new owner signs up and in',
    needs: ['configuration'],
    check: async ({ origin }, { configuration }) => {
      const account = await newAccount(configuration, {
        email: newAddress(),
        password: randomUUID(),
      });
      const call = caller(origin, account);
      await whileItWarmsUp(() => call(accounts.recordSignIn));
      return { account };
    },
  },
  {
    name: 'a verification mail arrives, and its link verifies the owner',
    needs: ['account', 'mailTo'],
    check: async ({ origin, mailTo }, { account, configuration }) => {
      const call = caller(origin, account);
      // Opened first, so that it receives the event of the link, which the next step checks.
      const live = await listen(configuration.liveUrl, account.accessToken).catch(asError);
      try {
        await call(accounts.sendVerificationEmailToken, {
          userId: account.id,
          email: account.email,
        });
        const text = (await mailTo?.(account.email, '/verify-token?token=')) ?? '';
        const token = /\/verify-token\?token=([\w-]+)/.exec(text)?.[1];
        await caller(origin)(accounts.verifyEmailToken, { token });
      } catch (error) {
        if (!(live instanceof Error)) live.close();
        throw error;
      }
      return { verified: true, live };
    },
  },
  {
    name: 'the link reaches the open page live',
    needs: ['live'],
    check: async (_, { live }) => {
      if (live instanceof Error) throw live;
      try {
        await live.hears('verification');
      } finally {
        live.close();
      }
      return {};
    },
  },
  {
    name: 'the website of the owner is connected',
    needs: ['verified', 'site'],
    check: async ({ origin, site = '' }, { account }) => {
      const call = caller(origin, account);
      const names = { first_name: 'Smoke', last_name: 'Test', company: 'Smoke', job_role: 'Test' };
      await call(accounts.completeProfile, { ...names, timezone: 'UTC' });
      const websiteUrl = new URL(site).host;
      await call(accounts.updateWebsite, { website: websiteUrl });
      await call(websites.analyzeWebsite, { websiteUrl }).catch(() => undefined);
      const { pending } = await call<{ pending: { generated_script: string } | null }>(
        websites.getIntegration,
      );
      const tag = pending?.generated_script ?? '';
      await installTag(site, tag);
      const found = await call<{ stage: websites.CheckReply['stage'] }>(websites.checkIntegration, {
        websiteUrl,
        operation: 'check',
        userId: account.id,
      });
      expect(websites.isInstalled(found.stage), `the tag is "${found.stage}"`);
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
      expect(text.includes('unsubscribe') || text.includes('Unsubscribe'), 'it has no way out');
      const { rows } = await caller(origin, account)<{ rows: object[] }>(listEmails);
      expect(rows.length > 0, 'the list of emails is empty');
      return {};
    },
  },
  ...keptAccountSteps,
];

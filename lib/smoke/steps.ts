import { randomUUID } from 'node:crypto';
import * as accounts from '../../lambdas/contract/accounts.ts';
import * as signUp from '../../lambdas/contract/sign-up.ts';
import { caller, newAccount, retryDuringWarmUp } from './account.ts';
import { expect } from './inputs.ts';
import { listen } from './live.ts';
import { permanentAccountSteps } from './permanent-account.ts';
import { siteSteps } from './site-steps.ts';
import type { Step } from './step.ts';
import { websiteSteps } from './website-steps.ts';

const asError = (error: Error) => error;

/** SES delivers email to its simulator from any account, without bounces. */
const newAddress = () => `success+${randomUUID()}@simulator.amazonses.com`;

export const steps: readonly Step[] = [
  ...siteSteps,
  {
    name: 'the API rejects callers without a login',
    needs: [],
    check: async ({ origin }) => {
      const { status } = await fetch(`${origin}${accounts.getProfile.path}`);
      expect(status === 401, `get-profile responded ${status}`);
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
      await retryDuringWarmUp(() => call(accounts.recordSignIn));
      return { account };
    },
  },
  {
    name: 'a verification mail arrives, and its link verifies the owner',
    needs: ['account', 'mailTo'],
    check: async ({ origin, mailTo }, { account, configuration }) => {
      const call = caller(origin, account);
      // Opened before the link is used, so that it receives the event that the next step checks.
      const live = await listen(configuration.liveUrl, account.accessToken).catch(asError);
      try {
        await call(signUp.sendVerificationEmailToken, {
          userId: account.id,
          email: account.email,
        });
        const text = (await mailTo?.(account.email, '/verify-token?token=')) ?? '';
        const token = /\/verify-token\?token=([\w-]+)/.exec(text)?.[1];
        await caller(origin)(signUp.verifyEmailToken, { token });
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
        await live.waitFor('verification');
      } finally {
        live.close();
      }
      return {};
    },
  },
  ...websiteSteps,
  ...permanentAccountSteps,
];

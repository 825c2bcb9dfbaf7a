import type { AppConfiguration } from './account.ts';
import { expect } from './inputs.ts';
import type { Step } from './step.ts';

/** Steps without a login. */
export const siteSteps: readonly Step[] = [
  {
    name: 'every page serves the app, even if its path has a dot',
    needs: [],
    check: async ({ origin }) => {
      for (const path of ['/login', '/clip/payload.signature', '/emails/20261121-a@b.com']) {
        const response = await fetch(`${origin}${path}`, { headers: { accept: 'text/html' } });
        expect(response.ok, `${path} responded ${response.status}`);
        expect((await response.text()).includes('<div id="root">'), `${path} is not the app`);
      }
      return {};
    },
  },
  {
    name: 'pages block third-party scripts and frames',
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
];

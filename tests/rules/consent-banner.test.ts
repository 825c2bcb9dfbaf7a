import { expect, test } from 'vitest';
import { consentOn } from '../../lambdas/websites/check/consent-banner.ts';
import { pageFacts, tag, VISITOR_ID } from '../factories/page-facts.ts';

const waiting = { ...tag(), waits: true };

test.each([
  ['no banner', {}, { banner: null, obeyed: 'no-banner' }],
  [
    'a banner that the tag does not wait for',
    { traces: ['https://cdn.example/npm/klaro@0.7/klaro.js'] },
    { banner: 'Klaro', obeyed: 'not' },
  ],
  [
    'a banner that the tag waits for',
    { traces: ['/js/vanilla-cookieconsent.umd.js'], tags: [waiting] },
    { banner: 'CookieConsent', obeyed: 'on-request' },
  ],
  [
    'a banner that sets Google Consent Mode',
    {
      traces: ['https://consent.cookiebot.com/uc.js'],
      inlineScripts: ["gtag('consent', 'default', { analytics_storage: 'denied' })"],
    },
    { banner: 'Cookiebot', obeyed: 'automatically' },
  ],
  [
    'an IAB TCF platform',
    { inlineScripts: ['window.__tcfapi = function () {}'] },
    { banner: 'IAB TCF', obeyed: 'automatically' },
  ],
  [
    'the WP Consent API',
    { traces: ['/wp-content/plugins/wp-consent-api/assets/js/wp-consent-api.js'] },
    { banner: 'WP Consent API', obeyed: 'automatically' },
  ],
])(
  'the installation check finds %s and reports whether the tag respects it',
  (_, facts, finding) => {
    expect(consentOn(pageFacts({ tags: [tag()], ...facts }), VISITOR_ID)).toEqual(finding);
  },
);

test("another account's waiting tag does not count", () => {
  const other = { ...waiting, visitorId: 'other' };
  const facts = pageFacts({ tags: [tag(), other], traces: ['/orejime.js'] });
  expect(consentOn(facts, VISITOR_ID)).toEqual({ banner: 'Orejime', obeyed: 'not' });
});

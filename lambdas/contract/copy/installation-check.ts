import type { CheckStage } from '../integration-check.ts';

export const installationTest = {
  successful: {
    title: 'Integration Successful!',
    detail: (domain: string) => `${domain} is now being recorded.`,
  },
  otherAccount: {
    title: 'Script Configuration Issue',
    detail: (domain: string) =>
      `The script on ${domain} was installed for a different user account. Replace it with the script shown here.`,
  },
  formerTag: {
    title: 'Script Configuration Issue',
    detail: (domain: string) =>
      `The script on ${domain} was made for another address. Replace it with the script shown here.`,
  },
  notFound: {
    title: 'Script Not Found',
    detail: (domain: string) =>
      `The script was not detected on ${domain}. It belongs in the head section and must be installed correctly.`,
  },
  failed: {
    title: 'Integration Test Failed',
    detail: "We couldn't verify the script installation.",
  },
  busy: 'Testing...',
  tooMany: {
    title: 'Integration Test Failed',
    detail: 'That was a lot of tests in a row. Please wait a minute and test again.',
  },
};

export const diagnosis = {
  heading: (time: string) => `What we checked, ${time}`,
  answered: 'Responded',
  answeredIn: (seconds: string) => `Responded in ${seconds} s`,
  errorPage: 'Responded with an error page',
  notAnswered: 'Didn’t respond',
  leads: 'Redirects to another website',
  script: 'Tracking script',
  places: {
    head: 'Found in the head section',
    body: 'Found in the page body',
    none: 'Not found',
  },
  foreign: 'Found, but it belongs to another account',
  former: 'Found, but it was made for another address',
  second: 'A second tracking script',
  policy: 'Allowed by the content security policy',
  no: 'No',
  copy: 'Copy lines',
  visit: 'First visit',
  visitAt: (time: string) => `Seen, ${time}`,
  noVisit: 'Not yet',
  consent: (banner: string) => `Consent banner: ${banner}`,
  consentBy: {
    automatically: 'The script follows it automatically',
    'on-request': 'The script waits for your call',
    not: 'The script doesn’t wait for it',
    'no-banner': '',
  },
  consentHelp:
    'Add data-consent="required" to the script and call reveille.consent("granted") from your banner. The tracking script guide shows how.',
  likely: 'Most likely:',
  linesToAdd: 'Lines to add to your content security policy',
};

export const likelyCauses = {
  'name-unresolved': (domain) =>
    `${domain} can’t be found. Check the spelling. New domains can take up to a day to work.`,
  unreachable: () =>
    'the website didn’t respond. Is it behind a password or a maintenance page, or does it block automated visitors?',
  'error-answer': () =>
    'the website responded with an error page. Open it in a private window; once the page shows there, test again.',
  'other-site': (_, host) =>
    `your website lives at ${host}. Go back to the first step and connect that address.`,
  'tag-missing': () =>
    'the change is saved but not published yet, or a cache still serves the old page. Publish, clear the cache, and test again. With a tag manager, open your website once in a new tab first.',
  'other-account': () => 'an earlier script is still in place. Replace it with the one above.',
  'blocked-by-policy': () =>
    'a content security policy blocks it. Add the lines above and test again.',
  'tag-twice': () =>
    'the script is on the page more than once. Recording works; remove one of them when you can.',
  'no-visit-yet': () =>
    'everything is in place. Open your website once, and the first visit will show here.',
  working: () => 'nothing: visits arrive.',
} satisfies Record<CheckStage, (domain: string, host: string) => string>;

/** The page has the script that the owner got for another website, such as the former address of a shop. */
export const formerTagCause =
  'the script of your former address is still in place. It doesn’t work here; replace it with the one above.';

/** The script was there before, and the owner has not tested since. */
export const lostTagCause =
  'a new theme or page template went live without the script. Paste it again, publish, then test the integration.';

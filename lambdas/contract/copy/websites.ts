import type { CheckStage } from '../websites.ts';

/** The words of the website steps, on onboarding and on the connection page alike (§2, §5, §8). */
export const websites = {
  badges: { pending: 'Pending', connected: 'Connected' },
  url: {
    label: 'Website URL',
    /** The specification's `{host} or {host}`. */
    placeholder: 'harborlane.example or www.harborlane.example',
    missing: { title: 'Website URL is required', detail: 'Please enter your website URL' },
    invalid: { title: 'Invalid URL format', detail: 'Please enter a valid website URL' },
  },
  busy: {
    title: 'One moment',
    detail: 'Your website is being read already. Please try again in a few seconds.',
  },
  analysis: {
    label: 'What we understood',
    done: {
      title: 'Website analyzed successfully',
      detail: 'Review and edit the AI-generated insights before continuing.',
    },
    loading: 'Analyzing your website...',
    loadingNote: 'This usually takes less than half a minute.',
    /** What the server answers; each screen shows its own words for it. */
    failed: { title: 'Analysis failed', detail: 'The website could not be read.' },
    tooMany: {
      title: 'Analysis failed',
      detail: 'Your website was read many times today. Please describe it yourself.',
    },
  },
  script: {
    label: 'Tracking script',
    copied: { title: 'Code copied', detail: 'Code copied!' },
    copyFailed: { title: 'Copy failed', detail: 'Please select the script and copy it yourself.' },
  },
  test: {
    successful: {
      title: 'Integration Successful!',
      detail: (domain: string) => `${domain} is now being recorded.`,
    },
    otherAccount: {
      title: 'Script Configuration Issue',
      detail: (domain: string) =>
        `The script on ${domain} was installed for a different user account. Replace it with the script shown here.`,
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
  },
  diagnosis: {
    heading: (time: string) => `What we checked, ${time}`,
    answered: 'Answered',
    answeredIn: (seconds: string) => `Answered in ${seconds} s`,
    errorPage: 'Answered with an error page',
    notAnswered: "Didn't answer",
    leads: 'Redirects to another website',
    script: 'Tracking script',
    places: {
      head: 'Found in the head section',
      body: 'Found in the page body',
      none: 'Not found',
    },
    foreign: 'Found, but it belongs to another account',
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
      not: 'The script does not wait for it',
      'no-banner': '',
    },
    consentHelp:
      'Add data-consent="required" to the script and call reveille.consent("granted") from your banner. The tracking script guide shows how.',
    likely: 'Most likely:',
    linesToAdd: 'Lines to add to your content security policy',
  },
  stages: {
    'name-unresolved': (domain) =>
      `${domain} can't be found. Check the spelling. New domains can take up to a day to work.`,
    unreachable: () =>
      "the website didn't answer us. Is it behind a password or a maintenance page, or does it block automated visitors?",
    'error-answer': () =>
      'the website answered with an error page. Open it in a private window; once the page shows there, test again.',
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
  } satisfies Record<CheckStage, (domain: string, host: string) => string>,
  inBody:
    'The script sits in the page body. It works there; before the closing </head> tag it loads sooner.',
  firstVisit: {
    title: 'Your first visitor was just recorded',
    waiting: 'Waiting for your first visit. Open your website in a new tab.',
    seen: 'We received data from your script.',
  },
  save: {
    failed: {
      title: 'Error completing setup',
      detail: 'Failed to complete the setup. Please try again.',
    },
    missing: { title: 'Error completing setup', detail: 'Missing user or website URL' },
    notChecked: {
      title: 'Error completing setup',
      detail: 'Please test the installation again before finishing the setup.',
    },
  },
  emailNotVerified: {
    title: 'Email verification required',
    detail: 'Please verify your email before testing the integration',
  },
};

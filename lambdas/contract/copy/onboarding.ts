/** Copy of the wizard (§2); the website steps share theirs with the connection page in `websites.ts`. */
export const onboarding = {
  steps: {
    profile: 'Profile',
    website_url: 'Website',
    analysis: 'Analysis',
    installation: 'Install',
  },
  stepsLabel: 'Setup steps',
  profile: {
    heading: 'Tell us about you',
    lead: 'Your report arrives at 9:00 AM in your timezone.',
    firstName: 'First Name',
    lastName: 'Last Name',
    company: 'Company Name',
    role: 'Your Role',
    rolePlaceholder: 'Founder, marketing, developer',
    timezone: 'Timezone',
    timezoneHint: 'Detected from your browser. Reports arrive at 9:00 AM in this timezone.',
    submit: 'Continue to Website Setup',
    busy: 'Saving...',
    required: {
      title: 'Required fields missing',
      detail: 'Please fill out all required fields.',
    },
    signedOut: {
      title: 'Authentication error',
      detail: 'You must be logged in to complete your profile.',
    },
    saved: { title: 'Profile saved!', detail: 'Next: your website.' },
    failed: {
      title: 'Error saving profile',
      detail: 'There was a problem saving your profile.',
    },
  },
  website: {
    heading: 'Which website should we look at?',
    lead: 'We read its public pages to learn what you do. Nothing is recorded yet.',
    hint: 'Your home page is fine.',
    submit: 'Analyze Website',
    busy: 'Analyzing...',
  },
  analysis: {
    loadingHeading: 'A first look at your website',
    loadingLead: (domain: string) => `We’re looking at ${domain} the way a new visitor would.`,
    heading: 'Did we get this right?',
    lead: 'Your reports are written with this in mind. Edit anything that’s wrong.',
    submit: 'Continue to Installation',
    /** After a failed analysis, whose note is no description. */
    missingHeading: 'Tell us about your website',
    missingLead:
      'Your reports are written with this in mind. Replace the text with a sentence or two about your website, or continue without it.',
    failed: {
      title: 'Analysis failed',
      detail: 'Failed to analyze your website. You can continue with the setup.',
      note: 'Analysis not available. You can still proceed with the setup.',
    },
  },
  installation: {
    heading: 'Add one script to your website',
    lead: (domain: string) =>
      `It loads after your page, records only on ${domain} and masks email addresses.`,
    copy: 'Copy',
    copied: 'Code copied!',
    steps: [
      'Click Copy to copy the tracking script.',
      'Open the place where you edit your website’s HTML: the theme settings, the page template or your tag manager.',
      'Paste the script before the closing </head> tag, so that it loads on every page.',
      'Save, publish, and open your website once in a new tab.',
      'Come back here and click Finish Installation.',
    ],
    submit: 'Finish Installation',
    /** For owners who wait for a developer to paste the script; the connection page can also email it. */
    later: 'Is someone else installing it? Continue later',
    done: (domain: string) => `${domain} is connected. Taking you to your emails…`,
  },
};

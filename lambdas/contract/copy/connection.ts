/** Copy of the connection page (§2); the copy that it shares with onboarding is in `websites.ts`. */
export const connection = {
  opening: 'Checking your website…',
  heading: 'Connect your website',
  lead: 'Four steps, about five minutes.',
  steps: {
    domain_input: 'Enter domain',
    analysis: 'Website analysis',
    installation: 'Install code',
    connected: 'Connection complete',
  },
  locked: 'Locked until your email is verified',
  reviewed: (words: number) => `Reviewed, ${words === 1 ? '1 word' : `${words} words`}`,
  actions: {
    continue: 'Continue',
    next: 'Next',
    again: 'Analyze again',
    copy: 'Copy code',
    copied: 'Code copied!',
    test: 'Test Integration',
    share: 'Share instructions',
    disconnect: 'Disconnect',
    watch: 'Watch recordings',
  },
  analysisFailed: {
    title: 'Analysis failed',
    detail: 'Failed to analyze your website. Please try again later.',
    note: 'We couldn’t read your website right now. Describe it here in two or three sentences: what you offer, to whom, and what a visitor should do.',
  },
  /** Above the description in the second step. */
  describe:
    'Reports are written with this in mind. Edit anything that’s wrong, or describe your website in a sentence or two.',
  paste: 'Paste it before the closing </head> tag of every page, publish, then test.',
  description: {
    lead: 'Reports are written with this in mind. Keep it up to date.',
    none: 'We couldn’t read your website during setup. Describe it in a sentence or two, so that reports fit it.',
    save: 'Save description',
    saving: 'Saving...',
    cancel: 'Cancel',
    saved: { title: 'Description saved', detail: 'It applies from the next report on.' },
  },
  facts: {
    lastVisit: 'Last visit',
    noVisit: 'None yet',
    since: 'Connected since',
    justNow: 'Just now',
    reports: 'Reports arrive',
    at: (city: string) => `9:00 AM (${city})`,
  },
  missing: (since: string) =>
    `Your script has been missing from your website since ${since}. Put it back, then test the integration.`,
  outdated: (since: string) =>
    `Since ${since}, pages of your website have loaded a version of the script that we have withdrawn. Visits to those pages are not recorded. Replace the script with the one shown here, then test the integration.`,
  testAgain: 'Test again',
  disconnect: {
    title: (domain: string) => `Disconnect ${domain}?`,
    lead: 'Recording stops right away. You keep your existing reports and recordings.',
    keep: 'Keep connected',
    confirm: 'Disconnect',
    busy: 'Disconnecting...',
    done: { title: 'Integration Disconnected', detail: 'You can now connect a new domain.' },
    failed: {
      title: 'Disconnect Failed',
      detail: (domain: string) => `${domain} is still connected. Please try again.`,
    },
  },
  complete: {
    title: 'Your website is connected',
    lead: 'Recording has started. Your first report arrives tomorrow at 9:00 AM. We’ll take you to your emails in 2 seconds.',
    go: 'Go to emails',
  },
  share: {
    title: 'Share Integration Instructions',
    lead: 'We email the script and the steps to the person who looks after your website.',
    email: 'Email address',
    emailPlaceholder: 'developer@agency.example',
    message: 'Message',
    prefilled: (domain: string, firstName: string) =>
      `Hello, could you add this script to ${domain}? The steps are below. Thank you${firstName ? `, ${firstName}` : ''}`,
    cancel: 'Cancel',
    send: 'Send instructions',
    sending: 'Sending...',
    emailMissing: {
      title: 'Email Required',
      detail: 'Please enter an email address to send the instructions to.',
    },
    emailInvalid: { title: 'Email Required', detail: 'Please enter a valid email address' },
    sent: {
      title: 'Instructions Sent!',
      detail: (email: string) => `${email} has the script and the steps.`,
    },
    failed: { title: 'Send Failed', detail: 'Failed to send instructions. Please try again.' },
    limit: {
      title: 'Send Failed',
      detail:
        'You have sent these instructions as often as we allow. Copy the script and send it yourself.',
    },
  },
  shareMail: {
    subject: 'Setup instructions for the Reveille tracking script',
    preheader: (domain: string) => `Please add one line to ${domain}. It takes about five minutes.`,
    about: 'Setup instructions',
    title: (domain: string) => `Please add one line to ${domain}`,
    intro: (sender: string, email: string, domain: string) =>
      `${sender} (${email}) uses Reveille to learn where visitors of ${domain} get stuck, and asks you to add this script to the website. It takes about five minutes.`,
    message: (note: string) => `Their message:\n${note}`,
    steps: (sender: string) => [
      'Paste the script before the closing </head> tag, on every page.',
      'Publish the website and open it once.',
      `Reply to this email. ${sender} can check right away that it works.`,
    ],
    lines: (domain: string, origin: string) => [
      `The script loads after the page, records only on ${domain} (with or without www), and masks email addresses and everything typed.`,
      `If the website uses a content security policy, allow ${origin} in script-src and connect-src.`,
    ],
    reason: (sender: string, email: string) =>
      `${sender} (${email}) sent you this through Reveille. We use your address for this message only.`,
  },
};

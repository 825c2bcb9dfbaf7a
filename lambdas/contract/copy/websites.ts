/** Copy of the website steps, on onboarding and on the connection page (§2, §5, §8). */
export const websites = {
  badges: { pending: 'Pending', connected: 'Connected' },
  url: {
    label: 'Website URL',
    /** The specification's `{host} or {host}`. */
    placeholder: 'shop.example or www.shop.example',
    missing: { title: 'Website URL is required', detail: 'Please enter your website URL' },
    invalid: { title: 'Invalid URL format', detail: 'Please enter a valid website URL' },
  },
  busy: {
    title: 'One moment',
    detail: 'We’re already reading your website. Please try again in a few seconds.',
  },
  tooMany: {
    title: 'Too many changes',
    detail: 'You can change your website 50 times a day. Try again tomorrow.',
  },
  analysis: {
    label: 'About your website',
    done: {
      title: 'Website analyzed successfully',
      detail: 'Review and edit the AI-generated insights before continuing.',
    },
    loading: 'Analyzing your website...',
    loadingNote: 'This usually takes less than half a minute.',
    /** The server's message; each screen shows its own copy for it. */
    failed: { title: 'Analysis failed', detail: 'The website could not be read.' },
    tooMany: {
      title: 'Analysis failed',
      detail: 'Your website was read many times today. Please describe it yourself.',
    },
  },
  script: {
    label: 'Tracking script',
    copied: { title: 'Code copied', detail: 'Code copied!' },
  },
  firstVisit: {
    waiting: 'Waiting for your first visit.',
    open: 'Open your website',
    inNewTab: ' in a new tab.',
    seen: 'We received data from your script. Recording starts once the check passes.',
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

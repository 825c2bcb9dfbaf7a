/** The pages behind links in emails; they need no login. */
export const mailPages = {
  /** Team members read these pages and have no account. */
  onward: 'Have an account? Open Reveille',
  unknown: {
    title: 'This link doesn’t work',
    lead: 'Your email app may have cut it off, or it has expired. The newest report has a fresh one.',
  },
  failed: {
    title: 'Something went wrong on our side',
    lead: 'Your link is fine. Please try again in a moment.',
    again: 'Try again',
  },
  clipGone: {
    title: 'This clip is no longer available',
    detail: 'Links to clips work for 14 days, and only while the recording is kept.',
  },
  going: { title: 'One moment', lead: 'Taking you there…', link: 'Continue' },
  unsubscribe: {
    title: 'Stop the daily report?',
    lead: (email: string, domain: string) =>
      `${email} will no longer receive reports for ${domain}. Recording continues.`,
    button: 'Unsubscribe',
    less: { weekdays: 'Only on weekdays', mondays: 'Only on Mondays' },
    lessDone: 'Schedule saved',
    lessLead: {
      weekdays: (email: string) =>
        `${email} gets the report Monday to Friday, on Mondays with a summary of the week.`,
      mondays: (email: string) =>
        `${email} gets the report on Mondays, with a summary of the week.`,
    },
    done: 'Unsubscribed',
    doneLead: (email: string) => `${email} gets no more reports.`,
    resume: 'Receive them again',
    resumed: 'Reports are back on',
    resumedLead: (email: string) => `${email} gets reports again.`,
  },
  feedback: {
    useful: { title: 'Was this helpful?', button: 'Yes, it was helpful' },
    'not-a-problem': { title: 'Not a problem for you?', button: 'Don’t show this again' },
    fixed: { title: 'Mark this as fixed?', button: 'Mark as fixed' },
    about: (severity: string, day: string, title: string) => `${severity}, ${day}: ${title}`,
    fixedNote: 'We’ll keep watching and tell you if it comes back.',
    done: 'Noted',
    doneLead: 'Thank you. The next report takes it into account.',
  },
};

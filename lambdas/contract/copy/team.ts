export const team = {
  title: 'Email notifications',
  lead: 'The daily report goes out at 9:00 AM your time to everyone here who is subscribed, on the days you choose for each person.',
  count: (count: number, max: number) => `${count}/${max} team members`,
  add: 'Add team',
  columns: {
    caption: 'Team members',
    email: 'Email',
    jobRole: 'Job Role',
    added: 'Date Added',
    actions: 'Actions',
  },
  you: 'You',
  rhythm: {
    of: (email: string) => `When ${email} gets the report`,
    names: { daily: 'Every day', weekdays: 'Weekdays', mondays: 'Mondays' },
    saved: {
      daily: (email: string) => ({
        title: 'Schedule saved',
        detail: `${email} gets the report every day.`,
      }),
      weekdays: (email: string) => ({
        title: 'Schedule saved',
        detail: `${email} gets the report Monday to Friday, on Mondays with a summary of the week.`,
      }),
      mondays: (email: string) => ({
        title: 'Schedule saved',
        detail: `${email} gets the report on Mondays, with a summary of the week.`,
      }),
    },
    failed: { title: 'Error', detail: 'The schedule couldn’t be saved. Please try again.' },
  },
  /** Why a person in the list gets no reports. */
  mail: {
    unsubscribed: 'Unsubscribed',
    bounced: 'Address bounces',
    complained: 'Marked as spam',
  },
  undo: 'Undo',
  /** Shown next to members without a seat in the plan. */
  skipped: {
    badge: 'No seat',
    lead: (seats: number, emails: readonly string[]) =>
      `Your plan has ${seats} ${seats === 1 ? 'seat' : 'seats'}, yours included, and your team is larger. These members get no report: ${firstOf(emails)}.`,
    way: 'Compare plans',
  },
  owner: 'Owner',
  remove: (email: string) => `Remove ${email}`,
  dialog: {
    title: 'Add Team Member',
    lead: 'They receive the daily report by email. They don’t need an account and can unsubscribe at any time.',
    email: 'Email',
    emailHint: 'name@company.example',
    emailNeeded: 'Please enter an email address',
    jobRole: 'Job Role',
    jobRoleHint: 'Marketing, developer, agency',
    jobRoleNeeded: 'Please enter a job role',
    cancel: 'Cancel',
    submit: 'Add member',
    submitting: 'Adding...',
  },
  loadFailed: { title: 'Error', detail: 'Failed to load team members.' },
  signInNeeded: {
    title: 'Authentication Error',
    detail: 'You must be logged in to add team members.',
  },
  failed: { title: 'Error', detail: 'Failed to add or remove the team member.' },
  added: (email: string) => ({
    title: 'Team Member Added',
    detail: `${email} has been added to receive daily insights.`,
  }),
  removed: (email: string) => ({
    title: 'Team Member Removed',
    detail: `${email} no longer receives daily insights.`,
  }),
  problems: {
    incomplete: { title: 'Missing Information', detail: 'Please fill in all fields' },
    invalidEmail: { title: 'Invalid Email', detail: 'Please enter a valid email address' },
    duplicate: { title: 'Duplicate Email', detail: 'This email is already a team member' },
    full: {
      title: 'Plan Limit Reached',
      detail: 'Your plan doesn’t include more team members. Choose a larger plan to add more.',
    },
    unverified: {
      title: 'Email verification required',
      detail: 'Please verify your email before you add team members.',
    },
    tooMany: {
      title: 'Too many requests',
      detail: 'You can add ten team members a day. Try again tomorrow.',
    },
  },
};

/** Names three, because the table marks all of them. */
function firstOf(emails: readonly string[]): string {
  const others = emails.length - 3;
  const named = emails.slice(0, 3).join(', ');
  return others > 0 ? `${named} and ${others} more` : named;
}

/** Copy of every email, and of emails other than reports. */
import { capital, counted, pageLabel } from './numerals.ts';

export const mails = {
  ownerReason: (domain: string) => `You’re receiving this because you own ${domain} on Reveille.`,
  memberReason: (adder: string, domain: string) =>
    `You’re receiving this because ${adder} added you to the reports of ${domain} on Reveille.`,
  chooseRecipients: 'Choose who receives it',
  unsubscribe: 'Unsubscribe',
  report: {
    visitors: (n: number) => (n === 1 ? 'visitor' : 'visitors'),
    sessions: (n: number) => (n === 1 ? 'session' : 'sessions'),
    devices: 'Device Breakdown',
    topPage: 'Top Page',
    sources: 'Where visits came from',
    visits: (n: number) => (n === 1 ? '1 visit' : `${n.toLocaleString('en-US')} visits`),
    open: 'Open the full report',
    inTheWay: 'What got in the way',
    groups: {
      critical: { name: 'Critical', impact: 'High Impact', mark: '\u25b2' },
      important: { name: 'Important', impact: 'UX Impact', mark: '\u25c6' },
      minor: { name: 'Minor', impact: 'Low Impact', mark: '\u25cf' },
    },
    back: 'back again',
    suggestion: 'Suggestion',
    watch: (seconds: number) => `Watch the ${seconds}-second clip`,
    feedback: {
      lead: 'Was this',
      useful: 'useful',
      'not-a-problem': 'not a problem',
      last: 'or is it',
      fixed: 'fixed',
    },
    picture: (page: string, element: string | undefined) =>
      element
        ? `Drawing of ${pageLabel(page)}. ${capital(element)} is marked.`
        : `Drawing of ${pageLabel(page)}. The place is marked.`,
    drawn: (time: string, what: string) =>
      `${what} Drawn from the recording at ${time}; customer text is hidden.`,
    clicked: (clicks: number) => `clicked ${clicks} times`,
    marked: (element: string, place: string, clicks: number | undefined) =>
      `${capital(element)} ${place}${clicks && clicks > 1 ? `, ${mails.report.clicked(clicks)}` : ''}.`,
    stillOpen: 'Still open',
    repaired: 'Repaired',
    trackRecord: 'How often we were right',
    developer: 'Details for your developer',
    focus: 'What to Focus on Today',
    quote: 'AI Insights',
    provenance: 'About these numbers.',
    notes: 'About the recording',
    putBack: 'Put the script back',
    someoneElse:
      'Someone else looks after the website? The connection page can email them the instructions.',
    weekly:
      'The day is missing from your history; the days before it are kept. We repeat this message once a week, not every morning.',
    comparePlans: 'Compare plans',
    more: (n: number) =>
      `${n === 1 ? 'One more issue stands' : `${n} more issues stand`} in the full report.`,
  },
};

/** The pages behind links in emails; they need no login. */
export const mailPages = {
  onward: 'Open Reveille',
  unknown: {
    title: 'This link does not work',
    lead: 'It may have been shortened by a mail program, or it is too old. The newest report has a fresh one.',
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
      weekdays: (email: string) => `${email} gets the report Monday to Friday.`,
      mondays: (email: string) => `${email} gets the report on Mondays.`,
    },
    done: 'Unsubscribed',
    doneLead: (email: string) => `${email} gets no more reports.`,
    resume: 'Receive them again',
    resumed: 'Reports are back on',
    resumedLead: (email: string) => `${email} gets the next report.`,
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

/** The mails with one purpose. */
export const notes = {
  hello: (firstName: string) => (firstName ? `Hi ${firstName}, ` : 'Hi, '),
  pasteLink: (link: string) =>
    `If the button does nothing, paste this address into your browser: ${link}`,
  verification: {
    subject: 'Verify your email for Reveille',
    preheader: 'One click and your first report can be on its way. The link works for 24 hours.',
    about: 'Verify your email',
    title: 'Verify your email',
    intro: (address: string) =>
      `please confirm that ${address} is your address. Then you can test your installation and receive reports.`,
    button: 'Verify my email',
    works: 'This link works once and expires in 24 hours.',
    reason:
      'You’re receiving this because someone signed up to Reveille with this address. If this wasn’t you, you can ignore this email.',
  },
  recovery: {
    subject: 'Reset your Reveille password',
    preheader:
      'The link works for 1 hour. Your password stays the same until you choose a new one.',
    about: 'Password reset',
    title: 'Choose a new password',
    intro: (address: string) => `follow the link to choose a new password for ${address}.`,
    button: 'Choose a new password',
    works: 'This link works once and expires in 1 hour.',
    reason:
      'You’re receiving this because someone asked to reset the password for this address. If this wasn’t you, ignore this email; your password stays the same.',
  },
  outdated: {
    subject: (domain: string) => `Recording is off on ${domain}: please update the script`,
    preheader: 'We withdrew the version of the script on your website. Updating takes two minutes.',
    about: 'Script update needed',
    title: 'Your tracking script needs an update',
    intro: (domain: string) =>
      `${domain} still loads a version of our script that we have withdrawn because of a problem in it. That version no longer records anything, so your next reports will be empty until you replace it.`,
    steps: [
      'Copy the script below.',
      'Replace the old script with it, on every page that has one.',
      'Publish, then open your website once.',
    ],
    lines: ['The new script updates itself, so this should be the last time you have to do this.'],
    button: 'Open the connection page',
    reason: 'You’re receiving this because you connected this website to Reveille.',
  },
  deletion: {
    subject: 'Delete your Reveille account?',
    preheader: 'The link works for 1 hour. Nothing is deleted until you confirm.',
    about: 'Delete account',
    title: 'Delete your account?',
    intro: (address: string) =>
      `you asked us to delete the account of ${address}. Everything in it will be deleted: recordings, reports, team and website. A paid plan is canceled right away.`,
    lines: ['Would you like to keep a copy? Export your data on the profile page first.'],
    button: 'Delete my account',
    works: 'The link works for 1 hour and asks you to confirm.',
    reason:
      'You’re receiving this because a request to delete your account was made while signed in to it. If it wasn’t you, change your password.',
  },
  deleted: {
    subject: 'Your Reveille account is deleted',
    preheader: 'Recordings, reports, team and website are gone. This is our last email to you.',
    about: 'Account deleted',
    title: 'Your account is deleted',
    intro: (address: string) =>
      `The account of ${address} is gone, with its recordings, reports, team and website. A paid plan has ended; nothing more is charged.`,
    lines: [
      'Backups are cleared within 35 days. The script on your website no longer does anything; remove it when you next change the site.',
    ],
    reason: 'You’re receiving this because you deleted your account. It is the last one.',
  },
  accountExists: {
    subject: 'You already have a Reveille account',
    preheader: 'There was a sign-up attempt with your address. Sign in, or choose a new password.',
    about: 'Your account',
    title: 'You already have an account',
    intro: (address: string) =>
      `there was just a sign-up attempt with ${address}, which already has an account.`,
    lines: [
      'If it was you, sign in. If you have forgotten the password, choose a new one on the same page.',
    ],
    button: 'Sign in',
    reason:
      'You’re receiving this because someone signed up to Reveille with this address. If this wasn’t you, you can ignore this email.',
  },
  limit: {
    subject: (used: string, max: string) => `Recording is paused: ${used} of ${max} sessions used`,
    preheader: {
      free: 'Your reports stay readable. Recording resumes as soon as you upgrade.',
      paid: (date: string) =>
        `Your reports stay readable. Recording resumes automatically on ${date}.`,
    },
    about: 'Session limit',
    title: 'You have reached your session limit',
    intro: (domain: string, plan: string, max: string) =>
      `Good news: ${domain || 'your website'} had enough visitors to use up the ${plan} plan. All ${max} sessions are used, so recording is paused.`,
    sessions: 'Sessions',
    of: (used: string, max: string) => `${used} of ${max}`,
    plan: 'Current plan',
    since: 'Paused since',
    stay: 'Reports you already have stay where they are.',
    larger: (n: number) =>
      n === 1
        ? 'One plan continues where this one stopped:'
        : `${capital(counted(n, 'plan'))} continue where this one stopped:`,
    offer: (name: string, sessions: string, members: number, price: number) =>
      `${name}: ${sessions} sessions a month, ${members} team members, $${price} / month`,
    button: 'Compare plans',
    stays: {
      free: 'Prefer to stay on Free? You don’t need to do anything.',
      paid: (date: string) => `If you change nothing, recording resumes automatically on ${date}.`,
    },
    reason: {
      free: 'You’re receiving this once, because your plan reached its limit.',
      paid: 'You’re receiving this at most once a month, because your plan reached its limit.',
    },
    usage: 'See usage',
  },
  member: {
    subject: (domain: string) => `You now receive daily insights for ${domain}`,
    preheader: (adder: string) =>
      `${adder} added you. Your first report arrives at the next 9:00 AM.`,
    about: 'Daily insights',
    title: 'Your morning report is on its way',
    intro: (adder: string, domain: string) =>
      `Hello, ${adder} added you to the people who receive the daily report for ${domain}. You do not need an account.`,
    what: (zone: string) =>
      `You’ll get one email every morning at 9:00 AM (${zone}), starting with the next one: how many people came, what got in their way, and what to do about it first. It takes about a minute to read.`,
    notForYou: 'Not for you? Unsubscribe with one click, and we won’t email you again.',
    reason: (adder: string, address: string) => `${adder} (${address}) added this address.`,
  },
  support: {
    about: { feedback: 'Feedback', help: 'Get Help' },
    preheader: (from: string) => `From ${from}. An answer to this email reaches them.`,
    reason: (from: string) => `${from} wrote this in Reveille. Reply to this email to answer.`,
  },
};

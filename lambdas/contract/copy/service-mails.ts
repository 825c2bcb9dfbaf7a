import { digits } from './digits.ts';
import { counted, countedInDigits } from './numerals.ts';

/** Emails about one event: an outdated script, the session limit, a new member, a message to support. */
export const serviceMails = {
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
    stay: 'You keep all the reports you already have.',
    larger: (n: number) =>
      n === 1
        ? 'This plan picks up where yours leaves off:'
        : `These ${counted(n, 'plan')} pick up where yours leaves off:`,
    offer: (name: string, sessions: string, members: number, price: number) =>
      `${name}: ${sessions} sessions a month, ${countedInDigits(members, 'team member')}, $${digits(price)} / month`,
    largest:
      'This is the largest plan we list. Need more sessions? Choose “Contact us” on the billing page, and we’ll find a plan that fits.',
    button: { compare: 'Compare plans', ask: 'Ask for a larger plan' },
    stays: {
      free: 'Prefer to stay on Free? You don’t need to do anything.',
      paid: (date: string) => `If you change nothing, recording resumes automatically on ${date}.`,
    },
    reason: {
      free: 'You’re receiving this once, because your plan reached its limit.',
      paid: 'You’re receiving this at most once a month per plan, because your plan reached its limit.',
    },
    usage: 'See usage',
  },
  member: {
    subject: (domain: string) => `You now receive daily insights for ${domain}`,
    preheader: (owner: string) =>
      `${owner} added you. Your first report arrives at the next 9:00 AM.`,
    about: 'Daily insights',
    title: 'Your morning report is on its way',
    intro: (owner: string, domain: string) =>
      `${owner} added you to the people who receive the daily report for ${domain}. You don’t need an account.`,
    what: (zone: string) =>
      `You’ll get one email every morning at 9:00 AM (${zone}), starting with the next one: how many people visited, what got in their way, and what to do about it first. It takes about a minute to read.`,
    notForYou: 'Not for you? Unsubscribe with one click, and we won’t email you again.',
    reason: (owner: string, address: string) => `${owner} (${address}) added this address.`,
  },
  support: {
    about: { feedback: 'Feedback', help: 'Get Help' },
    preheader: (from: string) => `From ${from}. Replies to this email go to them.`,
    reason: (from: string) => `${from} wrote this in Reveille. Reply to this email to answer.`,
  },
};

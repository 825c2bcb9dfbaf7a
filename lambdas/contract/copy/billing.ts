import { INVOICES_LISTED } from '../limits.ts';
import { digits } from './digits.ts';
import { countedInDigits } from './numerals.ts';
import { recordingPaused } from './recording-paused.ts';

export const billing = {
  title: 'Usage & Billing',
  lead: 'Choose plans for starting solo, growing your projects, and collaborating with your team.',
  manage: 'Manage billing',
  sessions: 'Recorded sessions',
  /** The text before and after the plan's name. */
  onPlan: ['You are on the ', ' plan, '],
  renews: (date: string) => `your monthly credits will renew on ${date}`,
  renewsOncePaid: (date: string) =>
    `your monthly credits will renew on ${date}, once your payment has gone through`,
  endsOn: (date: string) => `which ends on ${date}`,
  free: 'charged at $0/mo.',
  plansTitle: 'Plans',
  included:
    'Every plan includes daily reports, recordings, heatmaps, clips, audio and video. Plans differ in sessions, team size, how long recordings are kept, and support.',
  perMonth: 'per month',
  nearly: (count: string, max: string) => `${count} of ${max} used. Recording pauses at the limit.`,
  outOfDate: 'We couldn’t check your plan and usage just now. What you see here may be wrong.',
  chart: {
    title: 'Recorded sessions of the last 30 days',
    date: 'Date',
    sessions: 'Sessions',
    today: 'Today',
    onDay: (sessions: number, date: string) => `${countedInDigits(sessions, 'session')} on ${date}`,
    most: (sessions: number) => `Busiest day: ${digits(sessions)}`,
    none: 'No sessions were recorded in the last 30 days.',
    failed: 'The chart couldn’t be loaded.',
  },
  invoices: {
    title: 'Invoices',
    caption: 'Latest invoices',
    date: 'Date',
    amount: 'Amount',
    status: 'Status',
    invoice: 'Invoice',
    states: { paid: 'Paid', open: 'Payment due', void: 'Canceled', uncollectible: 'Not paid' },
    view: 'View',
    pdf: 'PDF',
    /** Accessible names of `view` and `pdf`. */
    of: (action: string, date: string) => `${action} invoice of ${date} (opens in a new tab)`,
    loading: 'Loading invoices...',
    none: 'No invoices yet. Your first one appears here after your first payment.',
    failed: 'Your invoices couldn’t be loaded.',
    older: `These are your latest ${INVOICES_LISTED} invoices. Contact us for older ones.`,
  },
  popular: 'POPULAR',
  current: 'Current Plan',
  upgrade: 'Upgrade',
  downgrade: 'Downgrade',
  change: 'Change Plan',
  processing: 'Processing...',
  larger: {
    title: 'Need larger volume?',
    lead: 'Tell us how many sessions you expect and we’ll find a plan that fits.',
    action: 'Contact us',
  },
  updated: 'Your subscription has been successfully updated! Your new plan is now active.',
  limit: recordingPaused.limit,
  limitMailed: " We've sent you upgrade options via email.",
  periodFull: (date: string) =>
    `You’ve used all sessions of this month, so recording is paused. It resumes automatically on ${date}, or right away if you upgrade.`,
  /** The same if the plan ends with the month. */
  endingFull:
    'You’ve used all sessions of this month, so recording is paused. It doesn’t resume on its own, because your plan ends.',
  ends: (date: string) =>
    `Your plan ends on ${date}. Nothing changes until then; after that, you’re on the Free plan, whose limits are listed below.`,
  pastDue: (date: string) =>
    `Your last payment didn’t go through. Update your card by ${date}; after that, you’re on the Free plan, whose limits are listed below.`,
  toasts: {
    changeFailed: { title: 'Error', detail: 'Failed to process plan change. Please try again.' },
    plansFailed: { title: 'Error', detail: 'Failed to load subscription plans.' },
    portalFailed: {
      title: 'Portal Error',
      detail: 'Failed to open subscription management portal. Please try again.',
    },
    updated: {
      title: 'Subscription Updated',
      detail: (plan: string) => `You are now on the ${plan} plan.`,
    },
    limitReached: {
      title: 'Session Limit Reached',
      detail: "We've sent you upgrade options via email.",
    },
    canceled: { title: 'Checkout Canceled', detail: 'Nothing was charged.' },
  },
  problems: {
    unverified: {
      title: 'Email verification required',
      detail: 'Please verify your email before you choose a plan.',
    },
    unknownPlan: { title: 'Error', detail: 'There is no such plan.' },
    webhook: {
      title: 'Invalid request',
      detail: 'The event is not signed by the payment provider.',
    },
    nothingToManage: { title: 'Portal Error', detail: 'There is no paid plan to manage yet.' },
  },
  /** Only the differences: every plan has clips, audio, video and replays. */
  features: {
    sessionsInAll: (count: number) => `${digits(count)} recorded sessions`,
    sessionsAMonth: (count: number) => `${digits(count)} recorded sessions a month`,
    members: (count: number) => (count === 1 ? '1 team member' : `${digits(count)} team members`),
    kept: (days: number) => `Recordings kept for ${days} days`,
    support: 'Support by email',
    fastSupport: 'Support by email, with a reply within one business day',
  },
};

import { countedInDigits } from './numerals.ts';

/** Export and deletion of an owner's data. */
export const myData = {
  title: 'Your data',
  export: {
    title: 'Export',
    lead: 'One JSON file with your profile, website, team, reports and the list of recordings.',
    submit: 'Export my data',
    submitting: 'Collecting...',
    done: { title: 'Export ready', detail: 'The file is in your downloads.' },
    failed: {
      title: 'Export failed',
      detail: 'Your data couldn’t be collected. Please try again.',
    },
    limit: {
      title: 'Export limit reached',
      detail: 'You can export three times an hour and six times a day. Please try again later.',
    },
  },
  sessions: {
    title: 'Signed-in devices',
    lead: 'Logging out in one browser signs you out on all of your devices.',
  },
  erasure: {
    title: 'Delete recordings',
    lead: 'Deletes all recordings of one website, connected or not.',
    open: 'Delete recordings...',
    dialog: {
      title: 'Delete all recordings of a website?',
      lead: 'This can’t be undone. Recording continues until the website is disconnected.',
      follows: [
        'Every recording of this website is deleted, sessions in progress included',
        'Clips and heatmaps made from them stop working',
        'Sent reports and your session count stay',
      ],
      domain: 'Type the website address to confirm',
      domainHint: 'For example shop.example.com.',
      notAnAddress: 'This isn’t a website address.',
      cancel: 'Cancel',
      submit: 'Delete recordings',
      submitting: 'Deleting...',
    },
    done: (count: number, domain: string) => ({
      title: `${countedInDigits(count, 'recording')} deleted`,
      detail: `Recordings of ${domain}, and exports that list them, are gone. Reports keep the pictures they were sent with.`,
    }),
    /** Shown if one call cannot delete everything. */
    begun: (domain: string) => ({
      title: 'Deleting recordings',
      detail: `All recordings of ${domain} will be gone within minutes. You can close this page.`,
    }),
    none: (domain: string) => ({
      title: 'Nothing to delete',
      detail: `You have no recordings of ${domain}.`,
    }),
    failed: {
      title: 'Error',
      detail: 'Some recordings couldn’t be deleted. Please try again.',
    },
  },
  deletion: {
    title: 'Delete account',
    lead: 'Permanently deletes your account and everything in it, and cancels a paid plan.',
    open: 'Delete account...',
    dialog: {
      title: 'Delete your account?',
      lead: 'We’ll email you a link. Nothing is deleted until you confirm. After that, these are gone for good:',
      gone: [
        'All recordings of your website',
        'All reports, and the list of emails',
        'Your team; its members stop receiving reports',
        'A paid plan, without a refund for the current period',
      ],
      email: 'Type your email address to continue',
      emailHint: (email: string) => `It is ${email}.`,
      cancel: 'Cancel',
      submit: 'Email me the link',
      submitting: 'Sending...',
    },
    sent: {
      title: 'Check your email',
      detail: 'The link in it deletes your account. It works for 1 hour.',
    },
    failed: { title: 'Error', detail: 'The link couldn’t be sent. Please try again.' },
    otherAddress: {
      title: 'This isn’t your email address',
      detail: 'Type the address of this account.',
    },
    limit: {
      title: 'Too many links',
      detail:
        'We already sent you several links. Please use the newest one, or try again tomorrow.',
    },
  },
  /** The page that the link in the email opens. */
  page: {
    title: 'Delete your account?',
    lead: 'Recordings, reports, team, website and plan are deleted right away. This can’t be undone.',
    submit: 'Delete my account',
    submitting: 'Deleting...',
    keep: 'Keep my account',
    done: 'Your account is deleted',
    doneLead:
      'You’re signed out. Everything is gone within a few minutes, and we’ll send you one last email.',
    toLogin: 'Back to login',
    toProfile: 'Go to your profile',
    broken: { title: 'Error', detail: 'Your account couldn’t be deleted. Please try again.' },
    unknown: {
      title: 'This link doesn’t work',
      detail: 'Your email app may have cut it off. Request a new one on your profile page.',
    },
    expired: {
      title: 'This link has expired',
      detail: 'It worked for 1 hour. Request a new one on your profile page.',
    },
  },
};

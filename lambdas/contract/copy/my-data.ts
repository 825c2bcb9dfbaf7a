/** An owner's own data: taking it along, and taking it away. */
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
      detail: 'Your data could not be collected. Please try again.',
    },
    limit: {
      title: 'Export limit reached',
      detail: 'You can export three times an hour. Please try again later.',
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
      lead: 'Nothing brings them back. Recording continues until the website is disconnected.',
      follows: [
        'Every recording of this website is deleted, running ones too',
        'Clips and heatmaps made from them end',
        'Reports stay as they were sent, and sessions stay counted',
      ],
      domain: 'Type the website address to confirm',
      domainHint: 'For instance shop.example.com.',
      notAnAddress: 'This is no address of a website.',
      cancel: 'Cancel',
      submit: 'Delete recordings',
      submitting: 'Deleting...',
    },
    done: (count: number, domain: string) => ({
      title: count === 1 ? '1 recording deleted' : `${count} recordings deleted`,
      detail: `Recordings of ${domain}, and exports that list them, are gone. Reports keep the pictures they were sent with.`,
    }),
    none: (domain: string) => ({
      title: 'Nothing to delete',
      detail: `You have no recordings of ${domain}.`,
    }),
    failed: {
      title: 'Error',
      detail: 'Not all recordings could be deleted. Please try again.',
    },
  },
  deletion: {
    title: 'Delete account',
    lead: 'Permanently deletes your account and everything in it, and cancels a paid plan.',
    open: 'Delete account...',
    dialog: {
      title: 'Delete your account?',
      lead: 'We mail you a link. Nothing is deleted until you confirm.',
      gone: [
        'All recordings of your website',
        'All reports, and the list of emails',
        'Your team; its members stop receiving reports',
        'Your paid plan, without refund of the current period',
      ],
      email: 'Type your email address to continue',
      emailHint: (email: string) => `It is ${email}.`,
      cancel: 'Cancel',
      submit: 'Mail me the link',
      submitting: 'Sending...',
    },
    sent: {
      title: 'Check your email',
      detail: 'The link in it deletes your account. It works for 1 hour.',
    },
    failed: { title: 'Error', detail: 'The link could not be sent. Please try again.' },
    otherAddress: {
      title: 'This is not your email address',
      detail: 'Type the address of this account.',
    },
    limit: {
      title: 'Too many links',
      detail: 'We sent you three links within the hour. Please use the newest one.',
    },
  },
  /** Where the link in the mail leads. */
  page: {
    title: 'Delete your account?',
    lead: 'Recordings, reports, team, website and plan: everything goes, at once and for good.',
    submit: 'Delete my account',
    submitting: 'Deleting...',
    keep: 'Keep it',
    done: 'Your account is deleted',
    doneLead:
      'You are signed out. In a few minutes everything is gone, and we write you a last time.',
    toLogin: 'Back to login',
    toProfile: 'Go to your profile',
    broken: { title: 'Error', detail: 'Your account could not be deleted. Please try again.' },
    unknown: {
      title: 'This link does not work',
      detail:
        'It may have been shortened by a mail program. Ask for a new one on your profile page.',
    },
    expired: {
      title: 'This link has expired',
      detail: 'It worked for 1 hour. Ask for a new one on your profile page.',
    },
  },
};

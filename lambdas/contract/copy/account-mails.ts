/** The emails about an account; most of them contain one link. */
export const accountMails = {
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
      'You’re receiving this because someone who was signed in to your account asked to delete it. If it wasn’t you, change your password.',
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
    reason: 'You’re receiving this because you deleted your account. It’s our last email to you.',
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
      'You’re receiving this because someone tried to sign up to Reveille with this address. If this wasn’t you, you can ignore this email.',
  },
};

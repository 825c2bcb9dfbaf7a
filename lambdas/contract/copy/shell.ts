/** The frame around every page of the app (§2). */
export const shell = {
  home: (product: string) => `${product}, home`,
  aboutProduct: (product: string) => `${product}, about the product`,
  company: 'CompanyName',
  connectWebsite: 'Connect website',
  setupPending: (domain: string) => `${domain} - Setup pending`,
  menu: 'Menu',
  account: 'Account',
  accountMenu: (initials: string) => `${initials} account menu`,
  emails: 'Emails',
  profile: 'My Profile',
  emailNotifications: 'Email notifications',
  usageBilling: 'Usage & Billing',
  users: 'Users',
  getHelp: 'Get Help',
  logout: 'Logout',
  loggedOut: { title: 'Logged out', detail: 'You have been successfully logged out' },
};

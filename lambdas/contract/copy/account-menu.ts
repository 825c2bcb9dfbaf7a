/** The items of the account menu (§2). */
export const accountMenu = {
  emails: 'Emails',
  profile: 'My Profile',
  emailNotifications: 'Email notifications',
  usageBilling: 'Usage & Billing',
  users: 'Users',
  getHelp: 'Get Help',
  logout: 'Logout',
  loggingOut: 'Logging out...',
  loggedOut: { title: 'Logged out', detail: 'You have been successfully logged out' },
};

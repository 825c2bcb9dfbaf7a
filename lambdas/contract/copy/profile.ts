export const profileForm = {
  title: 'My Profile',
  lead: 'Reports greet you by first name and arrive at 9:00 AM in your timezone.',
  firstName: 'First Name',
  lastName: 'Last Name',
  email: 'Email address',
  emailHint: 'To change it, contact support.',
  company: 'Company',
  jobRole: 'Job Role',
  timezone: 'Timezone',
  submit: 'Update Profile',
  submitting: 'Saving...',
  updated: { title: 'Profile updated', detail: 'Your profile information has been saved.' },
  rejected: { title: 'Error', detail: 'Failed to update profile. Please try again.' },
  broken: { title: 'Error', detail: 'An unexpected error occurred. Please try again.' },
  loadFailed: 'Your profile couldn’t be loaded',
};

export const appearance = {
  title: 'Appearance',
  lead: 'For this browser.',
  themes: { system: 'Same as system', light: 'Light', dark: 'Dark' },
};

export const timezoneLabels = {
  detected: 'Detected',
  of: (city: string, offset: string) => `${city} (${offset})`,
};

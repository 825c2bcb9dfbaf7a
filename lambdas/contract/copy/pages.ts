/** Titles and descriptions of pages, for browser tabs and search results. */
export const pages = {
  login: { title: 'Sign in', description: 'Sign in to read your daily website reports.' },
  signUp: {
    title: 'Create your account',
    description: 'Sign up for one email a day that tells you what to fix first on your website.',
  },
  verifyEmail: {
    title: 'Verify your email',
    description: 'Check your inbox to verify your email.',
  },
  verifyToken: { title: 'Verifying', description: 'Verifying your email.' },
  forgotPassword: {
    title: 'Reset your password',
    description: 'Get a link to choose a new password.',
  },
  resetPassword: {
    title: 'Choose a new password',
    description: 'Choose a new password for your account.',
  },
  onboardingProfile: {
    title: 'Your profile',
    description: 'Tell us who receives the report and when.',
  },
  onboardingWebsite: {
    title: 'Your website',
    description: 'Tell us which website the reports are about.',
  },
  onboardingAnalysis: {
    title: 'Website analysis',
    description: 'Correct what we understood about your website.',
  },
  onboardingInstall: {
    title: 'Install the script',
    description: 'Add one script to your website to start recording.',
  },
  connection: {
    title: 'Connect your website',
    description: 'Connect a website and check its tracking script.',
  },
  connected: {
    title: 'Connected website',
    description: 'Your connected website and its tracking script.',
  },
  emails: { title: 'Emails', description: 'Every report we sent, to whom and when.' },
  email: { title: 'Email', description: 'One sent report, with opens and clicks.' },
  profile: { title: 'My Profile', description: 'Your name, company and timezone.' },
  emailNotifications: {
    title: 'Email notifications',
    description: 'Choose who receives the daily report.',
  },
  usageBilling: {
    title: 'Usage and billing',
    description: 'Recorded sessions, your plan and your bills.',
  },
  users: { title: 'Users', description: 'All accounts.' },
  dailyInsights: {
    title: 'Daily Insights Report',
    description: 'The daily insights report for your website.',
  },
  dailyVideo: {
    title: 'Daily video',
    description: 'One minute of video about yesterday on your website.',
  },
  recordings: {
    title: 'Recordings',
    description: 'Watch what visitors did on your website.',
  },
  recording: { title: 'Recording', description: 'Watch what one visitor did on your website.' },
  heatmap: {
    title: 'Heatmap',
    description: 'Where people clicked on a page, and how far they scrolled.',
  },
  issue: { title: 'Problem', description: 'One problem of your website, with its history.' },
  week: { title: 'Your week', description: 'Seven days of reports on one page.' },
  sampleReport: {
    title: 'Sample report',
    description: 'What you get every morning, shown with a demo shop.',
  },
  sampleRecording: {
    title: 'Sample recording',
    description: 'A recorded visit to a demo shop.',
  },
  shared: { title: 'Shared recording', description: 'A recorded visit, shared by a link.' },
  clip: { title: 'Clip', description: 'A few seconds of one recorded visit.' },
  deleteAccount: {
    title: 'Delete account',
    description: 'Delete your account and everything in it.',
  },
  contact: {
    title: 'Contact',
    description: 'Send us a message. We’ll reply by email.',
  },
  trackerDocs: {
    title: 'The tracking script',
    description: 'What the tracking script does on a website, and what it never records.',
  },
  notFound: { title: 'Page not found', description: 'This page does not exist.' },
};

export type PageName = keyof typeof pages;

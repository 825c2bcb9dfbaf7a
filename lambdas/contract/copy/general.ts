export const general = {
  product: 'Reveille',
  about: 'Reveille records visits and emails you one short report a day.',
  loading: 'Loading',
  oneMoment: 'One moment.',
  terms: 'Terms of service',
  privacy: 'Privacy policy',
  close: 'Close',
  closeMenu: 'Close menu',
  skipToContent: 'Skip to content',
  broken: {
    title: 'This page couldn’t be shown',
    lead: 'Something went wrong on our side. Nothing you saved is lost.',
    again: 'Try again',
  },
  offline: {
    title: 'You’re offline',
    lead: 'This page will load when you’re back online. Nothing you saved is lost.',
    detail: 'Check your connection and try again.',
  },
  /** Shown if the code of a menu or dialog could not be loaded. */
  partFailed: {
    title: 'That didn’t load',
    detail: 'Check your connection, then reload the page.',
  },
  /** Shown if the browser denies access to the clipboard. */
  copyFailed: { title: 'Copy failed', detail: 'Select the text and copy it yourself.' },
  notFound: {
    title: 'Page not found',
    lead: 'We can’t find that page. It may have moved, or the link may be wrong.',
    home: 'Return to Home',
    support: 'Contact Support',
  },
  invalidRequest: {
    title: 'Invalid request',
    detail: 'Something in the request is missing or not valid.',
  },
  jsonNeeded: { title: 'Invalid request', detail: 'The request must be JSON.' },
  directCall: { title: 'Not available', detail: 'Please use the address of the app.' },
  nothingHere: { title: 'Not found', detail: 'There is nothing here.' },
  /** Other requests, such as those of another tab, changed the same list again and again. */
  changedMeanwhile: {
    title: 'Please try again',
    detail: 'Something else changed this list at the same time.',
  },
  tooManyRequests: {
    title: 'Too many requests',
    detail: 'Please wait a moment and try again.',
  },
  signInNeeded: {
    title: 'Please sign in',
    detail: 'Your session has ended. Please sign in again.',
  },
  /** The message of a failed call: for logs and support (§7). */
  failure: (status: number, text: string) => `Error ${status}: ${text}`,
  unexpected: { title: 'Error', detail: 'An unexpected error occurred. Please try again.' },
};

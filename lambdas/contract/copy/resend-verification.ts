export const resendVerification = {
  action: 'Resend email',
  busy: 'Sending...',
  /** The server sends at most one email per minute. */
  wait: (seconds: number) => `Resend in ${seconds} s`,
  sent: {
    title: 'Check your inbox',
    detail:
      'If your address still needs verifying, a link is on its way. We send up to five per day.',
  },
  failed: {
    title: 'We couldn’t send the email',
    detail: 'Please try again in a minute.',
  },
};

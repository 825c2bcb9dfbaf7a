export const verifyEmail = {
  loading: 'Verifying your email',
  loadingLead: 'This takes a second or two.',
  done: 'Email Verified!',
  doneLead: 'You can sign in now. Taking you there in 3 seconds…',
  failed: 'Verification Failed',
  failedLead: [
    'The link may have expired or been used. Request a new one, or ',
    'sign in',
    ' if your email is verified.',
  ] as const,
  /** Without a token there is nothing to request a new link with. */
  noTokenLead: [
    'The link may have been cut off. Open it from the email again, or ',
    'sign in',
    ' and click “Resend email”.',
  ] as const,
  /** The link itself may be fine. */
  brokenLead: 'We couldn’t check your link. Try again in a moment.',
  again: 'Try again',
  noToken: 'Invalid verification link - no token found',
  unknown: 'Invalid or expired verification token',
  expired: 'Verification token has expired',
  notMarked: 'Failed to verify email',
  error: 'An error occurred during verification',
  sent: 'Verify your email',
  sentTo: (email: string) =>
    ['We sent a link to ', email, '. Open it within 24 hours to verify your address.'] as const,
  yourEmail: 'your email',
  noMail: 'No email after a few minutes? Check your spam folder, or',
  tryAgain: 'try again',
  returnToLogin: 'Return to login',
  returnToSignUp: 'Return to Sign Up',
  thanks: 'Thank you. Taking you to the login page in 3 seconds…',
  continueToLogin: 'Continue to Login',
};

export const unverifiedBanner =
  'Email not verified yet - please check your email to verify your account';

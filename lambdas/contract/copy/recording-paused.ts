/** Why recording is paused; shown above lists of recordings. */
export const recordingPaused = {
  disconnected: 'No website is connected, so nothing new is recorded.',
  pending: (domain: string) => `${domain} isn’t sending visits. Finish the setup to record them.`,
  /** Also the banner of a full Free plan. */
  limit: "You've reached your session limit! Session tracking is paused.",
  finish: 'Finish the setup',
  plans: 'See plans',
};

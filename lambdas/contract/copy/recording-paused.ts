/** Why nothing new is recorded, above the lists that would show it. */
export const recordingPaused = {
  disconnected: 'No website is connected, so nothing new is recorded.',
  pending: (domain: string) => `${domain} isn’t sending visits. Finish the setup to record them.`,
  /** Also the banner of a full Free plan. */
  limit: "You've reached your session limit! Session tracking is paused.",
  finish: 'Finish the setup',
  plans: 'See plans',
};

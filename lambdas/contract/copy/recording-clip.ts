/** A clip in a report or behind a link. */
export const recordingClip = {
  lead: (site: string, date: string) => `From a visit to ${site}, report of ${date}`,
  masked: 'What the visitor typed or chose in fields and editors is hidden.',
  of: (title: string) => `Clip: ${title}`,
  whole: 'Watch the whole recording',
  /** The problem, after what this clip shows of it. */
  watchFor: (happened: string, here: string) => `What to watch for: ${here}${happened}`,
  clicks: (count: number) => `${count} clicks in this visit. `,
  wait: (seconds: string) => `${seconds} seconds until the main content appeared in this visit. `,
  report: 'Back to the report',
  reports: 'Have an account? Open your reports',
  loading: 'Loading the clip',
  failed: 'The clip couldn’t be loaded',
};

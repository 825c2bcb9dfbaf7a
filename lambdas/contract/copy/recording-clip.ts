/** A clip in a report or behind a link. */
export const recordingClip = {
  lead: (site: string, date: string) => `From a visit to ${site}, report of ${date}`,
  masked: 'What the visitor typed or chose in fields and editors is hidden.',
  of: (title: string) => `Clip: ${title}`,
  whole: 'Watch the whole recording',
  /** The problem, and how often this visitor clicked. */
  watchFor: (happened: string, clicks: number | undefined) =>
    clicks && clicks > 1
      ? `What to watch for: ${clicks} clicks in this visit. ${happened}`
      : `What to watch for: ${happened}`,
  report: 'Back to the report',
  reports: 'Have an account? Open your reports',
  loading: 'Loading the clip',
  failed: 'The clip couldn’t be loaded',
};

const digits = (n: number) => n.toLocaleString('en-US');

export const insights = {
  defaultTitle: 'Daily Insights Report',
  loading: 'Loading the report',
  audio: {
    title: 'Audio summary',
    length: '1:00',
    play: 'Play the audio summary',
    pause: 'Pause the audio summary',
    position: 'Position in the audio summary',
    at: (at: string, total: string) => `${at} of ${total}`,
    captions: 'Captions',
    none: 'Nobody reads it aloud yet. What it would say can be read.',
    failed: 'The voice could not be loaded. Press play to try again.',
    script: 'Read the summary',
    video: 'Watch it as a video',
  },
  days: {
    title: 'Days',
    previous: 'Previous report',
    next: 'Next report',
    choose: 'Day of the report',
    newest: 'Open the newest report',
  },
  dayNumbers: {
    title: 'The numbers behind this day',
    visitors: 'Visitors',
    sessions: 'Sessions',
    events: 'Recorded events',
    bots: 'Visits by known bots, left out',
    compared: 'Compared with the same weekday',
    topPage: (page: string) => `Visits to ${page}`,
  },
  trend: {
    title: 'The last 28 days',
    visitors: 'Visitors',
    issues: 'Issues that at least two visitors met',
    table: 'The same as a table',
    day: 'Day',
    none: 'No report',
    range: (least: number, most: number, one: string) =>
      `${least === most ? digits(least) : `${digits(least)} to ${digits(most)}`} ${most === 1 ? one : `${one}s`}`,
    told: (first: string, last: string, visitors: string, issues: string) =>
      `From ${first} to ${last}: ${visitors} a day, ${issues} a day.`,
    untold: (days: number) =>
      days === 1 ? 'One day has no report.' : `${days} days have no report.`,
    point: (day: string, visitors: number, issues: number) =>
      `${day}: ${digits(visitors)} ${visitors === 1 ? 'visitor' : 'visitors'}, ${issues} ${issues === 1 ? 'issue' : 'issues'}`,
  },
  cards: {
    visitors: 'Total Visitors',
    devices: 'Device Breakdown',
    topPage: 'Top Page',
    visits: (count: number) => `${digits(count)} ${count === 1 ? 'visit' : 'visits'}`,
  },
  heatmap: {
    title: (page: string) => `Where people clicked, ${page}`,
    drawing: 'An example of how it looks: no recording of this page is kept from this day.',
    alt: 'A drawing of a page with warm spots where clicks gather',
  },
  issues: {
    title: 'What got in the way',
    critical: { name: 'Critical', label: 'High Impact' },
    important: { name: 'Important', label: 'UX Impact' },
    minor: { name: 'Minor', label: 'Low Impact' },
    suggestion: 'Suggestion',
    watch: (seconds: number) => `Watch the ${seconds}-second clip`,
    closeClip: 'Close the clip',
    numbers: 'The numbers behind this',
    affected: (affected: number, exposed: number) =>
      `${digits(affected)} of ${digits(exposed)} ${exposed === 1 ? 'visitor' : 'visitors'} who saw it`,
    interval: (low: number, high: number) =>
      low === high
        ? `The true share is likely about ${low}%`
        : `The true share is likely between ${low}% and ${high}%`,
    usual: (share: number) => `Usual share on this weekday: ${share}%`,
    noUsual: 'Too early to compare with a usual day',
    since: (date: string) => `First seen ${date}`,
    sessions: (affected: number, exposed: number) =>
      `${digits(affected)} of ${digits(exposed)} ${exposed === 1 ? 'session' : 'sessions'}`,
    devices: (devices: readonly { device: string; sessions: number }[]) =>
      `On ${devices.map(({ device, sessions }) => `${device} ${digits(sessions)}`).join(', ')}`,
    moments: 'Where it can be seen:',
    moment: (number: number, time: string) => `recording ${number} at ${time}`,
    states: {
      new: 'New',
      updated: 'Changed',
      same: 'Still there',
      muted: 'Left out',
      'claimed-fixed': 'Called fixed',
      'verified-fixed': 'Fixed',
      regressed: 'Back again',
    },
    answers: {
      lead: 'Was this',
      about: (title: string) => `What do you think of "${title}"?`,
      useful: 'Useful',
      'not-a-problem': 'Not a problem',
      fixed: 'Fixed',
      failed: {
        title: 'Not saved',
        detail: 'Your answer could not be saved. Please try again.',
      },
      from: (day: string) => `From the report of ${day} on`,
      fromNext: 'In later reports',
      effect: {
        useful: 'Thank you. The report goes on as before.',
        'not-a-problem': 'it is left out, whoever meets it.',
        fixed: 'we watch whether visitors still meet it, and say so.',
        nothing: 'it is treated as before.',
      },
    },
    drawn: 'Drawn from the recording. Customer text is hidden.',
    drawing: (title: string) => `Wireframe of the moment: ${title}`,
  },
  stillOpen: 'Still open, unchanged',
  fixed: 'No longer seen',
  focus: { title: 'What to Focus on Today', none: 'No focus points available.' },
  quote: {
    title: 'AI Insights',
    none: 'Keep optimizing your user experience for better conversions.',
  },
  nothing: {
    title: 'No Insights Available',
    lead: 'Unable to load insights data for this user.',
  },
  recordings: 'All recordings',
  feedback: 'Share feedback',
  print: 'Print',
};

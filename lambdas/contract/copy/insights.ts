export const insights = {
  defaultTitle: 'Daily Insights Report',
  audio: {
    title: 'Audio summary',
    length: '1:00',
    play: 'Play the audio summary',
    none: 'The spoken summary is not available yet. Everything it would say is below.',
  },
  cards: {
    visitors: 'Total Visitors',
    devices: 'Device Breakdown',
    topPage: 'Top Page',
    visits: (count: number) => `${count} ${count === 1 ? 'visit' : 'visits'}`,
  },
  heatmap: {
    title: (page: string) => `Where people clicked, ${page}`,
    seldom: 'Seldom',
    often: 'Often',
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
      `${affected} of ${exposed} ${exposed === 1 ? 'visitor' : 'visitors'} who saw it`,
    interval: (low: number, high: number) =>
      `Between ${low}% and ${high}% of such visitors, in nineteen cases of twenty`,
    usual: (share: number) => `Usual share on this weekday: ${share}%`,
    noUsual: 'Too early to compare with a usual day',
    since: (date: string) => `First seen ${date}`,
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
};

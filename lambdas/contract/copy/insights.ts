import { digits } from './digits.ts';
import { pageLabel } from './numerals.ts';

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
    none: 'Audio isn’t available yet. You can read the summary below.',
    failed: 'The audio couldn’t be loaded. Press play to try again.',
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
    title: 'Details for this day',
    visitors: 'Visitors',
    sessions: 'Sessions',
    events: 'Recorded events',
    bots: 'Visits from known bots, left out',
    compared: 'Compared with a typical day',
    topPage: (page: string) => `Visits to ${page}`,
  },
  traffic: 'Where visits came from',
  trackRecord: 'How often we were right',
  trend: {
    title: 'The last 28 days',
    visitors: 'Visitors',
    issues: 'Problems affecting 2+ visitors',
    table: 'Show as table',
    day: 'Day',
    none: 'No report',
    range: (least: number, most: number, one: string) =>
      `${least === most ? digits(least) : `${digits(least)} to ${digits(most)}`} ${most === 1 ? one : `${one}s`}`,
    summary: (first: string, last: string, visitors: string, issues: string) =>
      `From ${first} to ${last}: ${visitors} a day, ${issues} a day.`,
    withoutReport: (days: number) =>
      days === 1 ? 'One day has no report.' : `${days} days have no report.`,
    point: (day: string, visitors: number, issues: number) =>
      `${day}: ${digits(visitors)} ${visitors === 1 ? 'visitor' : 'visitors'}, ${issues} ${issues === 1 ? 'problem' : 'problems'}`,
  },
  cards: {
    visitors: 'Total Visitors',
    devices: 'Device Breakdown',
    topPage: 'Top Page',
    sessions: 'Watch these sessions',
    none: 'No visits',
    visits: (count: number) => `${digits(count)} ${count === 1 ? 'visit' : 'visits'}`,
  },
  heatmap: {
    title: (page: string) => `Where people clicked: ${pageLabel(page)}`,
    drawing: 'An example, because there is no recording of this page from this day.',
    alt: 'Drawing of a page with hot spots where people clicked most',
    notPrinted: 'The heatmap hadn’t loaded when this was printed. Print again to include it.',
  },
  stillOpen: 'Still open',
  fixed: 'Fixed',
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
  preparing: 'Preparing…',
};

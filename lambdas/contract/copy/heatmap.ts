import { digits } from './digits.ts';

// Not imported from numerals.ts, which would move that chunk into the first load of the report.
const labelOf = (page: string): string =>
  page === '/' ? 'Home page' : page.replaceAll(':id', '*');
const counted = (n: number, noun: string): string => `${digits(n)} ${noun}${n === 1 ? '' : 's'}`;

/** Roles whose name is not an everyday word. */
const nouns: Readonly<Record<string, string>> = {
  ...{ '': 'element', generic: 'element', img: 'image', textbox: 'field', searchbox: 'field' },
  ...{ combobox: 'menu', listbox: 'menu' },
};

/** Where visitors clicked and how far they scrolled (docs/report-rules.md §2). */
export const heatmap = {
  title: (page: string) => `Where people clicked: ${labelOf(page)}`,
  back: 'All recordings',
  lead: 'Clicks and scroll depth of all recorded visitors, shown on the latest version of the page.',
  page: 'Page',
  device: 'Device',
  time: 'Time',
  pageOption: (page: string, sessions: number) =>
    `${labelOf(page)} (${counted(sessions, 'session')})`,
  days: { 3: 'Last 3 days', 7: 'Last 7 days', 30: 'Last 30 days', all: 'All time' },
  layer: 'Show',
  layers: {
    all: 'All clicks',
    rage: 'Rage clicks',
    dead: 'Dead clicks',
    reach: 'Scroll depth',
  },
  fewer: 'Fewer',
  often: 'More',
  visits: (visits: number, sessions: number, on: string) =>
    `${counted(visits, 'view')} in ${counted(sessions, 'session')} ${on}`,
  on: {
    phone: 'on phones',
    computer: 'on computers',
    tablet: 'on tablets',
  },
  among: (sessions: number) => `From the newest ${digits(sessions)} sessions.`,
  picture: 'The recorded page with its hot spots. Arrow keys scroll it.',
  loading: 'Loading the heatmap',
  loadFailed: 'The heatmap couldn’t be loaded',
  pictureFailed: 'The picture of the page couldn’t be loaded. The list beside it is complete.',
  noPicture: 'No recording of this page is available. The list still counts its clicks.',
  none: 'Nothing to show yet',
  noneLead:
    'A page gets its heatmap after its first recorded visit has ended. Choose another page or a longer date range.',
  first: 'No heatmaps yet',
  firstLead: 'The first one appears here after the first recorded visit to your website has ended.',
  watch: 'Watch sessions',
  watchFor: (label: string) => `Watch the sessions that clicked “${label}”`,
  elements: 'Most clicked',
  noClicks: 'No clicks here.',
  nameless: (role: string) => `Unnamed ${nouns[role] ?? role}`,
  clicks: (count: number) => counted(count, 'click'),
  rage: (count: number) => `${digits(count)} rage`,
  dead: (count: number) => `${digits(count)} dead`,
  leftOut: (count: number) =>
    `${digits(count)} more ${count === 1 ? 'element was' : 'elements were'} clicked.`,
  reach: 'Scroll depth',
  share: (share: number) => `${share}%`,
  reached: (share: number, depth: number) =>
    depth === 100 ? `${share}% reached the end` : `${share}% scrolled past ${depth}% of the page`,
};

/** Where people clicked and how far they read (report.md §2). */
export const heatmap = {
  title: (page: string) => `Where people clicked, ${page}`,
  back: 'All recordings',
  lead: 'Presses and reading depth of everybody who was recorded, on the newest picture of the page.',
  page: 'Page',
  device: 'Device',
  time: 'Time',
  pageOption: (page: string, sessions: number) => `${page} (${sessions})`,
  days: { 3: 'Last 3 days', 7: 'Last 7 days', 30: 'Last 30 days', all: 'All time' },
  layer: 'Show',
  layers: {
    all: 'All presses',
    rage: 'Pressed again and again',
    dead: 'Nothing happened',
    reach: 'How far people read',
  },
  seldom: 'Seldom',
  often: 'Often',
  visits: (visits: number, sessions: number, on: string) =>
    `${visits} ${visits === 1 ? 'view' : 'views'} in ${sessions} ${sessions === 1 ? 'session' : 'sessions'} ${on}`,
  on: {
    phone: 'on phones',
    computer: 'on computers',
    tablet: 'on tablets',
  },
  among: (sessions: number) => `From the newest ${sessions.toLocaleString('en-US')} sessions.`,
  picture: 'The recorded page with its warm places. Arrow keys scroll it.',
  loading: 'Loading the heatmap',
  loadFailed: 'The heatmap could not be loaded',
  pictureFailed: 'The picture of the page could not be loaded. The list beside it is complete.',
  noPicture: 'No recording of this page is kept any more. The list still counts its presses.',
  none: 'Nothing to show yet',
  noneLead:
    'A page gets its heatmap when somebody has visited it and the visit has ended. Choose another page or a longer time.',
  elements: 'Most pressed',
  noPresses: 'Nobody pressed anything here.',
  nameless: (role: string) => (role === 'generic' || role === '' ? 'An element' : `A ${role}`),
  presses: (count: number) => `${count} ${count === 1 ? 'press' : 'presses'}`,
  rage: (count: number) => `${count} again and again`,
  dead: (count: number) => `${count} without an answer`,
  leftOut: (count: number) =>
    `${count} more ${count === 1 ? 'element was' : 'elements were'} pressed.`,
  reach: 'How far people read',
  share: (share: number) => `${share}%`,
  reached: (share: number, depth: number) =>
    depth === 100 ? `${share}% came to the end` : `${share}% came past ${depth}% of the page`,
};

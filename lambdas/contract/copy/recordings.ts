import { isolateText } from '../rules/plain-text.ts';
import { recordingAnnotations } from './recording-annotations.ts';
import { recordingClip } from './recording-clip.ts';
import { recordingShare } from './recording-share.ts';

export const recordings = {
  ticketNeeded: {
    title: 'This session has ended',
    detail: 'Request a new ticket and send the events again.',
  },
  limitReached: { title: 'Session limit reached', detail: 'Recording is paused.' },
  otherSite: {
    title: 'Not this website',
    detail: 'Only the connected website is recorded.',
  },
  startMissing: {
    title: 'The start is missing',
    detail: 'A session starts with the address of its page and a full snapshot.',
  },
  batchUnreadable: {
    title: 'These events cannot be read',
    detail: 'A batch is in the recorder’s binary format, as gzip or base64.',
  },
  batchTooLarge: { title: 'Too many events at once', detail: 'Send them in smaller batches.' },
  batchType: {
    title: 'Unknown kind of content',
    detail: 'Events come as application/octet-stream (gzip) or text/plain (base64).',
  },
  gone: {
    title: 'This recording is gone',
    detail: 'It was deleted, or it is older than your plan keeps recordings.',
  },
  quarantined: {
    unreadable: 'Its events couldn’t be read.',
    exhausted: 'It couldn’t be read in time, even after several attempts.',
    tooComplex:
      'It’s too complex to analyze, so reports leave it out. You can still watch all of it.',
    tooComplexToRead:
      'It’s too complex to read in full, so reports leave it out. You can watch its first part.',
  },
  words: {
    running: 'In progress',
    quiet: 'Idle or just ended',
    nothing: 'Nothing unusual',
    pages: (count: number) => `${count} ${count === 1 ? 'page' : 'pages'}`,
    clicks: (count: number) => `${count} ${count === 1 ? 'click' : 'clicks'}`,
    further: (count: number) => `and ${count} more`,
    times: (words: string, count: number) => (count > 1 ? `${words}, ${count} times` : words),
    path: (pages: readonly string[]) => pages.map(isolateText).join(' › '),
    opened: (page: string) => `Opened ${isolateText(page)}`,
    clicked: (label: string) => (label ? `Clicked “${isolateText(label)}”` : 'Clicked the page'),
    clickedTimes: (words: string, count: number) =>
      count > 1 ? `${words}, ${count} clicks` : words,
    typed: (label: string) => `Typed in ${isolateText(label) || 'a field'}\u00a0· text hidden`,
    submitted: (label: string) =>
      label ? `Submitted with “${isolateText(label)}”` : 'Submitted a form',
    request: (path: string) => `Request failed: ${isolateText(path)}`,
    unknownError: 'Script error',
    ended: 'Left the website',
    about: (words: string, label: string) =>
      label ? `${words} on “${isolateText(label)}”` : words,
  },
  sources: {
    direct: 'Direct',
    search: 'Search',
    social: 'Social',
    email: 'Email',
    campaign: 'Campaign',
    'other-site': 'Another website',
    'same-site': 'Your website',
  },
  devices: { phone: 'Phone', computer: 'Computer', tablet: 'Tablet' },
  signals: {
    'white-screen': 'Blank page',
    'rage-click': 'Rage click',
    'error-click': 'Error after a click',
    'dead-click': 'Dead click',
    'keyboard-barrier': 'Stuck with the keyboard',
    'form-abandonment': 'Abandoned form',
    'failed-request': 'Failed request',
    'javascript-error': 'Page error',
    'quick-back': 'Quick back',
    'slow-page': 'Slow page',
    'excessive-scroll': 'Excessive scrolling',
    'thrashed-cursor': 'Erratic mouse',
  },
  remove: {
    action: 'Delete',
    title: 'Delete this recording?',
    lead: 'This can’t be undone. Reports stay, but clips from this recording will stop working.',
    keep: 'Keep it',
    confirm: 'Delete recording',
    busy: 'Deleting...',
    done: { title: 'Recording deleted' },
  },
  ...recordingAnnotations,
  share: recordingShare,
  clip: recordingClip,
};

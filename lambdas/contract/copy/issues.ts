import { digits } from './digits.ts';
import { countedInDigits } from './numerals.ts';

export const issueCards = {
  title: 'What to fix',
  critical: { name: 'Critical', label: 'High Impact' },
  important: { name: 'Important', label: 'UX Impact' },
  minor: { name: 'Minor', label: 'Low Impact' },
  suggestion: 'Suggestion',
  watch: (seconds: number) => `Watch the ${seconds}-second clip`,
  closeClip: 'Close the clip',
  numbers: 'Details',
  affected: (affected: number, exposed: number) =>
    `${digits(affected)} of ${countedInDigits(exposed, 'visitor')} who reached it`,
  interval: (low: number, high: number) =>
    low === high
      ? `Likely about ${low}% of visitors`
      : `Likely range: ${low}% to ${high}% of visitors`,
  usual: (share: number) => `Typical share: ${share}%`,
  noUsual: 'Not enough days yet to compare',
  since: (date: string) => `First seen ${date}`,
  sessions: (affected: number, exposed: number) =>
    `${digits(affected)} of ${countedInDigits(exposed, 'session')}`,
  devices: (devices: readonly { device: string; sessions: number }[]) =>
    `On ${devices.map(({ device, sessions }) => `${device} ${digits(sessions)}`).join(', ')}`,
  moments: 'Seen in:',
  watchSessions: 'Watch affected sessions',
  history: 'History of this problem',
  clip: (place: number, count: number) => `Clip ${place} of ${count}`,
  previousClip: 'Previous clip',
  nextClip: 'Next clip',
  moment: (number: number, time: string) => `recording ${number} at ${time}`,
  states: {
    new: 'New',
    updated: 'Changed',
    same: 'Still open',
    muted: 'Dismissed',
    'claimed-fixed': 'Marked fixed',
    'verified-fixed': 'Fixed',
    regressed: 'Back again',
  },
  answers: {
    lead: 'Was this',
    about: (title: string) => `What do you think of this problem? ${title}`,
    useful: 'Useful',
    'not-a-problem': 'Not a problem',
    fixed: 'Fixed',
    failed: {
      title: 'Not saved',
      detail: 'Your answer couldn’t be saved. Please try again.',
    },
    from: (day: string) => `Starting with the report of ${day},`,
    fromNext: 'In later reports,',
    effect: {
      useful: 'Thanks for letting us know.',
      'not-a-problem': 'it is left out.',
      fixed: 'we’ll keep watching and tell you if it comes back.',
      nothing: 'it is reported as before.',
    },
  },
  developer: {
    label: 'Developer notes',
    copied: 'Copied',
    copy: 'Copy',
    recording: (link: string) => `Recording: ${link}`,
  },
  drawn: 'Drawn from the recording. Customer text is hidden.',
  drawing: (title: string) => `Wireframe of the moment: ${title}`,
};

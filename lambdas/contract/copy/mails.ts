import { digits } from './digits.ts';
import { capital, pageLabel } from './numerals.ts';

export const mails = {
  ownerReason: (domain: string) => `You’re receiving this because you own ${domain} on Reveille.`,
  memberReason: (owner: string, domain: string) =>
    `You’re receiving this because ${owner} added you to the reports of ${domain} on Reveille.`,
  chooseRecipients: 'Choose who receives it',
  unsubscribe: 'Unsubscribe',
  report: {
    visitors: (n: number) => (n === 1 ? 'visitor' : 'visitors'),
    sessions: (n: number) => (n === 1 ? 'session' : 'sessions'),
    devices: 'Device Breakdown',
    topPage: 'Top Page',
    sources: 'Where visits came from',
    visits: (n: number) => (n === 1 ? '1 visit' : `${digits(n)} visits`),
    open: 'Open the full report',
    inTheWay: 'What got in the way',
    groups: {
      critical: { name: 'Critical', impact: 'High Impact', mark: '\u25b2' },
      important: { name: 'Important', impact: 'UX Impact', mark: '\u25c6' },
      minor: { name: 'Minor', impact: 'Low Impact', mark: '\u25cf' },
    },
    back: 'back again',
    suggestion: 'Suggestion',
    watch: (seconds: number) => `Watch the ${seconds}-second clip`,
    feedback: {
      lead: 'Was this',
      useful: 'useful',
      'not-a-problem': 'not a problem',
      last: 'or is it',
      fixed: 'fixed',
    },
    picture: (page: string, element: string | undefined) =>
      element
        ? `Drawing of ${pageLabel(page)}. ${capital(element)} is marked.`
        : `Drawing of ${pageLabel(page)}. The place is marked.`,
    drawn: (time: string, what: string) =>
      `${what} Drawn from the recording at ${time}; customer text is hidden.`,
    clicked: (clicks: number) => `clicked ${clicks} times`,
    marked: (element: string, place: string, clicks: number | undefined) =>
      `${capital(element)} ${place}${clicks && clicks > 1 ? `, ${mails.report.clicked(clicks)}` : ''}.`,
    stillOpen: 'Still open',
    repaired: 'Fixed',
    trackRecord: 'How often we were right',
    developer: 'Developer notes',
    focus: 'What to Focus on Today',
    quote: 'AI Insights',
    provenance: 'About these numbers.',
    notes: 'About the recording',
    putBack: 'Put the script back',
    someoneElse:
      'Someone else looks after the website? The connection page can email them the instructions.',
    dayMissing:
      'What wasn’t recorded is missing from your history; the days before it are kept. We won’t repeat this message every morning.',
    comparePlans: 'Compare plans',
    more: (n: number) =>
      `${n === 1 ? 'One more problem is' : `${n} more problems are`} in the full report.`,
  },
};

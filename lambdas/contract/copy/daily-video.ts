import { recordingPlayer } from './recording-player.ts';

export const dailyVideo = {
  greeting: (user: string) => (user ? `Good morning, ${user}` : 'Good morning'),
  lead: (day: string, site: string) => `${day} on ${site} in one minute.`,
  /** Shown while the website is unknown. */
  aDay: 'A day',
  yourSite: 'your website',
  copyLink: 'Copy link',
  copied: recordingPlayer.copied,
  copyFailed: recordingPlayer.copyFailed,
  summary: {
    title: 'Summary',
    text: 'What happened on your website that day, in one minute: how many people visited, what got in their way, and the one thing to look at first.',
  },
  thumbnail: {
    play: 'Play the video:',
    title: 'A day on your website',
    loading: 'The video is on its way',
    failed: 'The video couldn’t be loaded. Press play to try again.',
    none: 'Your first video comes with your first report',
  },
  player: {
    label: 'Daily video',
    clip: (n: number, all: number) => `Clip ${n} of ${all}`,
    another: (title: string) => `${title}, another visitor`,
    scenes: 'In this video',
    play: 'Play',
    pause: 'Pause',
    again: 'Play again',
    mute: 'Turn the voice off',
    unmute: 'Turn the voice on',
    fullScreen: 'Full screen',
    captions: 'Captions',
  },
  denied: {
    title: 'Access Denied',
    lead: "You don't have permission to view this video.",
  },
  questions: {
    title: 'Questions about this report',
    label: 'Ask anything',
    placeholder: 'Ask anything...',
    send: 'Send',
    day: 'How was the day?',
    problem: 'What did visitors run into?',
    todo: 'What should I do today?',
    note: 'Answers come from this report.',
    loading: 'Getting answers from your report…',
    failed: 'The answers couldn’t be loaded. Play the video to try again.',
    none: 'You’ll find answers here once your first report is ready.',
  },
};

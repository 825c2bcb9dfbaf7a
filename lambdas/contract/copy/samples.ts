/** Samples that a new owner can view before the first recorded visit and report. */
export const samples = {
  badge: 'Sample',
  backToReports: 'Your reports',
  backToRecordings: 'Your recordings',
  seeReport: 'See a sample report',
  seeRecording: 'Watch a sample recording',
  connect: 'Connect website',
  visit: 'Open your website',
  report: {
    about: 'This is a sample from a demo shop.',
    unconnected: 'Connect your website to get your own every morning at 9:00 AM.',
    waiting: 'Your own arrives at 9:00 AM, the morning after your first visits.',
    day: 'Friday, November 20',
    site: 'Harbor Lane Candles',
    title: '3 visitors got stuck at checkout: “Apply” didn’t respond',
    intro:
      'Good morning. You had 14 visitors on Friday. Start with this: “Apply” doesn’t respond at checkout.',
    issue: {
      title: '“Apply” doesn’t respond',
      description:
        '3 of the 8 visitors who reached checkout clicked “Apply” up to 7 times, and nothing happened. All 3 visits ended there.',
      suggestion:
        'Try “Apply” yourself. If a code isn’t accepted, show a message such as “This code has expired”.',
      loading: 'Loading the clip',
      failed: 'The clip couldn’t be loaded',
      developer:
        'Page: /checkout\nElement: button “Apply”\nBrowser: Chrome on a computer\nWhat happens: 6 clicks in 1 second, no request, no change on the page\nSteps: put a product into the cart, go to checkout, type a discount code, click “Apply”',
    },
    numbers: [
      ['Total Visitors', '14', 'About the same as a typical Friday'],
      ['Device Breakdown', 'Computer 57%', 'Phone 43%'],
      ['Top Page', 'Home page', '12 visits'],
    ],
    focus: [
      'Fix “Apply” at checkout. 3 visitors ran into it.',
      'Watch one of the 3 visits. It takes 12 seconds.',
    ],
    quote: 'All 3 visitors who got stuck had a candle in the cart.',
  },
  recording: {
    about: 'This is a sample: someone tries a discount code at a demo shop.',
    unconnected: 'Connect your website to record your own visitors.',
    waiting: 'Your own recordings appear here within a minute of a visit.',
    loading: 'Loading the sample recording',
    failed: 'The sample recording couldn’t be loaded',
  },
} as const;

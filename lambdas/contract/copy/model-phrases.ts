/**
 * The words that a language model may use in a report. It may describe what happened only with the phrases of the
 * problem's kind, and advice must start with an action. A word in no list is rejected, so the model cannot claim causes or
 * comparisons.
 */
const nothing = [
  'nothing happened',
  'didn’t respond',
  'doesn’t respond',
  'doesn’t seem to work',
  'got no response',
];

/** What visitors did or saw, and what is wrong with the page, per kind of signal. */
export const phrases = {
  blank: [
    'got a blank page',
    'saw a blank page',
    'turned blank',
    'turns blank',
    'goes blank',
    'stayed blank',
    'stayed that way',
    'in front of',
  ],
  replaced: [
    'lost its content',
    'loses its content',
    'lost most of its content',
    'something else took its place',
    'in front of',
  ],
  error: [
    'got an error',
    'ran into an error',
    'ended in an error',
    'ends in an error',
    'fails with an error',
    'clicked',
  ],
  missingPage: [
    'landed on a page that doesn’t exist',
    'leads to a missing page',
    'a missing page',
    'followed a broken link',
    'clicked',
  ],
  someErrors: ['had trouble', 'clicked', 'kept clicking', 'keep clicking', 'clicks'],
  unanswered: [
    ...nothing,
    'got stuck',
    'clicked',
    'kept clicking',
    'keep clicking',
    'clicks',
    'again and again',
  ],
  repeated: [
    'got stuck',
    'clicked',
    'kept clicking',
    'keep clicking',
    'clicks',
    'again and again',
    'in a row',
  ],
  missed: ['clicked next to', 'missed', 'is hard to hit'],
  covered: [...nothing, 'clicked', 'got stuck', 'something invisible', 'is covered', 'covers it'],
  moved: ['clicked', 'missed', 'moved away', 'moves away'],
  unseen: ['clicked', 'kept clicking', 'saw no response', 'out of sight', 'responds out of sight'],
  late: ['clicked', 'waited for a response', 'is slow to respond', 'responds slowly'],
  dead: [...nothing, 'clicked', 'clicks', 'goes nowhere', 'got stuck', 'waited for a response'],
  keyboard: [
    'got stuck',
    'gets stuck',
    'used the keyboard',
    'with the keyboard',
    'gets in the way of the keyboard',
    'the keyboard',
  ],
  script: [
    'ran into a script error',
    'ran into an error',
    'a script error',
    'the script error',
    'a script fails',
    'a script failed',
  ],
  request: [
    'ran into a failed request',
    'a request failed',
    'a request fails',
    'the request that failed',
    'failed to load',
    'doesn’t load',
    'something',
  ],
  form: [
    'started',
    'begin',
    'left without submitting it',
    'left it unfinished',
    'don’t finish',
    'didn’t finish',
    'left a form unfinished',
  ],
  submitted: [
    'submitted',
    'submit',
    'can’t submit',
    'couldn’t submit',
    'couldn’t submit a form',
    'it stayed open',
    'then they left',
  ],
  back: [
    'followed a link',
    'followed',
    'links',
    'opened',
    'came right back',
    'come right back',
    'went right back',
  ],
  scroll: ['scrolled up and down', 'scroll up and down'],
  slow: [
    'waited for the page',
    'to load',
    'waited',
    'was slow',
    'is slow',
    'is slow to load',
    'was slow to load',
    'loads slowly',
  ],
  shift: ['saw the page shift', 'shifts', 'shifted', 'is unsteady', 'moves', 'moved', 'loads'],
} as const satisfies Record<string, readonly string[]>;

/** Phrases that describe a day. */
export const dayPhrases = [
  'you had',
  'came to',
  'visited',
  'stopped by',
  'start with',
  'begin with',
  'first look at',
  'worth a look',
  'take a look at',
];
/** Each sentence with a count of the day has one of these, and further words only from `dayWords`. */
export const dayCountPhrases: readonly string[] = dayPhrases.slice(0, 4);
export const dayWords = 'the and on in to at that was were'.split(' ');

/** Small words around placeholders and phrases. None of them compares, explains, orders, denies, restricts or adds. */
export const smallWords =
  'a an the and of at in on to for from up it its it’s this that which who you your here there is was were are had has have where with people they them visitors page place problem issue'.split(
    ' ',
  );
/** Advice does not say what visitors should do. */
const personWords: readonly string[] = ['people', 'they', 'them', 'visitors', 'who'];

/**
 * Actions that any reader can take. Excludes forwarding the problem, which does not help the person who must solve it, and
 * removing or keeping something.
 */
export const actions =
  'try make follow find compare put look check fix show move add link watch let open test reserve repair review rename shorten simplify use'.split(
    ' ',
  );

/** Positions in advice, only relative to the named control or the page. */
export const advicePhrases = ['next to it', 'near its top', 'the top of', 'ahead of the rest'];

/** Words that advice may use about any problem. None of them names a fault. */
export const adviceWords = [
  ...smallWords.filter((word) => !personWords.includes(word)),
  ...'yourself clip recording developer notes site website message messages loading state success easier text plain link links label hint clear clearly short look looks see something wrong goes what how why when without help helps response respond responds lead leads promise promises small screen work mouse thumb phone device width wide high tall pixels space steady main content first part parts moment if or one by'.split(
    ' ',
  ),
];

/** Words and phrases that advice may use about some kinds of problems, because they name a fault or a remedy. */
export const kindAdvice = {
  error: 'script scripts error errors code missing'.split(' '),
  request: 'request requests server file missing fails failed load image images size'.split(' '),
  slow: 'image images size fast load loads fixed widgets third-party'.split(' '),
  keyboard: 'keyboard alone tab key enter works'.split(' '),
  form: ['people stop', 'field', 'fields', 'optional', 'finish', 'error'],
  page: ['people look for', 'people expect', 'heading', 'headings', 'contents', 'table', 'scan'],
} as const satisfies Record<string, readonly string[]>;

/**
 * The draft of a careful model: plain words for the issues in the prompt, with placeholders for code to fill. Like a model,
 * it knows only the prompt.
 */
interface PromptedIssue {
  readonly id: string;
  readonly kind: string;
  readonly state: string;
  readonly placeholders: string;
  readonly phrases: readonly string[];
  readonly evidence: readonly string[];
}
interface PromptedDay {
  readonly weekday: string;
  readonly placeholders: string;
  readonly issues: readonly PromptedIssue[];
}

/** Several phrasings, so that consecutive reports about an issue differ. */
interface Wording {
  readonly subject: string;
  /** The lead of the intro. */
  readonly first: readonly string[];
  readonly title: readonly string[];
  readonly happened: readonly string[];
  readonly suggestion: readonly string[];
  readonly focus: readonly string[];
}

const stuck: Wording = {
  subject: '{affected} got stuck at {element}',
  first: [
    'Start with {element} {place}, where people got stuck.',
    'First look at {element}, which people clicked {place}.',
    'Take a look at {element} {place}.',
  ],
  title: ['Visitors got stuck at {element}', 'Visitors got stuck {place} at {element}'],
  happened: [
    '{affected} clicked {element} {place}{up_to}.',
    '{affected} got stuck {place} and clicked {element}{up_to}.',
  ],
  suggestion: [
    'Watch the clip of {element}, and try it yourself.',
    'Open {page}, and try {element} yourself.',
    'Try {element} yourself, and show a message next to it.',
  ],
  focus: [
    'Try {element} {place} yourself.',
    'Repair {element} {place}.',
    'Check {element} {place}.',
  ],
};
const unanswered: Wording = {
  ...stuck,
  first: [
    'Start with {element} {place}, which doesn’t respond.',
    'First look at {element}, which doesn’t seem to work {place}.',
    'Take a look at {element} {place}, which doesn’t respond.',
  ],
  title: [
    '{element} doesn’t respond',
    '{element} doesn’t seem to work',
    'Visitors got stuck at {element}',
  ],
  happened: [
    '{affected} clicked {element} {place}{up_to}, and nothing happened.',
    '{affected} got stuck {place} and clicked {element}{up_to}, and it didn’t respond.',
    '{affected} clicked {element} {place}{up_to} and got no response.',
  ],
};

const wordings: Readonly<Record<string, Wording>> = {
  'white-screen': {
    subject: '{affected} got a blank page {place}',
    first: ['Start with {page}, which turned blank.'],
    title: ['{page} turns blank', '{page} goes blank'],
    happened: [
      '{page} turned blank in front of {affected} and stayed that way.',
      '{affected} got a blank page {place}, and it stayed blank.',
    ],
    suggestion: ['Open {page} yourself, and see if it turns blank.'],
    focus: ['Find why {page} turns blank.'],
  },
  'error-click': {
    subject: '{affected} got an error from {element}',
    first: [
      'Start with {element} {place}, which ends in an error.',
      'First look at {element}, which fails with an error {place}.',
      'Take a look at {element}, where visitors got an error {place}.',
    ],
    title: [
      '{element} fails with an error',
      '{element} ends in an error',
      'Visitors got an error from {element}',
    ],
    happened: [
      '{affected} clicked {element} {place} and got an error.',
      '{affected} ran into an error {place} from {element}.',
      '{affected} clicked {element} {place} and ran into an error.',
    ],
    suggestion: [
      'Try {element} {place} yourself, and look at the error.',
      'Follow the clip to {element}, and try it {place}.',
      'Open {page} yourself, click {element}, and see if it works.',
    ],
    focus: [
      'Fix {element} {place}.',
      'Check {element} {place}.',
      'Try {element} {place}, and fix the error.',
    ],
  },
  'keyboard-barrier': {
    subject: '{affected} got stuck with the keyboard',
    first: ['Start with {element} on {page}, where the keyboard gets stuck.'],
    title: ['{element} gets in the way of the keyboard'],
    happened: ['{affected} used the keyboard on {page} and got stuck at {element}.'],
    suggestion: ['Try {page} with the keyboard alone, and make {element} work with it.'],
    focus: ['Try {element} on {page} with the keyboard.'],
  },
  'javascript-error': {
    subject: '{affected} ran into an error {place}',
    first: ['Start with the script error {place}.'],
    title: ['A script fails {place}'],
    happened: ['{affected} ran into a script error {place}.'],
    suggestion: ['Open {page} yourself, and look for what is missing there.'],
    focus: ['Check the script error {place}.'],
  },
  'failed-request': {
    subject: '{affected} ran into a failed request',
    first: ['Start with the request that failed {place}.'],
    title: ['Something doesn’t load {place}'],
    happened: ['{affected} ran into a failed request {place}.'],
    suggestion: ['Open {page} yourself, and look for what is missing.'],
    focus: ['Find what fails to load {place}.'],
  },
  'form-abandonment': {
    subject: '{affected} left a form unfinished',
    first: ['Start with {form}, which people begin and don’t finish.'],
    title: ['Visitors don’t finish {form}'],
    happened: [
      '{affected} started {form} and left without submitting it.',
      '{affected} started {form} and left it unfinished.',
    ],
    suggestion: ['Find the field where people stop in {form}, and make it optional.'],
    focus: ['Make {form} easier to finish.'],
  },
  'quick-back': {
    subject: '{affected} came right back',
    first: ['Start with the links {place}, which people followed and came right back from.'],
    title: ['Visitors come right back to {page}'],
    happened: ['{affected} followed a link {place} and came right back.'],
    suggestion: ['Compare what the links {place} promise with what they lead to.'],
    focus: ['Check where the links {place} lead.'],
  },
  'excessive-scroll': {
    subject: '{affected} scrolled up and down {page}',
    first: ['Start with {page}, where people scrolled up and down.'],
    title: ['Visitors scroll up and down {page}'],
    happened: ['{affected} scrolled up and down {page}.'],
    suggestion: ['Put what people look for on {page} near its top.'],
    focus: ['Make {page} easier to scan.'],
  },
  'slow-page': {
    subject: '{affected} waited for {page} to load',
    first: [
      'Start with {page}, which is slow to load.',
      'Take a look at {page}, which loads slowly.',
      'First look at {page}, which was slow to load.',
    ],
    title: ['{page} is slow to load', '{page} loads slowly', 'Visitors waited for {page} to load'],
    happened: [
      '{page} was slow to load for {affected}.',
      '{affected} waited for {page} to load.',
      'For {affected}, {page} was slow to load.',
    ],
    suggestion: [
      'Use small images on {page}.',
      'Check the size of the images on {page}.',
      'Review the widgets on {page}.',
    ],
    focus: ['Make {page} load fast.', 'Simplify {page}.', 'Check the size of {page}.'],
  },
};
const unsteady: Wording = {
  subject: '{affected} saw the page shift {place}',
  first: ['Start with {page}, which shifts.'],
  title: ['{page} shifts and is unsteady'],
  happened: ['{affected} saw the page shift {place}.'],
  suggestion: ['Reserve space for the images on {page}.'],
  focus: ['Make {page} steady.'],
};

function wordingOf({ kind, phrases }: PromptedIssue): Wording {
  if (phrases.includes('shifts')) return unsteady;
  if (phrases.includes('missed')) return missed;
  if (phrases.includes('responds slowly')) return late;
  if (phrases.includes('nothing happened')) return unanswered;
  return wordings[kind] ?? stuck;
}
const missed: Wording = {
  ...stuck,
  subject: '{affected} missed {element} {place}',
  first: ['Start with {element} {place}, which is hard to hit.'],
  title: ['{element} is hard to hit'],
  happened: ['{affected} clicked next to {element} {place}.'],
  suggestion: ['Make {element} wide and tall, with space for a thumb.'],
};
const late: Wording = {
  ...stuck,
  subject: '{affected} waited for a response {place}',
  first: ['Start with {element} {place}, which is slow to respond.'],
  title: ['{element} is slow to respond'],
  happened: ['{affected} clicked {element} {place} and waited for a response.'],
  suggestion: ['Show a loading state next to {element}.'],
};

/** One of three phrasings; consecutive days get different ones. */
const TURNS: Readonly<Record<string, number>> = {
  Sunday: 0,
  Monday: 1,
  Tuesday: 2,
  Wednesday: 0,
  Thursday: 1,
  Friday: 2,
  Saturday: 1,
};

/** The draft for a prompt of `write_report`. */
export function draftFor(prompt: string): object {
  const { weekday, placeholders, issues } = JSON.parse(
    prompt.split('<material>')[0] ?? '',
  ) as PromptedDay;
  const turn = TURNS[weekday] ?? 0;
  const one = (variants: readonly string[] = ['']) => variants[turn % variants.length] ?? '';
  const [lead] = issues;
  const wording = lead && wordingOf(lead);
  const when = placeholders.includes('{weekday}') ? 'on {weekday}' : 'in {days}';
  const compared = placeholders.includes('{comparison}') ? ', {comparison}' : '';
  return {
    subject: wording?.subject,
    intro: `You had {visitors} on {site} ${when}${compared}. ${one(wording?.first)}`,
    focus: issues.slice(0, 3).map((issue) => one(wordingOf(issue).focus)),
    issues: issues.map((issue) => {
      const { title, happened, suggestion } = wordingOf(issue);
      const upTo = issue.placeholders.includes('{times}') ? ' up to {times}' : '';
      return {
        id: issue.id,
        title: one(title),
        description: one(happened).replace('{up_to}', upTo),
        suggestion: one(suggestion),
        evidence: issue.evidence.slice(0, 1),
      };
    }),
  };
}

/** The reply to `describe_website`: the rule-based description from the prompt. */
export function descriptionFor(prompt: string): object {
  const facts = JSON.parse(prompt.replace(/^<facts>|<\/facts>$/g, '')) as { firstDraft: string };
  return { description: facts.firstDraft };
}

/**
 * What a careful model would hand over when it is asked for a report: plain words for what the prompt names, its
 * placeholders left to code. It knows nothing but the prompt, as a model would.
 */
interface PromptedIssue {
  readonly id: string;
  readonly kind: string;
  readonly placeholders: string;
  readonly evidence: readonly string[];
}
interface PromptedDay {
  readonly placeholders: string;
  readonly issues: readonly PromptedIssue[];
}

interface Wording {
  readonly subject: string;
  /** The lead of the intro. */
  readonly first: string;
  readonly title: string;
  readonly happened: string;
  readonly suggestion: string;
  readonly focus: string;
}

const wordings: Readonly<Record<string, Wording>> = {
  'white-screen': {
    subject: '{affected} met a blank page on {page}',
    first: 'What comes first is {page}, which went blank.',
    title: '{page} goes blank',
    happened: '{page} turned blank in front of {affected} and stayed that way.',
    suggestion:
      'Follow the clip to the moment {page} empties, and hand it to whoever looks after its scripts.',
    focus: 'Find out what empties {page}.',
  },
  'error-click': {
    subject: '{affected} met an error on {page}',
    first: 'What comes first is {element} on {page}, which ends in an error.',
    title: '{element} ends in an error',
    happened: '{affected} pressed {element} on {page}, and what came back was an error.',
    suggestion: 'Try {element} the way the clip shows, and let it say what went wrong.',
    focus: 'Repair {element} on {page}.',
  },
  'rage-click': {
    subject: '{affected} pressed in vain on {page}',
    first: 'What comes first is {element} on {page}, which seems not to answer.',
    title: '{element} is pressed again and again',
    happened: '{affected} kept pressing {element} on {page}{up_to}, as if it had not answered.',
    suggestion: 'Press {element} yourself, and let it show that it heard.',
    focus: 'Try {element} on {page} yourself.',
  },
  'dead-click': {
    subject: '{affected} pressed in vain on {page}',
    first: 'What comes first is {element} on {page}, which keeps people waiting.',
    title: '{element} keeps people waiting',
    happened: '{affected} pressed {element} on {page} and waited for an answer.',
    suggestion: 'Let {element} answer at once, or look less like something to press.',
    focus: 'Try {element} on {page} yourself.',
  },
  'javascript-error': {
    subject: '{affected} met an error on {page}',
    first: 'What comes first is {page}, where a script stopped.',
    title: 'A script stops on {page}',
    happened: 'On {page} a script stopped while {affected} had it open.',
    suggestion: 'Show the clip to whoever looks after the scripts of {page}.',
    focus: 'Have the script error on {page} looked at.',
  },
  'failed-request': {
    subject: '{affected} met a failing request',
    first: 'What comes first is {page}, where a request failed.',
    title: 'Something {page} asks for does not arrive',
    happened: 'A request of {page} failed while {affected} had it open.',
    suggestion: 'Ask whoever runs the server what {page} asks for in vain.',
    focus: 'Find out why a request on {page} fails.',
  },
  'form-abandonment': {
    subject: '{affected} left a form unfinished',
    first: 'What comes first is a form on {page} that people leave unfinished.',
    title: 'A form on {page} is left unfinished',
    happened: '{affected} began a form on {page} and left without sending it.',
    suggestion: 'See where they stop in the form on {page}, and ask for less at that place.',
    focus: 'Make the form on {page} easier to finish.',
  },
  'quick-back': {
    subject: '{affected} turned straight back',
    first: 'What comes first is a step from {page} that people took straight back.',
    title: 'Visitors turn straight back near {page}',
    happened: '{affected} took a step from {page} and came straight back.',
    suggestion: 'Compare what the links around {page} promise with what stands behind them.',
    focus: 'Look at what the links around {page} lead to.',
  },
  'excessive-scroll': {
    subject: '{affected} searched up and down',
    first: 'What comes first is {page}, where people searched up and down.',
    title: 'Visitors search up and down {page}',
    happened: '{affected} scrolled up and down {page}, as if looking for something.',
    suggestion: 'Put what people look for on {page} near its top.',
    focus: 'Help people find their place on {page}.',
  },
  'slow-page': {
    subject: '{affected} had to wait on {page}',
    first: 'What comes first is {page}, which is slow to settle.',
    title: '{page} is slow or unsteady',
    happened: '{page} was slow to settle, and it was {affected} who waited.',
    suggestion: 'Load what is first seen of {page} before everything else.',
    focus: 'Make {page} quicker.',
  },
};
const plain: Wording = {
  subject: 'Something was in the way on {page}',
  first: 'What comes first is {page}.',
  title: 'Something was in the way on {page}',
  happened: 'On {page} something was in the way of {affected}.',
  suggestion: 'Follow the clip of {page} to see what is missing there.',
  focus: 'Look at {page}.',
};
const wordingOf = (kind: string) => wordings[kind] ?? plain;

/** The draft for a prompt of `write_report`. */
export function draftFor(prompt: string): object {
  const { placeholders, issues } = JSON.parse(prompt.split('<material>')[0] ?? '') as PromptedDay;
  const [lead] = issues;
  const wording = wordingOf(lead?.kind ?? '');
  const when = placeholders.includes('{weekday}') ? 'on {weekday}' : 'in {days}';
  const compared = placeholders.includes('{comparison}') ? ', {comparison}' : '';
  return {
    subject: wording.subject,
    intro: `{visitors} came to {site} ${when}${compared}. ${wording.first}`,
    focus: issues.slice(0, 3).map(({ kind }) => wordingOf(kind).focus),
    issues: issues.map(worded),
  };
}

function worded({ id, kind, placeholders, evidence }: PromptedIssue) {
  const { title, happened, suggestion } = wordingOf(kind);
  const upTo = placeholders.includes('{times}') ? ', up to {times}' : '';
  const description = happened.replace('{up_to}', upTo);
  return { id, title, description, suggestion, evidence: evidence.slice(0, 1) };
}

/** The answer to `describe_website`: the sentences it was given, which the page itself bears out. */
export function descriptionFor(prompt: string): object {
  const facts = JSON.parse(prompt.replace(/^<facts>|<\/facts>$/g, '')) as { firstDraft: string };
  return { description: facts.firstDraft };
}

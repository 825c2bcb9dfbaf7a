import { HIDE_SELECTOR } from '../../../web/tracker/privacy/hidden-selectors.ts';

/** A difference that is allowed between our recording of a page and rrweb's, and why. */
interface Allowed {
  readonly why: string;
  /** Removed from the lines of trees.ts before they are compared. */
  readonly ignored: RegExp;
}

export const allowed: readonly Allowed[] = [
  {
    why: 'The values, names and suggestions of fields are not recorded (docs/tracker-rules.md).',
    ignored:
      / (value|selected|aria-valuenow|aria-valuetext|aria-selected|aria-labelledby|data-[\w-]+)=.*?(?= [\w-]+=|$)/g,
  },
  {
    why: 'URLs are recorded without queries, tokens and fragments.',
    ignored: / (href|src|action|poster|srcset|xlink:href|rr_src)=.*?(?= [\w-]+=|$)/g,
  },
  {
    why: 'Code, and attributes that only scripts or browsers need, are not recorded.',
    ignored:
      / (on\w+|nonce|integrity|crossorigin|srcdoc|autoplay|formaction|cite|longdesc)=.*?(?= [\w-]+=|$)/g,
  },
  {
    why: 'Checkboxes are recorded with their current state instead of their default.',
    ignored: / checked=.*?(?= [\w-]+=|$)/g,
  },
  {
    why: 'The player adds attributes for scrolling, dialogs and measurements.',
    ignored: / (rr_\w+|_csstext|data-rr[\w-]*)=.*?(?= [\w-]+=|$)/gi,
  },
  {
    why: 'After a storm of changes our recording restarts with a snapshot, and the player loses the hover state.',
    ignored: / class=:hover(?= [\w-]+=|$)|:hover (?=rrweb-paused)/g,
  },
  {
    why: 'A calendar has its year in a field, so the year is masked wherever the page repeats it.',
    ignored: /(?<= aria-label=\w+ \d+, )(\d{4}|\*{5})(?= |$)/g,
  },
  {
    why: 'One in ten numbers that contain the time may be a card number, and is masked.',
    ignored: /(?<=_)(\d{13}|\*{13})(?= |$)/g,
  },
  {
    why: 'Digits in quotes that may be a card number are masked in styles, also in the path of a drawing.',
    ignored: /(?<=<path d=")[^"]*/g,
  },
];

/** Invisible elements that one of the recorders omits with their content. */
export const OMITTED = /^(script|noscript|meta|link|title|base)$/;

/** Our recorder hides the content of these elements (docs/tracker-rules.md), rrweb's does not. */
export const HIDDEN = HIDE_SELECTOR;

/** Pages whose replay looks different from the original, and why. */
export const allowedPictures: Readonly<Record<string, string>> = {
  'every input type': 'What is typed is not shown.',
  'Video.js': 'rrweb’s player gives each video the controls of the browser.',
  'Chart.js': 'What is drawn on a canvas is not recorded.',
  'boxes of a canvas, video, audio, frame, object and embed':
    'rrweb’s player gives each video controls, and a canvas no size unless a style sets it.',
};

import { HIDE_SELECTOR } from '../../../web/tracker/privacy/text-policy.ts';

/** Where our recording of a page may differ from that of rrweb's own recorder, and why. */
interface Allowed {
  readonly why: string;
  /** Of a line of trees.ts. */
  readonly leave: RegExp;
}

export const allowed: readonly Allowed[] = [
  {
    why: 'What fields hold, names or suggest belongs to the visitor (docs/tracker-rules.md).',
    leave:
      / (value|selected|aria-valuenow|aria-valuetext|aria-selected|data-[\w-]+)=.*?(?= [\w-]+=|$)/g,
  },
  {
    why: 'Addresses lose their queries, tokens and fragments.',
    leave: / (href|src|action|formaction|poster|srcset|xlink:href|rr_src)=.*?(?= [\w-]+=|$)/g,
  },
  {
    why: 'What runs, and what only the page’s own machinery needs, is left out.',
    leave: / (on\w+|nonce|integrity|crossorigin|srcdoc|autoplay)=.*?(?= [\w-]+=|$)/g,
  },
  {
    why: 'A box is recorded as checked where it is, and not where it was at first.',
    leave: / checked=.*?(?= [\w-]+=|$)/g,
  },
  {
    why: 'The player leaves traces of its own: what it scrolls, opens and measures.',
    leave: / (rr_\w+|_csstext|data-rr[\w-]*)=.*?(?= [\w-]+=|$)/gi,
  },
  {
    why: 'After a storm of changes our recording begins again with the whole page, and the player forgets what the pointer was over.',
    leave: / class=:hover(?= [\w-]+=|$)|:hover (?=rrweb-paused)/g,
  },
  {
    why: 'A calendar holds its year in a field, so the year is hidden wherever the page repeats it.',
    leave: /(?<= aria-label=\w+ \d+, )(\d{4}|\*{5})(?= |$)/g,
  },
  {
    why: 'Digits in quotes that may be a card number are masked in styles, also in the path of a drawing.',
    leave: /(?<=<path d=")[^"]*/g,
  },
];

/** Elements that one of the two leaves out, with everything in them: they show nothing. */
export const UNSEEN = /^(script|noscript|meta|link|title|base)$/;

/** What is in these belongs to the visitor, too (docs/tracker-rules.md): our recorder hides it, rrweb's does not. */
export const HIDDEN = HIDE_SELECTOR;

/** Pages whose replay looks different from the original, and why. */
export const allowedPictures: Readonly<Record<string, string>> = {
  'every input type': 'What is typed is not shown.',
  'Video.js': 'rrweb’s player gives each video the controls of the browser.',
  'Chart.js': 'What is drawn on a canvas is not recorded.',
};

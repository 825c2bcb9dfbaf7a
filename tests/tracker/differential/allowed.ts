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
];

/** Elements that one of the two leaves out, with everything in them: they show nothing. */
export const UNSEEN = /^(script|noscript|meta|link|title|base)$/;

import type { IssueFacts } from '../../../issues/issue-facts.ts';

/** The text about one issue. */
export interface IssueWords {
  readonly title: string;
  /** One sentence. */
  readonly happened: string;
  /** The error's name or the measured value, which a model cannot write. */
  readonly detail?: string;
  /** The best first. */
  readonly suggestions: readonly string[];
  /** What a developer can do with the notes, if code is at fault. */
  readonly developerStep?: readonly string[];
  /** The line for the focus list. */
  readonly focus: string;
  /** What visitors did or ran into, for a subject line: "got stuck". */
  readonly verb: string;
}

/** An issue with its names in the forms that sentences need. */
export interface NamedIssue {
  readonly issue: IssueFacts;
  /** "checkout" */
  readonly page: string;
  /** "checkout", but "product pages" for "a product page". */
  readonly pages: string;
  /** "at checkout" */
  readonly place: string;
  /** "at checkout and on one other page": all of a problem that several pages have. */
  readonly places: string;
  /** "the checkout form" */
  readonly form: string;
  readonly element: string;
  /** The element with a definite article: `the button` if it has no label. */
  readonly the: string;
  /** The element, with its page if the element has no label. */
  readonly placed: string;
  /** The element with its page. */
  readonly onPage: string;
  /** The device and browser that all affected sessions share; empty if they differ. */
  readonly how: string;
  /** The cleaned field, path or page that most signals are about; empty if they differ. */
  readonly about: string;
}

import type { IssueFacts } from '../../issues/issue-facts.ts';

/** What one kind of trouble is called, and what helps. */
export interface TroubleWords {
  readonly title: string;
  /** One sentence. */
  readonly happened: string;
  /** The fault's own name or figure, which a model's words cannot hold. */
  readonly detail?: string;
  /** The best first. */
  readonly suggestions: readonly string[];
  /** What a developer can do with the notes, where code is at fault. */
  readonly developerStep?: readonly string[];
  /** For the list of what to focus on. */
  readonly focus: string;
  /** What visitors did or ran into, for a subject line: "got stuck". */
  readonly verb: string;
}

/** An issue with its names made ready for sentences. */
export interface Named {
  readonly issue: IssueFacts;
  /** "checkout" */
  readonly page: string;
  /** "at checkout" */
  readonly place: string;
  /** "the checkout form" */
  readonly form: string;
  readonly element: string;
  /** The element as it is spoken of again: `the button` where it has no label. */
  readonly the: string;
  /** The element with its page where the element alone would not be known. */
  readonly placed: string;
  /** The element with its page, always. */
  readonly onPage: string;
  /** The device and browser of all affected visits; empty where they differ. */
  readonly how: string;
  /** Cleaned: the field, path or page the trouble is about; empty where most were about different ones. */
  readonly about: string;
}

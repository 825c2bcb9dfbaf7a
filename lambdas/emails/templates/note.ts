interface Place {
  readonly label: string;
  readonly link: string;
}

/** An email with one purpose. Parts appear in this order; missing ones are omitted. */
export interface Note {
  readonly subject: string;
  readonly preheader: string;
  readonly about: string;
  readonly site?: string | undefined;
  readonly title: string;
  /** May be user-written text of several lines. */
  readonly intro: string;
  /** Names and values, one line each. */
  readonly facts?: readonly (readonly [name: string, value: string])[];
  readonly code?: string;
  readonly steps?: readonly string[];
  readonly lines?: readonly string[];
  readonly button?: Place;
  /** Below the button, in small. */
  readonly small?: readonly string[];
  readonly reason: string;
  /** The way out, where there is something to leave. */
  readonly way?: Place | undefined;
  readonly postalAddress: string;
  /** Cognito's own mails carry no pictures. */
  readonly hasPictures?: boolean;
}

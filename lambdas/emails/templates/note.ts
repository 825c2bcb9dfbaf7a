interface LabeledLink {
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
  readonly button?: LabeledLink;
  /** Muted lines below the button. */
  readonly small?: readonly string[];
  readonly reason: string;
  /** A link in the footer, for example to unsubscribe. */
  readonly footerLink?: LabeledLink | undefined;
  readonly postalAddress: string;
  /** False for Cognito's emails, which cannot contain pictures. */
  readonly hasPictures?: boolean;
}

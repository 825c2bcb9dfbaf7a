/**
 * Operator events: each is logged under exactly this name, and an alarm filters for it. Code and alarms share this list,
 * so that no alarm filters for a name that is never logged.
 */
export const notices = {
  /** An email is retried although it may have been sent the first time. */
  'ambiguous-send': { perFiveMinutes: 1, says: 'An email may have been sent twice' },
  /** The email service reported that it sent one delivery more than once. */
  'duplicate-mail': { perFiveMinutes: 1, says: 'A recipient got a report twice' },
  /** An active website has no report by 9:30. */
  'missing-report': { perFiveMinutes: 1, says: 'An active website has no report by 9:30' },
  /** A report was finished long after 9:00. A change of time zone can make a single report late. */
  'late-report': { perFiveMinutes: 3, says: 'Reports are finished long after 9:00' },
  /** A customer pays a price that no plan has, for example one created in the provider's dashboard, and so is Free. */
  'unknown-price': { perFiveMinutes: 1, says: 'A customer pays a price that belongs to no plan' },
  /** One bad address is normal; many mean a blocked sender. */
  'email-rejected': { perFiveMinutes: 25, says: 'SES rejects many of our emails' },
  /** The deterministic text was used although a model is configured. */
  'model-unusable': { perFiveMinutes: 50, says: 'The language model returns no usable text' },
  /** A recording could not be read, or closing it crashed repeatedly. */
  'recording-quarantined': { perFiveMinutes: 1, says: 'A recording was quarantined' },
  /** Reading or analyzing a recording took more processor time than any real visit needs. */
  'recording-too-complex': { perFiveMinutes: 1, says: 'A recording was too complex to analyze' },
  /** Single failures are normal; many are an outage. */
  'closing-postponed': { perFiveMinutes: 20, says: 'The table or the bucket keeps failing' },
} as const satisfies Readonly<Record<string, { perFiveMinutes: number; says: string }>>;
export type Notice = keyof typeof notices;

/**
 * Operator events: each is logged under exactly this name, and an alarm filters for it. Both sides read this list, so an
 * alarm cannot wait for a name that is never logged.
 */
export const notices = {
  /** An email is retried although it may have been sent the first time. */
  'ambiguous-send': { perFiveMinutes: 1, says: 'A mail may have left twice' },
  /** The mail service said that it sent one delivery more than once. */
  'duplicate-mail': { perFiveMinutes: 1, says: 'A recipient got a report twice' },
  /** An active website has no report half an hour after nine. */
  'missing-report': { perFiveMinutes: 1, says: 'An active website has no report by 9:30' },
  /** A report was finished long after nine. A move between zones makes one late, and no more. */
  'late-report': { perFiveMinutes: 3, says: 'Reports leave long after nine' },
  /** One bad address is normal; many mean a blocked sender. */
  'refused-for-good': { perFiveMinutes: 25, says: 'The mail service refuses our mails' },
  /** The rules wrote although a model was asked. */
  'model-of-no-use': {
    perFiveMinutes: 50,
    says: 'The language model writes nothing that may be sent',
  },
  /** A recording that could not be read, or whose reader died again and again. */
  'recording-quarantined': { perFiveMinutes: 1, says: 'A recording was quarantined' },
  /** Single failures pass; many are an outage. */
  'closing-postponed': { perFiveMinutes: 20, says: 'The table or the bucket keeps failing' },
} as const satisfies Readonly<Record<string, { perFiveMinutes: number; says: string }>>;
export type Notice = keyof typeof notices;

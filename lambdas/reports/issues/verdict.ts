/** What a reader can say about an issue, as the links of a mail spell it. */
export const verdicts = ['useful', 'not-a-problem', 'fixed'] as const;
export type Verdict = (typeof verdicts)[number];

export const verdictOf = (said: string | undefined): Verdict | undefined =>
  verdicts.find((each) => each === said);

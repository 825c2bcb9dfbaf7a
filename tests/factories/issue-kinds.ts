import type { Digest } from '../../lambdas/contract/digest.ts';
import { composeReport } from '../../lambdas/reports/content/compose.ts';
import { reportInput } from './digest.ts';

/** The kinds of the issues that a report about these visits has, in alphabetical order. */
export const issueKindsOf = (digests: readonly Digest[]) =>
  composeReport(reportInput({ digests: [...digests] }))
    .facts.issues.map(({ kind }) => kind)
    .toSorted();

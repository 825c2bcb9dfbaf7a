/**
 * Stories that the analysis still gets wrong, with the reason. The test expects each of them to fail, so an entry has to
 * go when its story passes.
 */
export const knownFailures: Readonly<Record<string, string>> = {};

/** Stories that the analysis still gets wrong, with the reason. The test requires each of them to fail. */
export const knownFailures: Readonly<Record<string, string>> = {};

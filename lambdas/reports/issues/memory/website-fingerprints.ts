/**
 * An owner's websites may have the same control and path. A fingerprint that another website has taken gets a suffix for
 * this one, so that each of them keeps its own history and answers.
 */
import type { ReportInput } from '../../content/report-input.ts';
import { hash } from '../fingerprint.ts';

type Known = Pick<ReportInput, 'website' | 'memory' | 'takenFingerprints'>;
/** Returns the fingerprint under which this website's reports remember an issue. */
export type FingerprintOfWebsite = (fingerprint: string) => string;

export function websiteFingerprints({
  website,
  memory,
  takenFingerprints = new Set(),
}: Known): FingerprintOfWebsite {
  const remembered = new Set(memory.map(({ fingerprint }) => fingerprint));
  const suffix = hash(website.domain);
  return (fingerprint) => {
    const withSuffix = `${fingerprint}-${suffix}`;
    if (remembered.has(withSuffix)) return withSuffix;
    const isFree = remembered.has(fingerprint) || !takenFingerprints.has(fingerprint);
    return isFree ? fingerprint : withSuffix;
  };
}

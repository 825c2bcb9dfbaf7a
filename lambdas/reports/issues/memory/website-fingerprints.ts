/**
 * An owner's websites may have the same control and path. A fingerprint that another website has taken gets a suffix for
 * this one, so that each of them keeps its own history and answers.
 */
import type { ReportInput } from '../../content/report-input.ts';
import { hash } from '../fingerprint.ts';

type Names = Pick<ReportInput, 'website' | 'memory' | 'others'>;
/** The fingerprint under which this website's reports remember an issue. */
export type NameOf = (fingerprint: string) => string;

export function websiteNames({ website, memory, others = new Set() }: Names): NameOf {
  const own = new Set(memory.map(({ fingerprint }) => fingerprint));
  const suffix = hash(website.domain);
  return (fingerprint) => {
    const ofWebsite = `${fingerprint}-${suffix}`;
    if (own.has(ofWebsite)) return ofWebsite;
    return own.has(fingerprint) || !others.has(fingerprint) ? fingerprint : ofWebsite;
  };
}

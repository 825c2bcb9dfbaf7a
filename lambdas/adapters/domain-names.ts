import { domainToUnicode } from 'node:url';

/** The address with its domain in Unicode. All spellings of a domain with other letters than ASCII become equal. */
export function withUnicodeDomain(address: string): string {
  const at = address.lastIndexOf('@') + 1;
  const domain = domainToUnicode(address.slice(at));
  return domain === address.slice(at).toLowerCase() ? address : address.slice(0, at) + domain;
}

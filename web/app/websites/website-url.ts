import { websites } from '../../../lambdas/contract/copy/websites.ts';
import { displayDomain } from '../../../lambdas/contract/display-domain.ts';
import { domainOf } from '../../../lambdas/contract/rules/domain.ts';

const SCHEME = 'https://';

/** The domain in a typed text, or the problem with it (§5). */
export function parseDomain(typed: string) {
  const text = typed.trim();
  const domain = domainOf(text);
  if (domain) return { domain };
  const isEmpty = text === '' || /^https?:\/\/$/i.test(text);
  return { problem: isEmpty ? websites.url.missing : websites.url.invalid };
}

/** A saved domain as its owner writes it; any other text stays as it was typed. */
export const asWritten = (typed: string): string =>
  domainOf(typed) === typed ? displayDomain(typed) : typed;

/** Focusing the empty field prefills the scheme (§5). */
export const prefilled = (typed: string): string => (typed === '' ? SCHEME : typed);

/** An address is usually pasted with its scheme, behind the prefilled one. */
export const withOneScheme = (typed: string): string =>
  typed.replace(/^https:\/\/(?=https?:\/\/)/i, '');

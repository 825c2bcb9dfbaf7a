import { websites } from '../../../lambdas/contract/copy/websites.ts';
import { domainOf } from '../../../lambdas/contract/rules/domain.ts';
import { notifyProblem } from '../lib/notify.ts';

const SCHEME = 'https://';

/** The domain of what was typed; says what is wrong with it otherwise (§5). */
export function checkedDomain(typed: string): string | undefined {
  const text = typed.trim();
  const domain = domainOf(text);
  if (!domain) {
    const isEmpty = text === '' || /^https?:\/\/$/i.test(text);
    notifyProblem(isEmpty ? websites.url.missing : websites.url.invalid);
  }
  return domain;
}

/** Focusing the empty field prefills the scheme (§5). */
export const prefilled = (typed: string): string => (typed === '' ? SCHEME : typed);

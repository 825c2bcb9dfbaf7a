/**
 * If the address of a request contains what a visitor had typed, or the name of a chosen file, it is masked for this
 * visitor: `/api/*****` instead of `/api/license`. Without this file, one fault would be two issues.
 */
import type { Digest } from '../../../contract/digest.ts';
import { maskedMatcher } from '../../../contract/rules/words/masked-pattern.ts';
import type { Signal } from '../../../contract/signal.ts';
import { HIDDEN_WORDS } from '../../../contract/tracker.ts';
import { STATUS } from '../fingerprint.ts';

/** Gives a masked request the address with which other visitors saw it fail on the same page, if only one fits. */
export function requestUnmasker(digests: readonly Digest[]): (signal: Signal) => Signal {
  const all = digests.flatMap(({ signals }) => signals).filter(namesRequest);
  if (!all.some(({ about }) => about?.includes(HIDDEN_WORDS))) return (signal) => signal;
  const known = new Map<string, Set<string>>();
  for (const { page, about = '' } of all)
    if (!about.includes(HIDDEN_WORDS))
      known.set(page, (known.get(page) ?? new Set<string>()).add(about));
  return (signal) => {
    const { page, about = '' } = signal;
    if (!about.includes(HIDDEN_WORDS) || !namesRequest(signal)) return signal;
    const [fitting, ...others] = [...(known.get(page) ?? [])].filter(maskedMatcher(about, '/ '));
    return fitting && others.length === 0 ? { ...signal, about: fitting } : signal;
  };
}

const namesRequest = ({ about = '' }: Signal): boolean => STATUS.test(about);

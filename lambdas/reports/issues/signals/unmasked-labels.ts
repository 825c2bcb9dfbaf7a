import type { Digest } from '../../../contract/digest.ts';
import { maskedMatcher } from '../../../contract/rules/words/masked-pattern.ts';
import type { ElementFingerprint, Signal } from '../../../contract/signal.ts';
import { HIDDEN_WORDS } from '../../../contract/tracker.ts';

const isMasked = ({ label }: ElementFingerprint): boolean =>
  label.includes(HIDDEN_WORDS) && label !== HIDDEN_WORDS;

/**
 * Gives a signal the label of its control as other visitors saw it if words of it are masked, because this visitor had
 * typed them. Otherwise one control would be several issues.
 */
export function labelUnmasker(digests: readonly Digest[]): (signal: Signal) => Signal {
  const all = digests.flatMap(({ signals }) => signals);
  if (!all.some(({ element }) => element && isMasked(element))) return (signal) => signal;
  const labels = new Map<string, Set<string>>();
  for (const { page, element } of all) {
    if (!element || isMasked(element)) continue;
    const key = keyOf(page, element);
    labels.set(key, (labels.get(key) ?? new Set()).add(element.label));
  }
  return (signal) => {
    const { page, element } = signal;
    if (!element || !isMasked(element)) return signal;
    const label = [...(labels.get(keyOf(page, element)) ?? [])].find(
      maskedMatcher(element.label, ''),
    );
    return label ? { ...signal, element: { ...element, label } } : signal;
  };
}

const keyOf = (page: string, { role, selector }: ElementFingerprint): string =>
  `${page}\n${role} ${selector}`;

import type { ElementFingerprint } from '../../../contract/signal.ts';
import { compareTexts } from '../../../contract/text-order.ts';
import { byFrequency, type IssueGroup, type Occurrence } from '../occurrences.ts';

/** Most frequent first, ties in a stable order. */
export const byOccurrences = (a: IssueGroup, b: IssueGroup): number =>
  b.occurrences.length - a.occurrences.length || compareTexts(a.fingerprint, b.fingerprint);

/** The fingerprints under which a group was found. */
export const membersOf = ({ fingerprint, members }: IssueGroup): readonly string[] =>
  members ?? [fingerprint];

/** Merges groups of one fault. The most frequent one supplies kind, page and control. */
export function mergeGroups(groups: readonly IssueGroup[]): IssueGroup {
  const sorted = [...groups].sort(byOccurrences);
  const [main] = sorted;
  if (!main) throw new Error('There is nothing to merge');
  const occurrences = sorted.flatMap((group) => group.occurrences);
  const element = main.element && asFirstNamed(main.element, main.page, occurrences);
  const pages = byFrequency(occurrences.map(({ signal }) => signal.page));
  return {
    ...main,
    ...(element && { element }),
    members: sorted.flatMap(membersOf),
    pages,
    aboutTimes: sorted.reduce((sum, { aboutTimes }) => sum + aboutTimes, 0),
    occurrences,
  };
}

/** As visitors first saw it: a control may show its failure as its name, which is not how an owner knows it. */
function asFirstNamed(
  control: ElementFingerprint,
  page: string,
  occurrences: readonly Occurrence[],
): ElementFingerprint {
  const first = new Map<string, Occurrence>();
  for (const each of occurrences) {
    const { sessionId, signal } = each;
    if (signal.page !== page || !isSameControl(signal.element, control)) continue;
    if (signal.atMs < (first.get(sessionId)?.signal.atMs ?? Infinity)) first.set(sessionId, each);
  }
  const labels = [...first.values()].map(({ signal }) => signal.element?.label || control.label);
  const count = (label: string) => labels.filter((each) => each === label).length;
  const [top = control.label] = byFrequency(labels);
  return { ...control, label: count(top) > count(control.label) ? top : control.label };
}

const isSameControl = (one: ElementFingerprint | undefined, other: ElementFingerprint): boolean =>
  one?.role === other.role && one.selector === other.selector;

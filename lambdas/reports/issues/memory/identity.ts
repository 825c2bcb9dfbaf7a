/**
 * An issue of several controls keeps its identity on days on which another of them leads or occurs alone: it has the
 * fingerprint under which it was first remembered.
 */

import type { Digest } from '../../../contract/digest.ts';
import { compareTexts } from '../../../contract/text-order.ts';
import { absorbCauses, type GroupWithCause } from '../causes/absorb.ts';
import { faultsOf } from '../causes/merge-faults.ts';
import { ITEMS_MARK } from '../causes/repeated-controls.ts';
import { groupSignals, type IssueGroup, mostAffecting } from '../occurrences.ts';
import type { IssueMemory } from './issue-memory.ts';
import { byOccurrences, membersOf } from './merge-groups.ts';
import type { FingerprintOfWebsite } from './website-fingerprints.ts';

type Known = Pick<IssueMemory, 'fingerprint' | 'faults' | 'isReported' | 'firstSeen' | 'element'>;
/** What identifies the fault of each group, by the fingerprint under which it was found. */
type Faults = ReadonlyMap<string, readonly string[]>;

interface IdentifiedGroup extends GroupWithCause {
  readonly faults: readonly string[];
}

/** The groups of all signals, each with the fingerprint by which it is remembered. */
export function identifiedGroups(
  digests: readonly Digest[],
  memory: readonly Known[],
  ofWebsite: FingerprintOfWebsite,
): { readonly groups: readonly IdentifiedGroup[]; readonly occurred: ReadonlySet<string> } {
  const found = groupSignals(digests).map((group) => ({
    ...group,
    fingerprint: ofWebsite(group.fingerprint),
  }));
  const faults = new Map(found.map((group) => [group.fingerprint, faultsOf(group)]));
  const absorbed = absorbCauses(mostAffecting(found));
  const absorbedGroups = absorbed.map(({ group }) => group);
  const identities = identitiesOf(absorbedGroups, faults, memory);
  const faultsOfToday = new Set([...faults.values()].flat());
  const again = memory.filter((known) => known.faults?.some((each) => faultsOfToday.has(each)));
  return {
    groups: absorbed.map((each) => ({
      ...each,
      group: identified(each.group, identities.get(each.group)),
      faults: faultsOfGroup(each.group, faults),
    })),
    occurred: new Set([...faults.keys(), ...again.map(({ fingerprint }) => fingerprint)]),
  };
}

const faultsOfGroup = (group: IssueGroup, faults: Faults): string[] => [
  ...new Set(membersOf(group).flatMap((member) => faults.get(member) ?? [])),
];

/** Reported issues before those that were only watched, then the oldest. */
const byAge = (one: Known, other: Known): number =>
  Number(other.isReported) - Number(one.isReported) ||
  compareTexts(`${one.firstSeen} ${one.fingerprint}`, `${other.firstSeen} ${other.fingerprint}`);

/**
 * The memory of each group that has one. A memory belongs to one group only: the groups with the most occurrences choose
 * first, and memories of the group's own controls come before those of the same fault.
 */
function identitiesOf(
  groups: readonly IssueGroup[],
  faults: Faults,
  memory: readonly Known[],
): ReadonlyMap<IssueGroup, Known> {
  const byFingerprint = new Map(memory.map((known) => [known.fingerprint, known]));
  const byFault = memoriesByFault(memory);
  const identities = new Map<IssueGroup, Known>();
  const taken = new Set<string>();
  const assignOldest = (group: IssueGroup, candidates: readonly Known[]) => {
    const free = candidates.filter(({ fingerprint }) => !taken.has(fingerprint));
    const [oldest] = free.toSorted(byAge);
    if (!oldest) return;
    identities.set(group, oldest);
    taken.add(oldest.fingerprint);
  };

  const sorted = groups.toSorted(byOccurrences);
  for (const group of sorted)
    assignOldest(
      group,
      membersOf(group).flatMap((member) => byFingerprint.get(member) ?? []),
    );
  // If a control belongs to an issue of several controls, its memory is not the history of another issue.
  for (const member of groups.flatMap(membersOf)) taken.add(member);
  for (const group of sorted)
    if (!identities.has(group))
      assignOldest(
        group,
        faultsOfGroup(group, faults).flatMap((fault) => byFault.get(fault) ?? []),
      );
  return identities;
}

function memoriesByFault(memory: readonly Known[]): ReadonlyMap<string, readonly Known[]> {
  const byFault = new Map<string, Known[]>();
  for (const known of memory)
    for (const fault of known.faults ?? [])
      byFault.set(fault, [...(byFault.get(fault) ?? []), known]);
  return byFault;
}

/** A group with the fingerprint, and with the common name of several items, by which it is remembered. */
function identified(group: IssueGroup, known: Known | undefined): IssueGroup {
  if (!known) return group;
  const { fingerprint } = known;
  const { element } = group;
  const name = known.element?.label ?? '';
  const isOfItems =
    name.endsWith(ITEMS_MARK) && element?.label.startsWith(name.slice(0, -ITEMS_MARK.length));
  return element && isOfItems
    ? { ...group, fingerprint, element: { ...element, label: name } }
    : { ...group, fingerprint };
}

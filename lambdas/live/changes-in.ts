import type { ChangeKind, LiveMessage, Subject } from '../contract/live.ts';

/** The subject of an item, by the first part of its sort key. */
const subjects: Readonly<Record<string, Subject>> = {
  PROFILE: 'profile',
  VERIFICATION: 'verification',
  INTEGRATION: 'integration',
  EMAIL: 'emails',
  DELIVERY: 'emails',
  SESSION: 'recordings',
  USAGE: 'subscription',
  SUBSCRIPTION: 'subscription',
  MEMBER: 'team',
};

const changes: Readonly<Record<string, ChangeKind>> = {
  INSERT: 'insert',
  MODIFY: 'update',
  REMOVE: 'delete',
};

interface ChangedItem {
  readonly eventName: string;
  readonly PK: string;
  readonly SK: string;
}
export type OwnerMessage = LiveMessage & { readonly ownerId: string };

/** The owner and subject of a changed item; undefined if no page shows it. */
function changeOf({ eventName, PK, SK }: ChangedItem): OwnerMessage | undefined {
  const [kind, ownerId] = PK.split('#');
  const subject = subjects[SK.split('#')[0] ?? ''];
  const change = changes[eventName];
  return kind === 'OWNER' && ownerId && subject && change
    ? { ownerId, subject, change }
    : undefined;
}

/** Deduplicates changes of the same kind, so that many changes do not cause many requests. */
export function changesIn(changed: readonly ChangedItem[]): OwnerMessage[] {
  const changes = changed.map(changeOf).filter((each) => each !== undefined);
  const messages = new Map(changes.map((each) => [Object.values(each).join(' '), each]));
  return [...messages.values()];
}

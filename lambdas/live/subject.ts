import type { Change, LiveMessage, Subject } from '../contract/live.ts';

/** What an item is about, by the first word of its sort key. */
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

const changes: Readonly<Record<string, Change>> = {
  INSERT: 'insert',
  MODIFY: 'update',
  REMOVE: 'delete',
};

interface Written {
  readonly eventName: string;
  readonly PK: string;
  readonly SK: string;
}
interface Told extends LiveMessage {
  readonly ownerId: string;
}

/** Whom a changed item concerns and what it is about; undefined when no page shows it. */
function changeOf({ eventName, PK, SK }: Written): Told | undefined {
  const [kind, ownerId] = PK.split('#');
  const subject = subjects[SK.split('#')[0] ?? ''];
  const change = changes[eventName];
  return kind === 'OWNER' && ownerId && subject && change
    ? { ownerId, subject, change }
    : undefined;
}

/** One bell for many changes of the same kind: a busy minute must not ring a page a hundred times. */
export function changesIn(written: readonly Written[]): Told[] {
  const changes = written.map(changeOf).filter((each) => each !== undefined);
  const messages = new Map(changes.map((each) => [Object.values(each).join(' '), each]));
  return [...messages.values()];
}

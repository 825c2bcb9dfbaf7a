import type { Live } from '../adapters/live.ts';
import { forEachAtOnce } from '../contract/rules/at-once.ts';
import { log } from '../runtime/log.ts';
import type { OwnerMessage } from './changes-in.ts';
import type { connectionStore } from './connection.store.ts';
import { mayBeOpening } from './opening.ts';

interface Uses {
  readonly connections: Pick<ReturnType<typeof connectionStore>, 'of' | 'remove'>;
  readonly live: Live;
}
type Connection = Awaited<ReturnType<Uses['connections']['of']>>[number];

/** A batch of the stream has changes of at most a hundred owners, so no owner waits for another one's pages. */
const OWNERS_AT_ONCE = 100;
const PAGES_AT_ONCE = 10;

/** Notifies the open pages of each owner. Throws if their connections could not be read. */
export async function push(
  messages: readonly OwnerMessage[],
  { connections, live }: Uses,
  now: Date,
): Promise<void> {
  const notify = async (
    { connectionId, startedAt }: Connection,
    changes: readonly OwnerMessage[],
  ) => {
    for (const { ownerId, ...change } of changes) {
      if (await live.send(connectionId, change)) continue;
      if (!mayBeOpening(startedAt, now)) await connections.remove(connectionId);
      return;
    }
  };
  const byOwner = Map.groupBy(messages, ({ ownerId }) => ownerId);
  const unread = await forEachAtOnce([...byOwner], OWNERS_AT_ONCE, async ([ownerId, changes]) => {
    const open = await connections.of(ownerId);
    const errors = await forEachAtOnce(open, PAGES_AT_ONCE, (page) => notify(page, changes));
    // The next change replaces a lost notification; a retry would notify all other pages twice.
    for (const error of errors) log.warn('failed to notify a live connection', { error });
  });
  if (unread.length > 0) throw unread[0];
}

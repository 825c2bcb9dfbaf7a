import { live } from '../adapters/live.ts';
import { HEARTBEAT, HEARTBEAT_REPLY } from '../contract/live.ts';
import { handle } from '../runtime/handle.ts';
import { heartbeat } from './functions.ts';

/** A page that gets no reply detects that its connection is lost, even if the browser reports it as open. */
export const handler = handle(heartbeat, { live }, async ({ connectionId, text }, use) => {
  if (text === HEARTBEAT) await use.live.send(connectionId, HEARTBEAT_REPLY);
});

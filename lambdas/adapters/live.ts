import {
  ApiGatewayManagementApiClient,
  GoneException,
  PostToConnectionCommand,
} from '@aws-sdk/client-apigatewaymanagementapi';
import type { HEARTBEAT_REPLY, LiveMessage } from '../contract/live.ts';
import { connector } from '../runtime/connector.ts';
import { withTimeout } from './sdk.ts';

export interface Live {
  /** False if the connection is closed. */
  send(connectionId: string, message: LiveMessage | typeof HEARTBEAT_REPLY): Promise<boolean>;
}

export const live = connector('live', ({ LIVE_ENDPOINT }): Live => {
  const client = new ApiGatewayManagementApiClient({
    endpoint: LIVE_ENDPOINT,
    // A page with a lost notification gets the next one, and the other pages wait for this one.
    maxAttempts: 2,
    ...withTimeout(3_000),
  });
  return {
    async send(connectionId, message) {
      const Data = typeof message === 'string' ? message : JSON.stringify(message);
      try {
        await client.send(new PostToConnectionCommand({ ConnectionId: connectionId, Data }));
        return true;
      } catch (error) {
        if (error instanceof GoneException) return false;
        throw error;
      }
    },
  };
});

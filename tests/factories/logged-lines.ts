import { vi } from 'vitest';
import { authorizationFor } from '../../lib/local/deploy.ts';

interface LogGroups {
  readonly logGroups: readonly { readonly logGroupName: string }[];
  readonly nextToken?: string;
}
interface LogEvents {
  readonly events: readonly { readonly message: string }[];
}
/** The local cloud returns at most this many lines and does not report that there are more. */
const EVENTS_MAX = 10_000;

/** Every line that functions and API Gateway have written to any log group since then. */
export async function linesLogged(endpoint: string, since: Date): Promise<string> {
  const callLogs = async (action: string, request: object) => {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-amz-json-1.1',
        'x-amz-target': `Logs_20140328.${action}`,
        authorization: authorizationFor('logs'),
      },
      body: JSON.stringify(request),
    });
    if (!response.ok) throw new Error(`${action}: ${response.status} ${await response.text()}`);
    return response.json();
  };
  // Listing groups fails in the local cloud while a new group gets its first line, so retry.
  const callUntilSuccess = (action: string, request: object) =>
    vi.waitFor(() => callLogs(action, request), { timeout: 30_000, interval: 100 });
  const lines: string[] = [];
  let nextToken: string | undefined;
  do {
    const page = (await callUntilSuccess('DescribeLogGroups', { nextToken })) as LogGroups;
    for (const { logGroupName } of page.logGroups) {
      const request = { logGroupName, startTime: since.getTime() };
      const { events } = (await callUntilSuccess('FilterLogEvents', request)) as LogEvents;
      if (events.length >= EVENTS_MAX) throw new Error(`${logGroupName} holds more than is read`);
      lines.push(...events.map(({ message }) => message));
    }
    nextToken = page.nextToken;
  } while (nextToken !== undefined);
  return lines.join('\n');
}

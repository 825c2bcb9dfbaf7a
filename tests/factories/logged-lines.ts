import { vi } from 'vitest';
import { authorizationFor } from '../../lib/local/deploy.ts';

interface LogGroups {
  readonly logGroups: readonly { readonly logGroupName: string }[];
  readonly nextToken?: string;
}
interface LogEvents {
  readonly events: readonly { readonly message: string }[];
}
/** The local cloud hands over no more lines at once, and says nothing of the rest. */
const EVENTS_MAX = 10_000;

/** Every line that functions and gateway have written into any log group since then. */
export async function linesLogged(endpoint: string, since: Date): Promise<string> {
  const ask = async (action: string, asked: object) => {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-amz-json-1.1',
        'x-amz-target': `Logs_20140328.${action}`,
        authorization: authorizationFor('logs'),
      },
      body: JSON.stringify(asked),
    });
    if (!response.ok) throw new Error(`${action}: ${response.status} ${await response.text()}`);
    return response.json();
  };
  // The local cloud fails when a group is written to for the first time while it lists them.
  const askUntilAnswered = (action: string, asked: object) =>
    vi.waitFor(() => ask(action, asked), { timeout: 30_000, interval: 100 });
  const lines: string[] = [];
  let nextToken: string | undefined;
  do {
    const page = (await askUntilAnswered('DescribeLogGroups', { nextToken })) as LogGroups;
    for (const { logGroupName } of page.logGroups) {
      const asked = { logGroupName, startTime: since.getTime() };
      const { events } = (await askUntilAnswered('FilterLogEvents', asked)) as LogEvents;
      if (events.length >= EVENTS_MAX) throw new Error(`${logGroupName} holds more than is read`);
      lines.push(...events.map(({ message }) => message));
    }
    nextToken = page.nextToken;
  } while (nextToken !== undefined);
  return lines.join('\n');
}

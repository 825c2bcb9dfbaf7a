import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';
import { PAGE_TIMEOUT_MS } from '../contract/limits.ts';
import { connector } from '../runtime/connector.ts';
import { log } from '../runtime/log.ts';
import type { WebsiteReading } from '../websites/check/installation-check.ts';
import { withTimeout } from './sdk.ts';

export interface PageReader {
  /** The facts of a website's home page; `unreachable` if the reading function failed. */
  read(domain: string): Promise<WebsiteReading>;
}

/** Page reads have a timeout already; this one also covers a cold start. */
export const PAGE_READER_TIMEOUT_MS = PAGE_TIMEOUT_MS + 5_000;

/** Invokes the function that opens third-party pages; it has no permissions (docs/threat-model.md, "Safe fetch"). */
export const pageReader = connector('page-reader', (env): PageReader => {
  const client = new LambdaClient({
    maxAttempts: 1,
    ...withTimeout(PAGE_READER_TIMEOUT_MS),
  });
  return {
    async read(domain) {
      const { Payload, FunctionError } = await client.send(
        new InvokeCommand({
          FunctionName: env.PAGE_READER_FUNCTION,
          Payload: JSON.stringify({ domain }),
        }),
      );
      const payload = Payload?.transformToString() ?? '';
      if (FunctionError) {
        log.warn('failed to read a page', { domain, error: new Error(payload.slice(0, 500)) });
        return { kind: 'unreachable' };
      }
      return JSON.parse(payload) as WebsiteReading;
    },
  };
});

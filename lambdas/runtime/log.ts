import type { Logger } from '@aws-lambda-powertools/logger';
import { errorFields } from './error-fields.ts';
import { currentRequestId } from './request.ts';

type Level = 'info' | 'warn' | 'error';
type Write = (message: string, more?: Record<string, unknown>) => void;

/** Loaded with the first line: most invocations log nothing, and every cold start would load it. */
let logger: Promise<Logger> | undefined;
const unwritten = new Set<Promise<void>>();

const at =
  (level: Level): Write =>
  (message, { error, ...more } = {}) => {
    const request_id = currentRequestId();
    const fields = {
      ...more,
      ...(request_id !== undefined && { request_id }),
      ...(error !== undefined && { error: errorFields(error) }),
    };
    logger ??= import('@aws-lambda-powertools/logger').then(({ Logger }) => new Logger());
    const line = logger.then((log) => log[level](message, fields));
    unwritten.add(line);
    void line.finally(() => unwritten.delete(line));
  };

/** Writes one line of JSON per call; of an `error` only fields without personal data. */
export const log = { info: at('info'), warn: at('warn'), error: at('error') };

/** Resolves when all lines are written: Lambda may freeze the container as soon as the handler returns. */
export async function flushed(): Promise<void> {
  await Promise.all(unwritten);
}

import type { Logger } from '@aws-lambda-powertools/logger';
import { errorFields } from './error-fields.ts';
import { currentRequestId } from './request.ts';

type Level = 'info' | 'warn' | 'error';
type Write = (message: string, more?: Record<string, unknown>) => void;

/** Loaded with the first line: most calls have nothing to say, and every cold start would pay for it. */
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

/** One line of JSON each; of an `error` only the fields that hold nothing of other people. */
export const log = { info: at('info'), warn: at('warn'), error: at('error') };

/** Resolves once every line is written: a container may be frozen as soon as its handler has returned. */
export async function flushed(): Promise<void> {
  await Promise.all(unwritten);
}

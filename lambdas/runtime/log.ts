import type { Logger } from '@aws-lambda-powertools/logger';

type Level = 'info' | 'warn' | 'error';
type Say = (message: string, more?: Record<string, unknown>) => void;

/** Loaded with the first line: most calls have nothing to say, and every cold start would pay for it. */
let logger: Promise<Logger> | undefined;

const at =
  (level: Level): Say =>
  (message, more = {}) => {
    logger ??= import('@aws-lambda-powertools/logger').then(({ Logger }) => new Logger());
    void logger.then((log) => log[level](message, more));
  };

/** One line of JSON each; an `error` is written out with its cause. */
export const log = { info: at('info'), warn: at('warn'), error: at('error') };

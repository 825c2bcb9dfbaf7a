import type { TrackerEvents } from '../../../lambdas/contract/tracker.ts';
import type { Documents } from '../documents.ts';
import type { EmitCustomEvent } from '../emit-custom.ts';
import type { Lifetime } from '../lifetime.ts';
import { MAX_PROBLEMS, MESSAGE_CHARACTERS } from '../limits.ts';
import type { EarlyError } from '../loader-interface.ts';
import { maskUrl } from '../privacy/mask-url.ts';
import { errorAllowed, pathAllowed } from '../privacy/strict-mode.ts';
import { clean } from './element/label.ts';
import { observeCalls } from './observe-calls.ts';

/**
 * Emits `rv:error` for errors and unhandled rejections of the page's scripts, and for errors that they write to the console,
 * up to MAX_PROBLEMS per page of each. `since`: the page's start.
 */
export function watchErrors(
  life: Lifetime,
  documents: Documents,
  emitCustom: EmitCustomEvent,
  earlyErrors: readonly EarlyError[],
  since: number,
): void {
  let reported = 0;
  const report = (event: Event, at?: number) => {
    const error = errorIn(event as ErrorEvent | PromiseRejectionEvent);
    if (error && ++reported <= MAX_PROBLEMS) emitCustom('rv:error', error, at);
  };

  // A page that was opened in the background starts when it is shown.
  for (const { event, at } of earlyErrors)
    life.catchErrors(() => report(event, Math.max(at, since)))();
  documents.listen('error', (event) => report(event));
  documents.listen('unhandledrejection', (event) => report(event));

  let logged = 0;
  observeCalls(life, console, 'error', (_, args: unknown[]) => {
    const error = args.find((each) => each instanceof Error);
    if (error && ++logged <= MAX_PROBLEMS) emitCustom('rv:error', withoutLocation('logged', error));
    return undefined;
  });
}

function errorIn(event: ErrorEvent | PromiseRejectionEvent): TrackerEvents['rv:error'] | undefined {
  if ('reason' in event) {
    return withoutLocation('rejection', event.reason);
  }
  // An error event without a message is a file that failed to load.
  if (typeof event.message !== 'string') return undefined;
  return {
    kind: 'error',
    message: clean(errorAllowed(event.message), MESSAGE_CHARACTERS),
    file: pathAllowed(maskUrl(event.filename ?? '')),
    line: event.lineno ?? 0,
    column: event.colno ?? 0,
    cross_origin: event.message === 'Script error.',
  };
}

/** Omits the location, because every browser formats stacks differently. */
const withoutLocation = (
  kind: 'rejection' | 'logged',
  reason: { readonly message?: unknown } | undefined,
): TrackerEvents['rv:error'] => ({
  kind,
  message: clean(errorAllowed(String(reason?.message ?? reason)), MESSAGE_CHARACTERS),
  file: '',
  line: 0,
  column: 0,
  cross_origin: false,
});

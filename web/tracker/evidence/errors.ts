import type { TrackerEvents } from '../../../lambdas/contract/tracker.ts';
import type { Documents } from '../documents.ts';
import type { EmitCustomEvent } from '../emit-custom.ts';
import type { Lifetime } from '../lifetime.ts';
import { MAX_PROBLEMS, MESSAGE_CHARACTERS } from '../limits.ts';
import type { EarlyEvent } from '../loader-interface.ts';
import { maskUrl } from '../privacy/mask-url.ts';
import { errorAllowed, pathAllowed } from '../privacy/strict-mode.ts';
import { rememberPageFields } from '../privacy/typing.ts';
import { clean } from './element/label.ts';
import { observeCalls } from './observe-calls.ts';

/**
 * Emits `rv:error` for errors and unhandled rejections of the page's scripts, and for errors that they may have handled:
 * those that they write to the console, and responses that are not JSON. Up to MAX_PROBLEMS per page of each. `since`: the page's start.
 */
export function watchErrors(
  life: Lifetime,
  documents: Documents,
  emitCustom: EmitCustomEvent,
  early: readonly Pick<EarlyEvent, 'at' | 'event'>[],
  since: number,
): void {
  let reported = 0;
  const report = (event: Event, at?: number) => {
    const error = errorIn(event as ErrorEvent | PromiseRejectionEvent);
    if (error && ++reported <= MAX_PROBLEMS) emitCustom('rv:error', error, at);
  };

  // A page that was opened in the background starts when it is shown.
  for (const { event, at } of early) life.catchErrors(() => report(event, Math.max(at, since)))();
  documents.listen('error unhandledrejection', report);

  let logged = 0;
  const log = (reason: unknown, address?: string) => {
    if (reason && ++logged <= MAX_PROBLEMS)
      emitCustom('rv:error', describe('logged', reason, address));
    return undefined;
  };
  observeCalls(life, console, 'error', (_, args: unknown[]) =>
    log(args.find((each) => each instanceof Error)),
  );
  // A login or error page instead of JSON. Chromium dispatches no event for it, and the error's message contains a part of it.
  // Other statuses are those of failed requests, or of responses without content.
  observeCalls<[], Promise<unknown> | undefined>(
    life,
    Response.prototype,
    'json',
    (self, _, result) => {
      const { status, url } = self as Response;
      // A page's own function may return anything.
      result?.then?.(
        undefined,
        life.catchErrors(({ name }: Error) => {
          if (status === 200 && name === 'SyntaxError') log('Not JSON: ', url);
        }),
      );
      return undefined;
    },
  );
}

function errorIn(event: ErrorEvent | PromiseRejectionEvent): TrackerEvents['rv:error'] | '' {
  if ('reason' in event) return describe('rejection', event.reason);
  // Chrome's message lacks the text if a framework such as React caught an error of the DOM and reports it. An error event
  // without a message is a file that failed to load.
  return (
    event.message &&
    describe('error', (/ $/.test(event.message) && event.error) || event.message, '', event)
  );
}

/**
 * Without an event the location is omitted, because every browser formats stacks differently. `address`: the end of the
 * message, which is masked like an address.
 */
function describe(
  kind: TrackerEvents['rv:error']['kind'],
  reason: unknown,
  address = '',
  { filename = '', lineno = 0 }: Partial<ErrorEvent> = {},
): TrackerEvents['rv:error'] {
  // Pages put the values of fields into errors and addresses, even values that scripts set without an event.
  rememberPageFields();
  const message = String((reason as Error | undefined)?.message ?? reason) + maskUrl(address);
  return {
    kind,
    message: clean(errorAllowed(message), MESSAGE_CHARACTERS),
    file: pathAllowed(maskUrl(filename)),
    line: lineno,
  };
}

/** The maximum number of reports per page. */
const ERRORS_PER_PAGE = 5;
const STACK_LINES = 8;

const reported = new Set<string>();

/**
 * Sends an error of the app to the server's log: name, message, stack frames and the first segment of the path. Never throws,
 * and never reports the same message twice from one page. Contains no typed text and no token: the URL is reduced to its
 * first segment, and the server masks the rest.
 */
export function reportError(error: unknown): void {
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
  if (reported.size >= ERRORS_PER_PAGE || reported.has(message)) return;
  reported.add(message);
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause.message : '';
  const body = {
    name: name.slice(0, 60),
    message: [message, cause].filter(Boolean).join(': ').slice(0, 300),
    stack: framesOf(stack),
    page: `/${window.location.pathname.split('/')[1] ?? ''}`.slice(0, 60),
  };
  const request = {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
  // Not reported offline, and a failed report must not be reported either.
  fetch('/functions/v1/report-client-error', request).catch(() => undefined);
}

/** `at name (file.js:1:2)` without host, path or query. */
const framesOf = (stack = ''): string[] =>
  stack
    .split('\n')
    .filter((line) => /:\d+:\d+\)?$/.test(line))
    .slice(0, STACK_LINES)
    .map((line) =>
      line
        .trim()
        .replace(/https?:\/\/[^\s)]*\/([^/\s)?#]*)[^\s):]*/g, '$1')
        .slice(0, 160),
    );

/** Reports errors that no boundary catches. */
export function reportUncaughtErrors(): void {
  window.addEventListener('error', ({ error, message }) => reportError(error ?? message));
  window.addEventListener('unhandledrejection', ({ reason }) => reportError(reason));
}

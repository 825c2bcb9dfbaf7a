import { afterEach, beforeEach, expect, test, vi } from 'vitest';

interface Report {
  readonly name: string;
  readonly message: string;
  readonly stack: readonly string[];
  readonly page: string;
}
let reports: Report[];
let reportError: (error: unknown) => void;
let reportUncaughtErrors: () => void;

beforeEach(async () => {
  reports = [];
  vi.resetModules(); // the reports of a page are counted in the module
  const module = await import('../../web/app/lib/support/report-error.ts');
  ({ reportError, reportUncaughtErrors } = module);
  vi.stubGlobal('fetch', async (_: string, { body, keepalive }: RequestInit) => {
    expect(keepalive).toBe(true); // the page may be closing
    reports.push(JSON.parse(String(body)));
    throw new TypeError('offline');
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  window.history.replaceState(null, '', '/');
});

const errorWith = (message: string, stack = '', cause?: unknown) =>
  Object.assign(new Error(message, { cause }), { stack });

test('an error is reported with its cause and the first segment of the path', () => {
  window.history.replaceState(null, '', '/shared/secret-token?query=typed');
  reportError(errorWith('No parts', '', new TypeError('x is undefined')));
  expect(reports).toEqual([
    { name: 'Error', message: 'No parts: x is undefined', stack: [], page: '/shared' },
  ]);
});

test('eight frames of a stack are reported, each with its file and without host, path and query', () => {
  const frame = '    at play (https://app.example/assets/player-1.js?token=x:12:34)';
  reportError(errorWith('No parts', ['Error: No parts', ...Array(9).fill(frame)].join('\n')));
  expect(reports[0]?.stack).toEqual(Array(8).fill('at play (player-1.js:12:34)'));
});

test('long texts are truncated', () => {
  const error = errorWith('m'.repeat(400), `at ${'f'.repeat(400)}:1:2`);
  reportError(Object.assign(error, { name: 'n'.repeat(400) }));
  window.history.replaceState(null, '', `/${'p'.repeat(400)}`);
  reportError('a text');
  const [long, text] = reports;
  expect([long?.name.length, long?.message.length, long?.stack[0]?.length]).toEqual([60, 300, 160]);
  expect([text?.message, text?.page.length]).toEqual(['a text', 60]);
});

test('a page reports each message once, and at most five', () => {
  for (const message of ['a', 'a', 'b', 'c', 'd', 'e', 'f']) reportError(errorWith(message));
  expect(reports.map(({ message }) => message)).toEqual(['a', 'b', 'c', 'd', 'e']);
});

test('errors that no boundary catches are reported', () => {
  reportUncaughtErrors();
  window.dispatchEvent(
    new ErrorEvent('error', { error: errorWith('thrown'), message: 'Uncaught' }),
  );
  window.dispatchEvent(new ErrorEvent('error', { message: 'Script error.' }));
  const rejection = Object.assign(new Event('unhandledrejection'), {
    reason: errorWith('rejected'),
  });
  window.dispatchEvent(rejection);
  expect(reports.map(({ message }) => message)).toEqual(['thrown', 'Script error.', 'rejected']);
});

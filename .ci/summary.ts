import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

/** A test that needs a second attempt now and then is tolerated and named; more of them are a failure of their own. */
const MOST_RETRIED = 3;

interface Test {
  readonly status: string;
  readonly fullName: string;
  readonly failureMessages: readonly string[];
}

/** What matters of vitest's JSON report. */
export interface Report {
  readonly testResults: readonly {
    readonly name: string;
    readonly message: string;
    readonly status: string;
    readonly assertionResults: readonly Test[];
  }[];
}

/** Prints as lines; the last one is "N passed, N failed". */
export function summaryOf({ testResults }: Report) {
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const count = (status: string) => tests.filter((each) => each.status === status).length;
  // A test that failed first and passed then keeps the messages of its first attempt.
  const retried = tests.filter(
    ({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0,
  );
  // A file that could not be read, or whose hooks failed, has no failed test of its own.
  const failedFiles = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && assertionResults.every((each) => each.status !== 'failed'),
  );
  const excess = retried.length > MOST_RETRIED ? 1 : 0;
  const failed = count('failed') + failedFiles.length + excess;
  const named = (how: string, { fullName, failureMessages: [first = ''] }: Test) =>
    `${how}: ${fullName} (${first.split('\n', 1)[0]})`;
  const lines = [
    ...retried.map((test) => named('retried', test)),
    ...tests.filter(({ status }) => status === 'failed').map((test) => named('failed', test)),
    ...failedFiles.map(({ name, message }) => `failed: ${name} (${message.split('\n', 1)[0]})`),
    ...(excess ? [`${retried.length} tests were retried, at most ${MOST_RETRIED} may be`] : []),
    `${count('passed')} passed, ${failed} failed`,
  ];
  return { lines, isGreen: failed === 0 && tests.length > 0 };
}

const [, script, file] = process.argv;
if (file && import.meta.url === pathToFileURL(script ?? '').href) {
  const { lines, isGreen } = summaryOf(JSON.parse(readFileSync(file, 'utf8')));
  process.stdout.write(`${lines.join('\n')}\n`);
  process.exitCode = isGreen ? 0 : 1;
}

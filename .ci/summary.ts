import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

/** Up to this many retried tests are only listed. More count as a failure. */
const RETRIED_MAX = 3;

interface Test {
  readonly status: string;
  readonly fullName: string;
  readonly failureMessages: readonly string[];
}

/** The fields of vitest's JSON report that are read. */
export interface Report {
  readonly testResults: readonly {
    readonly name: string;
    readonly message: string;
    readonly status: string;
    readonly assertionResults: readonly Test[];
  }[];
}

/** The lines to print. The last one is "N passed, N failed". */
export function summaryOf({ testResults }: Report) {
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const count = (status: string) => tests.filter((each) => each.status === status).length;
  // A test that passed on retry keeps the messages of its first attempt.
  const retried = tests.filter(
    ({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0,
  );
  // A file that could not be loaded, or whose hooks failed, has no failed test.
  const failedFiles = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && assertionResults.every((each) => each.status !== 'failed'),
  );
  const excess = retried.length > RETRIED_MAX ? 1 : 0;
  const failed = count('failed') + failedFiles.length + excess;
  const lineOf = (outcome: string, { fullName, failureMessages: [first = ''] }: Test) =>
    `${outcome}: ${fullName} (${first.split('\n', 1)[0]})`;
  const lines = [
    ...retried.map((test) => lineOf('retried', test)),
    ...tests.filter(({ status }) => status === 'failed').map((test) => lineOf('failed', test)),
    ...failedFiles.map(({ name, message }) => `failed: ${name} (${message.split('\n', 1)[0]})`),
    ...(excess ? [`${retried.length} tests were retried, at most ${RETRIED_MAX} may be`] : []),
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

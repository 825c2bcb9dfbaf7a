import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../paths.ts';

/** Runs `npm run report` for these instants in order, and returns its output. */
export async function runReports(moments: readonly (Date | string)[]): Promise<string> {
  const times = moments.map((each) => (typeof each === 'string' ? each : each.toISOString()));
  const args = [join(root, 'bin/report.ts'), ...times.flatMap((each) => ['--at', each])];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: root });
  return stdout.trim();
}

import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startInBackground } from '../background.ts';

/** Synthesizes once for all test files, in a child process, because it would block all workers here. */
export function setup() {
  const synthesis = startInBackground('templates', async () => {
    const run = promisify(execFile);
    const file = join(import.meta.dirname, 'synthesize.ts');
    const { stdout } = await run(process.execPath, [file], {
      maxBuffer: 64 * 1024 * 1024,
      // CDK validation takes half of the time; `npm run review` runs it on these stacks.
      env: { ...process.env, CDK_VALIDATION: 'false' },
    });
    return JSON.parse(stdout);
  });
  return () => synthesis;
}

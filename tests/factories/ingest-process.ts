import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { root } from '../../lib/local/paths.ts';

interface Health {
  readonly stallMs: number;
  readonly p99Ms: number;
  readonly rssMb: number;
  readonly cpuMs: number;
}
export interface IngestProcess {
  readonly url: string;
  health(): Promise<Health>;
  /** As the machine would: without a word. */
  kill(): Promise<void>;
}

/** Starts the ingest function behind HTTP in a process that can be killed. */
export async function ingestProcess(): Promise<IngestProcess> {
  const child: ChildProcess = fork(join(root, 'tests/campaigns/ingest-server.ts'), {
    env: { ...process.env, POWERTOOLS_LOG_LEVEL: 'ERROR', NODE_OPTIONS: '' },
    execArgv: [],
  });
  const died = once(child, 'exit').then(() => {
    throw new Error('The ingest process ended before it listened');
  });
  const [{ port }] = (await Promise.race([once(child, 'message'), died])) as [{ port: number }];
  died.catch(() => {}); // from here on it may be killed
  return {
    url: `http://127.0.0.1:${port}/functions/v1/record-events`,
    async health() {
      child.send('health');
      const [health] = (await once(child, 'message')) as [Health];
      return health;
    },
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}

import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { root } from '../../lib/local/paths.ts';

interface Health {
  /** The longest task since the last call, in processor time. */
  readonly stallMs: number;
  readonly rssMb: number;
  readonly cpuMs: number;
}
interface Memory {
  /** In use after garbage collection, on the heap and outside of it. */
  readonly liveMb: number;
  readonly heapMb: number;
  readonly rssMb: number;
}
export interface IngestProcess {
  readonly url: string;
  health(): Promise<Health>;
  memory(): Promise<Memory>;
  /** Milliseconds of processor time for unpacking 15 MB, the unit for other times. */
  unpackingMs(): Promise<number>;
  /** Kills the process without a graceful shutdown. */
  kill(): Promise<void>;
}

/** Starts the ingest function behind HTTP in a process that can be killed. */
export async function ingestProcess(variables: NodeJS.ProcessEnv = {}): Promise<IngestProcess> {
  const child: ChildProcess = fork(join(root, 'tests/campaigns/ingest-server.ts'), {
    env: { ...process.env, POWERTOOLS_LOG_LEVEL: 'ERROR', NODE_OPTIONS: '', ...variables },
    execArgv: ['--expose-gc'],
  });
  const died = once(child, 'exit').then(() => {
    throw new Error('The ingest process ended before it listened');
  });
  const [{ port }] = (await Promise.race([once(child, 'message'), died])) as [{ port: number }];
  died.catch(() => {}); // from here on it may be killed
  const reply = async (to: 'health' | 'memory' | 'unpacking') => {
    child.send(to);
    const [message] = await once(child, 'message');
    return message;
  };
  return {
    url: `http://127.0.0.1:${port}/functions/v1/record-events`,
    health: () => reply('health') as Promise<Health>,
    memory: () => reply('memory') as Promise<Memory>,
    unpackingMs: () => reply('unpacking') as Promise<number>,
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}

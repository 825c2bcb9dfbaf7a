import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { root } from '../../lib/local/paths.ts';

export interface SendKill {
  readonly effect: number;
  /** Before the effect, during it, or after its response arrived. */
  readonly mode: 'before' | 'mid' | 'after';
  /** Delay of a `mid` kill after the start of the effect. */
  readonly midMs: number;
}

export interface SendJob {
  readonly ownerId: string;
  /** The worker's current time. */
  readonly now: string;
  /** Offset of the worker's clock from that of this machine. */
  readonly aheadMs: number;
  readonly kill?: SendKill;
}

/** Email templates are TSX, which Node cannot run, so our files are bundled. */
const worker = join(root, '.local/send-worker.mjs');
let isBuilt = false;
function build(): void {
  if (isBuilt) return;
  isBuilt = true;
  buildSync({
    entryPoints: [join(root, 'tests/campaigns/send-worker.ts')],
    outfile: worker,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    logLevel: 'error',
  });
}

/** Runs the sender in a child process. Returns its number of effects, or undefined when it was killed. */
export async function sendInProcess(job: SendJob): Promise<number | undefined> {
  build();
  const child = fork(worker, [JSON.stringify(job)], {
    env: { ...process.env, POWERTOOLS_LOG_LEVEL: 'SILENT', NODE_OPTIONS: '' },
    execArgv: [],
  });
  let effects: number | undefined;
  child.on('message', (message) => {
    effects = (message as { effects: number }).effects;
    child.disconnect();
  });
  const [code, signal] = await once(child, 'exit');
  if (signal !== 'SIGKILL' && code !== 0) throw new Error(`The sender ended with ${code}`);
  return effects;
}

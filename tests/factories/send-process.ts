import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { root } from '../../lib/local/paths.ts';

export interface SendKill {
  readonly effect: number;
  /** Just before it, while it is under way, or once its answer was heard. */
  readonly mode: 'before' | 'mid' | 'after';
  /** How long "under way" lasts. */
  readonly midMs: number;
}

export interface Errand {
  readonly ownerId: string;
  /** The instant that the worker takes for now. */
  readonly now: string;
  /** How far its clock is ahead of this machine's. */
  readonly aheadMs: number;
  readonly kill?: SendKill;
}

/** Mails are written in TSX, which Node does not read: one bundle of our own files. */
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

/** Runs the sender in a process of its own. Answers with the effects it had, or undefined when it was killed. */
export async function sendInProcess(errand: Errand): Promise<number | undefined> {
  build();
  const child = fork(worker, [JSON.stringify(errand)], {
    env: { ...process.env, POWERTOOLS_LOG_LEVEL: 'SILENT', NODE_OPTIONS: '' },
    execArgv: [],
  });
  let effects: number | undefined;
  child.on('message', (said) => {
    effects = (said as { effects: number }).effects;
    child.disconnect();
  });
  const [code, signal] = await once(child, 'exit');
  if (signal !== 'SIGKILL' && code !== 0) throw new Error(`The sender ended with ${code}`);
  return effects;
}

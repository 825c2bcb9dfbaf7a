import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { cleanEnvironment, root } from './paths.ts';
import { python } from './python.ts';

const START_MS = 30_000;
const STOP_MS = 8_000;

export interface Emulator {
  readonly endpoint: string;
  /** Everything this instance remembers. */
  readonly folder: string;
  readonly mailDir: string;
  stop(): Promise<void>;
}

/** Where the emulator of a port answers and keeps what it remembers, also before it runs. */
export const emulatorAt = (port: number): Pick<Emulator, 'endpoint' | 'folder'> => ({
  endpoint: `http://127.0.0.1:${port}`,
  folder: join(root, '.local', String(port)),
});

/** Starts the local AWS. With `keeps`, what it holds survives a stop. */
export async function startEmulator({
  port,
  keeps,
  google,
}: {
  port: number;
  keeps: boolean;
  /** The origin of the stand-in for Google. */
  google: number;
}): Promise<Emulator> {
  const { endpoint, folder } = emulatorAt(port);
  if (!keeps) rmSync(folder, { recursive: true, force: true });
  const tmp = join(folder, 'tmp');
  const mailDir = join(folder, 'mail');
  mkdirSync(tmp, { recursive: true });
  mkdirSync(mailDir, { recursive: true });
  // The emulator's own CommonJS worker runs below here and would inherit our "type": "module".
  writeFileSync(join(tmp, 'package.json'), '{"type":"commonjs"}');

  const log = openSync(join(folder, 'emulator.log'), 'w');
  if (await isReady(endpoint))
    throw new Error(`Port ${port} is taken: a local cloud already runs there.`);
  const child = spawn(
    await python('venv', join(import.meta.dirname, 'requirements.txt')),
    [join(import.meta.dirname, 'launcher.py')],
    {
      env: {
        ...cleanEnvironment(),
        PYTHONDONTWRITEBYTECODE: '', // nothing was compiled when it was installed
        NODE_PATH: join(root, 'node_modules'), // the SDK, for functions bundled without it
        GATEWAY_PORT: String(port),
        BIND_HOST: '127.0.0.1',
        IOT_MTLS_ENABLED: '0', // else it opens port 8883 to the network
        TMPDIR: tmp,
        STATE_DIR: join(folder, 'state'),
        S3_DATA_DIR: join(folder, 's3'),
        PERSIST_STATE: keeps ? '1' : '0',
        S3_PERSIST: keeps ? '1' : '0',
        LOG_LEVEL: 'WARNING',
        LOCAL_MAIL_DIR: mailDir,
        LOCAL_CLOCK_FILE: join(folder, 'clock'),
        LOCAL_GOOGLE_URL: `http://localhost:${google}`,
      },
      detached: true, // a process group of its own, so that stop() also reaches the workers
      stdio: ['pipe', log, log], // the open stdin shows that this process is alive
    },
  );
  await untilReady(endpoint, child, join(folder, 'emulator.log')).catch(async (error) => {
    await stop(child);
    throw error;
  });
  return {
    endpoint,
    folder,
    mailDir,
    stop: () => stop(child),
  };
}

/** Moves the scheduler's clock for one zone, so that tests neither wait for 9:00 nor affect each other. */
export function moveClock(folder: string, zone: string, seconds: number): void {
  const file = join(folder, 'clock');
  writeFileSync(`${file}.new`, `${zone} ${seconds}`);
  renameSync(`${file}.new`, file); // the scheduler reads it whole or not at all
}

async function untilReady(endpoint: string, child: ChildProcess, log: string): Promise<void> {
  for (const end = Date.now() + START_MS; Date.now() < end; await pause(50)) {
    if (child.exitCode !== null) throw new Error(`The emulator ended at once; see ${log}`);
    if (await isReady(endpoint)) return;
  }
  throw new Error(`The emulator did not start; see ${log}`);
}

const isReady = async (endpoint: string) =>
  (await fetch(`${endpoint}/_ministack/ready`).catch(() => undefined))?.ok ?? false;

function stop(child: ChildProcess): Promise<void> {
  return new Promise((done) => {
    if (child.exitCode !== null || child.pid === undefined) return done();
    const group = -child.pid;
    // A custom resource that hangs blocks SIGTERM for ever.
    const force = setTimeout(() => process.kill(group, 'SIGKILL'), STOP_MS);
    child.once('exit', () => {
      clearTimeout(force);
      done();
    });
    child.kill('SIGTERM');
  });
}

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
  /** The state of this instance. */
  readonly folder: string;
  readonly mailDir: string;
  stop(): Promise<void>;
}

/** The endpoint and state folder of the emulator on a port. It need not run yet. */
export const emulatorAt = (port: number): Pick<Emulator, 'endpoint' | 'folder'> => ({
  endpoint: `http://127.0.0.1:${port}`,
  folder: join(root, '.local', String(port)),
});

/** Starts the local AWS. With `persists`, its state survives a stop. */
export async function startEmulator({
  port,
  persists,
  google,
}: {
  port: number;
  persists: boolean;
  /** The origin of the stand-in for Google. */
  google: number;
}): Promise<Emulator> {
  const { endpoint, folder } = emulatorAt(port);
  if (!persists) rmSync(folder, { recursive: true, force: true });
  const tmp = join(folder, 'tmp');
  const mailDir = join(folder, 'mail');
  mkdirSync(tmp, { recursive: true });
  mkdirSync(mailDir, { recursive: true });
  // The emulator's CommonJS worker runs in this folder and would inherit our "type": "module".
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
        PYTHONDONTWRITEBYTECODE: '', // the installation compiled nothing, so Python must cache its bytecode
        NODE_PATH: join(root, 'node_modules'), // the SDK, for functions bundled without it
        GATEWAY_PORT: String(port),
        BIND_HOST: '127.0.0.1',
        IOT_MTLS_ENABLED: '0', // otherwise it opens port 8883 to the network
        TMPDIR: tmp,
        STATE_DIR: join(folder, 'state'),
        S3_DATA_DIR: join(folder, 's3'),
        PERSIST_STATE: persists ? '1' : '0',
        S3_PERSIST: persists ? '1' : '0',
        LOG_LEVEL: 'WARNING',
        LOCAL_MAIL_DIR: mailDir,
        LOCAL_CLOCK_FILE: join(folder, 'clock'),
        LOCAL_GOOGLE_URL: `http://localhost:${google}`,
      },
      detached: true, // a separate process group, so that stop() also reaches the workers
      stdio: ['pipe', log, log], // the emulator exits when this stdin is closed
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
    if (child.exitCode !== null) throw new Error(`The emulator exited while starting; see ${log}`);
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
    // A custom resource that hangs blocks SIGTERM forever.
    const force = setTimeout(() => process.kill(group, 'SIGKILL'), STOP_MS);
    child.once('exit', () => {
      clearTimeout(force);
      done();
    });
    child.kill('SIGTERM');
  });
}

import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const STEP_MS = 100;

/**
 * Does the work while nothing else on this machine works under the same file, which names the process that holds it. The
 * file of a process that has died is taken over.
 */
export async function exclusively<T>(file: string, work: () => Promise<T>): Promise<T> {
  mkdirSync(dirname(file), { recursive: true });
  while (!take(file)) await pause(STEP_MS);
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}

function take(file: string): boolean {
  try {
    writeFileSync(file, `${process.pid}`, { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  if (hasDied(file)) rmSync(file, { force: true });
  return false;
}

function hasDied(file: string): boolean {
  let holder: string;
  try {
    holder = readFileSync(file, 'utf8');
  } catch {
    return false; // released since
  }
  if (holder === '') return false; // being written
  try {
    return !process.kill(Number(holder), 0);
  } catch {
    return true;
  }
}

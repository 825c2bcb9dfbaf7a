import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const STEP_MS = 100;

/**
 * Runs the work while holding a lock file, which contains the id of its process. The lock of a dead process is taken over.
 */
export async function exclusively<T>(file: string, work: () => Promise<T>): Promise<T> {
  mkdirSync(dirname(file), { recursive: true });
  while (!tryLock(file)) await pause(STEP_MS);
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}

function tryLock(file: string): boolean {
  try {
    writeFileSync(file, `${process.pid}`, { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  if (isHolderDead(file)) rmSync(file, { force: true });
  return false;
}

function isHolderDead(file: string): boolean {
  let holder: string;
  try {
    holder = readFileSync(file, 'utf8');
  } catch {
    return false; // already released
  }
  if (holder === '') return false; // being written
  try {
    return !process.kill(Number(holder), 0);
  } catch {
    return true;
  }
}

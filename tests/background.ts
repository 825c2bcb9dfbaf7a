import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from '../lib/local/paths.ts';

/**
 * Work that a global setup starts without waiting, so tests that do not need it can run meanwhile. A file passes the
 * result, because tests run in other processes.
 */
interface Outcome<T> {
  readonly value?: T;
  readonly failed?: string;
}

/** Long enough for a slow machine; a failed start ends the wait at once. */
const TIMEOUT_MS = 900_000;
const fileOf = (name: string) => join(root, '.local/later', `${name}.json`);

/** Starts the work. Resolves when it has succeeded or failed. */
export async function startInBackground<T>(
  name: string,
  work: () => Promise<T>,
): Promise<T | undefined> {
  rmSync(fileOf(name), { force: true });
  try {
    const value = await work();
    write(name, { value });
    return value;
  } catch (error) {
    write(name, { failed: (error as Error).message });
  }
}

function write<T>(name: string, outcome: Outcome<T>): void {
  mkdirSync(dirname(fileOf(name)), { recursive: true });
  writeFileSync(`${fileOf(name)}.new`, JSON.stringify(outcome));
  renameSync(`${fileOf(name)}.new`, fileOf(name)); // atomic: a reader sees all of it or nothing
}

/** Waits for the result. */
export async function resultOf<T>(name: string): Promise<T> {
  for (const end = Date.now() + TIMEOUT_MS; Date.now() < end; await pause(50)) {
    if (!existsSync(fileOf(name))) continue;
    const { value, failed } = JSON.parse(readFileSync(fileOf(name), 'utf8')) as Outcome<T>;
    if (value !== undefined) return value;
    throw new Error(`${name} failed: ${failed}`);
  }
  throw new Error(`${name} was not ready after ${TIMEOUT_MS / 1000} s`);
}

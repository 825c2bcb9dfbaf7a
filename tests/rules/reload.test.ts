import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reloadFunctions } from '../../lib/local/reload.ts';
import { serve } from '../factories/loopback.ts';

let root: string;
let rejects = false;
const replaced: string[] = [];
const output: string[] = [];
const cleanups: (() => unknown)[] = [];

const save = (name: string, text: string) => writeFileSync(join(root, 'lambdas', name), text);
const logged = (text: string) =>
  vi.waitFor(() => expect(output.join('\n')).toContain(text), { timeout: 10_000 });

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'reload-'));
  mkdirSync(join(root, 'lambdas/team'), { recursive: true });
  save('words.ts', 'export const words = "before";');
  save('team/add.ts', 'import { words } from "../words.ts"; export const add = () => words;');
  save('team/list.ts', 'export const list = () => [];');
  const cloud = await serve((request, response) => {
    replaced.push(request.url ?? '');
    response.writeHead(rejects ? 500 : 200).end('{}');
  });
  const options = {
    absWorkingDir: root,
    entryPoints: {
      'team/add/index': 'lambdas/team/add.ts',
      'team/list/index': 'lambdas/team/list.ts',
    },
    outdir: join(root, 'dist'),
    bundle: true,
    logLevel: 'silent' as const,
  };
  const print = (line: string) => output.push(line);
  const stop = await reloadFunctions({
    endpoint: `http://127.0.0.1:${cloud.port}`,
    options,
    folder: 'lambdas',
    print,
  });
  cleanups.push(stop, () => cloud[Symbol.asyncDispose]());
});
afterEach(async () => {
  for (const cleanup of cleanups.splice(0)) await cleanup();
  rmSync(root, { recursive: true });
  rejects = false;
  replaced.length = output.length = 0;
});

const codeOf = (name: string) => `/2015-03-31/functions/reveille-local-${name}/code`;

test('a saved file replaces only the functions that contain it', async () => {
  save('words.ts', 'export const words = "after";');
  await logged('1 function(s) replaced');
  expect(replaced).toEqual([codeOf('team-add')]);
  save('team/list.ts', 'import { words } from "../words.ts"; export const list = () => [words];');
  await vi.waitFor(() => expect(replaced).toEqual([codeOf('team-add'), codeOf('team-list')]));
  output.length = 0;
  save('words.ts', 'export const words = "for both";');
  await logged('2 function(s) replaced');
});

test('keeps the functions and reports the error if a file does not compile; the next save is deployed', async () => {
  save('words.ts', 'export const words = ;');
  await logged('Not replaced: ');
  expect(replaced).toEqual([]);
  save('words.ts', 'export const words = "mended";');
  await logged('1 function(s) replaced');
});

test('a local cloud that rejects the code is reported', async () => {
  rejects = true;
  save('words.ts', 'export const words = "after";');
  await logged('Not replaced: the local cloud rejected team-add (500)');
});

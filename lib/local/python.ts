import { execFile } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { exclusively } from './exclusive.ts';
import { root } from './paths.ts';

const run = promisify(execFile);

/** The interpreter of a virtual environment in `.local`, which is recreated when its requirements change. */
export async function python(name: string, requirements: string): Promise<string> {
  const venv = join(root, '.local', name);
  const installed = join(venv, 'installed.txt');
  const requirementsText = readFileSync(requirements, 'utf8');
  const isMade = () =>
    existsSync(installed) && readFileSync(installed, 'utf8') === requirementsText;
  // The tests start two local clouds at once.
  const make = async () => {
    if (isMade()) return;
    await install(venv, requirements);
    writeFileSync(installed, requirementsText);
  };
  if (!isMade()) await exclusively(`${venv}.lock`, make);
  return executableIn(venv);
}

const executableIn = (venv: string) => join(venv, 'bin/python');

async function install(venv: string, requirements: string): Promise<void> {
  await run('python3', [
    '-c',
    'import sys, venv, ensurepip; assert sys.version_info >= (3, 10)',
  ]).catch(() => {
    throw new Error('Python 3.10 or newer with venv is needed: install python3 and python3-venv.');
  });
  // Uses the machine's pip if there is one, because installing another takes as long as the packages.
  await run('python3', ['-m', 'venv', '--without-pip', '--clear', venv]);
  const pip = ['-m', 'pip', '--python', executableIn(venv)];
  const hasPip = await run('python3', [...pip, '--version']).then(
    () => true,
    () => false,
  );
  if (!hasPip) await run(executableIn(venv), ['-m', 'ensurepip']);
  const [program, install] = hasPip ? ['python3', pip] : [executableIn(venv), ['-m', 'pip']];
  // Python compiles modules when they are imported, and most never are.
  const options = ['--quiet', '--disable-pip-version-check', '--no-compile'];
  await run(program, [...install, 'install', ...options, '-r', requirements]);
}
